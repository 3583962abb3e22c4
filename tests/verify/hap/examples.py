"""Lines that are messages of HAP/1 and lines that are none, for the decoder and for the published schemas alike."""

from typing import Final

SETUP: Final = (
    '{"players":4,"dealer":3,"hands":[["TD","9D"],["2C"],[],["KC"]],"turn_up":"2H","deal_no":0,'
    '"contract":{"bid":"solo","by":0,"partner":null,"trump":"H"}}'
)
GAME: Final = f'"game":"solo-whist","ruleset":"as-printed","options":{{"sw.fail":"x","a":1,"b":[2,4]}},"setup":{SETUP}'
ACTIONS: Final = '"actions":["0 bid:solo","1 bid:misere","0 name-trump:S","1 play:TD","0 penalty:points"]'

REQUESTS: Final = {
    "hello": '{"id":"0","op":"hello","hap":[1],"corpus":"1.0"}',
    "replay": f'{{"id":"7","op":"replay",{GAME},{ACTIONS},"ask":[{{"at":3,"want":["actor","legal"]}},'
    '{"at":"end","want":["result","payments"]}]}',
    "settle": '{"id":"8","op":"settle","game":"six-bid","setup":{"players":3,"dealer":2,"trick_points":[60,30,20],'
    '"widow":10,"contract":{"bid":"solo","by":0}},"ask":[{"at":"end","want":["payments"]}]}',
    "draw": '{"id":"d","op":"draw","game":"russian-whist","setup":{"players":4,'
    '"rounds":[["2C","2D","AS","KS"],["3C","4D",null,null]]}}',
    "view": f'{{"id":"v","op":"view",{GAME},{ACTIONS},"seat":2}}',
    "count": f'{{"id":"c","op":"count",{GAME},{ACTIONS},"until":"play","want":["tricks","contract"]}}',
    "explain": f'{{"id":"e","op":"explain",{GAME},{ACTIONS},"action":"1 play:8C"}}',
    "bye": '{"id":"9","op":"bye"}',
}

# Step at which the decoder stops, and the line.
BAD_REQUESTS: Final = {
    "unknown-op": ("op", '{"id":"0","op":"play"}'),
    "missing-op": ("fields", '{"id":"0"}'),
    "number-as-id": ("fields", '{"id":0,"op":"bye"}'),
    "empty-id": ("fields", '{"id":"","op":"bye"}'),
    "unknown-field": ("fields", '{"id":"0","op":"bye","why":"done"}'),
    "unknown-field-in-setup": ("fields", REQUESTS["count"].replace('"deal_no"', '"deal"')),
    "boolean-as-number": ("fields", REQUESTS["count"].replace('"dealer":3', '"dealer":true')),
    "boolean-as-version": ("fields", '{"id":"0","op":"hello","hap":[true]}'),
    "fraction-as-seat": ("fields", REQUESTS["view"].replace('"seat":2', '"seat":2.5')),
    "negative-seat": ("fields", REQUESTS["view"].replace('"seat":2', '"seat":-1')),
    "no-card": ("fields", REQUESTS["count"].replace('"TD"', '"10D"')),
    "name-instead-of-seat": ("fields", REQUESTS["view"].replace('"0 bid:solo"', '"A bid:solo"')),
    "position-that-is-a-word": ("fields", REQUESTS["replay"].replace('"end"', '"last"')),
    "negative-position": ("fields", REQUESTS["replay"].replace('"at":3', '"at":-3')),
    "line-without-an-action": ("fields", REQUESTS["count"].replace('"until":"play"', '"until":0')),
    "line-to-nowhere": ("fields", REQUESTS["count"].replace('"until":"play"', '"until":"end"')),
    "line-told-by-no-observable": ("fields", REQUESTS["count"].replace('"tricks"', '"lines"')),
    "missing-setup": ("fields", '{"id":"0","op":"count","game":"solo-whist"}'),
    "list": ("fields", "[]"),
    "number": ("fields", "7"),
}

RESPONSES: Final = {
    "hello": '{"id":"0","ok":{"hap":1,"name":"mywhist","version":"0.4","language":"rust","ops":["replay"],'
    '"games":{"solo-whist":{"has":["auction","play","score"],"can":["actor","legal","payments"],'
    '"rulesets":["as-printed"],"options":{"sw.fail":["base_plus_fraction"]},"differs":["SW-DEF-03"]}}}}',
    "replay": '{"id":"7","ok":{"obs":[{"at":3,"actor":3,"legal":["pass","bid:open-misere"],"contract":null},'
    '{"at":"end","result":"made","payments":[3,-1.25,-1,-0.75],"exposed":[3],"trump":"none","over":true,'
    '"contract":{"bid":"solo","by":0,"partner":null,"trump":"H"}}]}}',
    "settle": '{"id":"8","ok":{"obs":[{"at":"end","pool":[8,0,0],"hill":[0,2,0],"whists":[[0,0,0],[4,0,0],[4,0,0]],'
    '"result":["made","failed","made"],"below":[4,0],"above":null}]}}',
    "draw": '{"id":"d","ok":{"dealer":2,"pairs":[[0,1],[2,3]],"again":[]}}',
    "view": '{"id":"v","ok":{"seat":2,"hand":["TD"],"table":["KC",null,null,null],"public":{"dealer":3,"turn_up":"2H",'
    '"tricks":[0,1,0,0],"actions":["3 play:KC"]},"exposed":[null,null,null,["2H"]],"legal":[],"partner":null,'
    '"controls":[2]}}',
    "count": '{"id":"c","ok":{"actor":2,"lines":8,"results":{"made":8},"ends":[{"tricks":[4,9,0,0],"lines":8}],'
    '"moves":{"play:AS":{"lines":8,"results":{"made":8}}}}}',
    "explain": '{"id":"e","ok":{"legal":false,"clause":"SW-PLAY-2","statement":"Follow.","fired":["SW-PLAY-2"]}}',
    "bye": '{"id":"9","ok":{}}',
}

OTHER_RESPONSES: Final = {
    "rejected": '{"id":"7","rejected":{"at":8,"clause":"SW-PLAY-2"}}',
    "rejected-without-clause": '{"id":"7","rejected":{"at":8}}',
    "rejected-by-nobody-knows-what": '{"id":"7","rejected":{"at":8,"clause":null}}',
    "skip": '{"id":"7","skip":{"reason":"no auction yet","issue":"https://example.org/1"}}',
    "error": '{"id":"7","error":{"message":"no such verb"}}',
    "error-to-what-could-not-be-read": '{"id":null,"error":{"message":"no JSON"}}',
}

BAD_RESPONSES: Final = {
    "neither": ("replay", '{"id":"7"}'),
    "both": ("replay", '{"id":"7","ok":{"obs":[]},"error":{"message":"and yet"}}'),
    "ok-and-null": ("replay", '{"id":"7","ok":{"obs":[]},"skip":null}'),
    "missing-id": ("replay", '{"ok":{"obs":[]}}'),
    "position-missing": ("replay", '{"id":"7","ok":{"obs":[{"actor":3}]}}'),
    "unknown-observable": ("replay", '{"id":"7","ok":{"obs":[{"at":3,"who":3}]}}'),
    "boolean-as-seat": ("replay", '{"id":"7","ok":{"obs":[{"at":3,"actor":true}]}}'),
    "boolean-as-payment": ("replay", '{"id":"7","ok":{"obs":[{"at":3,"payments":[true,0,0,0]}]}}'),
    "text-as-payment": ("replay", '{"id":"7","ok":{"obs":[{"at":3,"payments":["1",0,0,0]}]}}'),
    "number-as-over": ("replay", '{"id":"7","ok":{"obs":[{"at":3,"over":1}]}}'),
    "rejected-at-end": ("replay", '{"id":"7","rejected":{"at":"end"}}'),
    "legal-token-twice": ("replay", '{"id":"7","ok":{"obs":[{"at":3,"legal":["pass","pass"]}]}}'),
    "exposed-seat-twice": ("replay", '{"id":"7","ok":{"obs":[{"at":3,"exposed":[1,1]}]}}'),
    "payments-of-seven": ("replay", '{"id":"7","ok":{"obs":[{"at":3,"payments":[0,0,0,0,0,0,0]}]}}'),
    "request": ("replay", '{"id":"7","op":"play"}'),
    "ends-without-lines": ("count", '{"id":"c","ok":{"lines":8,"ends":[{"tricks":[4,9,0,0]}]}}'),
    "ends-with-something-else": ("count", '{"id":"c","ok":{"lines":8,"ends":[{"mood":"good","lines":8}]}}'),
    "ok-of-another-operation": ("count", '{"id":"7","ok":{"obs":[]}}'),
}

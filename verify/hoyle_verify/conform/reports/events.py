"""The event log as a file of its own."""

import msgspec

from hoyle_verify.conform.events import AnyEvent, Log


def events(log: Log) -> str:
    """Write the log again: each case, then its result if it has one."""
    results = {result.case: result for result in log.results}
    lines: list[AnyEvent] = [log.header]
    for case in log.cases:
        lines.append(case)
        if case.case in results:
            lines.append(results[case.case])
    if log.footer is not None:
        lines.append(log.footer)
    return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in lines)

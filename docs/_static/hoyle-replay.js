// Steps through a game.  Everything that there is to show at a position stands in the data, which the reference engine
// and the solver have made; this script applies events and draws, and knows no rule.

function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

// Cards that are barred together are counted, not drawn, where there are more than these.
const MANY = 12;

// Fills the places of a sentence: "{player} is to play".
function fill(sentence, values) {
  return sentence.replace(/\{(\w+)\}/g, (_all, name) => values[name]);
}

// The deck of this reader; storage may be closed to a page that is opened from a folder.
const deck = {
  get colours() {
    return document.documentElement.dataset.hoyleDeck === "two";
  },
  set colours(two) {
    document.documentElement.dataset.hoyleDeck = two ? "two" : "four";
    try {
      localStorage.setItem("hoyle-deck", two ? "two" : "four");
    } catch {
      // It holds for this page then.
    }
  },
};

class HoyleReplay extends HTMLElement {
  connectedCallback() {
    if (this.data) return;
    this.data = JSON.parse(this.querySelector("script").textContent);
    this.last = this.data.positions.length - 1;
    this.seats = [...this.data.players.keys()].filter((seat) => this.data.places[seat]);
    this.seat = this.data.places.indexOf("bottom");
    this.chosen = new Map();
    this.build();
    window.addEventListener("hashchange", () => this.followAddress());
    window.addEventListener("beforeprint", () => (this.tables.open = true));
    this.go(this.data.start ?? 0);
    if (document.readyState === "complete") this.followAddress();
    else window.addEventListener("load", () => this.followAddress());
  }

  build() {
    const { words, title } = this.data;
    const paper = [...this.children].filter((child) => !child.matches("script, .hoyle-hint"));
    this.board = make("div", { class: "hoyle-board" });
    this.says = make("p", { class: "hoyle-says", role: "status", "aria-live": "polite" });
    this.more = make("div");
    this.slider = make("input", { type: "range", min: 0, max: this.last, "aria-label": words.position });
    this.place = make("a", { title: words.link });
    this.first = this.button("«", words.first, () => this.go(0));
    this.back = this.button("‹", words.back, () => this.go(this.n - 1));
    this.on = this.button("›", words.on, () => this.go(this.n + 1));
    this.end = this.button("»", words.last, () => this.go(this.last));
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    const parts = [this.first, this.back, this.on, this.end, this.slider, this.place];
    const controls = make("div", { class: "hoyle-controls" }, ...parts);
    const told = make("div", { class: "hoyle-told" }, this.says, this.more);
    const keys = make("p", { class: "hoyle-meta hoyle-keys", id: `${this.id}-keys` }, words.keys);
    const parted = [this.board, controls, told, this.tools(), ...this.meaning(), keys];
    const stage = make("div", { class: "hoyle-stage", role: "group", tabindex: 0 }, ...parted);
    stage.setAttribute("aria-label", `${words.name}: ${title}`);
    stage.setAttribute("aria-describedby", keys.id);
    stage.addEventListener("keydown", (event) => this.press(event));
    this.stage = stage;
    this.tables = make("details", { class: "hoyle-disclosure" }, make("summary", {}, words.tables), ...paper);
    this.append(stage, this.tables);
  }

  button(text, label, action) {
    const button = make("button", { type: "button", "aria-label": label, title: label }, text);
    button.addEventListener("click", action);
    return button;
  }

  // What a reader may set: whose cards lie at the bottom, whether others are hidden, whether to choose, the colours.
  tools() {
    const { words, players } = this.data;
    const seats = this.seats.map((seat) => make("option", { value: seat }, players[seat]));
    const seen = make("select", {}, ...seats);
    seen.value = this.seat;
    seen.addEventListener("change", () => {
      this.seat = Number(seen.value);
      this.draw();
    });
    const flip = (name, text, set) => {
      const button = make("button", { type: "button", "aria-pressed": "false", "data-tool": name }, text);
      button.addEventListener("click", () => {
        const on = button.getAttribute("aria-pressed") !== "true";
        button.setAttribute("aria-pressed", on);
        set(on);
        this.draw();
      });
      return button;
    };
    const guess = flip("guess", words.guess, (on) => this.begin(on));
    const hide = flip("hide", words.hide, (on) => (this.hiding = on));
    const colours = flip("colours", words.colours, (on) => (deck.colours = on));
    colours.setAttribute("aria-pressed", deck.colours);
    return make("div", { class: "hoyle-tools" }, make("label", {}, words.seen, " ", seen), guess, hide, colours);
  }

  meaning() {
    return this.data.values ? [make("p", { class: "hoyle-meta" }, this.data.values)] : [];
  }

  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input, select")) return;
    const step = event.shiftKey ? (way) => this.trick(way) : (way) => this.n + way;
    const jumps = { ArrowRight: () => step(1), ArrowLeft: () => step(-1), Home: () => 0, End: () => this.last };
    if (!Object.hasOwn(jumps, event.key)) return;
    event.preventDefault();
    this.go(jumps[event.key]());
  }

  // The next position in a direction at which a trick has just been taken, or the play begins.
  trick(way) {
    const { positions, events } = this.data;
    const stops = (n) => positions[n].won !== null || (events[n] && events[n].card && !(n && events[n - 1].card));
    let n = this.n + way;
    while (n > 0 && n < this.last && !stops(n)) n += way;
    return n;
  }

  followAddress() {
    const [id, position] = decodeURIComponent(location.hash.slice(1)).split("@");
    if (id !== this.id || !/^\d+$/.test(position || "")) return;
    this.go(Number(position));
    this.scrollIntoView();
  }

  // Goes to a position, or no further than to the next card that the reader is to choose.
  go(n, together = true) {
    let to = Math.max(0, Math.min(this.last, n));
    for (let at = this.n; this.guessing && at < to; at += 1) if (this.asks(at)) to = at;
    this.n = to;
    this.draw();
    const beside = this.closest(".hoyle-readings");
    if (!together || !beside) return;
    for (const other of beside.querySelectorAll("hoyle-replay")) if (other !== this && other.data) other.go(to, false);
  }

  draw() {
    const position = this.data.positions[this.n];
    const within = this.board.contains(document.activeElement);
    const hands = this.seats.map((seat) => this.hand(seat, position));
    this.board.replaceChildren(...hands, ...this.aside(), this.middle(position), this.trumps(position));
    this.say(position);
    this.slider.value = this.n;
    this.place.href = `#${this.id}@${this.n}`;
    this.place.textContent = `${this.n} / ${this.last}`;
    this.first.disabled = this.back.disabled = this.n === 0;
    this.on.disabled = this.end.disabled = this.n === this.last || this.asks(this.n);
    this.dataset.position = this.n;
    if (within) this.stage.focus({ preventScroll: true });
  }

  say(position) {
    const { words, players, cards } = this.data;
    const token = this.guessing ? this.chosen.get(this.n) : undefined;
    if (this.asks(this.n)) {
      const show = make("button", { type: "button", class: "hoyle-show" }, words.show);
      show.addEventListener("click", () => this.choose(""));
      this.says.textContent = `${position.says} ${fill(words.choose, { player: players[this.seat] })}`;
      this.more.replaceChildren(show, ...this.remarks(position));
    } else if (token) {
      const verdict = position.value.verdicts?.[token] ?? "";
      this.says.textContent = `${fill(words.chosen, { card: cards[token.slice(-2)].name })} ${verdict}`;
      this.more.replaceChildren(...this.judged(position, token));
    } else {
      this.says.textContent = position.says;
      this.more.replaceChildren(...this.told(position));
    }
  }

  // ---- choosing cards oneself

  begin(on) {
    this.guessing = on;
    this.chosen.clear();
    if (on && this.n === this.last) this.n = 0;
  }

  // Whether the reader has to choose the card of a position before the game goes on.
  asks(n) {
    const event = this.data.events[n];
    if (!this.guessing || !event || event.seat !== this.seat || this.chosen.has(n)) return false;
    return event.card !== "" && this.data.positions[n].facts.legal.includes(event.token);
  }

  // Takes a card, or nothing if the reader wants to see the one that was played.
  choose(token) {
    const { facts, barred } = this.data.positions[this.n];
    if (!token || facts.legal.includes(token)) {
      this.chosen.set(this.n, token);
      this.draw();
      if (!this.stage.contains(document.activeElement)) this.stage.focus({ preventScroll: true });
      return;
    }
    const found = Object.entries(barred).find(([, tokens]) => tokens.includes(token));
    if (found) this.refuse(token, found[0]);
  }

  refuse(token, id) {
    const { words, cards, clauses } = this.data;
    this.says.textContent = `${fill(words.no, { card: cards[token.slice(-2)].name })} ${clauses[id].statement}`;
    const show = this.more.querySelector(".hoyle-show");
    this.more.replaceChildren(make("p", { class: "hoyle-why" }, this.clause(id)), ...(show ? [show] : []));
  }

  judged({ value }, token) {
    const { words, events, positions } = this.data;
    const why = (...content) => make("p", { class: "hoyle-why" }, ...content);
    const told = [why(words.played, " ", this.card(events[this.n].card))];
    const best = value.groups?.find((group) => group.best).tokens ?? [];
    if (best.length && !best.includes(token)) told.unshift(why(words.better, " ", ...this.list(best, {})));
    const valued = [...this.chosen].filter(([n, picked]) => picked && positions[n].value.groups);
    const right = valued.filter(([n, picked]) => positions[n].value.groups[0].tokens.includes(picked));
    if (valued.length) told.push(why(fill(words.tally, { right: right.length, all: valued.length })));
    return told;
  }

  // ---- the board

  // Where a seat is drawn, with the one from which the reader looks at the bottom.
  placed(seat) {
    const { places } = this.data;
    const clockwise = ["bottom", "left", "top", "right"].filter((place) => places.includes(place));
    const at = (other) => clockwise.indexOf(places[other]);
    return clockwise[(at(seat) - at(this.seat) + clockwise.length) % clockwise.length];
  }

  hand(seat, { facts, barred, tags, opened }) {
    const { players, dealer, words } = this.data;
    const acts = facts.actor === seat;
    const asked = seat === this.seat && this.asks(this.n);
    const own = (acts && !asked ? Object.values(barred).flat() : []).filter((token) => !token.startsWith("call:"));
    const no = new Set(own.map((token) => token.split(":").pop()));
    const shown = seat === dealer ? [words.dealer, ...tags[seat]] : tags[seat];
    const title = make("p", { class: "hoyle-player" }, make("strong", {}, players[seat]));
    title.append(...shown.map((tag) => make("span", { class: "hoyle-tag" }, tag)));
    const classes = `hoyle-hand hoyle-${this.placed(seat)}${acts ? " hoyle-acts" : ""}`;
    const held = this.held(seat);
    const covered = this.covers && seat !== this.seat && !opened.includes(seat);
    return make("div", { class: classes }, title, covered ? this.backs(held) : this.cards(held, no, asked));
  }

  get covers() {
    return this.hiding || (this.guessing && this.n < this.last);
  }

  backs({ length }) {
    return make("p", { class: "hoyle-backs" }, fill(this.data.words.cards, { number: length }));
  }

  // The cards of a seat: those dealt to it, without those that have left it, with those that have come to it.
  held(seat) {
    const { events, hands, order } = this.data;
    const held = new Set(hands[seat]);
    for (const event of events.slice(0, this.n)) {
      for (const [owner, card, step] of event.moves ?? [[event.seat, event.card, -1]]) {
        if (owner === seat) step < 0 ? held.delete(card) : held.add(card);
      }
    }
    return [...held].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  }

  cards(tokens, barred = new Set(), asked = false) {
    const list = make("ul", { class: "hoyle-suits" });
    const draw = asked ? (token) => this.choice(token) : (token) => this.rank(token, barred);
    for (const suit of this.data.suits) {
      const ranks = tokens.filter((token) => token[1] === suit.letter).map(draw);
      if (ranks.length) list.append(make("li", {}, this.suit(suit), ...ranks));
    }
    return list;
  }

  // What lies or lay apart, such as a widow.
  aside() {
    const { aside } = this.data;
    if (!aside.length) return [];
    const parts = aside.map(({ name, cards }) =>
      make("div", {}, make("p", { class: "hoyle-player" }, name), this.covers ? this.backs(cards) : this.cards(cards)),
    );
    return [make("div", { class: "hoyle-hand hoyle-aside" }, ...parts)];
  }

  trumps({ trumps }) {
    return make("p", { class: "hoyle-trumps" }, ...(trumps ? [make("span", { class: "hoyle-tag" }, trumps)] : []));
  }

  suit({ letter, symbol, name }) {
    const attributes = { class: `hoyle-suit hoyle-suit-${letter.toLowerCase()}`, role: "img", "aria-label": name };
    return make("span", attributes, symbol);
  }

  rank(token, barred) {
    const classes = barred.has(token) ? "hoyle-rank hoyle-barred" : "hoyle-rank";
    return make("span", { class: classes }, this.data.cards[token].rank);
  }

  choice(card) {
    const { rank, name } = this.data.cards[card];
    const button = make("button", { type: "button", class: "hoyle-rank hoyle-choice", "aria-label": name }, rank);
    button.addEventListener("click", () => this.choose(`play:${card}`));
    return button;
  }

  // The trick on the table or, while nothing has been played, the last call of each player.
  middle({ laid, won }) {
    const { events } = this.data;
    const middle = make("div", { class: "hoyle-middle" });
    for (const [seat, card] of laid) {
      middle.append(this.card(card, `hoyle-at-${this.placed(seat)}${seat === won ? " hoyle-takes" : ""}`));
    }
    const called = laid.length ? [] : events.slice(0, this.n);
    called.forEach(({ seat, label }, index) => {
      if (called.slice(index + 1).some((later) => later.seat === seat)) return;
      const latest = index === called.length - 1 ? " hoyle-latest" : "";
      middle.append(make("span", { class: `hoyle-call hoyle-at-${this.placed(seat)}${latest}` }, label));
    });
    return middle;
  }

  card(token, classes = "") {
    const { rank, suit, name } = this.data.cards[token];
    const { symbol } = this.data.suits.find(({ letter }) => letter === suit);
    const style = `hoyle-card hoyle-suit-${suit.toLowerCase()} ${classes}`;
    return make("span", { class: style, role: "img", "aria-label": name }, make("b", {}, rank), make("i", {}, symbol));
  }

  // ---- what is said beside it

  // The note on a position, whether its action is ours, and whether here the readings part.
  remarks({ note }) {
    const { words, events, parts } = this.data;
    const told = [];
    if (this.n === parts) told.push(make("p", { class: "hoyle-parts" }, words.parts));
    if (note) told.push(make("p", { class: "hoyle-note" }, note));
    if (this.n && events[this.n - 1].ours) told.push(make("p", { class: "hoyle-meta" }, words.ours));
    return told;
  }

  // The remarks, what the last card changed, what may be chosen and leads to what, and what bars the rest.
  told(position) {
    const { facts, barred, labels, score, value } = position;
    const { words, players } = this.data;
    const why = (...content) => make("p", { class: "hoyle-why" }, ...content);
    const told = [...this.slip(value.slip), ...this.remarks(position)];
    if (value.outlook) told.push(why(words.best, ...value.outlook.map((text) => this.tag(text))));
    if (facts.actor !== null) {
      const choices = facts.legal.filter((token) => !token.startsWith("offence:"));
      const grouped = (value.groups?.length ?? 0) > 1;
      const shown = grouped ? this.grouped(choices, value.groups, labels) : this.list(choices, labels);
      told.push(why(`${players[facts.actor]} ${words.may}: `, ...shown));
    }
    for (const [id, tokens] of Object.entries(barred)) {
      const { statement } = this.data.clauses[id];
      const many = tokens.length > MANY && tokens.every((token) => !(token in labels));
      const shown = many ? [fill(words.cards, { number: tokens.length })] : this.list(tokens, labels);
      told.push(why(...shown, ` ${words.barred} `, this.clause(id), `: ${statement}`));
    }
    if (score) told.push(why(score));
    return told;
  }

  tag(text, classes = "") {
    return make("span", { class: `hoyle-tag ${classes}` }, text);
  }

  slip(slip) {
    if (!slip) return [];
    const better = [` ${this.data.words.better} `, ...this.list(slip.better, {})];
    return [make("p", { class: "hoyle-why hoyle-slip" }, slip.says, ...better)];
  }

  // The choices of a position, cards by what they lead to.
  grouped(choices, groups, labels) {
    const valued = new Set(groups.flatMap(({ tokens }) => tokens));
    const drawn = groups.map(({ label, best, tokens }) =>
      make("span", { class: "hoyle-group" }, this.tag(label, best ? "hoyle-best" : ""), " ", ...this.list(tokens, labels)),
    );
    const others = this.list(choices.filter((token) => !valued.has(token)), labels);
    return [...drawn, " ", ...others];
  }

  list(tokens, labels) {
    return tokens.flatMap((token, index) => {
      if (!(token in labels)) return [this.card(token.slice(token.indexOf(":") + 1))];
      return index ? [", ", labels[token]] : [labels[token]];
    });
  }

  clause(id) {
    const { href, title } = this.data.clauses[id];
    const chip = make("span", { class: "hoyle-clause-ref" }, id);
    return href ? make("a", { href, title }, chip) : chip;
  }
}

customElements.define("hoyle-replay", HoyleReplay);

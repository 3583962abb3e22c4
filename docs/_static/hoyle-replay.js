// Steps through a game.  Everything that there is to show at a position stands in the data, which the reference engine
// has made; this script applies events and draws, and knows no rule.

function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

// Cards that are barred together are counted, not drawn, where there are more than these.
const MANY = 12;

class HoyleReplay extends HTMLElement {
  connectedCallback() {
    if (this.data) return;
    this.data = JSON.parse(this.querySelector("script").textContent);
    this.last = this.data.positions.length - 1;
    this.build();
    window.addEventListener("hashchange", () => this.followAddress());
    window.addEventListener("beforeprint", () => (this.tables.open = true));
    this.go(0);
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
    const stage = make("div", { class: "hoyle-stage", role: "group", tabindex: 0 }, this.board, controls, told, keys);
    stage.setAttribute("aria-label", `${words.name}: ${title}`);
    stage.setAttribute("aria-describedby", keys.id);
    stage.addEventListener("keydown", (event) => this.press(event));
    this.tables = make("details", { class: "hoyle-disclosure" }, make("summary", {}, words.tables), ...paper);
    this.append(stage, this.tables);
  }

  button(text, label, action) {
    const button = make("button", { type: "button", "aria-label": label, title: label }, text);
    button.addEventListener("click", action);
    return button;
  }

  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target === this.slider) return;
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

  go(n) {
    this.n = Math.max(0, Math.min(this.last, n));
    const position = this.data.positions[this.n];
    const playing = [...this.data.players.keys()].filter((seat) => this.data.places[seat]);
    const hands = playing.map((seat) => this.hand(seat, position));
    this.board.replaceChildren(...hands, ...this.aside(), this.middle(position), this.trumps(position));
    this.says.textContent = position.says;
    this.more.replaceChildren(...this.told(position));
    this.slider.value = this.n;
    this.place.href = `#${this.id}@${this.n}`;
    this.place.textContent = `${this.n} / ${this.last}`;
    this.first.disabled = this.back.disabled = this.n === 0;
    this.on.disabled = this.end.disabled = this.n === this.last;
    this.dataset.position = this.n;
  }

  hand(seat, { facts, barred, tags }) {
    const { players, places, dealer, words } = this.data;
    const acts = facts.actor === seat;
    const own = (acts ? Object.values(barred).flat() : []).filter((token) => !token.startsWith("call:"));
    const no = new Set(own.map((token) => token.split(":").pop()));
    const shown = seat === dealer ? [words.dealer, ...tags[seat]] : tags[seat];
    const title = make("p", { class: "hoyle-player" }, make("strong", {}, players[seat]));
    title.append(...shown.map((tag) => make("span", { class: "hoyle-tag" }, tag)));
    const classes = `hoyle-hand hoyle-${places[seat]}${acts ? " hoyle-acts" : ""}`;
    return make("div", { class: classes }, title, this.cards(this.held(seat), no));
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

  cards(tokens, barred = new Set()) {
    const list = make("ul", { class: "hoyle-suits" });
    for (const suit of this.data.suits) {
      const ranks = tokens.filter((token) => token[1] === suit.letter).map((token) => this.rank(token, barred));
      if (ranks.length) list.append(make("li", {}, this.suit(suit), ...ranks));
    }
    return list;
  }

  // What lies or lay apart, such as a widow.
  aside() {
    const { aside } = this.data;
    if (!aside.length) return [];
    const parts = aside.map(({ name, cards }) =>
      make("div", {}, make("p", { class: "hoyle-player" }, name), this.cards(cards)),
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

  // The trick on the table or, while nothing has been played, the last call of each player.
  middle({ laid, won }) {
    const { events, places } = this.data;
    const middle = make("div", { class: "hoyle-middle" });
    for (const [seat, card] of laid) {
      middle.append(this.card(card, `hoyle-at-${places[seat]}${seat === won ? " hoyle-takes" : ""}`));
    }
    const called = laid.length ? [] : events.slice(0, this.n);
    called.forEach(({ seat, label }, index) => {
      if (called.slice(index + 1).some((later) => later.seat === seat)) return;
      const latest = index === called.length - 1 ? " hoyle-latest" : "";
      middle.append(make("span", { class: `hoyle-call hoyle-at-${places[seat]}${latest}` }, label));
    });
    return middle;
  }

  card(token, classes = "") {
    const { rank, suit, name } = this.data.cards[token];
    const { symbol } = this.data.suits.find(({ letter }) => letter === suit);
    const style = `hoyle-card hoyle-suit-${suit.toLowerCase()} ${classes}`;
    return make("span", { class: style, role: "img", "aria-label": name }, make("b", {}, rank), make("i", {}, symbol));
  }

  // What is said of a position: the note, whether its action is ours, what may be chosen, and what bars the rest.
  told({ note, facts, barred, labels, score }) {
    const { words, players, events } = this.data;
    const why = (...content) => make("p", { class: "hoyle-why" }, ...content);
    const told = [];
    if (note) told.push(make("p", { class: "hoyle-note" }, note));
    if (this.n && events[this.n - 1].ours) told.push(make("p", { class: "hoyle-meta" }, words.ours));
    if (facts.actor !== null) {
      const choices = facts.legal.filter((token) => !token.startsWith("offence:"));
      told.push(why(`${players[facts.actor]} ${words.may}: `, ...this.list(choices, labels)));
    }
    for (const [id, tokens] of Object.entries(barred)) {
      const { statement } = this.data.clauses[id];
      const many = tokens.length > MANY && tokens.every((token) => !(token in labels));
      const shown = many ? [words.cards.replace("{number}", tokens.length)] : this.list(tokens, labels);
      told.push(why(...shown, ` ${words.barred} `, this.clause(id), `: ${statement}`));
    }
    if (score) told.push(why(score));
    return told;
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

// Steps through a game.  Everything that there is to show at a position stands in the data, which the reference engine
// has made; this script applies events and draws, and knows no rule.

function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

class HoyleReplay extends HTMLElement {
  connectedCallback() {
    if (this.data) return;
    this.data = JSON.parse(this.querySelector("script").textContent);
    this.last = this.data.positions.length - 1;
    this.build();
    window.addEventListener("hashchange", () => this.followAddress());
    window.addEventListener("beforeprint", () => (this.tables.open = true));
    this.go(0);
    this.followAddress();
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
    const controls = make("div", { class: "hoyle-controls" }, this.first, this.back, this.on, this.end, this.slider, this.place);
    const told = make("div", { class: "hoyle-told" }, this.says, this.more);
    const stage = make("div", { class: "hoyle-stage", role: "group", tabindex: 0, "aria-label": `${words.name}: ${title}` });
    stage.title = words.keys;
    stage.append(this.board, controls, told);
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
    const target = { ArrowRight: () => step(1), ArrowLeft: () => step(-1), Home: () => 0, End: () => this.last }[event.key];
    if (!target) return;
    event.preventDefault();
    this.go(target());
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
    this.board.replaceChildren(...this.data.players.map((_, seat) => this.hand(seat, position)), this.middle(position));
    this.says.textContent = position.says;
    this.more.replaceChildren(...this.told(position));
    this.slider.value = this.n;
    this.place.href = `#${this.id}@${this.n}`;
    this.place.textContent = `${this.n} / ${this.last}`;
    this.first.disabled = this.back.disabled = this.n === 0;
    this.on.disabled = this.end.disabled = this.n === this.last;
    this.dataset.position = this.n;
  }

  hand(seat, { facts, barred }) {
    const { players, places, dealer, hands, suits, words } = this.data;
    const acts = facts.actor === seat;
    const played = new Set(this.data.events.slice(0, this.n).map((event) => event.card));
    const held = hands[seat].filter((token) => !played.has(token));
    const no = new Set(acts ? Object.values(barred).flat() : []);
    const tags = [];
    if (seat === dealer) tags.push(words.dealer);
    if (facts.contract && facts.contract.by === seat) tags.push(words.declarer);
    if (facts.exposed.includes(seat)) tags.push(words.open);
    if (facts.tricks[seat]) tags.push(`${facts.tricks[seat]} ${words.tricks}`);
    const name = make("p", { class: "hoyle-player" }, make("strong", {}, players[seat]), ...tags.map((tag) => make("span", { class: "hoyle-tag" }, tag)));
    const rows = suits.map(({ letter, symbol, name }) => {
      const ranks = held.filter((token) => token[1] === letter).map((token) =>
        make("span", { class: no.has(`play:${token}`) ? "hoyle-rank hoyle-barred" : "hoyle-rank" }, this.data.cards[token].rank));
      const suit = make("span", { class: `hoyle-suit hoyle-suit-${letter.toLowerCase()}`, role: "img", "aria-label": name }, symbol);
      return ranks.length ? make("li", {}, suit, ...ranks) : "";
    });
    return make("div", { class: `hoyle-hand hoyle-${places[seat]}${acts ? " hoyle-acts" : ""}` }, name, make("ul", { class: "hoyle-suits" }, ...rows));
  }

  // The trick on the table or, while nothing has been played, the last call of each player.
  middle({ trick, won }) {
    const { events, places } = this.data;
    const middle = make("div", { class: "hoyle-middle" });
    events.slice(trick ?? 0, this.n).forEach((event, index, shown) => {
      const at = ` hoyle-at-${places[event.seat]}`;
      if (event.card) middle.append(this.card(event.card, at + (event.seat === won ? " hoyle-takes" : "")));
      else if (!shown.slice(index + 1).some((later) => later.seat === event.seat)) {
        middle.append(make("span", { class: "hoyle-call" + at + (index === shown.length - 1 ? " hoyle-latest" : "") }, event.label));
      }
    });
    return middle;
  }

  card(token, classes = "") {
    const { rank, suit, name } = this.data.cards[token];
    const { symbol } = this.data.suits.find(({ letter }) => letter === suit);
    const attributes = { class: `hoyle-card hoyle-suit-${suit.toLowerCase()}${classes}`, role: "img", "aria-label": name };
    return make("span", attributes, make("b", {}, rank), make("i", {}, symbol));
  }

  told({ note, facts, barred, labels }) {
    const { words, players, clauses, events } = this.data;
    const choice = (token) => (token in labels ? labels[token] : this.card(token.slice(token.indexOf(":") + 1)));
    const list = (tokens) => tokens.flatMap((token, index) => (index && token in labels ? [", ", choice(token)] : [choice(token)]));
    const made = [];
    if (note) made.push(make("p", { class: "hoyle-note" }, note));
    if (this.n && events[this.n - 1].ours) made.push(make("p", { class: "hoyle-meta" }, words.ours));
    if (facts.actor !== null) {
      made.push(make("p", { class: "hoyle-why" }, `${players[facts.actor]} ${words.may}: `, ...list(facts.legal)));
    }
    for (const [id, tokens] of Object.entries(barred)) {
      const { href, title, statement } = clauses[id];
      const name = make(href ? "a" : "span", href ? { href, title } : { title }, make("span", { class: "hoyle-clause-ref" }, id));
      made.push(make("p", { class: "hoyle-why" }, ...list(tokens), ` ${words.barred} `, name, `: ${statement}`));
    }
    if (facts.payments) made.push(make("p", { class: "hoyle-why" }, players.map((player, seat) => `${player} ${this.signed(facts.payments[seat])}`).join(", ") + ` ${words.points}`));
    return made;
  }

  signed(number) {
    return number > 0 ? `+${number}` : String(number).replace("-", "\u2212");
  }
}

customElements.define("hoyle-replay", HoyleReplay);

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
    this.board.replaceChildren(...hands, this.middle(position));
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
    const { players, places, dealer, hands, suits, words, events } = this.data;
    const acts = facts.actor === seat;
    const played = new Set(events.slice(0, this.n).map((event) => event.card));
    const held = hands[seat].filter((token) => !played.has(token));
    const no = new Set(acts ? Object.values(barred).flat() : []);
    const tags = [
      seat === dealer && words.dealer,
      facts.contract?.by === seat && words.declarer,
      facts.exposed.includes(seat) && words.open,
      facts.tricks[seat] > 0 && `${words.tricks}: ${facts.tricks[seat]}`,
    ].filter(Boolean);
    const title = make("p", { class: "hoyle-player" }, make("strong", {}, players[seat]));
    title.append(...tags.map((tag) => make("span", { class: "hoyle-tag" }, tag)));
    const list = make("ul", { class: "hoyle-suits" });
    for (const suit of suits) {
      const tokens = held.filter((token) => token[1] === suit.letter);
      if (tokens.length) list.append(make("li", {}, this.suit(suit), ...tokens.map((token) => this.rank(token, no))));
    }
    return make("div", { class: `hoyle-hand hoyle-${places[seat]}${acts ? " hoyle-acts" : ""}` }, title, list);
  }

  suit({ letter, symbol, name }) {
    const attributes = { class: `hoyle-suit hoyle-suit-${letter.toLowerCase()}`, role: "img", "aria-label": name };
    return make("span", attributes, symbol);
  }

  rank(token, barred) {
    const classes = barred.has(`play:${token}`) ? "hoyle-rank hoyle-barred" : "hoyle-rank";
    return make("span", { class: classes }, this.data.cards[token].rank);
  }

  // The trick on the table or, while nothing has been played, the last call of each player.
  middle({ trick, won }) {
    const { events, places } = this.data;
    const middle = make("div", { class: "hoyle-middle" });
    events.slice(trick ?? 0, this.n).forEach((event, index, shown) => {
      const at = `hoyle-at-${places[event.seat]}`;
      if (event.card) {
        middle.append(this.card(event.card, event.seat === won ? `${at} hoyle-takes` : at));
      } else if (!shown.slice(index + 1).some((later) => later.seat === event.seat)) {
        const latest = index === shown.length - 1 ? " hoyle-latest" : "";
        middle.append(make("span", { class: `hoyle-call ${at}${latest}` }, event.label));
      }
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
  told({ note, facts, barred, labels }) {
    const { words, players, events } = this.data;
    const why = (...content) => make("p", { class: "hoyle-why" }, ...content);
    const told = [];
    if (note) told.push(make("p", { class: "hoyle-note" }, note));
    if (this.n && events[this.n - 1].ours) told.push(make("p", { class: "hoyle-meta" }, words.ours));
    if (facts.actor !== null) {
      told.push(why(`${players[facts.actor]} ${words.may}: `, ...this.list(facts.legal, labels)));
    }
    for (const [id, tokens] of Object.entries(barred)) {
      const { statement } = this.data.clauses[id];
      told.push(why(...this.list(tokens, labels), ` ${words.barred} `, this.clause(id), `: ${statement}`));
    }
    if (facts.payments) {
      const each = players.map((player, seat) => `${player} ${this.signed(facts.payments[seat])}`);
      told.push(why(`${each.join(", ")} ${words.points}`));
    }
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

  signed(number) {
    return number > 0 ? `+${number}` : String(number).replace("-", "\u2212");
  }
}

customElements.define("hoyle-replay", HoyleReplay);

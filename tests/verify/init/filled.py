"""What fills the blanks of the skeletons in tests: for Python the reference itself, for JavaScript a little whist.

The deals called ``CHANGING`` give out a list that they go on to change.
"""

PYTHON_CLAIMS = """{
    "russian-whist": {
        "has": ["play", "score"],
        "can": ["actor", "legal", "trump", "leader", "winner", "tricks", "result", "below", "above"],
        "rulesets": ["as-printed"],
    },
}"""

PYTHON_DEAL = """class Deal:
    def __init__(self, game, ruleset, options, setup):
        import hoyle
        self.game = hoyle.game(game, ruleset, options)
        self.state = self.game.start(setup)

    def play(self, seat, action):
        from hoyle.errors import IllegalAction
        try:
            self.state = self.game.apply(self.state, f"{seat} {action}")
        except IllegalAction:
            raise Illegal from None

    def observe(self, name):
        return self.game.facts(self.state)[name]


"""

PYTHON_CHANGING = """class Deal:
    def __init__(self, game, ruleset, options, setup):
        self.tricks = [0]

    def play(self, seat, action):
        self.tricks[0] += 1

    def observe(self, name):
        return self.tricks


"""

JAVASCRIPT_CHANGING = """class Deal {
  tricks = [0];
  play() {
    this.tricks[0] += 1;
  }
  observe() {
    return this.tricks;
  }
}

"""

JAVASCRIPT_CLAIMS = """{
  "russian-whist": {
    has: ["play"],
    can: ["actor", "legal", "trump", "leader", "winner", "tricks", "over"],
    rulesets: ["as-printed"],
  },
}"""

JAVASCRIPT_DEAL = """class Deal {
  constructor(game, ruleset, options, setup) {
    this.hands = setup.hands.map((hand) => [...hand]);
    this.active = this.hands.map((hand) => hand.length > 0);
    this.trump = setup.turn_up[1];
    this.tricks = this.hands.map(() => 0);
    this.turn = this.leader = this.after(setup.dealer);
    this.trick = [];
    this.winner = null;
    this.over = false;
  }

  after(seat) {
    do seat = (seat + 1) % this.hands.length;
    while (!this.active[seat]);
    return seat;
  }

  legal() {
    const hand = this.hands[this.turn];
    const following = this.trick.length ? hand.filter((card) => card[1] === this.trick[0].card[1]) : [];
    return following.length ? following : hand;
  }

  play(seat, action) {
    const card = action.slice("play:".length);
    if (this.over || seat !== this.turn || !action.startsWith("play:") || !this.legal().includes(card)) {
      throw new Illegal(action);
    }
    this.hands[seat] = this.hands[seat].filter((held) => held !== card);
    this.trick.push({ seat, card });
    this.turn = this.after(seat);
    if (this.trick.length === 4) this.gather();
  }

  gather() {
    const rank = (card) => "23456789TJQKA".indexOf(card[0]);
    const worth = ({ card }) =>
      (card[1] === this.trump ? 200 : card[1] === this.trick[0].card[1] ? 100 : 0) + rank(card);
    const best = this.trick.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    this.winner = this.leader = this.turn = best.seat;
    this.tricks[best.seat] += 1;
    this.trick = [];
    this.over = this.hands[best.seat].length === 0;
  }

  observe(name) {
    if (name === "actor") return this.over ? null : this.turn;
    if (name === "legal") return this.over ? [] : this.legal().map((card) => `play:${card}`);
    return this[name];
  }
}

"""

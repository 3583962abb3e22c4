// The package `preferans-deck-js`: who takes a trick of three cards.
//
// It does not say what may be played, and has no auction.  Its `main` names a file that is not in the package, so the
// module is loaded by its own path.

import { Beyond, clockwiseAfter, installed, replay, serve } from "../hap.mjs";

const { PrefDeckCard, PrefDeckSuit, PrefDeckTrick, PrefDeckValue } = installed("preferans-deck-js/lib/pref.deck.js");

const { CLUB, DIAMOND, HEART, SPADE } = PrefDeckSuit;
const { SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE } = PrefDeckValue;
const SUIT = { C: CLUB, D: DIAMOND, H: HEART, S: SPADE };
const RANK = { 7: SEVEN, 8: EIGHT, 9: NINE, T: TEN, J: JACK, Q: QUEEN, K: KING, A: ACE };

/** Tricks, one after another; the first hand leads, and after that whoever took the trick before. */
class Tricks {
  constructor(setup) {
    if (!setup.contract) throw new Beyond("it has no play without a contract");
    this.seats = clockwiseAfter(setup.dealer, setup.players).filter((seat) => setup.hands[seat].length);
    this.trump = SUIT[setup.contract.trump];
    this.tricks = Array(setup.players).fill(0);
    this.winner = null;
    this.begin(this.seats[0]);
  }

  begin(leader) {
    this.leader = leader;
    this.trick = new PrefDeckTrick(3, this.trump);
    this.laid = 0;
  }

  act(seat, action) {
    const [verb, card] = action.split(":");
    if (["claim", "agree", "refuse"].includes(verb)) throw new Beyond("it has no claims");
    if (verb !== "play") return;
    this.trick.throw(seat + 1, new PrefDeckCard(SUIT[card[1]], RANK[card[0]]));
    this.laid += 1;
    this.playing = true;
    if (!this.trick.full) return;
    this.winner = this.trick.winner - 1;
    this.tricks = this.tricks.with(this.winner, this.tricks[this.winner] + 1);
    this.begin(this.winner);
  }

  observe(name) {
    if (!this.playing) throw new Beyond("it does not know what comes before the first card");
    if (name !== "actor") return this[name];
    return this.seats[(this.seats.indexOf(this.leader) + this.laid) % 3];
  }
}

await serve(
  {
    name: "preferans-deck-js",
    version: "2.5.7",
    games: {
      preferans: { has: ["auction", "play"], can: ["winner", "tricks", "leader", "actor"], rulesets: ["as-printed"] },
    },
  },
  {
    replay(request) {
      // A request that asks nothing is about a refusal.
      if (!request.ask?.length) throw new Beyond("it does not know what may be played");
      return replay(request, new Tricks(request.setup));
    },
  },
);

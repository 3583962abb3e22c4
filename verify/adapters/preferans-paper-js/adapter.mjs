// The package `preferans-paper-js`: the sheet of a player, on which games and the tricks of whisters are written.
//
// It is told who has failed, and writes what that costs.  Here a declarer has failed if he lacks a trick, and a whister
// if he lacks one of his share, each for himself.  Its `main` names a file that is not in the package, so the module is
// loaded by its own path.

import { Beyond, installed, serve } from "../hap.mjs";

const PrefPaper = installed("preferans-paper-js/lib/pref.paper.js").default;

const UNPLAYED = "it has no word for a misère, or for a game that is not played";
const POOL = 1000;
const NAMES = ["p1", "p2", "p3"];
const PRICE = { 6: 20, 7: 40, 8: 60, 9: 80, 10: 100 };
const DUTY = { 6: 4, 7: 2, 8: 1, 9: 1, 10: 0 };

/** Give the whisters and the tricks of each: a sole whister has those of the passer as well. */
function whisters({ contract, calls, tricks }) {
  const last = new Map(calls ?? []);
  const found = [...last].filter(([, word]) => ["whist", "open", "closed"].includes(word)).map(([seat]) => seat);
  if (!found.length || [...last.values()].includes("half")) throw new Beyond(UNPLAYED);
  return found.map((seat) => [seat, found.length === 1 ? 10 - tricks[contract.declarer] : tricks[seat]]);
}

function settle({ setup }) {
  const { contract, tricks } = setup;
  if (setup.players !== 3) throw new Beyond("it has three players");
  if (!PRICE[contract.level] || !tricks) throw new Beyond(UNPLAYED);
  const { declarer, level } = contract;
  const defenders = whisters(setup);
  const papers = NAMES.map((name) => new PrefPaper(name, POOL));
  const failed = Array(3).fill(null);
  failed[declarer] = tricks[declarer] < level;
  papers[declarer].processAsMain(PRICE[level], NAMES[declarer], failed[declarer]);
  for (const [seat, taken] of defenders) {
    failed[seat] = taken < DUTY[level] / defenders.length;
    papers[seat].processAsFollower(PRICE[level], NAMES[seat], taken, failed[seat], NAMES[declarer]);
  }
  return { obs: [{ at: "end", ...observed(papers, failed) }] };
}

/** Read the sheets; a column at the right is against the player who follows, one at the left against the one before. */
function observed(papers, failed) {
  const change = papers.map((paper) => paper.middle - POOL);
  return {
    pool: change.map((points) => Math.max(0, -points)),
    hill: change.map((points) => Math.max(0, points)),
    whists: papers.map((paper, seat) => {
      const row = [0, 0, 0];
      row[(seat + 1) % 3] = paper.right;
      row[(seat + 2) % 3] = paper.left;
      return row;
    }),
    result: failed.map((each) => (each === null ? "passed" : each ? "failed" : "made")),
  };
}

await serve(
  {
    name: "preferans-paper-js",
    version: "3.1.5",
    games: {
      preferans: {
        has: ["score"],
        can: ["pool", "hill", "whists", "result"],
        rulesets: ["as-printed"],
        options: { "pv.responsibility": ["personal"] },
      },
    },
  },
  { settle },
);

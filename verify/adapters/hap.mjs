// What every adapter in JavaScript needs of HAP/1: requests in, answers out, one JSON object a line.

import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Loads packages that are installed in the folder in which the adapter is started. */
export const installed = createRequire(join(process.cwd(), "package.json"));

/** Thrown for a question that the package has no answer to. */
export class Beyond extends Error {}

/** Give the seats clockwise after another one. */
export function clockwiseAfter(seat, players) {
  return Array.from({ length: players }, (_, step) => (seat + step + 1) % players);
}

/** Play what a request says with `deal.act(seat, action)`, and give `deal.observe(name)` where it asks. */
export function replay(request, deal) {
  const actions = request.actions ?? [];
  const wanted = new Map((request.ask ?? []).map((each) => [each.at, each.want]));
  const obs = [];
  for (let position = 0; position <= actions.length; position += 1) {
    for (const at of position === actions.length ? [position, "end"] : [position]) {
      if (!wanted.has(at)) continue;
      obs.push({ at, ...Object.fromEntries(wanted.get(at).map((name) => [name, deal.observe(name)])) });
    }
    if (position < actions.length) {
      const [seat, action] = actions[position].split(" ", 2);
      deal.act(Number(seat), action);
    }
  }
  return { obs };
}

/** Answer requests until there are no more; `operations` gives the `ok` of each operation. */
export async function serve(about, operations) {
  const hello = () => ({ hap: 1, language: "javascript", ops: Object.keys(operations), ...about });
  for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    if (request.op === "bye") break;
    let response;
    try {
      response = { ok: request.op === "hello" ? hello() : operations[request.op](request) };
    } catch (error) {
      // Whatever went wrong in the package is told, and the next request gets its answer.
      response = error instanceof Beyond ? { skip: { reason: error.message } } : { error: { message: String(error) } };
    }
    process.stdout.write(`${JSON.stringify({ id: request.id, ...response })}\n`);
  }
}

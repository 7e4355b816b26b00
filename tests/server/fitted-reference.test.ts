import { beforeAll, describe, expect, test } from "vitest";
import * as fitted from "@/app/api/sheets/quick-reference/route";
import type { Army } from "@/lib/model/army";
import { type FittedReference, fittedReference } from "@/lib/model/fitted-reference";
import { referenceOfArmy } from "@/lib/server/fitted-reference";
import { wholeReference } from "@/lib/server/quick-reference";
import { type Running, setRunning } from "@/lib/server/running";
import { ask, errorOf, sendJson } from "./asking";
import { bootSoundly } from "./program-folder";

const NO_VERSION = `sha256:${"0".repeat(64)}`;

let running: Running;
let ready: { readonly id: string; readonly army: Army };
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  const [first] = running.knowledge.catalog.readyArmies;
  if (!first) throw new Error("data/ready-armies is empty");
  ready = first;
});

const send = (document: unknown) => sendJson(fitted, "/api/sheets/quick-reference", document);
async function made(document: unknown): Promise<FittedReference> {
  const response = await send(document);
  expect(response.status).toBe(200);
  return fittedReference.parse(await response.json());
}
const rowsIn = ({ sections }: FittedReference["reference"]) => sections.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows));

describe("the quick reference of an army", () => {
  test("is what its page shows, with what was left out, why, and the whole as text", async () => {
    const one = await made(ready.army);
    expect(one).toEqual((await referenceOfArmy(ready.id, new Headers()))?.fitted);
    expect(one.leftOut.length).toBeGreaterThan(20);
    expect(one.leftOut.filter(({ why }) => !/^(no .+ in|none of the troops in) this army/.test(why))).toEqual([]);
    expect(one.text).toContain(`Quick reference: ${ready.army.name}`);
    const rowsOut = one.leftOut.filter(({ part }) => part === "row").length;
    expect(rowsIn(one.reference).length + rowsOut).toBe(rowsIn(wholeReference()).length);
  });

  test("is made of one that is not legal, and of a line that nobody knows, which may be anything", async () => {
    expect((await made({ ...ready.army, pointsLimit: 1 })).leftOut).toEqual((await made(ready.army)).leftOut);
    const unheardOf = { ...ready.army, commanders: [], units: [{ number: 3, line: "unheard-of", bases: 2 }] };
    const reasons = (await made(unheardOf)).leftOut.flatMap(({ lacks }) => lacks.flat());
    expect(reasons.filter((one) => !/^(commander|grade|class|camp):/.test(one))).toEqual([]);
  });
});

describe("what is refused", () => {
  test("what is no army, with every fault", async () => {
    const response = await send({ ...ready.army, camp: "standard" });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).code).toBe("bad-document");
  });

  test("a version that was never known here", async () => {
    expect((await errorOf(await send({ ...ready.army, rules: NO_VERSION }))).code).toBe("unknown-rules-version");
  });

  test("a query, and to be read", async () => {
    expect((await sendJson(fitted, "/api/sheets/quick-reference?for=opponent", ready.army)).status).toBe(400);
    expect((await ask(fitted, "GET", "/api/sheets/quick-reference")).status).toBe(405);
  });
});

test("of an army that is not there, there is none", async () => {
  expect(await referenceOfArmy("nobody-has-it", new Headers())).toBeNull();
});

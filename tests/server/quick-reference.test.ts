import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { SheetReader } from "@/lib/model/army-sheet";
import { type FittedReference, fittedReference, referenceAndText } from "@/lib/model/quick-reference";
import { referenceOfArmy } from "@/lib/server/army-papers";
import { ownValueCells, wholeReference, wholeReferenceText } from "@/lib/server/quick-reference";
import { type Running, setRunning } from "@/lib/server/running";
import { plainFitted } from "@/lib/sheets/reference/reference-parts";
import { ARMY_REFERENCE } from "@/lib/words/reference";
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

/** What the page shows of the ready army, without the brackets of its words. */
async function shownFor(reader: SheetReader): Promise<FittedReference | undefined> {
  const shown = await referenceOfArmy(ready.id, reader, new Headers());
  return shown ? plainFitted(shown.fitted) : undefined;
}

const send = (document: unknown, query = "") => sendJson(`/api/sheets/quick-reference${query}`, document);
async function made(document: unknown, query = ""): Promise<FittedReference> {
  const response = await send(document, query);
  expect(response.status).toBe(200);
  return fittedReference.parse(await response.json());
}
const rowsIn = ({ sections }: FittedReference["reference"]) => sections.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows));

describe("the quick reference of an army", () => {
  test("is what its page shows, with what was left out, why, and the whole as text", async () => {
    const one = await made(ready.army);
    expect(one).toEqual(await shownFor("own"));
    expect(one.leftOut.length).toBeGreaterThan(20);
    expect(
      one.leftOut.filter(({ why }) => !/^(no .+ in|none of the troops in) this army|^this army cannot go without a camp/.test(why)),
    ).toEqual([]);
    expect(one.text).toContain(`Army reference: ${ready.army.name}`);
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

describe("for the opponent", () => {
  const withOptions = (options: (line: ArmyList["lines"][number]) => readonly string[]): Army => {
    const { army } = ready;
    const lines = running.knowledge.catalog.lists.find(({ id }) => id === army.list)?.lines ?? [];
    const units = army.units.map((unit) => ({ ...unit, options: lines.flatMap((one) => (one.id === unit.line ? options(one) : [])) }));
    return { ...army, units } as Army;
  };

  test("it is the same whichever options were taken, and has every row that they could ask for", async () => {
    const [none, all] = [withOptions(() => []), withOptions(({ optional }) => optional)];
    const [own, told] = [await made(none), await made(none, "?for=opponent")];
    expect(await made(all, "?for=opponent")).toEqual(told);
    expect(told.reference).toEqual((await made(all)).reference);
    expect(rowsIn(told.reference).length).toBeGreaterThan(rowsIn(own.reference).length);
    expect([own, told].map(({ text }) => text.replaceAll(/\s+/g, " ").includes(ARMY_REFERENCE.optionsHidden))).toEqual([false, true]);
    expect(told).toEqual(await shownFor("opponent"));
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

  test.each([
    ["?for=judge", "not-one-of"],
    ["?part=all", "unknown-parameter"],
  ])("%s", async (query, code) => {
    expect(await errorOf(await send(ready.army, query))).toMatchObject({ status: 400, code });
  });

  test("to be read", async () => {
    expect((await ask("GET", "/api/sheets/quick-reference")).status).toBe(405);
  });
});

test("of an army that is not there, there is none", async () => {
  expect(await referenceOfArmy("nobody-has-it", "own", new Headers())).toBeNull();
});

const get = (query = "") => ask("GET", `/api/quick-reference${query}`);

describe("the quick reference over the API", () => {
  test("is the whole of it, as data and as text", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    const { reference, text } = referenceAndText.parse(await response.json());
    expect(reference.sections).toHaveLength(16);
    expect(reference.sections.flatMap(({ title }) => (text.includes(`\n${title.toUpperCase()}\n`) ? [] : [title]))).toEqual([]);
  });

  test("is asked for as text alone, which nobody keeps", async () => {
    const response = await get("?format=text");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toBe(wholeReferenceText());
  });

  test("as text has what its reader wrote into it", () => {
    const [key = ""] = [...ownValueCells()].flatMap(([one, isOpen]) => (isOpen ? [one] : []));
    expect(wholeReferenceText(new Map([[key, "as my card has it"]]))).toContain("as my card has it‡");
  });

  test.each([
    ["?format=pdf", 400, "not-one-of"],
    ["?paper=a4", 400, "unknown-parameter"],
  ])("%s is refused", async (query, status, code) => {
    const response = await get(query);
    expect([response.status, (await errorOf(response)).code]).toEqual([status, code]);
  });
});

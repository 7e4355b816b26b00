import { beforeAll, describe, expect, test } from "vitest";
import { type Army, army } from "@/lib/model/army";
import { type SheetAndText, sheetAndText, TEXT_STYLES } from "@/lib/model/army-sheet";
import { readArmyText } from "@/lib/model/army-text";
import { type Running, setRunning } from "@/lib/server/running";
import { armySheet } from "@/lib/sheets/army-sheet";
import { sheetText } from "@/lib/sheets/sheet-text";
import { ask, errorOf, sendJson } from "./asking";
import { newSharer } from "./players";
import { bootSoundly, programFolder, readyArmyOf } from "./program-folder";

const NO_VERSION = `sha256:${"0".repeat(64)}`;

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});

const send = (document: unknown, query = "") => sendJson(`/api/sheets${query}`, document);
async function made(document: unknown, query = ""): Promise<SheetAndText> {
  const response = await send(document, query);
  expect(response.status).toBe(200);
  return sheetAndText.parse(await response.json());
}

describe("a sheet", () => {
  test.each([
    ["", "own"],
    ["?for=own", "own"],
    ["?for=opponent", "opponent"],
  ] as const)("of a ready army, asked for with %j, is what the pages show", async (query, reader) => {
    const { knowledge } = running;
    const { sheet, text } = await made(ready, query);
    expect(sheet).toEqual(armySheet(ready, knowledge.book, { reader, rules: knowledge.catalog.rules.version, link: null }));
    for (const style of TEXT_STYLES) expect(text[style]).toBe(sheetText(sheet, style));
  });

  test("of an illegal army", async () => {
    const { sheet } = await made({ ...ready, pointsLimit: 1 });
    expect(sheet.verdict).toMatchObject({ legal: false, words: "Not legal: 1 problem" });
  });

  test("of an army that leaves out what has a default, and of a line nobody knows", async () => {
    const { sheet, text } = await made({
      schema: "condotta.army/1",
      ...{ name: "Bare", list: ready.list, pointsLimit: 6000, camp: { kind: "none", quality: "poor" }, commanders: [] },
      units: [{ number: 3, line: "unheard-of", bases: 2 }],
    });
    expect(sheet.commands).toMatchObject([{ commander: null, units: [{ number: 3, troop: null }] }]);
    expect(text.lines).toContain("3 unheard-of, 2 bases: not in its list");
  });
});

describe("what was in force stays what it was", () => {
  test("an army of an older list and older tables is put on paper by them", async () => {
    const { root, edit } = programFolder();
    const [data, then] = [`${root}/var`, await bootSoundly(root, `${root}/var`)];
    const old = readyArmyOf(then).army;
    const pinned = { ...old, rules: then.knowledge.catalog.rules.version };
    edit(`data/lists/${old.list}.json`, (list) => Object.assign(list, { name: "A later name" }));
    edit("data/rules/commanders.json", ({ classes }) => {
      for (const one of classes) one.commandRange = 99;
    });
    setRunning(await bootSoundly(root, data));
    const [before, today] = [await made(pinned), await made({ ...old, listVersion: null, rules: null })];
    setRunning(running);
    expect([before.sheet.versions.rules, before.sheet.versions.list.version]).toEqual([pinned.rules, old.listVersion]);
    expect(before.text.full).not.toMatch(/A later name|range 99/);
    expect(today.sheet.about).toMatch(/^A later name, /);
    expect(today.text.full).toContain("range 99 BW");
  });
});

describe("the link", () => {
  const fresh = (name: string): Army => ({ ...ready, name });

  test("leads to the share of this very army, whoever asks, until it is withdrawn", async () => {
    const one = fresh("Shared and withdrawn");
    expect((await made(one)).sheet.link).toBeNull();
    const sharer = newSharer();
    const { share, url } = await sharer.sharing(one);
    const { sheet, text } = await made(one);
    expect(sheet.link).toBe(url);
    for (const style of TEXT_STYLES) expect(text[style].endsWith(`\n${url}`)).toBe(true);
    expect((await made({ ...one, name: "Another name" })).sheet.link).toBeNull();
    await sharer.withdraw(share);
    expect((await made(one)).sheet.link).toBeNull();
  });

  test("is found though the army names no versions", async () => {
    const one = army.parse({ ...fresh("Of no version"), listVersion: null, rules: null });
    const { url } = await newSharer().sharing(one);
    expect((await made(one)).sheet.link).toBe(url);
  });

  test("is not for the opponent, who would read everything there", async () => {
    const one = fresh("Of secret points");
    const { url } = await newSharer().sharing(one);
    const { sheet, text } = await made(one, "?for=opponent");
    expect(sheet.link).toBeNull();
    expect(Object.values(text).filter((said) => said.includes(url))).toEqual([]);
  });
});

describe("what is refused", () => {
  test.each([
    ["a reader nobody knows", "?for=judge", "not-one-of", "for"],
    ["no reader", "?for=", "not-one-of", "for"],
  ])("%s", async (_, query, code, at) => {
    const error = await errorOf(await send(ready, query));
    expect(error).toMatchObject({ status: 400, code, at, message: 'for must be "own" or "opponent".' });
  });

  test.each([
    ["a parameter nobody knows", "?reader=own", "unknown-parameter"],
    ["a parameter twice", "?for=own&for=own", "repeated-parameter"],
  ])("%s", async (_, query, code) => {
    expect(await errorOf(await send(ready, query))).toMatchObject({ status: 400, code });
  });

  test.each([
    ["a document that is none", () => ({ ...ready, colour: "red" }), "bad-document", "colour"],
    ["an unknown list", () => ({ ...ready, list: "nowhere" }), "unknown-list", "list"],
    ["an unknown version", () => ({ ...ready, listVersion: NO_VERSION }), "unknown-list-version", "listVersion"],
    ["unknown rules", () => ({ ...ready, rules: NO_VERSION }), "unknown-rules-version", "rules"],
  ])("%s", async (_, document, code, at) => {
    expect(await errorOf(await send(document()))).toMatchObject({ status: 400, code, at, details: [{ at }] });
  });

  test("whatever is no POST", async () => {
    const response = await ask("GET", "/api/sheets");
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });
});

test("an address may ask as often as for assessments", async () => {
  const headers = { "x-forwarded-for": "203.0.113.77" };
  const responses = await Promise.all(Array.from({ length: 510 }, () => sendJson("/api/sheets", {}, headers)));
  const refused = responses.filter((one) => one.status === 429);
  expect(refused).toHaveLength(10);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
});

describe("an army's text", () => {
  const read = (document: unknown) => sendJson("/api/army-texts", document);

  test("that the sheet made is the army again, in every style", async () => {
    const { text, sheet } = await made(ready);
    for (const style of TEXT_STYLES) {
      const answer = readArmyText.parse(await (await read({ text: text[style] })).json());
      expect([answer.knownBy, answer.questions, answer.unread]).toEqual(["name", [], []]);
      if (style !== "compact") expect((await made(answer.army)).sheet.commands).toEqual(sheet.commands);
    }
  });

  test("has answers to its questions taken, and is refused with all its faults", async () => {
    const list = ready.list;
    const question = { text: "Unicorns; 6", list };
    expect(await (await read(question)).json()).toMatchObject({ army: { units: [] }, questions: [{ unit: 1, likely: null }] });
    const chosen = [{ unit: 1, as: ready.units[0]?.line }];
    expect(await (await read({ ...question, chosen })).json()).toMatchObject({
      army: { units: [{ line: ready.units[0]?.line, bases: 6 }] },
    });
    const refused = await read({ text: "", list: "No List", colour: "red" });
    expect([refused.status, (await errorOf(refused)).code]).toEqual([400, "bad-document"]);
    expect((await errorOf(await read({ text: "x".repeat(80_001) }))).code).toBe("bad-document");
    expect((await errorOf(await read({ text: "Haiduks; 6", list: "no-such-list" }))).code).toBe("unknown-list");
  });
});

import { expect, test, vi } from "vitest";
import { CHECK } from "@/lib/words/check";
import { correctedWords } from "@/lib/words/importing";
import { checkAll, itemsOf, pastedItems, withRepeats } from "./check-desk";

const SHARE = "abcdefghijklmnopqrstuvwxy2";
const OTHER = "bcdefghijklmnopqrstuvwxyz3";
const PATIENCE = { waits: () => undefined, isLeft: () => false };
const ARMY = { schema: "condotta.army/1", name: "Kircholm", list: "poles", pointsLimit: 10_000 };

test("links are found in any text, each once; JSON that has a link in it stays JSON", () => {
  const mail = `Army one: https://condotta.example/a/${SHARE}\nand /a/${OTHER}, again https://condotta.example/a/${SHARE}.`;
  expect(pastedItems(mail)).toEqual([
    { source: `/a/${SHARE}`, share: SHARE },
    { source: `/a/${OTHER}`, share: OTHER },
  ]);
  const json = JSON.stringify({ ...ARMY, name: `/a/${SHARE}` });
  expect(pastedItems(json)).toEqual([expect.objectContaining({ army: expect.objectContaining({ document: JSON.parse(json) }) })]);
  expect(pastedItems("Hussars; 4")).toEqual([expect.objectContaining({ text: "Hussars; 4" })]);
  expect(pastedItems(`/a/${SHARE}x7`)).toEqual([expect.objectContaining({ text: `/a/${SHARE}x7` })]);
});

test("a file of several armies gives each a place, and a broken file its reason", () => {
  const found = (document: unknown) => ({ path: [], document, place: "desk" as const });
  const items = itemsOf([
    { name: "all.json", documents: { armies: [found(1), found(2)], deleted: 0, faults: [] } },
    { name: "bad.pdf", documents: { armies: [], deleted: 0, faults: [{ path: [], code: "pdf", params: {} }] } },
  ]);
  expect(items.map(({ source }) => source)).toEqual([CHECK.oneOf("all.json", 1), CHECK.oneOf("all.json", 2), "bad.pdf"]);
  expect(items[2]).toMatchObject({ problems: [expect.stringContaining("PDF")] });
});

const reply = (status: number, body: unknown) => ({ ok: status < 400, status, headers: new Headers(), json: async () => body });

test("the order is that of the sources, however late an answer comes; a link for the opponent says what to ask for", async ({
  onTestFinished,
}) => {
  const legal = { legal: true, findings: [], numbers: {}, reasons: {} };
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path === "/api/lists") return reply(200, [{ id: "poles", name: "Polish-Lithuanian" }]);
    if (path.endsWith(SHARE)) return reply(403, { error: { code: "share-for-opponent", message: "For the opponent only." } });
    if (path.endsWith(OTHER)) return reply(200, { army: { ...ARMY, name: "Shared" } });
    if (String(body).includes("First")) await new Promise((done) => setTimeout(done, 30));
    return reply(200, legal);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const army = (name: string) => ({ source: name, army: { path: [], place: "desk" as const, document: { ...ARMY, name } } });
  const told: number[] = [];
  const items = [army("First"), ...pastedItems(`/a/${SHARE} /a/${OTHER}`), army("Second"), army("Second")];
  const checked = withRepeats(await checkAll(items, PATIENCE, (done) => told.push(done)));
  expect(checked.map(({ source }) => source)).toEqual(["First", `/a/${SHARE}`, `/a/${OTHER}`, "Second", "Second"]);
  expect(checked[1]?.found).toEqual({ problems: ["For the opponent only."] });
  expect(checked[0]?.found).toMatchObject({ list: "Polish-Lithuanian", sameAs: null, army: { name: "First" } });
  expect(checked[4]?.found).toMatchObject({ sameAs: "Second" });
  expect(told).toEqual([1, 2, 3, 4, 5]);
});

test("an army that is read from text says how, by what it is checked, and where it counts other points", async ({ onTestFinished }) => {
  const read = {
    ...{
      army: { ...ARMY, listVersion: null, rules: null },
      questions: [],
      unread: [],
      points: 9000,
      edition: "sha256:aa",
      rules: "sha256:bb",
    },
    corrected: [{ line: 1, text: "Hajduks", as: "Haiduks" }],
  };
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/api/lists") return reply(200, [{ id: "poles", name: "Polish-Lithuanian" }]);
    return reply(200, path === "/api/army-texts" ? read : { legal: true, findings: [], numbers: { points: 9500 }, reasons: {} });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const [checked] = await checkAll(pastedItems("Hajduks; 4"), PATIENCE, () => undefined);
  expect(checked?.found).toMatchObject({
    army: { listVersion: "sha256:aa", rules: "sha256:bb" },
    ofText: [correctedWords(read.corrected), CHECK.otherPoints(9000, 9500)],
  });
});

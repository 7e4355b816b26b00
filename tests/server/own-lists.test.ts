import { beforeAll, describe, expect, test } from "vitest";
import type { ListDraft } from "@/lib/model/list-draft";
import { type ListShare, listShare, ownListSummary, sharedList } from "@/lib/model/own-list";
import { LIMITS } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { errorOf } from "./asking";
import { etagOf, newListWriter, storedListIn } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn } from "./stored";

const KEY = { "idempotency-key": "save-1_ABCdef0123456789" };

let running: Running;
let written: ListDraft;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  const { version: _, ...list } = readyArmyOf(running).list;
  written = { ...structuredClone(list), name: "As I see them", version: null };
});

type Writer = ReturnType<typeof newListWriter>;
const named = (name: string): ListDraft => ({ ...written, name });
const namesOf = async (writer: Writer, query = "") =>
  ownListSummary
    .array()
    .parse(await (await writer.lists(query)).json())
    .map((one) => one.name);
const shareIn = async (response: Response): Promise<ListShare> => listShare.parse(await response.json());

describe("a first list", () => {
  test("makes an account and is stored under an id of its own, whatever id it says", async () => {
    const writer = newListWriter();
    expect(await namesOf(writer)).toEqual([]);
    const response = await writer.createList(written);
    const stored = await storedListIn(response);
    expect([response.status, etagOf(response), response.headers.get("location")]).toEqual([201, '"1"', `/api/my-lists/${stored.id}`]);
    expect(stored).toMatchObject({ revision: 1, place: "desk", faults: [], list: { ...written, id: stored.id } });
    expect(stored.version).toMatch(/^sha256:/);
    // Its id is part of what it says, so that no own list is ever taken for the house's.
    expect(stored.version).not.toBe(readyArmyOf(running).list.version);
    expect(await storedListIn(await writer.getList(stored.id))).toEqual(stored);
    expect(await namesOf(writer)).toEqual(["As I see them"]);
  });

  test("sent twice under one key is one list", async () => {
    const writer = newListWriter();
    const [first, again] = [await storedListIn(await writer.createList(written, KEY)), await writer.createList(named("Other"), KEY)];
    expect([again.status, (await storedListIn(again)).id]).toEqual([200, first.id]);
    expect(await namesOf(writer)).toEqual(["As I see them"]);
  });
});

test("a list may be unfinished, and says all that is wrong with it at once, with its place", async () => {
  const [line] = written.lines;
  if (!line) throw new Error("the sample list has no lines");
  const { version, faults } = await newListWriter().writing({
    ...written,
    ...{ years: [1700, 1600], territories: [] },
    lines: [{ ...line, years: null, bases: { min: 9, max: 4 }, sizes: [] }],
    constraints: [{ id: "odd", years: null, kind: "at-most", what: "bases", lines: ["nobody"], n: null }],
  });
  expect(version).toBeNull();
  expect(faults.map(({ at, code }) => `${at} ${code}`)).toEqual([
    "years years-reversed",
    "territories too-small",
    "lines[0].bases min-above-max",
    "lines[0].sizes too-small",
    "constraints[0].lines[0] unknown-line",
    "constraints[0].n wrong-type",
  ]);
});

test("a list may do without a keynote, a history and sources", async () => {
  const { version, faults } = await newListWriter().writing({ ...written, keynote: "", history: "", sources: [] });
  expect(faults).toEqual([]);
  expect(version).not.toBeNull();
});

test("texts are cleaned, and what is no list at all is refused with its faults", async () => {
  const writer = newListWriter();
  const stored = await writer.writing({ ...written, history: "One\u202e line\nand\tanother\u200b.", checked: ["a\u0007b"] });
  expect([stored.list.history, stored.list.checked]).toEqual(["One line and another.", ["a b"]]);
  const refused = await errorOf(await writer.createList({ ...written, lines: [{ id: 7 }], extra: true }));
  expect(refused).toMatchObject({ status: 400, code: "bad-document" });
  expect((refused.details as { at: string }[]).map(({ at }) => at)).toEqual(expect.arrayContaining(["lines[0].id", "extra"]));
});

describe("saving", () => {
  test("counts revisions, and can be repeated", async () => {
    const writer = newListWriter();
    const { id } = await writer.writing(written);
    const saved = await storedListIn(await writer.saveList(id, named("Second"), 1));
    expect([saved.revision, saved.list.name, saved.id]).toEqual([2, "Second", id]);
    expect((await storedListIn(await writer.saveList(id, named("Second"), 1))).revision).toBe(2);
  });

  test("over a change that was not seen is refused, with what is stored", async () => {
    const writer = newListWriter();
    const { id } = await writer.writing(written);
    await writer.saveList(id, named("Theirs"), 1);
    const answer = await writer.saveList(id, named("Mine"), 1);
    const refused = await errorOf(answer);
    expect([answer.status, refused.code, etagOf(answer)]).toEqual([412, "list-changed", '"2"']);
    expect(refused.details).toMatchObject({ id, revision: 2, list: { name: "Theirs" } });
    expect((await errorOf(await writer.saveListBlindly(id, written))).code).toBe("revision-missing");
    expect((await errorOf(await writer.saveListBlindly(id, written, { "if-match": "*" }))).code).toBe("bad-revision");
  });

  test("of two at once, one wins and the other is told", async () => {
    const writer = newListWriter();
    const { id } = await writer.writing(written);
    const answers = await Promise.all(["One", "Two", "Three"].map((name) => writer.saveList(id, named(name), 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });
});

describe("nobody else", () => {
  test("sees, changes, deletes or shares it", async () => {
    const { id } = await newListWriter().writing(written);
    const other = newListWriter();
    await other.writing(written);
    const answers = [
      await other.getList(id),
      await other.saveList(id, named("Taken"), 1),
      await other.saveListBlindly(id, "nothing"),
      await other.deleteList(id),
      await other.restoreList(id),
      await other.shareList(id),
      await other.sharesOfList(id),
      await newListWriter().getList(id),
    ];
    for (const answer of answers) expect((await errorOf(answer)).code).toBe("unknown-own-list");
  });
});

describe("the bin", () => {
  test("takes a deleted list, gives it back, and is emptied after thirty days", async () => {
    const writer = newListWriter();
    const { id } = await writer.writing(written);
    expect((await writer.deleteList(id)).status).toBe(204);
    expect([await namesOf(writer), await namesOf(writer, "?place=bin")]).toEqual([[], ["As I see them"]]);
    expect((await errorOf(await writer.saveList(id, written, 1))).code).toBe("unknown-own-list");
    expect((await writer.restoreList(id)).status).toBe(200);
    expect(await namesOf(writer)).toEqual(["As I see them"]);
    await writer.deleteList(id);
    expect(await running.ownLists.throwAwayBefore(new Date(Date.now() - 1000), 10)).toBe(false);
    expect(await running.ownLists.throwAwayBefore(new Date(Date.now() + 1000), 10)).toBe(true);
    expect((await errorOf(await writer.restoreList(id))).code).toBe("unknown-own-list");
  });
});

describe("limits", () => {
  test("number: a visitor has room for so many, and deleted ones count in all", async () => {
    const writer = newListWriter();
    for (let at = 0; at < LIMITS.visitorLists; at++) await writer.writing(written);
    expect((await errorOf(await writer.createList(written))).code).toBe("too-many-lists");
    const [first] = ownListSummary.array().parse(await (await writer.lists()).json());
    const id = String(first?.id);
    await writer.deleteList(id);
    expect((await writer.createList(written)).status).toBe(201);
    expect((await errorOf(await writer.restoreList(id))).code).toBe("too-many-lists");
  });

  test("size: a list as large as may be is stored, a larger one refused, and neither takes long to judge", async () => {
    const writer = newListWriter();
    const [line] = written.lines;
    const lines = Array.from({ length: 60 }, (_, at) => ({
      ...structuredClone(line),
      id: `line-${at}`,
      note: "n".repeat(at === 0 ? 1200 : 350),
    }));
    const large = { ...written, lines, constraints: [] } as ListDraft;
    expect(JSON.stringify(large).length).toBeGreaterThan(LIMITS.list * 0.7);
    expect((await writer.createList(large)).status).toBe(201);
    const larger = { ...large, lines: lines.map((one) => ({ ...one, note: "n".repeat(1200) })) };
    expect(await errorOf(await writer.createList(larger))).toMatchObject({ status: 413, code: "list-too-large" });
  });
});

describe("sharing", () => {
  test("shows the list as it was, for ever, until it is withdrawn", async () => {
    const writer = newListWriter();
    const { id, version } = await writer.writing(written);
    const answer = await writer.shareList(id);
    const { share, url } = await shareIn(answer);
    expect([answer.status, url]).toEqual([201, `${running.environment.publicUrl}/l/${share}`]);
    expect((await writer.shareList(id)).status).toBe(200);
    await writer.saveList(id, named("Changed since"), 1);
    const other = newListWriter();
    const shown = sharedList.parse(await (await other.openList(share)).json());
    expect([shown.list.name, shown.list.id, shown.list.version]).toEqual(["As I see them", id, version]);
    const next = await shareIn(await writer.shareList(id));
    expect(next.share).not.toBe(share);
    expect((await (await writer.sharesOfList(id)).json()).map((one: ListShare) => one.share)).toEqual(
      expect.arrayContaining([share, next.share]),
    );
    expect((await errorOf(await other.withdrawList(share))).code).toBe("unknown-list-share");
    expect((await writer.withdrawList(share)).status).toBe(204);
    expect((await errorOf(await other.openList(share))).status).toBe(410);
    expect((await other.openList(next.share)).status).toBe(200);
    expect(sqlIn(running).prepare("select document from list_shares where share = ?").all(share)).toEqual([{ document: null }]);
  });

  test("what is only said beside the rules is part of the link too", async () => {
    const writer = newListWriter();
    const { id, version } = await writer.writing(written);
    const first = await shareIn(await writer.shareList(id));
    const saved = await storedListIn(await writer.saveList(id, { ...written, checked: ["Nothing."] }, 1));
    expect(saved.version).toBe(version);
    expect((await shareIn(await writer.shareList(id))).share).not.toBe(first.share);
  });

  test("waits until nothing is wrong", async () => {
    const writer = newListWriter();
    const { id } = await writer.writing({ ...written, territories: [] });
    expect(await errorOf(await writer.shareList(id))).toMatchObject({ status: 409, code: "list-has-faults" });
  });

  test("of a link that never was, nothing is told", async () => {
    expect((await errorOf(await newListWriter().openList("a".repeat(26)))).code).toBe("unknown-list-share");
  });
});

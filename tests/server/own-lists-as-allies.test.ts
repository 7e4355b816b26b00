import { beforeAll, describe, expect, test } from "vitest";
import { contentVersion } from "@/lib/catalog/content-version";
import { accountExport } from "@/lib/model/account";
import { type Army, army as armySchema } from "@/lib/model/army";
import { LIST_MOST } from "@/lib/model/army-list";
import type { ListDraft } from "@/lib/model/list-draft";
import { listShare, type StoredList, sharedList } from "@/lib/model/own-list";
import { deskArmy } from "@/lib/server/desk-army";
import { readerOf } from "@/lib/server/identity";
import { base32 } from "@/lib/server/ids";
import { findPinned, knowledgeFor, neighboursOf } from "@/lib/server/known-lists";
import { LIMITS } from "@/lib/server/limits";
import { soundLists } from "@/lib/server/own-lists";
import { type Running, setRunning } from "@/lib/server/running";
import { ownListName } from "@/lib/words/own-list";
import { errorOf } from "./asking";
import { HOUSE, newBattler, recordIn, viewIn } from "./battler";
import { newEmail, newListWriter, PASSWORD, storedIn, storedListIn } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn } from "./stored";

let running: Running;
let house: ListDraft;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  const { version: _, ...list } = readyArmyOf(running).list;
  house = { ...structuredClone(list), version: null };
  ready = readyArmyOf(running).army;
});

type Writer = ReturnType<typeof newListWriter>;

const naming = (name: string, allies: readonly string[] = [], enemies: readonly string[] = []): ListDraft => ({
  ...house,
  ...{ name, enemies: [...enemies] },
  commanders: { ...house.commanders, externalAllies: allies.map((list) => ({ list, years: null, max: 1 })) },
});

/** Hungary and Transylvania, each the other's ally. */
async function neighbours(writer: Writer = newListWriter()) {
  const transylvania = await writer.writing(naming("Transylvania"));
  const hungary = await writer.writing(naming("Hungary", [transylvania.id]));
  const back = await storedListIn(await writer.saveList(transylvania.id, naming("Transylvania", [hungary.id]), 1));
  return { writer, hungary, transylvania: back };
}

const headersOf = (writer: Writer) => new Headers({ cookie: writer.cookie() });
const shareOf = async (writer: Writer, id: string) => listShare.parse(await (await writer.shareList(id)).json()).share;
const shownAt = async (share: string) => sharedList.parse(await (await newListWriter().openList(share)).json()).list;

/** An army of one list with an ally from the other, whose troops have yet to be found. */
const armyOf = (list: Pick<StoredList, "id" | "version">, ally: { readonly id: string; readonly version: string | null }) => ({
  ...ready,
  ...{ list: list.id, listVersion: list.version, units: [] },
  commanders: [
    ready.commanders.find(({ role }) => role === "army"),
    {
      ...{ id: "ally", role: "ally", grade: "competent", class: ready.commanders[0]?.class },
      ...{ list: ally.id, listVersion: ally.version },
    },
  ],
});
const drafted = async (writer: Writer, army: unknown) => {
  const answer = await writer.send("POST", "/api/drafts", { document: { army, wish: "balanced", seed: 1, against: null } });
  return answer.status === 200 ? armySchema.parse((await answer.json()).army) : Promise.reject(new Error(await answer.text()));
};
const judged = async (writer: Writer, document: unknown) => await (await writer.send("POST", "/api/assess", { document })).json();

/** The names of the lists on a desk, those in force first. */
async function listsOnDesk(writer: Writer, army: unknown): Promise<readonly string[]> {
  const { id } = await storedIn(await writer.create(army));
  return (await deskArmy(id, headersOf(writer)))?.lists.map(({ name }) => name) ?? [];
}
const bare = (list: Pick<StoredList, "id" | "version">) => ({ ...ready, list: list.id, listVersion: list.version });

describe("a list of the player's own that another of his names", () => {
  test("is no fault, in a circle neither, and its version is of no account", async () => {
    const { writer, hungary, transylvania } = await neighbours();
    expect([hungary.faults, transylvania.faults]).toEqual([[], []]);
    await writer.saveList(transylvania.id, { ...naming("Transylvania", [hungary.id]), lines: house.lines.slice(0, 1), constraints: [] }, 2);
    expect((await storedListIn(await writer.getList(hungary.id))).version).toBe(hungary.version);
    const reader = await readerOf(headersOf(writer));
    expect((await soundLists(String(reader?.id))).map(({ name }) => name).sort()).toEqual(["Hungary", "Transylvania"]);
  });

  test("is unknown once it is deleted, until it is restored; nobody can name somebody else's, nor a list itself", async () => {
    const { writer, hungary, transylvania } = await neighbours();
    await writer.deleteList(transylvania.id);
    const without = await storedListIn(await writer.getList(hungary.id));
    expect(without.version).toBeNull();
    expect(without.faults.map(({ at, code }) => [at, code])).toEqual([["commanders.externalAllies[0].list", "unknown-list"]]);
    expect(without.faults[0]?.message).not.toContain(transylvania.id);
    const reader = await readerOf(headersOf(writer));
    expect(await soundLists(String(reader?.id))).toEqual([]);
    await writer.restoreList(transylvania.id);
    expect((await storedListIn(await writer.getList(hungary.id))).version).toBe(hungary.version);
    expect(await soundLists(String(reader?.id))).toHaveLength(2);
    const thief = await newListWriter().writing(naming("Mine", [], [hungary.id]));
    expect(thief.faults.map(({ at, code }) => [at, code])).toEqual([["enemies[0]", "unknown-list"]]);
    const itself = await storedListIn(await writer.saveList(hungary.id, naming("Hungary", [hungary.id]), 1));
    expect(itself.faults.map(({ code }) => code)).toEqual(["own-ally"]);
  });

  test("brings allies to its owner's armies as it stands: in the editor, a draft, the verdict, the sheet and a battle", async () => {
    const { writer, hungary, transylvania } = await neighbours();
    const asItStands = { id: transylvania.id, version: null };
    const army = await drafted(writer, armyOf(hungary, asItStands));
    expect(army.commanders.some(({ list }) => list === transylvania.id)).toBe(true);
    expect((await judged(writer, army)).legal).toBe(true);
    const stored = await storedIn(await writer.create(army));
    expect(stored.army.commanders.find(({ list }) => list !== null)?.listVersion).toBe(transylvania.version);
    const { sheet, text } = await (await writer.send("POST", "/api/sheets", { document: stored.army })).json();
    expect(sheet.versions.allies.map(({ name }: { name: string }) => name)).toEqual([ownListName("Transylvania")]);
    expect(text.full).toContain(ownListName("Transylvania"));
    expect(text.full).not.toContain(transylvania.id);
    expect(await listsOnDesk(writer, bare(hungary))).toEqual(expect.arrayContaining(["Hungary", "Transylvania"]));
    const battler = newBattler();
    const { battle } = await battler.opening({ kind: "army", army: stored.army }, HOUSE);
    const seen = await viewIn(await battler.look(battle));
    expect(seen.forces.a).toMatchObject({ ownList: "Hungary", verdict: "legal" });
    for (const told of [seen, await recordIn(await battler.record(battle))]) expect(JSON.stringify(told)).not.toContain("own-");
    // The army keeps its ally, whatever becomes of that list.
    await writer.deleteList(transylvania.id);
    expect((await judged(newListWriter(), stored.army)).legal).toBe(true);
  });

  test("is offered to its owner with a newer version of the list too, and newer itself", async () => {
    const { writer, hungary, transylvania } = await neighbours();
    const moldavia = await writer.writing(naming("Moldavia"));
    const army = armyOf(hungary, transylvania);
    await writer.create(army);
    await writer.saveList(hungary.id, naming("Hungary, better", [moldavia.id]), 1);
    await writer.saveList(transylvania.id, naming("Transylvania, better"), 2);
    const names = await listsOnDesk(writer, army);
    expect([...names].sort()).toEqual(["Hungary", "Hungary, better", "Moldavia", "Transylvania", "Transylvania, better"]);
    expect(names.indexOf("Transylvania, better")).toBeLessThan(names.indexOf("Transylvania"));
  });
});

describe("sharing a list", () => {
  test("gives the allies that it names as they are then, so that others' armies can have them", async () => {
    const { writer, hungary, transylvania } = await neighbours();
    const shown = await shownAt(await shareOf(writer, hungary.id));
    expect(shown.comesWith).toEqual([{ list: transylvania.id, version: transylvania.version }]);
    await writer.saveList(transylvania.id, naming("Changed since"), 2);
    const other = newListWriter();
    expect(await listsOnDesk(other, bare(hungary))).toEqual(["Transylvania", "Hungary"]);
    const army = await drafted(other, armyOf(hungary, { id: transylvania.id, version: null }));
    const stored = await storedIn(await other.create(army));
    expect(stored.army.commanders.find(({ list }) => list !== null)?.listVersion).toBe(transylvania.version);
    expect((await judged(newListWriter(), stored.army)).legal).toBe(true);
    const told = async ({ id, version }: StoredList) => await (await other.send("GET", `/api/lists/${id}?version=${version}`)).json();
    expect((await told(transylvania)).name).toBe("Transylvania");
    expect(Object.keys(await told(hungary))).not.toContain("comesWith");
    // The writer's account may go: what he gave stays.
    expect((await writer.delete()).status).toBe(204);
    expect((await judged(newListWriter(), stored.army)).legal).toBe(true);
    expect(await listsOnDesk(newListWriter(), bare(hungary))).toEqual(["Transylvania", "Hungary"]);
  });

  test("gives nothing else: neither an enemy, nor an ally's allies, nor what changed later, nor a list whose army alone was shared", async () => {
    const { writer, hungary, transylvania } = await neighbours();
    const wallachia = await writer.writing(naming("Wallachia"));
    const changed = await storedListIn(await writer.saveList(transylvania.id, naming("Transylvania", [hungary.id, wallachia.id]), 2));
    const turks = await writer.writing(naming("Turks"));
    const saved = await storedListIn(await writer.saveList(hungary.id, naming("Hungary", [transylvania.id], [turks.id]), 1));
    await writer.shareList(hungary.id);
    const later = await storedListIn(await writer.saveList(transylvania.id, naming("Later"), 3));
    for (const { id, version } of [turks, wallachia, later]) expect(await findPinned(id, String(version))).toBeNull();
    expect(await findPinned(transylvania.id, String(changed.version))).not.toBeNull();
    const { book } = await knowledgeFor(bare(saved));
    expect([turks, wallachia].map(({ id }) => book.current.has(id as never))).toEqual([false, false]);
    const list = await findPinned(hungary.id, String(saved.version));
    expect((await neighboursOf(list as never, null)).map(({ name }) => name)).toEqual(["Transylvania"]);

    const second = await neighbours();
    await second.writer.sharing(bare(second.hungary));
    expect((await knowledgeFor(bare(second.hungary))).book.current.has(second.transylvania.id as never)).toBe(false);
  });

  test("again, after an ally has changed, is another link; the first shows what it showed", async () => {
    const { writer, hungary, transylvania } = await neighbours();
    const first = await shareOf(writer, hungary.id);
    expect(await shareOf(writer, hungary.id)).toBe(first);
    const before = await shownAt(first);
    expect(await listsOnDesk(newListWriter(), bare(hungary))).toEqual(["Transylvania", "Hungary"]);
    const changed = await storedListIn(await writer.saveList(transylvania.id, naming("Transylvania, better"), 2));
    const second = await shareOf(writer, hungary.id);
    expect(second).not.toBe(first);
    expect(await shownAt(first)).toEqual(before);
    expect((await shownAt(second)).comesWith).toEqual([{ list: transylvania.id, version: changed.version }]);
    // Whoever has the list has what was given with it last; an army keeps what it has.
    expect(await listsOnDesk(newListWriter(), bare(hungary))).toEqual(["Transylvania, better", "Hungary"]);
    const kept = armyOf(hungary, transylvania);
    expect((await storedIn(await newListWriter().create(kept))).army.commanders.at(-1)?.listVersion).toBe(transylvania.version);
  });

  test("of a list without own allies has the link that it had before there were any", async () => {
    const writer = newListWriter();
    const list = await writer.writing(naming("Alone"));
    const share = await shareOf(writer, list.id);
    const shown = await shownAt(share);
    expect(Object.keys(shown)).not.toContain("comesWith");
    expect(share).toBe(base32(Buffer.from(contentVersion({ shared: shown }).slice("sha256:".length, "sha256:".length + 32), "hex")));
  });

  test("waits for an ally that has faults, by its name, and stores nothing", async () => {
    const { writer, hungary, transylvania } = await neighbours();
    await writer.saveList(transylvania.id, { ...naming("Transylvania"), territories: [] }, 2);
    const refused = await errorOf(await writer.shareList(hungary.id));
    expect(refused).toMatchObject({ status: 409, code: "ally-has-faults" });
    expect(refused.message).toContain("Transylvania");
    const kept = sqlIn(running)
      .prepare("select version from own_list_versions where list = ? or list = ?")
      .all(hungary.id, transylvania.id);
    expect(kept).toEqual([]);
  });

  test("stores all or nothing where there is no room", async () => {
    const { writer, hungary, transylvania } = await neighbours();
    const [{ owner } = {}] = sqlIn(running).prepare("select owner from own_lists where id = ?").all(hungary.id) as { owner: string }[];
    const { bytes } = await running.armies.stockOf(String(owner));
    const document = (await storedListIn(await writer.getList(hungary.id))).list as never;
    const one = { list: hungary.id, version: String(hungary.version), document };
    const other = { list: transylvania.id, version: String(transylvania.version), document };
    const room = Buffer.byteLength(JSON.stringify(document)) * 1.5;
    const sharing = { share: "a".repeat(26), list: hungary.id, owner: String(owner), document, sharedAt: new Date() };
    const limits = { most: 10, mostEver: 10, mostBytes: bytes + Math.ceil(room) };
    expect(await running.ownLists.share({ ...sharing, ...limits }, [other, one])).toBeNull();
    expect(await findPinned(transylvania.id, String(transylvania.version))).toBeNull();
    expect((await running.armies.stockOf(String(owner))).bytes).toBe(bytes);
  });

  test("is withdrawn with what came with it; armies keep both, and so does the writer", async () => {
    const { writer, hungary, transylvania } = await neighbours();
    const share = await shareOf(writer, hungary.id);
    const other = newListWriter();
    const stored = await storedIn(await other.create(await drafted(other, armyOf(hungary, transylvania))));
    expect((await writer.withdrawList(share)).status).toBe(204);
    expect((await errorOf(await other.openList(share))).status).toBe(410);
    expect((await judged(newListWriter(), stored.army)).legal).toBe(true);
    const row = sqlIn(running).prepare("select document from list_shares where share = ?").all(share);
    expect(row).toEqual([{ document: null }]);
  });
});

test("the export has what was given with a list; signing in brings lists that name each other along", async () => {
  const { writer, hungary, transylvania } = await neighbours();
  await writer.shareList(hungary.id);
  const email = newEmail();
  await newListWriter().claim({ email, password: PASSWORD });
  expect((await writer.signIn({ email, password: PASSWORD })).status).toBe(200);
  expect((await storedListIn(await writer.getList(hungary.id))).version).toBe(hungary.version);
  const told = accountExport.parse(await (await writer.export()).json());
  const given = told.listVersions.map(({ list, document }) => [list, "comesWith" in document && document.comesWith?.length]);
  expect(given.sort()).toEqual(
    [
      [hungary.id, 1],
      [transylvania.id, false],
    ].sort(),
  );
  expect(told.listShares).toHaveLength(1);
});

describe("the most that a list can name", () => {
  test("is bounded, and said", async () => {
    const writer = newListWriter();
    const ids: string[] = [];
    for (let at = 0; at <= LIST_MOST.ownAllies; at++) ids.push((await writer.writing(naming(`Ally ${at}`))).id);
    const tooMany = await writer.writing(naming("Everybody's friend", ids));
    expect(tooMany.faults.map(({ at, code }) => [at, code])).toEqual([["commanders.externalAllies", "own-allies-many"]]);
    const most = await storedListIn(await writer.saveList(tooMany.id, naming("Nearly", ids.slice(1), ids), 1));
    expect(most.faults).toEqual([]);
    // With an ally of each of its three commanders in older versions there is still room for all of them.
    expect(LIMITS.ownListsNamed).toBeGreaterThanOrEqual(1 + 3 + LIST_MOST.ownAllies);
    await writer.shareList(most.id);
    expect((await knowledgeFor(bare(most))).book.current.size).toBe(running.knowledge.book.current.size + LIST_MOST.ownAllies);
    expect(await listsOnDesk(newListWriter(), bare(most))).toHaveLength(1 + LIST_MOST.ownAllies);
  });
});

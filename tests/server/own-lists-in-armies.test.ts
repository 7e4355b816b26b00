import { beforeAll, describe, expect, test } from "vitest";
import { type Army, army as armySchema } from "@/lib/model/army";
import { TEXT_STYLES } from "@/lib/model/army-sheet";
import type { ListDraft } from "@/lib/model/list-draft";
import type { StoredList } from "@/lib/model/own-list";
import { readShare } from "@/lib/server/army-papers";
import { cleanLeftovers } from "@/lib/server/clean-leftovers";
import { deskArmy } from "@/lib/server/desk-army";
import { readerOf } from "@/lib/server/identity";
import { DAY } from "@/lib/server/limits";
import { armiesPage } from "@/lib/server/my-armies";
import { type Running, setRunning } from "@/lib/server/running";
import { OWN_LIST } from "@/lib/words/own-list";
import { errorOf } from "./asking";
import { bearer, HOUSE, newBattler, recordIn, viewIn } from "./battler";
import { newListWriter, storedIn, storedListIn } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn } from "./stored";

let running: Running;
let written: ListDraft;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  const { version: _, ...list } = readyArmyOf(running).list;
  written = { ...structuredClone(list), name: "As I see them", version: null };
  ready = readyArmyOf(running).army;
});

const named = (name: string): ListDraft => ({ ...written, name });
/** The sample army, built from this list instead. */
const armyOf = ({ id, version }: Pick<StoredList, "id" | "version">) => ({ ...ready, list: id, listVersion: version });
const versionsKept = (id: string) =>
  sqlIn(running).prepare("select version, given from own_list_versions where list = ?").all(id) as { version: string; given: unknown }[];

type Writer = ReturnType<typeof newListWriter>;

async function writing() {
  const writer = newListWriter();
  return { writer, list: await writer.writing(written) };
}
const headersOf = (writer: Writer) => new Headers({ cookie: writer.cookie() });
const judged = async (writer: Writer, document: unknown) => await writer.send("POST", "/api/assess", { document });

describe("an army of an own list", () => {
  test("is judged as one of the house's list, by whoever knows its version", async () => {
    const { writer, list } = await writing();
    const asHouse = await (await judged(writer, ready)).json();
    expect(await (await judged(writer, armyOf(list))).json()).toEqual(asHouse);
    // Its owner may leave the version out: the list as it stands.
    expect(await (await judged(writer, { ...armyOf(list), listVersion: null })).json()).toEqual(asHouse);
  });

  test("pins its version for ever, though the list is changed and deleted", async () => {
    const { writer, list } = await writing();
    const stored = await storedIn(await writer.create({ ...armyOf(list), listVersion: null }));
    expect(stored.army.listVersion).toBe(list.version);
    await writer.saveList(list.id, { ...written, lines: written.lines.slice(0, 1), constraints: [] }, 1);
    await writer.deleteList(list.id);
    await running.ownLists.throwAwayBefore(new Date(Date.now() + 1000), 10);
    expect((await (await judged(newListWriter(), stored.army)).json()).legal).toBe(true);
    expect((await storedIn(await writer.save(stored.id, { ...stored.army, name: "Renamed" }, 1))).revision).toBe(2);
    const reader = await readerOf(headersOf(writer));
    const [shown] = (await armiesPage(reader, { place: "desk", page: 1 })).armies;
    expect(shown).toMatchObject({ list: { name: `As I see them (${OWN_LIST.mark})` }, judged: { errors: 0 } });
  });

  test("is offered the list as it stands now on its owner's desk alone", async () => {
    const { writer, list } = await writing();
    const stored = await storedIn(await writer.create(armyOf(list)));
    const namesFor = async (who: Writer, id: string) =>
      (await deskArmy(id, headersOf(who)))?.lists.filter((one) => one.id === list.id).map((one) => one.name);
    expect(await namesFor(writer, stored.id)).toEqual(["As I see them"]);
    await writer.saveList(list.id, named("Better"), 1);
    expect(await namesFor(writer, stored.id)).toEqual(["Better", "As I see them"]);
    const other = newListWriter();
    const copied = await storedIn(await other.create(stored.army));
    expect(await namesFor(other, copied.id)).toEqual(["As I see them"]);
    // Taking the newer version pins that one too.
    const now = await storedListIn(await writer.getList(list.id));
    expect((await writer.save(stored.id, armyOf(now), 1)).status).toBe(200);
    expect(versionsKept(list.id)).toHaveLength(2);
  });

  test("cannot be built by somebody else from a list that was never given", async () => {
    const { list } = await writing();
    const other = newListWriter();
    for (const document of [armyOf(list), { ...armyOf(list), listVersion: null }])
      expect((await errorOf(await other.create(document))).code).toBe("unknown-list");
    expect(versionsKept(list.id)).toEqual([]);
  });

  test("does not pass for one of the house, whatever the list calls itself", async () => {
    const writer = newListWriter();
    const house = readyArmyOf(running).list;
    const { id, version, list } = await writer.writing({ ...written, id: house.id, name: house.name });
    expect([list.id, id]).toEqual([id, expect.stringMatching(/^own-/)]);
    const sheet = await (await writer.send("POST", "/api/sheets", { document: armyOf({ id, version }) })).json();
    expect(sheet.sheet.about).toContain(OWN_LIST.mark);
    expect(sheet.sheet.versions.list.name).toContain(OWN_LIST.mark);
    expect(sheet.text.full).toContain(OWN_LIST.mark);
    expect((await writer.send("GET", `/api/lists/${house.id}`)).status).toBe(200);
  });

  test("is read back from each text of its sheet by its owner, for whom alone the text names that list", async () => {
    const { writer, list } = await writing();
    const { text } = await (await writer.send("POST", "/api/sheets", { document: armyOf(list) })).json();
    const read = async (who: Writer, style: string) =>
      (await who.send("POST", "/api/army-texts", { document: { text: text[style], list: null, chosen: [] } })).json();
    for (const style of TEXT_STYLES) {
      const { army } = await read(writer, style);
      expect([style, army?.list, army?.units.length]).toEqual([style, list.id, ready.units.length]);
    }
    expect((await read(newListWriter(), "full")).army?.list).not.toBe(list.id);
  });

  test("gets cards and drafts, and its list is told under its version alone", async () => {
    const { writer, list } = await writing();
    expect((await writer.send("POST", "/api/sheets/cards", { document: armyOf(list) })).status).toBe(200);
    const question = { army: { ...armyOf(list), units: [], commanders: [] }, wish: "balanced", seed: 1, against: null };
    const drafted = await (await writer.send("POST", "/api/drafts", { document: question })).json();
    expect([drafted.assessment.legal, drafted.army.list]).toEqual([true, list.id]);
    const told = (query: string, who = newListWriter()) => who.send("GET", `/api/lists/${list.id}${query}`);
    // Before any army pins it, its owner alone is told what the troops of a draft are called.
    const mine = await (await told(`?version=${list.version}`, writer)).json();
    expect([mine.name, Object.keys(mine)]).toEqual(["As I see them", expect.not.arrayContaining(["comesWith"])]);
    expect((await errorOf(await told(`?version=${list.version}`))).status).toBe(404);
    await writer.create(armyOf(list));
    expect((await (await told(`?version=${list.version}`)).json()).name).toBe("As I see them");
    expect((await told(`?version=${list.version}`)).headers.get("cache-control")).toBe("no-store");
    expect((await errorOf(await told(""))).status).toBe(404);
    expect((await errorOf(await told(`?version=sha256:${"0".repeat(64)}`))).status).toBe(404);
  });
});

describe("a shared army", () => {
  test("keeps its list for everybody, after the account that wrote it is gone", async () => {
    const { writer, list } = await writing();
    const { share } = await writer.sharing(armyOf(list));
    const kept = await storedIn(await newListWriter().create(armySchema.parse((await (await writer.open(share)).json()).army)));
    expect(kept.army.list).toBe(list.id);
    await writer.shareList(list.id);
    expect((await writer.delete()).status).toBe(204);
    expect(sqlIn(running).prepare("select owner, given from own_list_versions where list = ?").all(list.id)).toMatchObject([
      { owner: null },
    ]);
    expect((await (await judged(newListWriter(), kept.army)).json()).legal).toBe(true);
  });

  test("for the opponent tells neither the list's id nor what stands in it beside the army", async () => {
    const { writer, list } = await writing();
    const { share } = await writer.sharingForOpponent(armyOf(list));
    const shown = await readShare(share, "opponent");
    if (shown.kind !== "shared") throw new Error(shown.kind);
    expect(JSON.stringify(shown.sheet)).not.toContain(list.id);
    expect(shown.sheet.about).toContain(OWN_LIST.mark);
    expect((await errorOf(await newListWriter().open(share))).code).toBe("share-for-opponent");
  });
});

describe("a battle", () => {
  test("is played with it, names it as somebody's own, and tells its id only when the force is told", async () => {
    const { writer, list } = await writing();
    await writer.create(armyOf(list));
    const battler = newBattler();
    const { battle, seats } = await battler.opening({ kind: "army", army: armyOf(list) }, HOUSE);
    const seen = await viewIn(await battler.look(battle));
    expect(seen.forces.a).toMatchObject({ list: null, ownList: "As I see them", region: written.region, verdict: "legal" });
    const record = await recordIn(await battler.record(battle));
    for (const told of [seen, record]) expect(JSON.stringify(told)).not.toContain(list.id);
    const own = await (await battler.look(battle, bearer(String(seats.a)))).json();
    expect(own.forces.a.ownList).toBe("As I see them");
    // Its player's quick reference is of the whole army: its troops are looked up in the list.
    const path = `/api/battles/${battle}/quick-reference`;
    const fitted = await battler.send("GET", path, { headers: bearer(String(seats.a)) });
    const { seat, marks } = await fitted.json();
    expect([seat, marks.length > 20]).toEqual(["a", true]);
    await writer.delete();
    expect(versionsKept(list.id)).toHaveLength(1);
    expect((await battler.look(battle)).status).toBe(200);
  });
});

test("versions that nobody has any more go after thirty days; those of armies, and those given, stay", async () => {
  const { writer, list } = await writing();
  const stored = await storedIn(await writer.create(armyOf(list)));
  const second = await storedListIn(await writer.saveList(list.id, named("Second"), 1));
  await writer.save(stored.id, armyOf(second), 1);
  const third = await storedListIn(await writer.saveList(list.id, named("Third"), 2));
  await writer.sharing(armyOf(third));
  expect(versionsKept(list.id)).toHaveLength(3);
  await cleanLeftovers(running, Date.now() + 29 * DAY);
  expect(versionsKept(list.id)).toHaveLength(3);
  await cleanLeftovers(running, Date.now() + 31 * DAY);
  expect(
    versionsKept(list.id)
      .map(({ version }) => version)
      .sort(),
  ).toEqual([second.version, third.version].map(String).sort());
});

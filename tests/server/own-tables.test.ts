import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { contentVersion } from "@/lib/catalog/content-version";
import type { Army } from "@/lib/model/army";
import { keptTables } from "@/lib/model/own-tables";
import { type RulesTables, rulesTables } from "@/lib/model/rules-tables";
import { readShare } from "@/lib/server/army-papers";
import { cleanLeftovers } from "@/lib/server/clean-leftovers";
import { deskArmy } from "@/lib/server/desk-army";
import { DAY } from "@/lib/server/limits";
import { offeredTables } from "@/lib/server/own-tables";
import { type Running, setRunning } from "@/lib/server/running";
import { readEventPage } from "@/lib/server/tournaments/event-page";
import { SHEET } from "@/lib/words/sheet";
import { errorOf } from "./asking";
import { HOUSE, newBattler } from "./battler";
import { inEvent, newEntrant, opened, openIn, viewIn } from "./eventing";
import { newMember, newSharer, storedIn } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn } from "./stored";

let running: Running;
let ready: Army;
let house: RulesTables;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
  house = running.knowledge.catalog.rules.tables;
});

type Sender = Pick<ReturnType<typeof newMember>, "send" | "cookie">;

/** The house's points with every base so much dearer. */
const dearer = (by: number) => ({ ...house.points, body: house.points.body.map((row) => ({ ...row, value: row.value + by })) });
const sending = (who: Sender, document: unknown) => who.send("POST", "/api/tables", { document });
const keeping = async (who: Sender, name: string, by = 1) =>
  keptTables.parse(await (await sending(who, { name, points: dearer(by) })).json());
const bases = () => ready.units.reduce((sum, one) => sum + one.bases, 0);
const pointsOf = async (who: Sender, document: unknown) => {
  const body = (await (await who.send("POST", "/api/assess", { document })).json()) as { numbers: { points: number } };
  return body.numbers.points;
};
const reading = (who: Sender, version: string) => who.send("GET", `/api/tables/${version}`);

describe("an organiser's own tables", () => {
  test("are kept by the hash of all that armies are judged by, with the house's in place of what they leave out", async () => {
    const who = newMember();
    const kept = await keeping(who, "Lisbon");
    const read = rulesTables.parse(await (await reading(newMember(), kept.version)).json());
    expect(read).toEqual({ ...house, points: dearer(1), name: "Lisbon" });
    expect(kept.version).toBe(contentVersion(read));
    expect((await keeping(who, "Lisbon")).version).toBe(kept.version);
    const mine = z.array(keptTables).parse(await (await who.send("GET", "/api/tables")).json());
    expect(mine.map(({ name }) => name)).toEqual(["Lisbon"]);
    expect(await (await newMember().send("GET", "/api/tables")).json()).toEqual([]);
  });

  test("judge an army that names them, and no other", async () => {
    const who = newMember();
    const { version } = await keeping(who, "A point more a base");
    const asHouse = await pointsOf(who, ready);
    expect(await pointsOf(newMember(), { ...ready, rules: version })).toBeGreaterThan(asHouse);
    expect(await pointsOf(who, ready)).toBe(asHouse);
    expect(bases()).toBeGreaterThan(0);
  });

  test("are pinned by stored armies and shares, whose sheets name them and their version", async () => {
    const who = newSharer();
    const { version } = await keeping(who, "Lisbon Open");
    const stored = await storedIn(await who.create({ ...ready, rules: version }));
    expect(stored.army.rules).toBe(version);
    const desk = await deskArmy(stored.id, new Headers({ cookie: who.cookie() }));
    expect(desk?.olderRules).toMatchObject({ version, tables: { name: "Lisbon Open" } });
    const { share } = await who.sharing({ ...ready, rules: version });
    const shown = await readShare(share, "own");
    if (shown.kind !== "shared") throw new Error(shown.kind);
    expect(shown.sheet.versions).toMatchObject({ rules: version, tables: "Lisbon Open" });
    expect(shown.sheet.about).toContain(SHEET.pointsBy("Lisbon Open"));
  });

  test("decide the cards of a battle's army", async () => {
    const who = newBattler();
    const cards = { ...house.cards, mapStart: house.cards.mapStart.map((row) => ({ ...row, value: row.value + 2 })) };
    const kept = keptTables.parse(await (await sending(who, { name: "More cards", cards })).json());
    const cardsOf = async (army: Army) => {
      const { battle } = await who.opening({ kind: "army", army }, HOUSE);
      const { forces } = (await (await who.look(battle)).json()) as { forces: { a: { mapCards: number } } };
      return forces.a.mapCards;
    };
    expect(await cardsOf({ ...ready, rules: kept.version })).toBe(Math.min(12, (await cardsOf(ready)) + 2));
  });
});

describe("an event", () => {
  test("judges all armies by them, and names them", async () => {
    const organiser = newMember();
    const { version } = await keeping(organiser, "Club points", 40);
    const { event } = await opened({ rules: version }, organiser);
    const { member, army } = await newEntrant(ready);
    const plays = inEvent(member, event);
    await viewIn(await plays.handIn({ name: "Ann", army }));
    const [entered] = await plays.seenArmies();
    expect(entered?.army.rules).toBe(version);
    expect(entered?.assessment.legal).toBe(false);
    const page = await readEventPage(event, new Headers({ cookie: member.cookie() }));
    expect(page?.tablesName).toBe("Club points");
  });

  test("is offered the tables in force first, its organiser's own, and older ones of the house", async () => {
    const organiser = newMember();
    const { version } = await keeping(organiser, "Mine", 3);
    const user = { id: String(sqlIn(running).prepare("select owner from own_list_versions where version = ?").pluck().get(version)) };
    const { rules, earlierRules } = running.knowledge.catalog;
    const offered = await offeredTables({ ...user, email: null, anonymous: true } as never, null);
    expect(offered.map((one) => one.version)).toEqual([rules.version, version, ...earlierRules.map((one) => one.version)]);
    const others = await keeping(newMember(), "Not mine", 4);
    expect((await offeredTables(null, others.version as never)).at(-1)).toMatchObject({ version: others.version });
  });

  test("with tables that nobody has is refused at its place", async () => {
    const refused = await errorOf(await openIn(newMember(), { rules: `sha256:${"0".repeat(64)}` }));
    expect([refused.code, refused.details]).toEqual(["unknown-rules-version", [expect.objectContaining({ at: "rules" })]]);
  });
});

describe("what is not tables", () => {
  const row = { id: "foot-close", value: 1, source: { from: "house", why: "So." } };
  test.each<[string, () => unknown, string, string]>([
    ["without points and cards", () => ({ name: "None" }), "points", "missing-field"],
    ["without a name", () => ({ points: house.points }), "name", "missing-field"],
    ["with a table too few", () => ({ name: "X", points: { ...house.points, body: undefined } }), "points.body", "missing-field"],
    ["with another table", () => ({ name: "X", points: house.points, army: house.army }), "army", "unknown-field"],
    [
      "with a word for a number",
      () => ({ name: "X", points: { ...house.points, body: [{ ...row, value: "many" }] } }),
      "points.body[0].value",
      "wrong-type",
    ],
    [
      "with more than can be reckoned with",
      () => ({
        name: "X",
        points: { ...house.points, body: house.points.body.map((one, at) => (at === 2 ? { ...one, value: 9e15 } : one)) },
      }),
      "points.body[2].value",
      "too-large",
    ],
    ["a list", () => [], "", "wrong-type"],
  ])("%s", async (_, document, at, code) => {
    const { details } = await errorOf(await sending(newMember(), document()));
    expect(details).toContainEqual(expect.objectContaining(at === "" ? { code } : { at, code }));
  });

  test("too many bytes of it", async () => {
    const why = "x".repeat(110_000);
    const points = { ...house.points, body: house.points.body.map((one) => ({ ...one, source: { from: "house", why } })) };
    expect((await errorOf(await sending(newMember(), { name: "X", points }))).status).toBe(413);
  });

  test("the version of a list, or of nothing", async () => {
    const version = String(running.knowledge.catalog.lists[0]?.version);
    for (const wanted of [version, "sha256:0", "x"]) expect((await errorOf(await reading(newMember(), wanted))).status).toBe(404);
    const own = await keeping(newMember(), "No list", 5);
    const asList = await newMember().send("GET", `/api/lists/own-tables?version=${own.version}`);
    expect(asList.status).toBe(404);
  });
});

describe("tables stay", () => {
  const isThere = async (version: string) => (await reading(newMember(), version)).status === 200;
  const forget = () => (globalThis as { condottaOwnTables?: Map<string, unknown> }).condottaOwnTables?.clear();

  test("as long as something is judged by them; unused they are cleaned away", async () => {
    const who = newSharer();
    const [unused, pinned, played] = [await keeping(who, "Unused", 6), await keeping(who, "Pinned", 7), await keeping(who, "Played", 8)];
    await who.create({ ...ready, rules: pinned.version });
    await opened({ rules: played.version }, newMember());
    await cleanLeftovers(running, Date.now() + 31 * DAY);
    forget();
    expect([await isThere(unused.version), await isThere(pinned.version), await isThere(played.version)]).toEqual([false, true, true]);
  });

  test("in their owner's export", async () => {
    const who = newMember();
    const { version } = await keeping(who, "In the export", 9);
    const text = await (await who.send("GET", "/api/account/export")).text();
    expect(JSON.parse(text).listVersions).toMatchObject([{ list: "own-tables", version, document: { name: "In the export" } }]);
  });
});

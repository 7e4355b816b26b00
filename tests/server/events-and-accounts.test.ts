import { beforeAll, describe, expect, test } from "vitest";
import { LAST, prepareLeftovers } from "@/db/leftovers";
import { accountExport } from "@/lib/model/account";
import type { Army } from "@/lib/model/army";
import { type Running, setRunning } from "@/lib/server/running";
import { errorOf } from "./asking";
import { armiesOf, drawn, entrants, fought, inEvent, listedFor, opened, viewIn } from "./eventing";
import { newEmail, newMember, PASSWORD } from "./players";
import { bootSoundly } from "./program-folder";
import { sqlIn } from "./stored";

let server: Running;
let sample: Army;
beforeAll(async () => {
  server = await bootSoundly();
  setRunning(server);
  sample = armiesOf(server)[0] as Army;
});
const count = (sql: string, ...values: unknown[]) =>
  Number(
    sqlIn(server)
      .prepare(sql)
      .pluck()
      .get(...values),
  );

describe("an organiser", () => {
  test("who claims an account keeps his events, and so does one who signs in to it", async () => {
    const { event, organiser, organises } = await opened();
    const email = newEmail();
    expect((await organiser.claim({ email, password: PASSWORD })).status).toBe(200);
    expect((await organises.view()).you.organiser).toBe(true);
    const second = await opened();
    expect((await second.organiser.signIn({ email, password: PASSWORD })).status).toBe(200);
    expect((await listedFor(second.organiser)).map((one) => one.event).toSorted()).toEqual([event, second.event].toSorted());
  });

  test("who deletes his account takes an event along that nobody is in", async () => {
    const { event, organiser } = await opened();
    expect((await organiser.delete()).status).toBe(204);
    expect(await errorOf(await inEvent(newMember(), event).read())).toMatchObject({ code: "unknown-event" });
  });

  test("leaves one that others are in: they can read it, and confirm results between them", async () => {
    const { organiser, view, of, players } = await drawn(() => sample, 2);
    expect((await organiser.delete()).status).toBe(204);
    const [a, b] = [of(view.rounds[0]?.pairings[0]?.a), of(view.rounds[0]?.pairings[0]?.b)];
    const ending = fought([1, 0], [2, 0]);
    await viewIn(await a.plays.enter({ round: 1, table: 1, after: 0, ending }));
    const told = await viewIn(await b.plays.enter({ round: 1, table: 1, after: 1, ending }));
    expect([told.hasOrganiser, told.rounds[0]?.pairings[0]?.state]).toEqual([false, "settled"]);
    expect(await errorOf((await players[0]?.plays.draw(2)) as Response)).toMatchObject({ code: "not-organiser" });
  });
});

describe("a player who deletes his account", () => {
  const removed = (user: string, password: string) => server.users.remove(user, password);

  test("before the first round has never been there", async () => {
    const { event, organises } = await opened();
    const [one] = await entrants(event, () => sample, 2);
    const hash = String(sqlIn(server).prepare("select password from credentials where user_id = ?").pluck().get(one?.user));
    expect(await removed(String(one?.user), hash)).toBe(true);
    expect((await organises.view()).entries).toHaveLength(1);
    expect(count("select count(*) from tournament_armies where entry = ?", one?.entry)).toBe(0);
  });

  test("after it leaves his games without his name and his army", async () => {
    const { organises, players } = await drawn(() => sample, 4);
    const [one] = players;
    const hash = String(sqlIn(server).prepare("select password from credentials where user_id = ?").pluck().get(one?.user));
    expect(await removed(String(one?.user), hash)).toBe(true);
    const { entries, rounds } = await organises.view();
    expect(entries.find(({ entry }) => entry === one?.entry)).toMatchObject({
      name: null,
      club: null,
      verdict: null,
      withdrawn: { by: "player" },
      plays: false,
    });
    expect(rounds[0]?.pairings).toHaveLength(2);
    expect((await organises.seenArmies()).map(({ entry }) => entry)).not.toContain(one?.entry);
    expect(count("select count(*) from tournament_armies where entry = ?", one?.entry)).toBe(0);
  });

  test("has a number that stays when another goes, and cannot be brought back", async () => {
    const { organises, players } = await drawn(() => sample, 4);
    const goes = async (at: number) => {
      const user = String(players[at]?.user);
      const hash = String(sqlIn(server).prepare("select password from credentials where user_id = ?").pluck().get(user));
      await removed(user, hash);
    };
    const formers = async () => {
      const { entries } = await organises.view();
      return players.map((one) => entries.find(({ entry }) => entry === one.entry)?.former);
    };
    expect(await formers()).toEqual([null, null, null, null]);
    await goes(2);
    expect(await formers()).toEqual([null, null, 1, null]);
    // The moment counts: the next is another one.
    for (const now = Date.now(); Date.now() === now; );
    await goes(0);
    expect(await formers()).toEqual([2, null, 1, null]);
    const back = await organises.decide(String(players[2]?.entry), { decision: "bring-back" });
    expect(await errorOf(back)).toMatchObject({ code: "unknown-entry" });
  });

  test("an army that is deleted at home stays where it was handed in", async () => {
    const { event } = await opened();
    const [one] = await entrants(event, () => sample, 1);
    await one?.member.deleteArmy(String(one.army));
    sqlIn(server).prepare("delete from armies where id = ?").run(one?.army);
    expect(await one?.plays.seenArmies()).toHaveLength(1);
  });
});

test("a player's own data have what he organises and has entered, his army with them", async () => {
  const { event, organises } = await opened();
  const [{ member } = { member: newMember() }] = await entrants(event, () => sample, 1);
  const own = await opened({ name: "Mine" }, member);
  const told = accountExport.parse(await (await member.export()).json());
  // Both were made at the same moment of a clock that stands.
  expect(told.events.toSorted((first) => (first.event === event ? -1 : 1))).toMatchObject([
    { event, organiser: false, entry: { name: "Player 1", army: { name: sample.name } } },
    { event: own.event, organiser: true, terms: { name: "Mine" }, entry: null },
  ]);
  expect((await organises.view()).entries).toHaveLength(1);
});

test("an organiser's own data have every round with its results, those of a player do not", async () => {
  const { event, organiser, organises, of, view, players } = await drawn(() => sample, 3);
  const pairings = view.rounds[0]?.pairings ?? [];
  const { table, a, b } = pairings.find((one) => one.table !== null) ?? {};
  const ending = fought([1, 0], [2, 0]);
  await organises.enter({ round: 1, table, after: 0, ending });
  const resultsOf = async (member: { readonly export: () => Promise<Response> }) =>
    accountExport.parse(await (await member.export()).json()).events.find((one) => one.event === event)?.results;
  const nameOf = (id: string | null | undefined) => view.entries.find(({ entry }) => entry === id)?.name;
  const results = await resultsOf(organiser);
  expect(results).toHaveLength(2);
  expect(results).toContainEqual(
    expect.objectContaining({ round: 1, table, a: nameOf(a), b: nameOf(b), state: "settled", result: expect.objectContaining({ ending }) }),
  );
  expect(results?.find((one) => one.table === null)).toMatchObject({ b: null, result: null });
  expect([of(a).entry, await resultsOf(players[0]?.member as never)]).toEqual([a, []]);
});

describe("cleaning", () => {
  const leftovers = () => prepareLeftovers(server.database);
  const everybody = { from: "", to: LAST };
  const old = (user: string) => sqlIn(server).prepare("update users set created_at = 1 where id = ?").run(user);
  const organiserOf = (event: string) => String(sqlIn(server).prepare("select organiser from tournaments where id = ?").pluck().get(event));

  test("keeps a visitor who organises an event, while his cookie works", async () => {
    const { event, organises } = await opened();
    const user = organiserOf(event);
    old(user);
    sqlIn(server).prepare("update sessions set updated_at = 1 where user_id = ?").run(user);
    await leftovers().removeEmptyVisitors(everybody, new Date());
    expect((await organises.view()).you.organiser).toBe(true);
  });

  test("frees the events of one whom no cookie leads to any more", async () => {
    const [empty, entered] = [await opened(), await opened()];
    await entrants(entered.event, () => sample, 1);
    const now = new Date();
    for (const { event } of [empty, entered]) {
      const user = organiserOf(event);
      old(user);
      sqlIn(server).prepare("update sessions set expires_at = 1 where user_id = ?").run(user);
      expect(await leftovers().lostVisitors(everybody, now, now)).toContain(user);
      await leftovers().removeLostVisitor(user, now);
    }
    expect(await errorOf(await inEvent(newMember(), empty.event).read())).toMatchObject({ code: "unknown-event" });
    expect(await inEvent(newMember(), entered.event).view()).toMatchObject({ hasOrganiser: false, entries: [{}] });
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { LIMITS } from "@/lib/server/limits";
import { type Running, running, setRunning } from "@/lib/server/running";
import {
  afterDeadline,
  armiesOf,
  beforeDeadline,
  codeIn,
  DEADLINE,
  drawn,
  entrants,
  fought,
  inEvent,
  newEntrant,
  opened,
  openIn,
  viewIn,
} from "./eventing";
import { newMember } from "./players";
import { bootSoundly } from "./program-folder";
import { sqlIn } from "./stored";

/** What several ask of an event at the same moment, on SQLite and on PostgreSQL alike. */

let server: Running;
let sample: Army;
beforeAll(async () => {
  server = await bootSoundly();
  setRunning(server);
  sample = armiesOf(server)[0] as Army;
});

/** Each process has a queue of its own: without it the database alone decides, as between two of them. */
const withoutQueue = () => {
  (globalThis as { condottaEvents?: unknown }).condottaEvents = { get: () => undefined, set: () => undefined, delete: () => undefined };
};
const count = (sql: string, ...values: unknown[]) =>
  Number(
    sqlIn(server)
      .prepare(sql)
      .pluck()
      .get(...values),
  );
const statuses = async (asked: readonly Promise<Response>[]) => (await Promise.all(asked)).map(({ status }) => status).toSorted();

describe.each([
  ["in one process", () => Reflect.deleteProperty(globalThis, "condottaEvents")],
  ["as between two processes", withoutQueue],
])("at the same moment, %s", (_, prepare) => {
  test("both players confirm a result: it counts once", async () => {
    prepare();
    const { event, view, of } = await drawn(() => sample, 2);
    const ending = fought([2, 0], [6, 0, true]);
    const [a, b] = [of(view.rounds[0]?.pairings[0]?.a), of(view.rounds[0]?.pairings[0]?.b)];
    await viewIn(await a.plays.enter({ round: 1, table: 1, after: 0, ending }));
    const same = { round: 1, table: 1, after: 1, ending };
    expect(await statuses([b.plays.enter(same), b.plays.enter(same), b.plays.enter(same)])).toEqual([200, 200, 200]);
    expect(count("select count(*) from tournament_statements where tournament = ?", event)).toBe(2);
  });

  test("both enter a first result: one of them is told that the other has", async () => {
    prepare();
    const { view, of } = await drawn(() => sample, 2);
    const [a, b] = [of(view.rounds[0]?.pairings[0]?.a), of(view.rounds[0]?.pairings[0]?.b)];
    const first = { round: 1, table: 1, after: 0 };
    const asked = [
      a.plays.enter({ ...first, ending: fought([1, 0], [0, 0]) }),
      b.plays.enter({ ...first, ending: fought([0, 0], [1, 0]) }),
    ];
    expect(await statuses(asked)).toEqual([200, 409]);
    expect((await a.plays.view()).rounds[0]?.pairings[0]).toMatchObject({ state: "entered", statements: [{ seq: 1 }] });
  });

  test("a round is drawn twice: it is one draw", async () => {
    prepare();
    const { event, organises } = await opened();
    await entrants(event, () => sample, 6);
    afterDeadline();
    expect(await statuses([organises.draw(1), organises.draw(1), organises.draw(1)])).toEqual([200, 409, 409]);
    expect(count("select count(*) from tournament_rounds where tournament = ?", event)).toBe(1);
  });

  test("a player hands in twice: he is in once, with one army", async () => {
    prepare();
    const { event } = await opened();
    const { member, army } = await newEntrant(sample);
    const plays = inEvent(member, event);
    const [one, other] = [plays.handIn({ name: "One", army }), plays.handIn({ name: "Other", army })];
    expect(await statuses([one, other])).toEqual([200, 200]);
    expect((await plays.view()).entries).toMatchObject([{ handIns: 2 }]);
    expect(
      count("select count(*) from tournament_armies a join tournament_entries e on e.id = a.entry where e.tournament = ?", event),
    ).toBe(1);
  });

  test("twenty players hand in: all of them are in", async () => {
    prepare();
    const { event, organises } = await opened();
    const players = await Promise.all(Array.from({ length: 20 }, () => newEntrant(sample)));
    const asked = players.map(({ member, army }, at) => inEvent(member, event).handIn({ name: `P ${at}`, army }));
    expect(new Set(await statuses(asked))).toEqual(new Set([200]));
    expect((await organises.view()).entries).toHaveLength(20);
  });

  test("the organiser closes while somebody hands in: whatever is opened is what was in, and what came after is late", async () => {
    prepare();
    const { event, organises } = await opened();
    // The clock runs on by a millisecond each time it is asked.
    let now = Date.parse(DEADLINE) - 1000;
    setRunning({ ...running(), clock: () => new Date(now++) });
    const players = await Promise.all(Array.from({ length: 6 }, () => newEntrant(sample)));
    const handed = players.map(({ member, army }, at) => inEvent(member, event).handIn({ name: `P ${at}`, army }));
    await Promise.all([...handed.slice(0, 3), organises.close(), ...handed.slice(3)]);
    const { terms, entries } = await organises.view();
    expect(entries).toHaveLength(6);
    for (const entry of entries) expect(entry.late).toBe(Date.parse(String(entry.handedInAt)) >= Date.parse(terms.deadline));
    setRunning({ ...running(), clock: () => new Date() });
    beforeDeadline();
  });

  test("two take an event over with one code: one has it", async () => {
    prepare();
    const { event, organises } = await opened();
    const code = await codeIn(await organises.offer());
    const [one, other] = [newMember(), newMember()];
    await openIn(one);
    await openIn(other);
    expect(await statuses([inEvent(one, event).takeOver(code), inEvent(other, event).takeOver(code)])).toEqual([200, 404]);
  });
});

test("a limit that ten events reach at once is kept", async () => {
  const { organiser } = await opened();
  const asked = Array.from({ length: LIMITS.visitorEvents + 5 }, () => openIn(organiser));
  const answered = await statuses(asked);
  expect(answered.filter((status) => status === 201)).toHaveLength(LIMITS.visitorEvents - 1);
});

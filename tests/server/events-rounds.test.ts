import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { type Running, setRunning } from "@/lib/server/running";
import { readEventPage } from "@/lib/server/tournaments/event-page";
import { EVENT_REFUSALS } from "@/lib/words/events/refusals";
import { errorOf } from "./asking";
import { afterDeadline, armiesOf, drawn, entrants, fought, inEvent, newEntrant, opened, viewIn } from "./eventing";
import { newMember } from "./players";
import { bootSoundly } from "./program-folder";

let server: Running;
let samples: readonly Army[];
beforeAll(async () => {
  server = await bootSoundly();
  setRunning(server);
  samples = armiesOf(server);
});
const sample = (at = 0): Army => samples[at % samples.length] as Army;
const codeOf = async (response: Response) => (await errorOf(response)).code;

const [DRAW, WIN] = [fought([1, 0], [1, 0]), fought([2, 0], [6, 0, true])];

describe("rounds", () => {
  test("pair everybody who is in, and publish the seed that the draw was made with", async () => {
    const { view } = await drawn(sample, 5);
    expect(view.stage).toBe("playing");
    expect(view.rounds[0]?.pairings.map(({ table, b }) => [table, b === null])).toEqual([
      [1, false],
      [2, false],
      [null, true],
    ]);
    expect(view.seed).toMatch(/^[0-9a-f]{64}$/);
    const hash = await crypto.subtle.digest("SHA-256", Buffer.from(String(view.seed), "hex"));
    expect(Buffer.from(hash).toString("hex")).toBe(view.commitment);
    expect(view.standings[0]).toMatchObject({ points: 10, byes: 1, place: 1 });
  });

  test("wait for the deadline, for players, for the results, and end", async () => {
    const { event, organises } = await opened({ rounds: 1 });
    expect(await codeOf(await organises.draw(1))).toBe("before-deadline");
    await entrants(event, sample, 1);
    afterDeadline();
    expect(await codeOf(await organises.draw(1))).toBe("too-few-players");
    expect((await viewIn(await organises.addGuest({ name: "Gap", note: "Walks in" }))).entries[1]).toMatchObject({
      guest: true,
      plays: true,
      verdict: null,
    });
    expect(await codeOf(await organises.draw(2))).toBe("wrong-round");
    await viewIn(await organises.draw(1));
    expect(await codeOf(await organises.draw(2))).toBe("no-more-rounds");
    expect(await codeOf(await organises.addGuest({ name: "Late" }))).toBe("event-over");
    const over = await viewIn(await organises.enter({ round: 1, table: 1, after: 0, ending: DRAW }));
    expect(over.stage).toBe("over");
  });

  test("are drawn one after the other, once all results of the last are confirmed", async () => {
    const { organises, view } = await drawn(sample, 4);
    expect((await errorOf(await organises.draw(2))).message).toMatch(/tables 1 and 2/);
    for (const table of [1, 2]) await viewIn(await organises.enter({ round: 1, table, after: 0, ending: WIN }));
    const second = await viewIn(await organises.draw(2));
    const met = (round: number) => second.rounds[round]?.pairings.map(({ a, b }) => [a, b].toSorted().join()) ?? [];
    expect(met(1).filter((pair) => met(0).includes(pair))).toEqual([]);
    // The winners meet at table 1.
    expect([second.rounds[1]?.pairings[0]?.a, second.rounds[1]?.pairings[0]?.b].toSorted()).toEqual(
      view.rounds[0]?.pairings.map(({ a }) => a).toSorted(),
    );
  });

  test("can be taken back while nobody has entered a result", async () => {
    const { organises } = await drawn(sample, 4);
    expect((await viewIn(await organises.takeBack(1))).rounds).toEqual([]);
    await viewIn(await organises.draw(1));
    await viewIn(await organises.enter({ round: 1, table: 1, after: 0, ending: WIN }));
    expect(await codeOf(await organises.takeBack(1))).toBe("round-has-results");
    expect(await codeOf(await organises.takeBack(2))).toBe("wrong-round");
  });

  test("can be left until the last is drawn, on the page and by the API", async () => {
    const { event, organises, players } = await drawn(sample, 4, { rounds: 2 });
    const [one, other] = players;
    const isOver = async () => (await readEventPage(event, new Headers()))?.handIn.isOver;
    expect(await isOver()).toBe(false);
    await viewIn((await one?.plays.withdraw()) as Response);
    for (const table of [1, 2]) await viewIn(await organises.enter({ round: 1, table, after: 0, ending: WIN }));
    await viewIn(await organises.draw(2));
    expect(await isOver()).toBe(true);
    expect(await codeOf((await other?.plays.withdraw()) as Response)).toBe("no-round-to-leave");
    // Who has left already may say so again.
    await viewIn((await one?.plays.withdraw()) as Response);
    await viewIn(await organises.change({ rounds: 3 }));
    expect(await isOver()).toBe(false);
    const left = (await viewIn((await other?.plays.withdraw()) as Response)).entries.filter(({ withdrawn }) => withdrawn !== null);
    expect(left.map(({ entry }) => entry).sort()).toEqual([one?.entry, other?.entry].sort());
  });

  test("are left by the organiser's word too, for good before the first by who was added by mistake, and not once the last is drawn", async () => {
    const { event, organises } = await opened({ rounds: 1 });
    const [one] = await entrants(event, sample, 3);
    const guests = async () => (await organises.view()).entries.filter(({ guest }) => guest);
    const remove = (entry: unknown) => organises.decide(String(entry), { decision: "withdraw" });
    await viewIn(await organises.addGuest({ name: "Mistake" }));
    await viewIn(await remove((await guests())[0]?.entry));
    expect(await guests()).toEqual([]);
    afterDeadline();
    const entry = String(one?.entry);
    expect((await viewIn(await remove(entry))).entries.find((each) => each.entry === entry)?.withdrawn?.by).toBe("organiser");
    await viewIn(await organises.addGuest({ name: "Comes" }));
    await viewIn(await organises.draw(1));
    expect(await codeOf(await remove((await guests())[0]?.entry))).toBe("no-round-to-remove-from");
    expect(await codeOf(await remove(entry))).toBe("no-round-to-remove-from");
    await viewIn(await organises.change({ rounds: 2 }));
    expect((await viewIn(await remove((await guests())[0]?.entry))).entries).toHaveLength(4);
  });

  test("leave out who has withdrawn, and take in who came late", async () => {
    const { event, organises, players } = await drawn(sample, 4);
    for (const table of [1, 2]) await viewIn(await organises.enter({ round: 1, table, after: 0, ending: DRAW }));
    const [gone] = players;
    await viewIn(await organises.decide(String(gone?.entry), { decision: "withdraw", note: "Ill" }));
    const [late] = await entrants(event, sample, 1);
    await viewIn(await organises.decide(String(late?.entry), { decision: "accept", note: "Missed the train" }));
    const { rounds } = await viewIn(await organises.draw(2));
    const seated = rounds[1]?.pairings.flatMap(({ a, b }) => [a, b]) ?? [];
    expect([seated.includes(String(gone?.entry)), seated.includes(String(late?.entry)), seated.includes(null)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test("fix the terms that they were drawn by", async () => {
    const { organises } = await drawn(sample, 2, { rounds: 2 });
    expect(await codeOf(await organises.change({ rounds: 2, points: 9000 }))).toBe("terms-fixed");
    expect((await viewIn(await organises.change({ rounds: 4, name: "Longer" }))).terms).toMatchObject({ rounds: 4, name: "Longer" });
  });
});

describe("results", () => {
  test("count once both have said the same", async () => {
    const { view, of } = await drawn(sample, 2);
    const pairing = view.rounds[0]?.pairings[0];
    const [a, b] = [of(pairing?.a), of(pairing?.b)];
    const entered = await viewIn(await a.plays.enter({ round: 1, table: 1, after: 0, ending: WIN }));
    expect(entered.rounds[0]?.pairings[0]).toMatchObject({ state: "entered", result: { points: { a: 15, b: 4 } } });
    expect(entered.standings.every(({ points }) => points === 0)).toBe(true);
    const settled = await viewIn(await b.plays.enter({ round: 1, table: 1, after: 1, ending: WIN }));
    expect(settled.rounds[0]?.pairings[0]?.state).toBe("settled");
    expect(settled.standings).toMatchObject([
      { entry: a.entry, points: 15, against: 4, triumphs: 1 },
      { entry: b.entry, points: 4, against: 10 },
    ]);
  });

  test("that differ are disputed, and the organiser decides, with a trace", async () => {
    const { organises, view, of } = await drawn(sample, 2);
    const [a, b] = [of(view.rounds[0]?.pairings[0]?.a), of(view.rounds[0]?.pairings[0]?.b)];
    await viewIn(await a.plays.enter({ round: 1, table: 1, after: 0, ending: WIN }));
    const disputed = await viewIn(await b.plays.enter({ round: 1, table: 1, after: 1, ending: DRAW }));
    expect(disputed.rounds[0]?.pairings[0]).toMatchObject({ state: "disputed", result: { ending: DRAW } });
    await viewIn(await organises.enter({ round: 1, table: 1, after: 2, ending: DRAW }));
    for (const player of [a, b])
      expect(await codeOf(await player.plays.enter({ round: 1, table: 1, after: 3, ending: WIN }))).toBe("result-settled");
    expect(await codeOf(await organises.enter({ round: 1, table: 1, after: 3, ending: WIN }))).toBe("result-note-missing");
    const corrected = await viewIn(await organises.enter({ round: 1, table: 1, after: 3, ending: WIN, note: "Counted again" }));
    const said = corrected.rounds[0]?.pairings[0]?.statements.map(({ seq, by, note, result }) => [seq, by, note, result.points.a]);
    expect(said).toEqual([
      [1, "a", null, 15],
      [2, "b", null, 4],
      [3, "organiser", null, 4],
      [4, "organiser", "Counted again", 15],
    ]);
  });

  test("are the two players' and the organiser's to enter", async () => {
    const { event, view, players } = await drawn(sample, 4);
    const at = view.rounds[0]?.pairings[0];
    const third = players.find(({ entry }) => entry !== at?.a && entry !== at?.b);
    for (const who of [third?.plays, inEvent(newMember(), event)])
      expect(await errorOf((await who?.enter({ round: 1, table: 1, after: 0, ending: WIN })) as Response)).toMatchObject({
        status: 403,
        code: "not-at-table",
      });
    expect(await codeOf((await third?.plays.enter({ round: 1, table: 9, after: 0, ending: WIN })) as Response)).toBe("unknown-table");
    expect(await codeOf((await third?.plays.enter({ round: 2, table: 1, after: 0, ending: WIN })) as Response)).toBe("unknown-table");
  });

  test("are refused where an army loses more than was handed in, or is not broken at half of it", async () => {
    const { organises, players, view, of } = await drawn(sample, 2);
    const [pairing] = view.rounds[0]?.pairings ?? [];
    const [army] = (await organises.seenArmies()).filter(({ entry }) => entry === pairing?.a);
    const { tugs = 0, sugs = 0, breaksAt = 0 } = army?.assessment.numbers ?? {};
    const enters = of(pairing?.b).plays;
    const send = (...ending: Parameters<typeof fought>) => enters.enter({ round: 1, table: 1, after: 0, ending: fought(...ending) });
    const name = view.entries.find(({ entry }) => entry === pairing?.a)?.name;
    for (const lost of [[tugs + 1, 0, true] as const, [0, sugs + 1] as const]) {
      const refused = await errorOf(await send(lost, [0, 0]));
      expect(refused).toMatchObject({ status: 400, code: "more-lost-than-handed-in" });
      expect(refused.message).toBe(EVENT_REFUSALS["more-lost-than-handed-in"]({ player: name ?? null, tugs, sugs }));
    }
    expect(await errorOf(await send([breaksAt, 0], [0, 0]))).toMatchObject({ status: 400, code: "army-is-broken" });
    expect((await players[0]?.plays.view())?.rounds[0]?.pairings[0]).toMatchObject({ state: "open", statements: [] });
    await viewIn(await send([tugs, sugs, true], [0, 0]));
  });

  test("of a guest, and of an army that was mended at the table, may be anything", async () => {
    const { event, organises } = await opened({ rounds: 1 });
    const [illegal] = await entrants(event, () => ({ ...sample(), units: [] }), 1);
    afterDeadline();
    await viewIn(await organises.decide(String(illegal?.entry), { decision: "accept", note: "Mended at the door" }));
    await viewIn(await organises.addGuest({ name: "Gap" }));
    await viewIn(await organises.draw(1));
    await viewIn(await organises.enter({ round: 1, table: 1, after: 0, ending: fought([200, 200], [200, 200]) }));
  });

  test("are confirmed as a player by an organiser who plays", async () => {
    const organiser = await newEntrant(sample());
    const { event, organises } = await opened({ rounds: 1 }, organiser.member);
    await viewIn(await organises.handIn({ name: "Anna", army: organiser.army }));
    const [ben] = await entrants(event, sample, 1);
    afterDeadline();
    const drawnView = await viewIn(await organises.draw(1));
    const [anna, other] = drawnView.rounds[0]?.pairings[0]?.b === ben?.entry ? ["a", "b"] : ["b", "a"];
    await viewIn((await ben?.plays.enter({ round: 1, table: 1, after: 0, ending: DRAW })) as Response);
    const settled = await viewIn(await organises.enter({ round: 1, table: 1, after: 1, ending: DRAW }));
    expect(settled.rounds[0]?.pairings[0]).toMatchObject({ state: "settled", statements: [{ by: other }, { by: anna }] });
    // What she alone says, she says as the organiser.
    await viewIn(await organises.enter({ round: 1, table: 1, after: 2, ending: fought([1, 0], [0, 0]), note: "Counted again" }));
    expect((await organises.view()).rounds[0]?.pairings[0]?.statements[2]).toMatchObject({ by: "organiser" });
  });

  test("are refused without an ending, or where somebody has spoken meanwhile", async () => {
    const { organises } = await drawn(sample, 2);
    expect(await codeOf(await organises.enter({ round: 1, table: 1, after: 0 }))).toBe("ending-missing");
    expect(await codeOf(await organises.enter({ round: 1, table: 1, after: 1, ending: WIN }))).toBe("result-changed");
    expect(await codeOf(await organises.enter({ round: 1, table: 1, after: 0, battle: "b".repeat(26) }))).toBe("battle-not-of-both");
    expect(
      await codeOf(
        await organises.enter({
          round: 1,
          table: 1,
          after: 0,
          ending: { ...WIN, losses: { a: { tugs: -1, sugs: 0 }, b: { tugs: 0, sugs: 0 } } },
        }),
      ),
    ).toBe("bad-document");
  });

  test("of a game that was not fought count as a bye for who was there", async () => {
    const { organises, view } = await drawn(sample, 2, { bye: 12 });
    const told = await viewIn(await organises.enter({ round: 1, table: 1, after: 0, ending: { kind: "walkover", to: "b" } }));
    expect(told.standings).toMatchObject([{ entry: view.rounds[0]?.pairings[0]?.b, points: 12, fought: 0 }, { points: 0 }]);
  });
});

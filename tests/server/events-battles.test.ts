import { beforeAll, describe, expect, test } from "vitest";
import type { BattleCommand } from "@/lib/model/battle-command";
import { joinBattle } from "@/lib/server/battles/join-battle";
import { openBattle } from "@/lib/server/battles/open-battle";
import { type Running, running, setRunning } from "@/lib/server/running";
import { battleOfGame } from "@/lib/server/tournaments/results";
import { errorOf } from "./asking";
import { byAccount, horse, joinOf, nextCommand, numbers, requestOf, send, viewNow } from "./battling";
import { armiesOf, drawn, fought, newEntrant, viewIn } from "./eventing";
import { bootSoundly } from "./program-folder";
import { sqlIn } from "./stored";

let server: Running;
beforeAll(async () => {
  server = await bootSoundly();
  setRunning(server);
});
const sample = (at: number) => armiesOf(server)[at % 3] as ReturnType<typeof armiesOf>[number];

const CLOSE: BattleCommand = {
  ...{ type: "close-battle", losses: { a: { tugs: 1, sugs: 0 }, b: { tugs: 3, sugs: 0 } } },
  broken: { a: false, b: true },
};

/** A battle between two accounts that is played until it can be closed. */
async function played(a: string, b: string): Promise<string> {
  const opened = await openBattle(requestOf(horse("Whites"), { kind: "invite" }), byAccount(a));
  if (!opened.ok) throw new Error(opened.code);
  const { battle, invite } = opened.created;
  const joined = await joinBattle(battle, joinOf(invite, horse("Blues")), byAccount(b));
  if (!joined.ok) throw new Error(joined.code);
  const among = numbers(4);
  for (
    let next = await nextCommand(battle, among);
    next && (await viewNow(battle, null)).step !== "ready";
    next = await nextCommand(battle, among)
  )
    await send(battle, next.seat, next.command);
  expect((await viewNow(battle, null)).step).toBe("ready");
  return battle;
}

/** The clock of events stands after the deadline, and battles begin by the real one. */
const beganAfterDraw = (battle: string) =>
  sqlIn(server).prepare("update battles set created_at = (select max(drawn_at) + 1000 from tournament_rounds) where id = ?").run(battle);

describe("a battle of both players", () => {
  test("is offered as their result once both have closed it, to them alone, and only if it began after the draw", async () => {
    const { event, view, of } = await drawn(sample, 2);
    const [pairing] = view.rounds[0]?.pairings ?? [];
    const [one, other] = [of(pairing?.a), of(pairing?.b)];
    const offeredTo = async (user: string) => {
      const held = await running().tournaments.find(event);
      return held && battleOfGame(held, user);
    };
    const battle = await played(other.user, one.user);
    expect(await offeredTo(one.user)).toBeNull();
    await send(battle, "a", CLOSE);
    beganAfterDraw(battle);
    expect(await offeredTo(one.user)).toBeNull();
    await send(battle, "b", { ...CLOSE, type: "accept-close-battle" } as never);
    const ending = fought([3, 0, true], [1, 0]);
    expect(await offeredTo(one.user)).toMatchObject({ battle, result: { ending } });
    expect(await offeredTo(other.user)).toMatchObject({ battle });
    expect(await offeredTo((await newEntrant(sample(0))).user)).toBeNull();
    sqlIn(server).prepare("update battles set created_at = 1000 where id = ?").run(battle);
    expect(await offeredTo(one.user)).toBeNull();
    beganAfterDraw(battle);
    const entered = await viewIn(await one.plays.enter({ round: 1, table: 1, after: 0, battle }));
    expect(entered.rounds[0]?.pairings[0]).toMatchObject({ state: "settled", result: { ending } });
    expect(await offeredTo(other.user)).toBeNull();
  });
});

describe("two players of a round", () => {
  test("are swapped by the organiser before it is played, and everybody sees it", async () => {
    const { organises, view, players } = await drawn(sample, 4);
    const [first, second] = view.rounds[0]?.pairings ?? [];
    const swap = { one: String(first?.b), other: String(second?.b) };
    const swapped = await viewIn(await organises.swap(1, swap));
    expect(swapped.rounds[0]?.pairings.map(({ table, a, b, byHand }) => [table, a, b, byHand])).toEqual([
      [1, first?.a, second?.b, true],
      [2, second?.a, first?.b, true],
    ]);
    expect(swapped.rounds[0]?.drawnAt).toBe(view.rounds[0]?.drawnAt);
    const codes = await Promise.all([
      players[0]?.plays.swap(1, swap),
      organises.swap(2, swap),
      organises.swap(1, { ...swap, one: "a".repeat(26) }),
    ]);
    expect(await Promise.all(codes.map(async (one) => (await errorOf(one as Response)).code))).toEqual([
      "not-organiser",
      "wrong-round",
      "unknown-entry",
    ]);
    await viewIn(await organises.enter({ round: 1, table: 1, after: 0, ending: fought([1, 0], [1, 0]) }));
    expect((await errorOf(await organises.swap(1, swap))).code).toBe("round-has-results");
  });

  test("who have met so are not paired again", async () => {
    const { organises, view } = await drawn(sample, 4);
    const [first, second] = view.rounds[0]?.pairings ?? [];
    const met = await viewIn(await organises.swap(1, { one: String(first?.b), other: String(second?.b) }));
    for (const table of [1, 2]) await viewIn(await organises.enter({ round: 1, table, after: 0, ending: fought([1, 0], [1, 0]) }));
    const next = await viewIn(await organises.draw(2));
    const pairs = (round: number) => next.rounds[round]?.pairings.map(({ a, b }) => [a, b].toSorted().join()) ?? [];
    expect(met.rounds).toHaveLength(1);
    expect(pairs(1).filter((pair) => pairs(0).includes(pair))).toEqual([]);
  });
});

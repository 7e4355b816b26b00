import { beforeAll, describe, expect, test } from "vitest";
import { type BattleSummary, myBattles } from "@/lib/model/battle-view";
import { type Running, setRunning } from "@/lib/server/running";
import { ask, errorOf } from "./asking";
import { codeIn, createdIn, HOUSE, INVITED, joinedIn, newBattler, quickForce, sit, viewIn } from "./battler";
import { bootSoundly } from "./program-folder";
import { sqlIn } from "./stored";

const PUBLIC_URL = "https://condotta.example";
const PAGE = { origin: PUBLIC_URL };

let running: Running;
beforeAll(async () => {
  running = await bootSoundly(undefined, undefined, { PUBLIC_URL });
  setRunning(running);
});

type Battler = ReturnType<typeof newBattler>;

async function listOf(player: Battler): Promise<readonly BattleSummary[]> {
  const response = await player.send("GET", "/api/battles");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return myBattles.parse(await response.json()).battles;
}

/** Two players with pages, one of whom has invited the other. */
async function facing() {
  const [a, b] = [newBattler(), newBattler()];
  const { battle, invite } = await a.opening(quickForce({ name: "Whites" }), INVITED, PAGE);
  await joinedIn(await b.join(battle, { invite, force: quickForce({ name: "Blues" }) }, PAGE));
  return { a, b, battle };
}

const namesIn = ({ forces }: BattleSummary) => [forces.a?.name ?? null, forces.b?.name ?? null];

describe("the battles of an account", () => {
  test("are none for a visitor, who gets no account by asking", async () => {
    const visitor = newBattler();
    expect(await listOf(visitor)).toEqual([]);
    expect([...visitor.jar]).toEqual([]);
  });

  test("are those where it sits, as its seat sees them", async () => {
    const { a, b, battle } = await facing();
    const open = await a.opening(quickForce({ name: "Greens" }), INVITED, PAGE);
    await newBattler().opening(quickForce(), HOUSE, PAGE);
    const mine = await listOf(a);
    expect(mine.map((one) => one.battle)).toEqual([open.battle, battle]);
    expect(mine[0]).toMatchObject({ seats: ["a"], oneHand: false, step: "sitting", chairs: { a: "player", b: "open" } });
    expect(mine.map(namesIn)).toEqual([
      ["Greens", null],
      ["Whites", "Blues"],
    ]);
    const theirs = await listOf(b);
    expect(theirs.map((one) => [one.battle, one.seats])).toEqual([[battle, ["b"]]]);
    expect(await viewIn(await b.look(battle))).toMatchObject({ step: theirs[0]?.step, toAct: theirs[0]?.toAct });
  });

  test("tell nothing that a seat may not see", async () => {
    const { a } = await facing();
    const [{ forces, ...rest } = { forces: null }] = await listOf(a);
    expect(JSON.stringify(forces)).not.toContain("Reiters");
    expect(Object.keys(rest).sort()).toEqual([
      "abandonOffered",
      "battle",
      "chairs",
      "changedAt",
      "day",
      "names",
      "oneHand",
      "roles",
      "seats",
      "square",
      "step",
      "table",
      "territory",
      "toAct",
    ]);
  });

  test("name both seats where it holds both", async () => {
    const player = newBattler();
    await player.opening(quickForce({ name: "Whites" }), quickForce({ name: "Blues" }), PAGE);
    expect(await listOf(player)).toMatchObject([{ seats: ["a", "b"], oneHand: true }]);
  });

  test("count a partner's seat as his too", async () => {
    const { a, battle } = await facing();
    const partner = newBattler();
    const { code } = await codeIn(await a.askPartner(battle, PAGE));
    await joinedIn(await partner.join(battle, { invite: code, force: null }, PAGE));
    expect((await listOf(partner)).map((one) => [one.battle, one.seats])).toEqual([[battle, ["a"]]]);
  });

  test("leave out a seat whose taking was never stored", async () => {
    const { a, battle } = await facing();
    const [{ user_id: userId }] = sqlIn(running)
      .prepare("select user_id from battle_seats where battle = ? and seat = 'a'")
      .all(battle) as [{ user_id: string }];
    const { battle: others } = await newBattler().opening(quickForce(), INVITED);
    await running.battles.addSeat({
      holder: "cd".repeat(32),
      battle: others,
      seat: "b",
      userId,
      takenAt: new Date(),
      name: null,
      most: 10,
    });
    expect((await listOf(a)).map((one) => one.battle)).toEqual([battle]);
  });

  test("come in the order in which something happened in them last", async () => {
    const player = newBattler();
    const first = await player.opening(quickForce(), INVITED, PAGE);
    const second = await player.opening(quickForce(), INVITED, PAGE);
    await new Promise((done) => setTimeout(done, 5));
    expect((await player.command(first.battle, sit(), PAGE)).status).toBe(200);
    expect((await listOf(player)).map((one) => one.battle)).toEqual([first.battle, second.battle]);
  });

  test("are those of the newest seats, and no more than that", async () => {
    const player = newBattler();
    const { battle } = await createdIn(await player.open(quickForce(), INVITED, PAGE));
    const [{ user_id: userId }] = sqlIn(running).prepare("select user_id from battle_seats where battle = ?").all(battle) as [
      { user_id: string },
    ];
    for (const most of [1, 2]) expect((await running.battles.newestSeatsOf(userId, most)).length).toBe(1);
    const newer = await player.opening(quickForce(), INVITED, PAGE);
    sqlIn(running).prepare("update battle_seats set taken_at = taken_at + 1000 where battle = ?").run(newer.battle);
    expect(await running.battles.newestSeatsOf(userId, 1)).toEqual([{ battle: newer.battle, seat: "a" }]);
  });

  test("take no parameters", async () => {
    expect(await errorOf(await ask("GET", "/api/battles?place=desk"))).toMatchObject({ status: 400, code: "unknown-parameter" });
  });
});

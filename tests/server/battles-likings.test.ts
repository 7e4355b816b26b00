import { beforeAll, describe, expect, test } from "vitest";
import { type Likings, likings } from "@/lib/model/advice";
import { type Running, setRunning } from "@/lib/server/running";
import { errorOf } from "./asking";
import { bearer, HOUSE, joinedIn, newBattler, quickForce } from "./battler";
import { bootSoundly } from "./program-folder";

const PUBLIC_URL = "https://condotta.example";
const PAGE = { origin: PUBLIC_URL };

let running: Running;
beforeAll(async () => {
  running = await bootSoundly(undefined, undefined, { PUBLIC_URL });
  setRunning(running);
});

/** Twelve unit groups alike: enough to cover the table, so that nothing but the troop speaks. */
const twelve = (name: string, troop: object) =>
  quickForce({ name, units: Array.from({ length: 12 }, (_, at) => ({ number: at + 1, name, troop, bases: 4 })) });

const LANCERS = twelve("Lancers", { type: "mounted", formation: "loose" });
const DRAGOONS = twelve("Dragoons", { type: "mounted", formation: "dragoon", weapon: "musket" });

async function likingsIn(response: Response): Promise<Likings> {
  expect(response.status).toBe(200);
  return likings.parse(await response.json());
}

const worth = ({ squares }: Likings, wanted: string) => squares.find(({ square }) => square === wanted)?.value;

/** Lancers in seat a face dragoons in seat b. */
async function facing() {
  const battler = newBattler();
  const { battle, invite, seats } = await battler.opening(LANCERS, { kind: "invite" });
  const { token } = await joinedIn(await battler.join(battle, { invite, force: DRAGOONS }));
  return { battler, battle, a: bearer(String(seats.a)), b: bearer(token) };
}

describe("what an army likes", () => {
  test("every square, best first, equal ones in the order of the map", async () => {
    const { battler, battle, a } = await facing();
    const { squares } = await likingsIn(await battler.askLikings(battle, a));
    expect(squares).toHaveLength(25);
    // By data/advice: column 5 is 100 and column 4 is 60; open flanks add 25, terrain takes 15, water 30.
    expect(squares.slice(0, 6).map(({ square, value }) => [square, value])).toEqual([
      ["C5", 125],
      ...[["B5", 85] as const, ["C4", 85] as const, ["D5", 85] as const],
      ...[["A5", 70] as const, ["E5", 70] as const],
    ]);
    expect(squares[0]).toMatchObject({ density: "featureless", flank: "none", territories: ["P"] });
    const values = squares.map(({ value }) => value);
    expect(values).toEqual([...values].sort((one, other) => other - one));
  });

  test("the reasons add up, in sentences, and say where their weights are from", async () => {
    const { battler, battle, a } = await facing();
    const { squares, weights } = await likingsIn(await battler.askLikings(battle, a));
    for (const { value, reasons } of squares) expect(reasons.reduce((sum, one) => sum + one.value, 0)).toBe(value);
    expect(squares[0]?.reasons[0]).toEqual({
      code: "mounted-like-it-open",
      value: 100,
      message: "Horse that charges home likes it open (48 of your 48 bases).",
    });
    const given = new Set(squares.flatMap(({ reasons }) => reasons.map(({ code }) => code)));
    expect(new Set(weights.map(({ code }) => code))).toEqual(given);
    expect(weights.every(({ source }) => source.from === "house" && source.why)).toBe(true);
  });

  test("each seat gets those of its own army only", async () => {
    const { battler, battle, a, b } = await facing();
    const [mine, theirs] = [await likingsIn(await battler.askLikings(battle, a)), await likingsIn(await battler.askLikings(battle, b))];
    expect([worth(mine, "C5"), worth(theirs, "C5")].map((value) => Math.sign(value ?? 0))).toEqual([1, -1]);
    expect(JSON.stringify(mine)).not.toMatch(/dragoon/i);
    expect(JSON.stringify(theirs)).not.toMatch(/lancers|charges/i);
  });

  test("whatever army the other brings, mine likes the same; before he brings any, too", async () => {
    const { battler, battle, a } = await facing();
    const alone = await battler.opening(LANCERS, { kind: "invite" });
    const answers = [await battler.askLikings(battle, a), await battler.askLikings(alone.battle, bearer(String(alone.seats.a)))];
    const [faced, open] = await Promise.all(answers.map((one) => one.text()));
    expect(faced).toBe(open);
  });

  test("nobody keeps it on the way", async () => {
    const { battler, battle, a } = await facing();
    const { headers } = await battler.askLikings(battle, a);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("etag")).toBeNull();
  });
});

describe("who gets an answer", () => {
  test("no spectator, no other battle's player, nobody with a wrong token", async () => {
    const { battler, battle, a } = await facing();
    const other = await facing();
    expect(await errorOf(await battler.askLikings(battle, {}))).toMatchObject({ status: 401, code: "no-seat" });
    expect(await errorOf(await battler.askLikings(battle, other.a))).toMatchObject({ status: 401, code: "wrong-token" });
    expect(await errorOf(await battler.askLikings(battle, { ...a, "x-seat": "b" }))).toMatchObject({ status: 403, code: "not-your-seat" });
    expect(await errorOf(await battler.askLikings("aaaaaaaaaaaaaaaaaaaaaaaaaa", a))).toMatchObject({ status: 404, code: "unknown-battle" });
    const member = newBattler();
    await member.opening(quickForce(), HOUSE, PAGE);
    expect(await errorOf(await member.askLikings(battle, PAGE))).toMatchObject({ status: 401, code: "no-seat" });
  });

  test("who holds both seats says which he means", async () => {
    const player = newBattler();
    const { battle } = await player.opening(LANCERS, DRAGOONS, PAGE);
    expect(await errorOf(await player.askLikings(battle))).toMatchObject({ status: 400, code: "bad-seat" });
    const signs = ["a", "b"].map(async (seat) => worth(await likingsIn(await player.askLikings(battle, { "x-seat": seat })), "C5"));
    expect((await Promise.all(signs)).map((value) => Math.sign(value ?? 0))).toEqual([1, -1]);
  });
});

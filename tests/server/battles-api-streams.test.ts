import { createParser } from "eventsource-parser";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { battleView } from "@/lib/model/battle-view";
import { LIMITS } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { errorOf } from "./asking";
import { bearer, HOUSE, INVITED, joinedIn, newBattler, quickForce, sit, viewIn } from "./battler";
import { bootSoundly } from "./program-folder";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});

const places = () => (globalThis as typeof globalThis & { condottaPlaces?: Map<string, number> }).condottaPlaces?.size ?? 0;

const open: ReadableStreamDefaultReader<Uint8Array>[] = [];
afterEach(async () => {
  for (const reader of open.splice(0)) await reader.cancel();
  expect(places(), "places of streams that nobody gave back").toBe(0);
});

type Told = { readonly id: string; readonly data: string };

/** Reads a stream's events as they come. */
function reading(response: Response) {
  expect(response.status).toBe(200);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  open.push(reader);
  const told: Told[] = [];
  const parser = createParser({
    // What the players know of each other is battle-company.test.ts's.
    onEvent: ({ event, id = "", data }) => {
      if (event !== "company") told.push({ id, data });
    },
  });
  return {
    async next() {
      while (told.length === 0) {
        const { done, value } = await reader.read();
        if (done) return null;
        parser.feed(new TextDecoder().decode(value));
      }
      const [event] = told.splice(0, 1);
      if (!event) return null;
      const view = battleView.parse(JSON.parse(event.data));
      expect(event.id).toBe(String(view.seq));
      return { text: event.data, view };
    },
    cancel: () => reader.cancel(),
  };
}

const seqOf = async (battler: ReturnType<typeof newBattler>, battle: string) => (await viewIn(await battler.look(battle))).seq;

describe("a battle's stream", () => {
  test("is the view, byte for byte, of one seat or of a spectator, now and after every append", async () => {
    const battler = newBattler();
    const { battle, a, b } = await battler.facing();
    const seats = await Promise.all(
      [a, b, {}].map(async (headers) => ({ headers, stream: reading(await battler.listen(battle, headers)) })),
    );
    async function expectAll() {
      for (const { headers, stream } of seats) {
        const [event, text] = [await stream.next(), await (await battler.look(battle, headers)).text()];
        expect(event?.text).toBe(text);
      }
    }
    await expectAll();
    await battler.command(battle, sit(), a);
    await expectAll();
    await battler.command(battle, sit(), b);
    await expectAll();
  });

  test("reports everybody who joins", async () => {
    const battler = newBattler();
    const { battle, code, mine } = await battler.inviting();
    const stream = reading(await battler.listen(battle, mine));
    expect((await stream.next())?.view.chairs.b).toBe("open");
    await newBattler().join(battle, { invite: code, force: quickForce() });
    const joined = await stream.next();
    expect([joined?.view.chairs.b, joined?.view.forces.b?.name]).toEqual(["player", quickForce().name]);
  });

  test("never goes back, though news of before come late", async () => {
    const battler = newBattler();
    const { battle, a, b } = await battler.facing();
    const before = running.battleCache.find(battle);
    if (!before) throw new Error("the battle is not in memory");
    const stream = reading(await battler.listen(battle, b));
    await stream.next();
    await battler.command(battle, sit(), a);
    const then = (await stream.next())?.view.seq ?? 0;
    running.battleNews.notify(before);
    await battler.command(battle, sit(), b);
    expect((await stream.next())?.view.seq).toBeGreaterThan(then);
  });

  test("taken up again where it is, waits for what is new", async () => {
    const battler = newBattler();
    const { battle, a, b } = await battler.facing();
    const now = await seqOf(battler, battle);
    const stream = reading(await battler.listen(battle, { ...b, "last-event-id": String(now) }));
    const next = stream.next();
    await battler.command(battle, sit(), a);
    expect((await next)?.view.seq).toBe(await seqOf(battler, battle));
    expect(await seqOf(battler, battle)).toBeGreaterThan(now);
  });

  test.each(["1", "0", "999999", "", "x", "-1", "03"])("resumed at %j, begins with the current view", async (id) => {
    const battler = newBattler();
    const { battle, b } = await battler.facing();
    const stream = reading(await battler.listen(battle, { ...b, "last-event-id": id }));
    expect((await stream.next())?.view.seq).toBe(await seqOf(battler, battle));
  });

  test("misses nothing that happens while it is opened", async () => {
    const [player, other] = [newBattler(), newBattler()];
    const { battle, invite } = await player.opening(quickForce(), INVITED, { origin: running.environment.publicUrl });
    const { token } = await joinedIn(await other.join(battle, { invite, force: quickForce() }));
    const { battles } = running;
    async function holdersOf(...asked: Parameters<typeof battles.holdersOf>) {
      setRunning(running);
      await other.command(battle, sit(), bearer(token));
      return battles.holdersOf(...asked);
    }
    const before = await seqOf(other, battle);
    setRunning({ ...running, battles: { ...battles, holdersOf } });
    const told = await reading(await player.listen(battle)).next();
    expect(told?.view).toMatchObject({ seat: "a", seq: await seqOf(other, battle) });
    expect(told?.view.seq).toBeGreaterThan(before);
  });

  test("of a house battle carries the house's answer", async () => {
    const battler = newBattler();
    const { battle, seats } = await battler.opening(quickForce(), HOUSE);
    const headers = { authorization: `Bearer ${seats.a}` };
    const stream = reading(await battler.listen(battle, headers));
    await stream.next();
    await battler.command(battle, sit(), headers);
    const told = await stream.next();
    expect(told?.view.invasion.length).toBeGreaterThan(0);
  });

  test("a HEAD request holds no stream open", async () => {
    const battler = newBattler();
    const { battle } = await battler.facing();
    const response = await battler.listenHead(battle);
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(places()).toBe(0);
  });
});

describe("as many streams as there may be", () => {
  const watched: string[] = [];

  test("of a seat; neither the other seat nor spectators are hurt", async () => {
    const battler = newBattler();
    const { battle, a, b } = await battler.facing();
    const mine = [];
    for (let at = 0; at < LIMITS.seatStreams; at++) mine.push(reading(await battler.listen(battle, a)));
    const refused = await battler.listen(battle, a);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(await errorOf(refused)).toMatchObject({ status: 429, code: "too-many-streams" });
    reading(await battler.listen(battle, b));
    reading(await battler.listen(battle));
    await mine[0]?.cancel();
    reading(await battler.listen(battle, a));
  });

  test("of spectators from an address, at one battle; others who look on are not hurt", async () => {
    const [crowd, other] = [newBattler(), newBattler()];
    const { battle, a } = await crowd.facing();
    for (let at = 0; at < LIMITS.spectatorStreamsFromAddress; at++) reading(await crowd.listen(battle));
    expect(await errorOf(await crowd.listen(battle))).toMatchObject({ status: 429, code: "too-many-streams" });
    reading(await other.listen(battle));
    reading(await crowd.listen(battle, a));
    const { battle: another } = await newBattler().facing();
    reading(await crowd.listen(another));
  });

  test("has a limit for each address; its players keep their own streams", async () => {
    const club = newBattler();
    const { battle, a, b } = await club.facing();
    for (let at = 0; at < LIMITS.addressStreams; at++) {
      const crowd = at % LIMITS.spectatorStreamsFromAddress === 0 ? await newBattler().facing() : null;
      if (crowd) watched.push(crowd.battle);
      reading(await club.listen(watched.at(-1) ?? ""));
    }
    expect((await club.listen(battle)).status).toBe(429);
    for (const seat of [a, b]) {
      for (let at = 0; at < LIMITS.ownStreams; at++) reading(await club.listen(battle, seat));
      expect((await club.listen(battle, seat)).status).toBe(429);
    }
    reading(await newBattler().listen(battle));
  });
});

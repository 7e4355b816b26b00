import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, describe, expect, inject, test } from "vitest";
import { type BattleRecord, createdBattle, joined } from "@/lib/model/battle";
import type { BattleCommand, LegalCommand } from "@/lib/model/battle-command";
import type { BattleEvent } from "@/lib/model/battle-event";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { verify } from "@/lib/rules/record/verify";
import { databaseFile } from "@/lib/server/data-directory";
import { LIMITS } from "@/lib/server/limits";
import { isOnTable } from "./battle-room";
import { blindViews } from "./blind-views";
import { bearer, listenTo, post, quickForce, type Seat, sendCommand, type Told } from "./seat";
import { siteForThisFile } from "./server";
import { type Server, startServer, startSite } from "./site";

const folders: string[] = [];
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Over a data folder that a killed server leaves to the next. */
async function ownServer() {
  const dataDirectory = mkdtempSync(join(tmpdir(), "condotta-"));
  folders.push(dataDirectory);
  const first = await startSite({ DATA_DIR: dataDirectory }, inject("preparedData"));
  servers.push(first);
  return {
    first,
    dataDirectory,
    async killAndRestart() {
      await servers.pop()?.stop("SIGKILL");
      const next = await startServer(dataDirectory);
      servers.push(next);
      return next;
    },
  };
}

/** Somebody at a battle: a seat's player, or (null) a spectator. Keeps every byte that he is sent. */
function newPlayer(seat: SeatName | null, at: Seat) {
  const told: Told[] = [];
  const answers: { seq: number; text: string }[] = [];
  let stream: Awaited<ReturnType<typeof listenTo>> | null = null;
  let wake = () => {};
  return {
    seat,
    at,
    told,
    answers,
    last: () => told.at(-1),
    /** Once he has been told of this event, or of a later one. */
    async reached(seq: number): Promise<void> {
      while ((told.at(-1)?.id ?? 0) < seq) await new Promise<void>((resolve) => (wake = resolve));
    },
    async listen(lastId: number | null = null) {
      const onEvent = (one: Told) => {
        told.push(one);
        wake();
      };
      stream = await listenTo(at, onEvent, lastId);
      return stream;
    },
    /** Takes the stream up again as a browser does. */
    resume() {
      return this.listen(told.at(-1)?.id ?? null);
    },
    leave: () => stream?.leave(),
    ended: () => stream?.ended,
    async play(choice: number): Promise<number> {
      const command = await commandOf(at, told.at(-1)?.view, choice);
      if (command.type === "close-battle") {
        // Nobody breaks who has lost nothing.
        const untrue = await sendCommand(at, { type: "close-battle", ...ENDED, broken: { a: true, b: false } });
        expect(untrue).toMatchObject({ status: 409, text: expect.stringContaining("broken-differs") });
      }
      const { status, text } = await sendCommand(at, command);
      expect({ status, text }).toMatchObject({ status: 200 });
      const { view } = JSON.parse(text) as { view: BattleView };
      answers.push({ seq: view.seq, text });
      return view.seq;
    },
  };
}

const ENDED = { losses: { a: { tugs: 0, sugs: 0 }, b: { tugs: 0, sugs: 0 } }, broken: { a: false, b: false } };

/** One of what a seat may do; what needs a place as it is suggested. */
async function commandOf(at: Seat, view: BattleView | undefined, choice: number): Promise<BattleCommand | LegalCommand> {
  const legal = view?.legal ?? [];
  if (legal.some(({ type }) => type === "close-battle")) return { type: "close-battle", ...ENDED };
  const listed = legal[choice % legal.length];
  if (!listed) throw new Error(`seat ${view?.seat} is to act and may do nothing`);
  if (view && !isOnTable(view)) return listed;
  // What is suggested stands on the table: whoever can is put at an ambush marker instead, real or not.
  if (listed.type === "place-commander" && listed.ambushes[0])
    return { type: "place-commander", commander: listed.commander, at: { ambush: listed.ambushes[0] } };
  const answer = await fetch(`${at.url}/api/battles/${at.battle}/suggestion`, { headers: at.headers });
  return ((await answer.json()) as { command: BattleCommand }).command;
}

type Player = ReturnType<typeof newPlayer>;

/** Lets whoever is to act play something legal, never the same twice, until it is so; all are told of everything. */
async function playUntil(players: readonly Player[], isSo: (view: BattleView) => boolean): Promise<void> {
  for (let turn = 1; turn < 200; turn++) {
    const view = players[0]?.last()?.view;
    if (!view || isSo(view)) return;
    // A battle that is ready waits for nobody: whoever likes enters how it ended.
    const isFree = view.step === "ready" && view.toAct.length === 0;
    const player = players.find(({ seat }) => seat && (isFree || view.toAct.includes(seat)));
    const seq = await player?.play(turn);
    await Promise.all(players.map((one) => one.reached(Number(seq))));
  }
  throw new Error("the battle does not end");
}

const isClosed = ({ step }: BattleView) => step === "closed";
/** As it comes: parsing by the model would put the fields into another order. */
const read = async <T>(url: string): Promise<T> => JSON.parse(await (await fetch(url)).text());

/** Everything that each was sent is what he was to be sent, whatever the others held; and the battle can be proved. */
async function expectBlind(url: string, players: readonly Player[]) {
  const [first] = players;
  const record = await read<BattleRecord>(`${url}/api/battles/${first?.at.battle}/record`);
  const tables = await read<BattleTables>(`${url}/api/battle-rules?version=${record.rules}`);
  const viewAt = blindViews(record, tables);
  for (const { seat, told, answers } of players) {
    expect(told.length).toBeGreaterThan(5);
    for (const { id, text } of told) expect(text).toBe(viewAt(seat, id));
    for (const { seq, text } of answers) expect(text.endsWith(`,"view":${viewAt(seat, seq)}}`)).toBe(true);
    expect(told.map(({ id }) => id)).toEqual([...new Set(told.map(({ id }) => id))].sort((one, other) => one - other));
    expect(told.at(-1)?.id).toBe(record.events.length);
  }
  const faulty = verify(record, tables, first?.last()?.view.chain ?? null).filter(({ ok }) => !ok);
  expect(faulty).toEqual([]);
  return record;
}

/** What the database knows of a battle and no view ever tells. */
function secretsIn(dataDirectory: string, battle: string): string[] {
  const database = new Sqlite(databaseFile(dataDirectory), { readonly: true });
  const rows = database.prepare("select event from battle_events where battle = ?").all(battle) as { event: string }[];
  database.close();
  return rows.flatMap(({ event }) => {
    const told = JSON.parse(event) as BattleEvent;
    return told.type === "force-sealed" ? [told.salt, told.forceHash, told.holder].filter((word) => word !== null) : [];
  });
}

function leaksTo(players: readonly Player[], secrets: readonly string[]): readonly string[] {
  const everything = players.flatMap(({ told, answers }) => [...told, ...answers].map(({ text }) => text)).join("\n");
  expect(secrets.length).toBeGreaterThan(4);
  return secrets.filter((secret) => everything.includes(secret));
}

const site = siteForThisFile();

describe("a battle of two players", () => {
  test("is played to its end over streams, which survive the server's death in mid-day and end with it", async () => {
    const { first, dataDirectory, killAndRestart } = await ownServer();
    const document = { table: { width: 45, depth: 30 }, seats: { a: quickForce("Blues"), b: { kind: "invite" } } };
    const { battle, seats, invite } = createdBattle.parse(JSON.parse((await post(`${first.url}/api/battles`, document)).text));
    const playerOf = (seat: SeatName | null, token: string | null) => newPlayer(seat, { url: first.url, battle, headers: bearer(token) });
    const [a, spectator] = [playerOf("a", seats.a), playerOf(null, null)];
    await a.listen();
    await spectator.listen();
    await a.reached(1);
    const answer = await post(`${first.url}/api/battles/${battle}/join`, { invite, force: quickForce("Reds", 6, "legendary") });
    const { token } = joined.parse(JSON.parse(answer.text));
    const b = playerOf("b", token);
    await b.listen();
    const everybody = [a, b, spectator];
    await Promise.all(everybody.map((one) => one.reached(3)));

    await playUntil(everybody, ({ day, committed }) => day === 3 && committed.a !== committed.b);
    spectator.leave();
    const next = await killAndRestart();
    for (const one of everybody) {
      one.at.url = next.url;
      await one.resume();
    }
    await playUntil(everybody, isClosed);

    const record = await expectBlind(next.url, everybody);
    expect(leaksTo(everybody, [...secretsIn(dataDirectory, battle), String(seats.a), token, String(invite)])).toEqual([]);
    const toldUntil = (one: Player, isSo: (view: BattleView) => boolean) =>
      one.told.flatMap(({ view, text }) => (isSo(view) ? [] : [text])).join();
    expect(toldUntil(a, ({ seed }) => seed !== null)).not.toContain(record.seed);
    expect(toldUntil(spectator, ({ units }) => units.length > 0)).not.toContain("Reiters");

    expect(await next.stop()).toBe(143);
    expect(await Promise.all(everybody.map((one) => one.ended()))).toEqual(["ended", "ended", "ended"]);
  });
});

describe("a battle against the house", () => {
  test("goes on without ever waiting for it, and tells nothing of its cards", async () => {
    const { url, dataDirectory } = site();
    const document = { table: { width: 36, depth: 24 }, seats: { a: { kind: "house" }, b: quickForce("Reds", 8) } };
    const { battle, seats } = createdBattle.parse(JSON.parse((await post(`${url}/api/battles`, document)).text));
    const player = newPlayer("b", { url, battle, headers: bearer(seats.b) });
    const spectator = newPlayer(null, { url, battle, headers: {} });
    const both = [player, spectator];
    for (const one of both) await one.listen();
    await Promise.all(both.map((one) => one.reached(1)));
    await playUntil(both, isClosed);
    for (const { view } of player.told) expect(view.toAct).not.toContain("a");
    await expectBlind(url, both);
    expect(leaksTo(both, secretsIn(dataDirectory, battle))).toEqual([]);
  });
});

describe("streams over the wire", () => {
  async function openOne() {
    const document = { table: { width: 45, depth: 30 }, seats: { a: quickForce("Blues"), b: quickForce("Reds") } };
    const { battle, seats } = createdBattle.parse(JSON.parse((await post(`${site().url}/api/battles`, document)).text));
    return { url: site().url, battle, headers: bearer(seats.a) };
  }

  test("pass proxies as they are", async () => {
    const stream = await listenTo(await openOne(), () => undefined);
    expect(stream.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(stream.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(stream.headers.get("x-accel-buffering")).toBe("no");
    expect(stream.headers.get("content-encoding")).toBeNull();
    stream.leave();
  });

  test("free their place when the reader has gone", async () => {
    const seat = await openOne();
    const openOneMore = () => listenTo(seat, () => undefined);
    const openAll = () => Promise.allSettled(Array.from({ length: LIMITS.seatStreams }, openOneMore));
    /** How many could be opened, all left again. */
    async function countOpened(): Promise<number> {
      const streams = (await openAll()).flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
      for (const stream of streams) stream.leave();
      return streams.length;
    }
    const kept = await openOneMore();
    expect(await countOpened()).toBe(LIMITS.seatStreams - 1);
    await expect.poll(countOpened).toBe(LIMITS.seatStreams - 1);
    kept.leave();
    await expect.poll(countOpened).toBe(LIMITS.seatStreams);
  });
});

import type { BattleRow } from "../../../db/battles";
import type { BattleRecord } from "../../model/battle";
import type { BattleEvent } from "../../model/battle-event";
import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import type { BySeat, SeatName } from "../../model/by-seat";
import { battleId, type Version, version } from "../../model/identifiers";
import { verifiableDraws } from "../../rules/chance";
import { newBattle } from "../../rules/prebattle/battle";
import { type BattleBook, prepareBattle } from "../../rules/prebattle/book";
import { apply } from "../../rules/prebattle/decide";
import { publicEvent, view } from "../../rules/prebattle/view";
import type { Knowledge } from "../knowledge";
import { type Running, running } from "../running";
import type { Listener, Loaded } from "./loaded";

/** The parts of a running server that battles need. */
export type BattleServer = Pick<
  Running,
  "database" | "battles" | "battleCache" | "battleNews" | "battleCompanies" | "companies" | "knowledge"
>;

const prepared = new WeakMap<BattleTables, BattleBook>();

/**
 * The tables of a version, prepared once. A stored battle names a version that was in force here, and those are kept for ever. If this
 * program can no longer read them (logged at the start), the battle continues under the tables in force. Limits missing in older tables are
 * today's; no past event is judged by them.
 */
export function battleBookOf(version: Version, { battleTablesOf, catalog }: Knowledge): BattleBook {
  const tables = battleTablesOf(version) ?? catalog.battle.tables;
  const ready = prepared.get(tables) ?? prepareBattle(tables, catalog.battle.tables.bounds);
  prepared.set(tables, ready);
  return ready;
}

/** A battle without any events yet. */
export function beginLoaded(row: BattleRow, knowledge: Knowledge): Loaded {
  const [battle, rules] = [battleId.parse(row.id), version.parse(row.rules)];
  const seed = new Uint8Array(Buffer.from(row.seed, "hex"));
  const began = row.createdAt.getTime();
  return {
    battle: newBattle({ battle, commitment: row.commitment, book: battleBookOf(rules, knowledge) }),
    rules,
    seed,
    draws: verifiableDraws(seed, battle),
    acted: { a: began, b: began },
  };
}

/** When each seat last acted. What the server declares for a seat does not count. */
function actedAfter(acted: BySeat<number>, event: BattleEvent, at: number): BySeat<number> {
  if (event.seat === null || ("forced" in event && event.forced)) return acted;
  return { ...acted, [event.seat]: at };
}

/** The battle after one more event, stored at that time (milliseconds since 1970). */
export const advance = (loaded: Loaded, event: BattleEvent, at: number): Loaded => ({
  ...loaded,
  battle: apply(loaded.battle, event),
  acted: actedAfter(loaded.acted, event, at),
});

type BattleReader = Pick<BattleServer, "database" | "battles" | "battleCache" | "knowledge">;

async function fold(id: string, { battles, knowledge }: BattleReader): Promise<Loaded | null> {
  const row = await battles.find(id);
  if (row) await knowledge.learnBattleTables(version.parse(row.rules));
  const events = row ? await battles.events(id, 0, null) : [];
  if (!row || events.length === 0) return null;
  return events.reduce((loaded, { event, at }) => advance(loaded, event, at.getTime()), beginLoaded(row, knowledge));
}

/** A battle with what another process has stored since; null if one has deleted it. SQLite's only process knows all that is stored. */
async function caughtUp(known: Loaded, { database, battles, battleCache }: BattleReader): Promise<Loaded | null> {
  if (database.engine === "sqlite") return known;
  const { battle: id, seq } = known.battle;
  const since = await battles.eventsSince(id, seq);
  if (since === null) battleCache.drop(id);
  if (since === null || since.length === 0) return since && known;
  const loaded = since.reduce((before, { event, at }) => advance(before, event, at.getTime()), known);
  battleCache.put(loaded);
  return loaded;
}

/** The current battle; null if there is none, or its opening was never finished. */
export async function loadBattle(id: string, server: BattleReader): Promise<Loaded | null> {
  const known = server.battleCache.find(id);
  if (known) return caughtUp(known, server);
  const loaded = await fold(id, server);
  if (loaded) server.battleCache.put(loaded);
  return loaded;
}

/** All that a seat, or (null) a spectator, may see now. */
export const battleView = ({ battle }: Loaded, seat: SeatName | null): BattleView => view(battle, seat);

/** The public record of the loaded battle. What is still secret is null. */
export async function battleRecord({ battle, rules }: Loaded): Promise<BattleRecord> {
  const events = await running().battles.events(battle.battle, 0, battle.seq);
  const { a, b } = battle.seats;
  return {
    ...{ battle: battle.battle, commitment: battle.commitment, seed: battle.seed, rules },
    nonces: { a: a.nonce, b: b.nonce },
    events: events.map(({ event }) => publicEvent(event, battle)),
  };
}

/**
 * Calls back with the battle after every append. A later state is never followed by an earlier one. Where several servers share a database,
 * the first call may bring an append from just before.
 */
export const listenToBattle = (battle: string, listener: Listener): (() => void) => running().battleNews.listen(battle, listener);

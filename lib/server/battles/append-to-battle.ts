import type { NewEvent, StoredCommand } from "../../../db/battles";
import type { Catalog } from "../../catalog/load-catalog";
import type { BattleEvent, Happening } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { Step } from "../../model/enumerations";
import { chainSalt, linkOf } from "../../rules/record/chain";
import { busyDatabase } from "../problems";
import { houseAnswer } from "./decided-command";
import { newTurn } from "./in-turns";
import { advance, type BattleServer, loadBattle } from "./load-battle";
import type { Loaded } from "./loaded";

type SentCommand = { readonly seat: SeatName; readonly id: string; readonly hash: string };

/** The rows of one append. The first is the command's own event. */
const rowsOf = (events: readonly BattleEvent[], command: SentCommand | undefined): readonly NewEvent[] =>
  events.map((event, at) =>
    command && at === 0
      ? { event, seat: command.seat, commandId: command.id, commandHash: command.hash }
      : { event, seat: event.seat, commandId: null, commandHash: null },
  );

/** The step at which no more random values are drawn and the seed is published. */
const OVER: readonly Step[] = ["ready", "closed", "abandoned"];

type Unfolded = { readonly loaded: Loaded; readonly events: readonly BattleEvent[] };

/** Gives an event its number, its step and its link of the chain. */
function numbered({ battle, seed }: Loaded, happening: Happening): BattleEvent {
  const seq = battle.seq + 1;
  const bare = { ...happening, seq, step: battle.step };
  return { ...bare, chain: linkOf(battle.chain, chainSalt(seed, battle.battle, seq), bare) };
}

/** What follows automatically: first the seed if no more random values are drawn, then the computer's answers one by one. */
async function following(loaded: Loaded, catalog: Catalog, at: Date): Promise<readonly Happening[]> {
  const { battle, seed } = loaded;
  const isDue = battle.seed === null && OVER.includes(battle.step);
  return isDue ? [{ type: "seed-published", seat: null, seed: Buffer.from(seed).toString("hex") }] : houseAnswer(loaded, catalog, at);
}

/**
 * The battle after a decision, with all resulting events in order. Nothing is stored yet. Between two answers of the computer, other
 * requests are answered.
 */
async function unfold(before: Loaded, decided: readonly Happening[], at: Date, catalog: Catalog): Promise<Unfolded> {
  const events: BattleEvent[] = [];
  const turn = newTurn();
  let loaded = before;
  for (let next = decided; next.length > 0; next = await following(loaded, catalog, at)) {
    for (const happening of next) {
      const event = numbered(loaded, happening);
      events.push(event);
      loaded = advance(loaded, event, at.getTime());
    }
    if (turn.isOver()) await turn.pass();
  }
  return { loaded, events };
}

/** How often a command is decided again after another append came first. */
const TRIES = 100;

type Decision<Refusal> = { readonly ok: true; readonly events: readonly Happening[] } | { readonly ok: false; readonly refusal: Refusal };
/** `code`: the hash of a code that must still be valid, or nothing is appended. */
type Attempt<Refusal> = {
  readonly battle: string;
  readonly decide: (loaded: Loaded, now: Date) => Decision<Refusal>;
  readonly command?: SentCommand;
  readonly code?: string;
};

type Appended<Refusal> =
  /** `seq`: the number of the first appended event. */
  | { readonly kind: "stored"; readonly loaded: Loaded; readonly seq: number }
  | { readonly kind: "refused"; readonly loaded: Loaded; readonly refusal: Refusal }
  /** A command with this id was stored before. */
  | { readonly kind: "repeated"; readonly loaded: Loaded; readonly command: StoredCommand }
  | { readonly kind: "no-code" }
  | { readonly kind: "unknown-battle" };

/** Why nothing was appended; null if only the loaded battle was out of date. */
async function explain<Refusal>(
  { battle, command }: Attempt<Refusal>,
  loaded: Loaded,
  refusal: Refusal | null,
  { battles }: BattleServer,
): Promise<Appended<Refusal> | null> {
  if ((await battles.lastSeq(battle)) !== loaded.battle.seq) return null;
  const stored = command ? await battles.findCommand(battle, command.seat, command.id) : null;
  if (stored) return { kind: "repeated", loaded, command: stored };
  return refusal === null ? null : { kind: "refused", loaded, refusal };
}

async function tryOnce<Refusal>(attempt: Attempt<Refusal>, before: Loaded, server: BattleServer): Promise<Appended<Refusal> | null> {
  const at = new Date();
  const decided = attempt.decide(before, at);
  if (!decided.ok) return explain(attempt, before, decided.refusal, server);
  const { loaded, events } = await unfold(before, decided.events, at, server.knowledge.catalog);
  const rows = rowsOf(events, attempt.command);
  const stored = await server.battles.append({ battle: attempt.battle, events: rows, at, code: attempt.code ?? null });
  if (stored === "no-code") return { kind: "no-code" };
  if (stored === "raced") return explain(attempt, before, null, server);
  if (server.battleCache.put(loaded)) server.battleNews.notify(loaded);
  return { kind: "stored", loaded, seq: before.battle.seq + 1 };
}

/**
 * Decides on the current battle, stores all resulting events in one atomic statement, and only then publishes them. If another append came
 * first, it decides again on the stored battle. If the database fails, nothing has happened and its error is thrown.
 */
export async function appendToBattle<Refusal>(attempt: Attempt<Refusal>, server: BattleServer): Promise<Appended<Refusal>> {
  const { battle } = attempt;
  for (let tries = 0; tries < TRIES; tries++) {
    // What is in mind may have been overtaken: then its next number is taken, and a refusal is looked after (`explain`).
    const loaded = server.battleCache.find(battle) ?? (await loadBattle(battle, server));
    if (!loaded) return { kind: "unknown-battle" };
    try {
      const appended = await tryOnce(attempt, loaded, server);
      if (appended) return appended;
      server.battleCache.drop(battle);
    } catch (error) {
      server.battleCache.drop(battle);
      throw error;
    }
  }
  throw busyDatabase();
}

/** Stores the first events of a battle, and the automatic ones that follow. */
export async function storeFirst(
  before: Loaded,
  happenings: readonly Happening[],
  { battles, battleCache, knowledge }: BattleServer,
): Promise<void> {
  const at = new Date();
  const { battle } = before.battle;
  const { loaded, events } = await unfold(before, happenings, at, knowledge.catalog);
  const stored = await battles.append({ battle, events: rowsOf(events, undefined), at, code: null });
  if (stored !== "stored") throw new Error(`the battle ${battle} was begun before it was opened`);
  battleCache.put(loaded);
}

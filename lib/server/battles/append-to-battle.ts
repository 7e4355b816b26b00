import type { StoredCommand } from "../../../db/battles";
import type { Happening } from "../../model/battle-event";
import { busyDatabase } from "../database-problems";
import type { BattleServer } from "./battle-server";
import { loadBattle } from "./load-battle";
import type { Loaded } from "./loaded";
import { rowsOf, type SentCommand } from "./rows-of";
import { unfold } from "./unfold";

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
  const { loaded, events } = await unfold(before, decided.events, at, server.knowledge.catalog.advice);
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
    const loaded = await loadBattle(battle, server);
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

import type { StoredCommand } from "../../../db/battles";
import type { Happening } from "../../model/battle-event";
import { busyDatabase } from "../database-problems";
import type { BattleServer } from "./battle-server";
import { loadBattle } from "./load-battle";
import type { Loaded } from "./loaded";
import { rowsOf, type SentCommand } from "./rows-of";
import { unfold } from "./unfold";

/** How often an append that others overtook is decided anew. */
const TRIES = 100;

type Decision<Refusal> = { readonly ok: true; readonly events: readonly Happening[] } | { readonly ok: false; readonly refusal: Refusal };
/** `code`: the hash of the code without which nothing is appended. */
type Attempt<Refusal> = {
  readonly battle: string;
  readonly decide: (loaded: Loaded, now: Date) => Decision<Refusal>;
  readonly command?: SentCommand;
  readonly code?: string;
};

type Appended<Refusal> =
  /** `seq`: of the first event of what was appended. */
  | { readonly kind: "stored"; readonly loaded: Loaded; readonly seq: number }
  | { readonly kind: "refused"; readonly loaded: Loaded; readonly refusal: Refusal }
  /** A command of this id was stored before. */
  | { readonly kind: "repeated"; readonly loaded: Loaded; readonly command: StoredCommand }
  | { readonly kind: "no-code" }
  | { readonly kind: "unknown-battle" };

/** What stands in the way, unless it was only that the battle has gone on since it was loaded: then null. */
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
 * Decides on the battle as it stands, stores what comes of it in one statement that fails whole, and only then tells of it. Overtaken by
 * another append, it decides anew from what is stored. Where the database fails nothing has happened, and what it says is thrown.
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

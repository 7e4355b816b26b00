import type { BySeat } from "../../model/by-seat";
import type { Version } from "../../model/identifiers";
import type { DrawSource } from "../../rules/chance";
import type { Battle } from "../../rules/prebattle/battle";
import type { Log } from "../environment";

/** The current battle, folded from its stored events, with what only the server knows. */
export type Loaded = {
  readonly battle: Battle;
  /** The version of the tables that decide it. */
  readonly rules: Version;
  readonly seed: Uint8Array;
  readonly draws: DrawSource;
  /** When each seat last acted, or else when the battle began, in milliseconds since 1970. */
  readonly acted: BySeat<number>;
};

/** The most recently used battles, folded. Any other is folded again from its events. */
export type BattleCache = {
  readonly find: (battle: string) => Loaded | null;
  /** False if a later state is cached already. */
  readonly put: (loaded: Loaded) => boolean;
  readonly drop: (battle: string) => void;
};

/** `most`: the maximum of battles. The least recently used one makes room. */
export function createBattleCache(most: number): BattleCache {
  const kept = new Map<string, Loaded>();
  const keep = (id: string, loaded: Loaded) => {
    kept.delete(id);
    kept.set(id, loaded);
  };
  return {
    find: (id) => {
      const loaded = kept.get(id);
      if (loaded) keep(id, loaded);
      return loaded ?? null;
    },
    put: (loaded) => {
      const id = loaded.battle.battle;
      if ((kept.get(id)?.battle.seq ?? 0) > loaded.battle.seq) return false;
      keep(id, loaded);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return true;
    },
    drop: (id) => void kept.delete(id),
  };
}

export type Listener = (loaded: Loaded) => void;

/** Tells this process that an event was stored, and where several share a database, the others too (shared-battles.ts). */
export type BattleNews = {
  readonly notify: (loaded: Loaded) => void;
  /** The battles that anybody listens to here, with the number of the newest event that was told. */
  readonly heard: () => ReadonlyMap<string, number>;
  /** Listens until the returned function is called. */
  readonly listen: (battle: string, listener: Listener) => () => void;
};

export function createBattleNews(log: Log): BattleNews {
  const listeners = new Map<string, Set<Listener>>();
  const heard = new Map<string, number>();
  return {
    heard: () => heard,
    notify: (loaded) => {
      const { battle, seq } = loaded.battle;
      if (listeners.has(battle)) heard.set(battle, Math.max(seq, heard.get(battle) ?? 0));
      for (const listener of listeners.get(loaded.battle.battle) ?? []) {
        try {
          listener(loaded);
        } catch (error) {
          // The event is stored, even if a listener fails.
          log.error({ err: error }, "a listener to a battle failed");
        }
      }
    },
    listen: (battle, listener) => {
      const those = listeners.get(battle) ?? new Set();
      // A new function for every call, so that the same listener can be added twice.
      const own: Listener = (loaded) => listener(loaded);
      listeners.set(battle, those.add(own));
      if (!heard.has(battle)) heard.set(battle, 0);
      return () => {
        those.delete(own);
        if (those.size > 0 || listeners.get(battle) !== those) return;
        listeners.delete(battle);
        heard.delete(battle);
      };
    },
  };
}

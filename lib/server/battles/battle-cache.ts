import type { Loaded } from "./loaded";

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

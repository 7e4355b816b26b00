import type { Loaded } from "./loaded";

/** The battles that were asked for last, folded. What is not here is folded anew from its events. */
export type BattleCache = {
  readonly find: (battle: string) => Loaded | null;
  /** False where it is known here as it stands later. */
  readonly put: (loaded: Loaded) => boolean;
  readonly drop: (battle: string) => void;
};

/** `most`: how many battles it holds; the one not asked for longest makes room. */
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

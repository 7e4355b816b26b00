import type { Log } from "../log";
import type { Loaded } from "./loaded";

export type Listener = (loaded: Loaded) => void;

/** Tells within this process that something was stored. Another transport, between processes, would have the same shape. */
export type BattleNews = {
  readonly notify: (loaded: Loaded) => void;
  /** Until the returned function is called. */
  readonly listen: (battle: string, listener: Listener) => () => void;
};

export function createBattleNews(log: Log): BattleNews {
  const listeners = new Map<string, Set<Listener>>();
  return {
    notify: (loaded) => {
      for (const listener of listeners.get(loaded.battle.battle) ?? []) {
        try {
          listener(loaded);
        } catch (error) {
          // What is stored is stored, whoever cannot be told.
          log.error({ err: error }, "a listener to a battle failed");
        }
      }
    },
    listen: (battle, listener) => {
      const those = listeners.get(battle) ?? new Set();
      // A listener of its own for every call, so that the same function may listen twice.
      const own: Listener = (loaded) => listener(loaded);
      listeners.set(battle, those.add(own));
      return () => {
        those.delete(own);
        if (those.size === 0 && listeners.get(battle) === those) listeners.delete(battle);
      };
    },
  };
}

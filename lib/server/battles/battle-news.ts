import type { Log } from "../log";
import type { Loaded } from "./loaded";

export type Listener = (loaded: Loaded) => void;

/** Tells this process that an event was stored. A transport between processes would have the same interface. */
export type BattleNews = {
  readonly notify: (loaded: Loaded) => void;
  /** Listens until the returned function is called. */
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
      return () => {
        those.delete(own);
        if (those.size === 0 && listeners.get(battle) === those) listeners.delete(battle);
      };
    },
  };
}

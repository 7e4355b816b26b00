import { advance } from "./advance";
import type { BattleServer } from "./battle-server";
import { beginLoaded } from "./begin-loaded";
import type { Loaded } from "./loaded";

async function fold(id: string, { battles, knowledge }: BattleServer): Promise<Loaded | null> {
  const row = await battles.find(id);
  const events = row ? await battles.events(id, Number.MAX_SAFE_INTEGER) : [];
  if (!row || events.length === 0) return null;
  return events.reduce((loaded, { event, at }) => advance(loaded, event, at.getTime()), beginLoaded(row, knowledge));
}

/** The current battle; null if there is none, or its opening was never finished. */
export async function loadBattle(id: string, server: BattleServer): Promise<Loaded | null> {
  const known = server.battleCache.find(id);
  if (known) return known;
  const loaded = await fold(id, server);
  if (loaded) server.battleCache.put(loaded);
  return loaded;
}

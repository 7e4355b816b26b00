import { setImmediate as turn } from "node:timers/promises";
import type { BattleTables } from "../../model/battle-tables";
import type { BattleSummary, BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import { LIMITS } from "../limits";
import { running } from "../running";
import type { BattleServer } from "./battle-server";
import { battleView } from "./battle-view";
import { loadBattle } from "./load-battle";

/** `view`: as the seat sees it, or as a spectator if the account holds both seats. `tables`: those that decide it. */
type MyBattle = { readonly summary: BattleSummary; readonly view: BattleView; readonly tables: BattleTables };

function told(view: BattleView, seats: readonly SeatName[], changedAt: number): BattleSummary {
  const { battle, step, toAct, chairs, roles, territory, square, day, forces, table, abandonOffered, oneHand } = view;
  return {
    ...{ battle, step, toAct, chairs, roles, territory, square, day, forces, table, abandonOffered },
    ...{ seats: [...seats], oneHand: oneHand === true, changedAt: new Date(changedAt).toISOString() },
  };
}

/** The battles in which an account holds or shares a seat, the last changed first. Only its newest seats count. */
export async function myBattles(user: string, server: BattleServer = running()): Promise<readonly MyBattle[]> {
  const taken = await server.battles.newestSeatsOf(user, LIMITS.listedSeats);
  const mine: MyBattle[] = [];
  for (const battle of new Set(taken.map((one) => one.battle))) {
    // One at a time: two hundred at once would delay everybody else.
    await turn();
    const loaded = await loadBattle(battle, server);
    if (!loaded) continue;
    const seats = SEATS.filter((seat) => taken.some((one) => one.battle === battle && one.seat === seat));
    const [only = null] = seats.length === 1 ? seats : [];
    const view = battleView(loaded, only);
    mine.push({ summary: told(view, seats, Math.max(loaded.acted.a, loaded.acted.b)), view, tables: loaded.battle.book.tables });
  }
  return mine.toSorted((one, other) => other.summary.changedAt.localeCompare(one.summary.changedAt));
}

import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { FrozenForce } from "@/lib/model/force";
import type { Host } from "@/lib/rules/prebattle/battle";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { type Battleground, battlegroundOf } from "@/lib/rules/table/battleground";

const ready = new WeakMap<BattleView, Battleground>();

/** The table as a view shows it, made ready once for each view; null while nobody defends, or where the tables have no battlefield. */
export function groundOf(view: BattleView, { battlefield, tables }: BattleBook): Battleground | null {
  if (!battlefield || !view.roles) return null;
  const known = ready.get(view);
  if (known) return known;
  const made = battlegroundOf(view, battlefield, tables.tableSizes);
  ready.set(view, made);
  return made;
}

/** What a seat has on the table, as its own view shows it; of its orders all but what proves them. */
export function hostSeen(view: BattleView, seat: SeatName): Host {
  const own = <One extends { readonly seat: SeatName }>(all: readonly One[]): readonly One[] => all.filter((one) => one.seat === seat);
  const orders = own(view.markers);
  return {
    camp: view.camps[seat],
    units: own(view.units),
    stragglers: own(view.stragglers),
    isDeployed: false,
    orders: view.ordered[seat] ? orders.map(({ order, place, secret }) => ({ order, place, secret, orderHash: "", salt: null })) : null,
    revealed: orders.flatMap(({ order, revealed }) => (revealed ? order : [])),
    commanders: own(view.commanders),
    commands: view.commands[seat],
    done: [],
    hasPassed: false,
  };
}

/** The own force, without what no rule of the table asks for; null for a spectator. */
export const forceSeen = ({ own }: BattleView): FrozenForce | null => own && { ...own, army: null, temper: null };

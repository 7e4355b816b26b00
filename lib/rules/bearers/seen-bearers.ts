import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { CommanderRole } from "../../model/enumerations";
import type { Bearer } from "../../model/reference-terms";
import type { RulesTables } from "../../model/rules-tables";
import type { Book } from "../army/book";
import { rulesRow } from "../rules-row";
import { type CampState, campBearer, campStates } from "./camp-bearer";
import { commanderBearer } from "./commander-bearer";
import { ANYBODY, EVERY_UNIT, possibleBearer } from "./possible-bearer";

/** What a view shows of the forces. */
type SeenForces = Pick<BattleView, "seat" | "forces" | "own" | "units" | "camps" | "roles">;

export type SeenBearers = {
  readonly bearers: readonly Bearer[];
  /** Unit groups the view does not show, of how many; null if it shows nothing of the force. */
  readonly unseen: { readonly groups: number; readonly of: number } | null;
};

/** If only grades are shown, the first commander leads the army, and any other may be an ally. */
function commandersSeen({ seat: eyes, forces, own }: SeenForces, seat: SeatName): readonly Bearer[] {
  const known = seat === eyes ? own?.commanders : undefined;
  return (forces[seat]?.commanders ?? []).map((one, at) => {
    const guess: readonly CommanderRole[] = at === 0 ? ["army"] : ["sub", "ally"];
    const role = known?.[at]?.role;
    return commanderBearer(one, role ? [role] : guess);
  });
}

/** What a camp is or may become. Once placed it is seen; before that, only who defends is known. */
function campsSeen({ forces, camps, roles }: SeenForces, seat: SeatName, tables: RulesTables): readonly CampState[] {
  const [force, placed] = [forces[seat], camps[seat]];
  if (placed) return [placed.state];
  if (!force) return [];
  if (!roles) return campStates(force.camp, tables);
  return [rulesRow(tables.camps.kinds, force.camp)[roles.defender === seat ? "defending" : "invading"]];
}

/** Everything a seat may field, as far as a view shows: whatever is hidden may be anything possible. */
export function seenBearers(view: SeenForces, seat: SeatName, book: Book): SeenBearers {
  const force = view.forces[seat];
  if (!force) return { bearers: [ANYBODY], unseen: null };
  const own = seat === view.seat ? view.own : null;
  const units = own?.units ?? view.units.filter((one) => one.seat === seat);
  const groups = Math.max(0, force.unitGroups - units.length);
  return {
    bearers: [
      ...units.map(({ troop }) => possibleBearer(troop, force.verdict === "typed-in", book)),
      ...(groups > 0 ? [EVERY_UNIT] : []),
      ...commandersSeen(view, seat),
      campBearer(campsSeen(view, seat, book.tables)),
    ],
    unseen: { groups, of: force.unitGroups },
  };
}

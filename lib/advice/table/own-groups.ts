import type { FrozenForce } from "../../model/force";
import type { ComputerTurn } from "../computer-turn";

export type OwnUnit = FrozenForce["units"][number];

/** Numbers of the seat's unit groups that march or are in ambush. */
function hiddenNumbers({ view, me }: Pick<ComputerTurn, "view" | "me">): ReadonlySet<number> {
  return new Set(
    view.markers.flatMap(({ seat, secret }) => {
      if (seat !== me || !secret) return [];
      if (secret.kind === "march") return secret.edge === null ? [] : secret.units;
      return secret.unit === null ? [] : [secret.unit];
    }),
  );
}

/** The seat's unit groups that are on the table or may still be placed there. */
export function groupsToStand(turn: Pick<ComputerTurn, "view" | "me" | "force">): readonly OwnUnit[] {
  const hidden = hiddenNumbers(turn);
  return turn.force.units.filter(({ number }) => !hidden.has(number));
}

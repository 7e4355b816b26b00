import { GOINGS, type Going } from "../../model/enumerations";
import type { QuickTroop } from "../../model/force";
import type { KindRow } from "./battlefield-book";
import type { Battleground } from "./battleground";
import { overlap } from "./geometry/predicates";
import type { Footprint } from "./geometry/quad";

/** The going of a piece for these troops: elephants and camels have their own. */
export function goingFor(kind: KindRow, { type, characteristics }: Pick<QuickTroop, "type" | "characteristics">): Going {
  if (type === "elephant" && kind.elephants) return kind.elephants;
  if (characteristics.includes("camelry") && kind.camels) return kind.camels;
  return kind.going;
}

export const worseOf = (one: Going, other: Going): Going => (GOINGS.indexOf(one) > GOINGS.indexOf(other) ? one : other);

/** The worst going under any part of a footprint. */
export function worstGoing(ground: Battleground, footprint: Footprint, troop: Pick<QuickTroop, "type" | "characteristics">): Going {
  return ground.pieces
    .filter((piece) => overlap(footprint, piece.footprint))
    .reduce<Going>((worst, { kind }) => worseOf(worst, goingFor(kind, troop)), "good");
}

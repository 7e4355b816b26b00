import type { LegalCommand } from "../../../model/battle-command";
import type { Laying } from "../../../model/battle-view";
import { boxInBaseWidths } from "../../table/may-lie";
import type { Battle } from "../battle";
import { battlegroundNow } from "../battleground-now";
import { battlefieldOf, type ChosenAs, kindsToChoose } from "./laying-choices";
import { layingLimits } from "./laying-limits";
import { placeLeft } from "./laying-search";

type Dice = NonNullable<Laying["dice"]>;
type Adjusting = NonNullable<Laying["adjusting"]>;

function legalAdjust(battle: Battle, { piece, die }: Adjusting): LegalCommand {
  const { limits } = battlefieldOf(battle);
  return {
    type: "adjust-piece",
    piece,
    move: die >= limits["adjust-move-from"] ? limits["adjust-distance"] : null,
    pivot: die >= limits["adjust-pivot-from"],
    remove: die >= limits["adjust-remove-from"],
  };
}

function legalPlacing(battle: Battle, dice: Dice): LegalCommand {
  const limits = layingLimits(battlegroundNow(battle), dice);
  if (!placeLeft(battle, dice.by, dice.kind, limits)) return { type: "give-up-piece" };
  return {
    ...{ type: "place-piece", kind: dice.kind, size: limits.size },
    region: boxInBaseWidths(limits.region),
    touchesEdge: limits.edge !== null,
  };
}

/** What the seat whose turn it is may do. A piece is placed or, if it has no free place, given up. */
export function legalLaying(battle: Battle, as: ChosenAs): readonly LegalCommand[] {
  const { adjusting, dice } = battle.ground;
  if (adjusting) return [legalAdjust(battle, adjusting)];
  if (dice) return [legalPlacing(battle, dice)];
  const kinds = kindsToChoose(battle, as).map((kind): LegalCommand => ({ type: "choose-kind", kind }));
  return as === "optional" ? [...kinds, { type: "stop-choosing" }] : kinds;
}

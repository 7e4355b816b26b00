import type { BattlefieldTables } from "../../model/battle-tables";
import type { CombatTables } from "../../model/combat-tables";
import type { GoingEffect, Movement, Pace } from "../../model/combat-terms";
import type { Form } from "../../model/enumerations";
import type { Troop } from "../../model/troop";
import { rowValue, rulesRow } from "../rules-row";
import { moverOf } from "../table/may-move";
import { formsOf } from "../table/unit-shape";

type Moves = Pick<BattlefieldTables, "moves" | "limits">;

const paceOf = (move: number | null, effect: GoingEffect | null): Pace | null =>
  move === null || effect === null ? null : { move, effect };

function movementIn(form: Form, troop: Troop, { movement }: CombatTables, { moves, limits }: Moves): Movement {
  const mover = moverOf({ ...troop, weapon: troop.shooting?.weapon ?? null }, form);
  const [reach, effects] = [rulesRow(moves, mover), rulesRow(movement.going, mover)];
  const more = troop.characteristics.includes("fleet-of-foot") ? rowValue(limits, "fleet-of-foot") : 0;
  return {
    form,
    wheelsOnly: reach.good === 0,
    good: { move: reach.good + more, effect: effects.good },
    rough: paceOf(reach.rough === null ? null : reach.rough + more, effects.rough),
    difficult: paceOf(reach.difficult, effects.difficult),
  };
}

/** How a unit group moves over each going, in each form that it may take ("Movement: Movement distances", "Glossary: Fleet of Foot"). */
export const movementOf = (troop: Troop, combat: CombatTables, battlefield: Moves): readonly Movement[] =>
  formsOf(troop).map((form) => movementIn(form, troop, combat, battlefield));

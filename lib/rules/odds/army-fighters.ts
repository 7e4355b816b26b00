import type { Army, UnitGroup } from "../../model/army";
import { type Fighter, fighter } from "../../model/odds";
import type { Book } from "../army/book";
import { muster } from "../army/muster";

/** A unit group of an army, as it would fight: its own name, or that of its line. */
export type ArmyFighter = { readonly number: UnitGroup["number"]; readonly name: string; readonly fighter: Fighter };

/** Such troops as they would stand in the open, fresh and in their usual formation. */
const fighterOf = (troop: Extract<Fighter["who"], { troop: unknown }>["troop"], bases: number): Fighter =>
  fighter.parse({ who: { troop }, bases });

/** The unit groups of an army, as they would stand in the open; those of lines that the list lacks are left out. */
export function fightersOf(army: Army, book: Book): readonly ArmyFighter[] {
  return muster(army, book).units.flatMap(({ unit, line, variant }) =>
    line === null || variant === null
      ? []
      : [{ number: unit.number, name: unit.name ?? line.line.name, fighter: fighterOf(variant.troop, unit.bases) }],
  );
}

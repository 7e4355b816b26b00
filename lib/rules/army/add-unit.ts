import type { Army, Edit } from "../../model/army";
import type { TroopLine } from "../../model/army-list";
import { MOST } from "../../model/enumerations";
import type { CommanderId } from "../../model/identifiers";
import { freeNumbers } from "./free-numbers";

/** The command that a new unit group of this line joins: the chosen one if he may lead it, otherwise the first who may. */
function commandFor(line: TroopLine, army: Army, chosen: CommanderId | null): CommanderId | null {
  const internal = army.commanders.filter((one) => one.list === null);
  const wanted = internal.find((one) => one.id === chosen) ?? null;
  if (line.ledBy === null) return wanted?.id ?? null;
  const fitting = [...(wanted ? [wanted] : []), ...internal].find((one) => line.ledBy?.includes(one.role));
  return fitting?.id ?? null;
}

/**
 * The edits that add the smallest unit group of a line: to the chosen command if he may lead it, otherwise to the first who may; for an
 * external ally's line, to that ally. None if the army is full.
 */
export function addUnit(line: TroopLine, army: Army, chosen: CommanderId | null, ally: CommanderId | null): readonly Edit[] {
  const [number] = freeNumbers(
    army.units.map((one) => one.number),
    1,
  );
  if (army.units.length >= MOST.units || number === undefined) return [];
  const bases = Math.min(...line.sizes);
  const commander = ally ?? commandFor(line, army, chosen);
  return [
    {
      do: "add-unit",
      unit: { number, line: line.id, bases, options: [], qualityDown: false, firepowerDown: false, commander, name: null },
    },
  ];
}

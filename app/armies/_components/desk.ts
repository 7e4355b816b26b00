import type { Army, Commander } from "@/lib/model/army";
import type { TroopLine } from "@/lib/model/army-list";
import type { At } from "@/lib/model/assessment";
import type { Edit } from "@/lib/model/edit";
import { MOST } from "@/lib/model/enumerations";
import type { CommanderId } from "@/lib/model/identifiers";
import { type Book, findList, type PreparedList } from "@/lib/rules/army/book";
import { freeNumbers } from "@/lib/rules/army/free-numbers";
import type { PlaceName } from "@/lib/words/number-words";
import { commanderWords, sentenceCase } from "@/lib/words/phrasing";

export type MakeEdits = (edits: readonly Edit[]) => void;

/** The list that a commander's troops come from. */
export function listOf(commander: Commander | null, army: Army, book: Book): PreparedList | null {
  const external = commander?.role === "ally" && commander.list !== null ? commander : null;
  return external?.list ? findList(book, external.list, external.listVersion) : findList(book, army.list, army.listVersion);
}

/** Where on the page a finding's place is. */
export function anchorOf(at: At): string {
  if ("unit" in at) return `unit-${at.unit}`;
  if ("commander" in at) return `commander-${at.commander}`;
  if ("line" in at) return `line-${at.line}`;
  if ("camp" in at) return "camp";
  return "army";
}

/** Says which unit group or commander a reason speaks of. */
export function placeNames(army: Army, book: Book): PlaceName {
  return (at) => {
    if (at && "unit" in at) {
      const unit = army.units.find((one) => one.number === at.unit);
      const leader = army.commanders.find((one) => one.id === unit?.commander) ?? null;
      const line = unit && listOf(leader, army, book)?.byId.get(unit.line);
      return `${at.unit} ${unit?.name ?? line?.line.name ?? unit?.line ?? ""}`;
    }
    if (at && "commander" in at) {
      const commander = army.commanders.find((one) => one.id === at.commander);
      return commander ? sentenceCase(commanderWords(commander)) : "";
    }
    return "";
  };
}

/** The command a new unit group of this line joins: the one chosen, if he may lead it, or else the first who may. */
function commandFor(line: TroopLine, army: Army, chosen: CommanderId | null): CommanderId | null {
  const internal = army.commanders.filter((one) => one.list === null);
  const wanted = internal.find((one) => one.id === chosen) ?? null;
  if (line.ledBy === null) return wanted?.id ?? null;
  const fitting = [...(wanted ? [wanted] : []), ...internal].find((one) => line.ledBy?.includes(one.role));
  return fitting?.id ?? null;
}

/** Adds the smallest unit group of this line to the command chosen, or to an external ally where the line is his. Nothing in a full army. */
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

/** Bases of this line that the army, or this ally's contingent, has. */
export function basesOf(line: TroopLine, army: Army, ally: CommanderId | null): number {
  const external = new Set<string>(army.commanders.filter((one) => one.role === "ally" && one.list !== null).map((one) => one.id));
  const his = (commander: CommanderId | null) => (ally ? commander === ally : commander === null || !external.has(commander));
  return army.units.filter((unit) => unit.line === line.id && his(unit.commander)).reduce((total, unit) => total + unit.bases, 0);
}

import type { TroopLine } from "../../model/army-list";
import { FIREPOWERS, QUALITIES } from "../../model/enumerations";
import type { RulesTables, SCOUTS_OF } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { type TroopProblemCode, troopProblems } from "../../model/troop-consistency";
import { rowValue } from "../rules-row";
import type { Variant } from "./book";
import { basePrice } from "./price";
import { setFormationRow } from "./troop-traits";

/** The next grade down; the same if there is none. */
function oneLower<Grade extends string>(grades: readonly Grade[], grade: Grade): Grade {
  const at = grades.indexOf(grade);
  return grades[Math.max(0, at - 1)] ?? grade;
}

function lowered(troop: Troop, qualityDown: boolean, firepowerDown: boolean): Troop {
  const { shooting } = troop;
  return {
    ...troop,
    quality: qualityDown ? oneLower(QUALITIES, troop.quality) : troop.quality,
    shooting: shooting && firepowerDown ? { ...shooting, firepower: oneLower(FIREPOWERS, shooting.firepower ?? "average") } : shooting,
  };
}

function scoutsOf(troop: Troop): (typeof SCOUTS_OF)[number] | null {
  if (troop.type === "foot") return troop.formation === "skirmish" ? "foot-skirmishers" : null;
  if (troop.type !== "mounted") return null;
  if (troop.formation === "dragoon") return "dragoons";
  if (troop.formation === "flexible-mounted") return "flexible-mounted";
  const caracole = troop.characteristics.includes("caracole-early") || troop.characteristics.includes("caracole-later");
  return caracole ? "caracole" : "mounted";
}

const SKIRMISH_FORMS: readonly Troop["formation"][] = [
  "skirmish",
  "flexible-loose-skirmish",
  "flexible-close-loose-skirmish",
  "flexible-mounted",
];

function tugsOf(troop: Troop, tables: RulesTables): number {
  if (troop.formation === "skirmish") return 0;
  return setFormationRow(troop, tables)?.double ? rowValue(tables.army.limits, "double-group-tugs") : 1;
}

/**
 * The rule a downgrade breaks. Contradictions the line already had do not count: a list is checked when it is written, an older one by the
 * rules of its day.
 */
function newlyBroken(troop: Troop, withOptions: Troop): TroopProblemCode | null {
  const before = troopProblems(withOptions).map(({ code }) => code);
  return troopProblems(troop).find(({ code }) => !before.includes(code))?.code ?? null;
}

function variant(line: TroopLine, index: number, tables: RulesTables): Variant {
  const options = line.optional.filter((_, bit) => (index >> 2) & (1 << bit));
  const withOptions: Troop = { ...line.troop, characteristics: [...line.troop.characteristics, ...options] };
  const troop = lowered(withOptions, (index & 2) !== 0, (index & 1) !== 0);
  const kind = scoutsOf(troop);
  const scouting = kind ? rowValue(tables.cards.scouting, kind) : 0;
  const factor = troop.characteristics.includes("scouts") ? rowValue(tables.cards.scoutsFactor, "scouts") : 1;
  return {
    troop,
    price: basePrice(troop, tables),
    tugs: tugsOf(troop, tables),
    scouting,
    scoutingCards: scouting * factor,
    skirmishForm: SKIRMISH_FORMS.includes(troop.formation),
    qualityAtFloor: withOptions.quality === QUALITIES[0],
    firepowerAtFloor: withOptions.shooting === null || (withOptions.shooting.firepower ?? "average") === FIREPOWERS[0],
    problem: newlyBroken(troop, withOptions),
  };
}

/** Every variant of a unit group of this line: each set of options, with and without each downgrade. */
export function variantsOf(line: TroopLine, tables: RulesTables): readonly Variant[] {
  return Array.from({ length: 1 << (line.optional.length + 2) }, (_, index) => variant(line, index, tables));
}

import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { CAN_SKIRMISH } from "../../model/troop-consistency";
import type { TroopTraits } from "../../model/troop-traits";

const shatters = (troop: Troop): boolean =>
  troop.type === "elephant" ||
  troop.impact === "charging-lancer" ||
  troop.impact === "charging-pistol" ||
  troop.characteristics.includes("aggressive") ||
  troop.characteristics.includes("ferocious");

function shoves(troop: Troop, formation: SetFormationRow | undefined): TroopTraits["shove"] {
  const always =
    troop.characteristics.includes("shove") ||
    (troop.type === "foot" && troop.characteristics.includes("elan")) ||
    formation?.shoves === true;
  if (always) return "all";
  return troop.type === "foot" && troop.formation === "close" ? "looser-foot" : "no";
}

type SetFormationRow = RulesTables["setFormations"][number];

export const setFormationRow = (troop: Troop, tables: RulesTables): SetFormationRow | undefined =>
  tables.setFormations.find((row) => row.id === troop.setFormation);

/** Hundredths of a BW from front to back of one base ("Figures, Bases, Units and Armies: From figures to bases"). */
function baseDepth(troop: Troop, tables: RulesTables): number {
  return tables.baseDepths.find((row) => row.id === troop.type)?.depth ?? 0;
}

/** The traits that the glossary gives to a classification without anyone choosing them. */
export function troopTraits(troop: Troop, tables: RulesTables): TroopTraits {
  const formation = setFormationRow(troop, tables);
  const caracole = troop.characteristics.includes("caracole-early") || troop.characteristics.includes("caracole-later");
  return {
    skirmishers: troop.formation === "skirmish",
    double: formation?.double === true,
    shatter: shatters(troop),
    shove: shoves(troop, formation),
    square: troop.setFormation === "pike-and-shot" || troop.characteristics.includes("square"),
    evade: CAN_SKIRMISH.includes(troop.formation) || troop.characteristics.includes("evade"),
    skirmish: caracole || troop.characteristics.includes("skirmish"),
    rearSupported: formation?.rearSupported === true,
    noFlank: formation?.noFlank === true,
    noRear: formation?.noRear === true,
    neverNervous: troop.formation === "dragoon" || formation?.neverNervous === true,
    movesAsGroup: formation?.movesAsGroup === true,
    baseDepth: baseDepth(troop, tables),
  };
}

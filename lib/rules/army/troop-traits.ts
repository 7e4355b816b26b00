import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";

/** What follows from a classification and is therefore never typed. */
export type TroopTraits = {
  readonly skirmishers: boolean;
  readonly double: boolean;
  readonly shatter: boolean;
  /** Shoves by itself: against all, only loose or skirmish foot, or not at all. */
  readonly shove: "all" | "looser-foot" | "no";
  readonly square: boolean;
  readonly evade: boolean;
  readonly skirmish: boolean;
  readonly rearSupported: boolean;
  readonly noFlank: boolean;
  readonly noRear: boolean;
  readonly neverNervous: boolean;
  readonly movesAsGroup: boolean;
  /** Hundredths of a BW. */
  readonly baseDepth: number;
};

const CAN_SKIRMISH: readonly Troop["formation"][] = [
  "skirmish",
  "flexible-loose-skirmish",
  "flexible-close-loose-skirmish",
  "flexible-mounted",
  "dragoon",
];

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

import type { Form } from "../../model/enumerations";
import type { QuickTroop } from "../../model/force";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import type { TroopTraits } from "../../model/troop-shape";

const FORMS_OF: Readonly<Record<QuickTroop["formation"], readonly Form[]>> = {
  close: ["close"],
  loose: ["loose"],
  skirmish: ["skirmish"],
  "flexible-close-loose": ["close", "loose"],
  "flexible-loose-skirmish": ["loose", "skirmish"],
  "flexible-close-loose-skirmish": ["close", "loose", "skirmish"],
  "flexible-mounted": ["loose", "skirmish"],
  dragoon: ["mounted", "foot"],
};

/** The forms a unit group may stand in; its default form first ("Glossary: Flexibles", "Dragoons"). */
export const formsOf = ({ formation }: Pick<QuickTroop, "formation">): readonly Form[] => FORMS_OF[formation];

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
  if (troop.type !== "foot" || !formsOf(troop).includes("close")) return "no";
  return troop.formation === "close" ? "looser-foot" : "looser-foot-in-close-form";
}

/** Skirmishers must; so must flexibles in skirmish form ("Run away and skirmish 2.1", "Glossary: Flexibles 6"). */
function mustEvade(troop: Troop): TroopTraits["mustEvade"] {
  if (troop.formation === "skirmish") return "always";
  return formsOf(troop).includes("skirmish") ? "in-skirmish-form" : "no";
}

/** Whether it caracoles, by the early formation or the later ("Glossary: Caracole"). */
export const isCaracole = ({ characteristics }: Pick<Troop, "characteristics">): boolean =>
  characteristics.includes("caracole-early") || characteristics.includes("caracole-later");

/** Troops that never go on a flank march ("Flank marching 1.2"). */
const STAYS: readonly Troop["type"][] = ["artillery", "battle-wagon", "elephant"];

/** Whether troops of this type may go on a flank march ("Flank marching 1.2"). */
export const mayMarch = ({ type }: Pick<Troop, "type">): boolean => !STAYS.includes(type);

type SetFormationRow = RulesTables["setFormations"][number];

/** The row of its set formation; undefined if it has none. */
export const setFormationRow = (troop: Troop, tables: RulesTables): SetFormationRow | undefined =>
  tables.setFormations.find((row) => row.id === troop.setFormation);

/** The depth of one base, in hundredths of a BW ("Figures, Bases, Units and Armies: From figures to bases"). */
function baseDepth(troop: Troop, tables: RulesTables): number {
  return tables.baseDepths.find((row) => row.id === troop.type)?.depth ?? 0;
}

/** The traits the glossary gives a classification automatically. */
export function troopTraits(troop: Troop, tables: RulesTables): TroopTraits {
  const formation = setFormationRow(troop, tables);
  return {
    skirmishers: troop.formation === "skirmish",
    double: formation?.double === true,
    shatter: shatters(troop),
    shove: shoves(troop, formation),
    square: troop.setFormation === "pike-and-shot" || troop.characteristics.includes("square"),
    // Dragoons in either form ("Glossary: Dragoons").
    evade: troop.formation === "dragoon" || troop.characteristics.includes("evade"),
    mustEvade: mustEvade(troop),
    skirmish: isCaracole(troop) || troop.characteristics.includes("skirmish"),
    rearSupported: formation?.rearSupported === true,
    // All edges of a battle wagon fight as its front ("Glossary: Battlewagons").
    noFlank: troop.type === "battle-wagon" || formation?.noFlank === true,
    noRear: troop.type === "battle-wagon" || formation?.noRear === true,
    neverNervous: troop.formation === "dragoon" || formation?.neverNervous === true,
    movesAsGroup: formation?.movesAsGroup === true,
    baseDepth: baseDepth(troop, tables),
  };
}

import type { Form } from "../../model/enumerations";
import type { Bearer, BearerTrait } from "../../model/reference-terms";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { hasPikesToDrop } from "../../model/when-absent";
import { formsOf, setFormationRow, troopTraits } from "../army/troop-traits";

const when = (is: boolean, ...traits: BearerTrait[]): readonly BearerTrait[] => (is ? traits : []);

/** Every form it may stand in. Dragoons are loose both mounted and on foot ("Glossary: Dragoons"). */
const formsTaken = (troop: Troop): readonly Form[] => (troop.formation === "dragoon" ? [...formsOf(troop), "loose"] : formsOf(troop));

/** What it may become for good: shot without pikes ("Universal Rules 4"), or riders on foot (in any form, because no rule says which). */
function becomes(troop: Troop, tables: RulesTables): readonly BearerTrait[] {
  return [
    ...when(
      hasPikesToDrop(setFormationRow(troop, tables)),
      "training:formed",
      "form:loose",
      "armour:unprotected",
      "shoots:musket",
      "firepower:average",
    ),
    ...when(troop.characteristics.includes("dismountable"), "type:foot", "form:close", "form:loose", "form:skirmish", "is:shove"),
  ];
}

function follows(troop: Troop, tables: RulesTables): readonly BearerTrait[] {
  const traits = troopTraits(troop, tables);
  const isOnFoot = troop.type === "foot" || troop.characteristics.includes("dismountable");
  return [
    ...(troop.formation === "skirmish" ? (["is:sug"] as const) : (["is:tug"] as const)),
    ...when(formsOf(troop).includes("skirmish"), "is:sug"),
    ...when(traits.double, "is:double"),
    ...when(troop.formation.startsWith("flexible"), "is:flexible"),
    ...when(troop.formation === "dragoon", "is:dragoon", "type:foot"),
    ...when(traits.shatter, "is:shatter"),
    ...when(traits.shove !== "no", "is:shove"),
    ...when(traits.shove === "all", "has:shove"),
    ...when(traits.square, "is:square", "has:square"),
    ...when(traits.evade, "is:evade", "has:evade"),
    ...when(traits.skirmish, "is:skirmish", "has:skirmish"),
    ...when(traits.movesAsGroup, "is:group-moves"),
    ...when(isOnFoot && troop.formation !== "skirmish" && !traits.neverNervous, "has:nervous"),
  ];
}

/**
 * All traits of a unit group with this classification: flexibles in each form and as TuG and SuG; dragoons mounted and on foot; weapons on
 * board count as shooting; blank firepower is average. `has:nervous` is for troops that can become nervous, as foot in a flank sector do
 * ("Glossary: Nervous", "Flank Sector").
 */
export function troopBearer(troop: Troop, tables: RulesTables): Bearer {
  const shooting = [...(troop.shooting ? [troop.shooting] : []), ...troop.attached];
  return new Set<BearerTrait>([
    `type:${troop.type}`,
    ...(troop.training ? ([`training:${troop.training}`] as const) : []),
    ...formsTaken(troop).map((one) => `form:${one}` as const),
    ...(troop.setFormation ? ([`set:${troop.setFormation}`] as const) : []),
    `armour:${troop.armour}`,
    `quality:${troop.quality}`,
    ...shooting.flatMap(({ weapon, firepower }) => [`shoots:${weapon}`, `firepower:${firepower ?? "average"}`] as const),
    ...(troop.impact ? ([`impact:${troop.impact}`] as const) : []),
    ...(troop.melee ? ([`melee:${troop.melee}`] as const) : []),
    ...troop.characteristics.map((one) => `has:${one}` as const),
    ...follows(troop, tables),
    ...becomes(troop, tables),
  ]);
}

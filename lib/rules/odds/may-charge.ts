import type { Response } from "../../model/odds";
import type { FightNote } from "../../model/odds-terms";
import { rowValue } from "../rules-row";
import type { Group } from "./group";
import type { OddsBook } from "./odds-book";

/** Whether troops of this kind charge at all ("Declaring charges 2.2"). */
export const everCharges = ({ troop }: Group): boolean => troop.type !== "artillery" && troop.type !== "battle-wagon";

const CHARGES_HORSE: readonly Group["troop"]["setFormation"][] = ["keil", "later-keil", "tercio"];

/** Foot may not charge or meet mounted in the open, dragoons excepted ("Declaring charges 2.3", "Counter charges and intercepts"). */
const isFootAtMounted = (own: Group, foe: Group): boolean => own.stands.foot && foe.stands.mounted && foe.troop.formation !== "dragoon";

const onlyFinishes = ({ troop, stands }: Group): boolean =>
  stands.skirmishers || troop.formation === "dragoon" || troop.setFormation === "commanded-shot";

/**
 * What a charge at this enemy with so many wounds depends on besides its will: an enemy who fights already, or one that a base would break;
 * null if nothing does ("Declaring charges 2.3, 2.4").
 */
export function chargeNeeds(own: Group, foe: Group, foeWounds: number, { combat }: OddsBook): FightNote | null {
  if (isFootAtMounted(own, foe) && !CHARGES_HORSE.includes(own.troop.setFormation)) return "only-if-engaged";
  const isFinished = foe.breaksAt - foeWounds <= rowValue(combat.limits, "finishing-wounds");
  return onlyFinishes(own) && !isFinished && !foe.stands.skirmishers ? "only-to-finish" : null;
}

/** Whether it may charge this enemy now. */
export const mayCharge = (own: Group, foe: Group, foeWounds: number, book: OddsBook): boolean =>
  everCharges(own) && chargeNeeds(own, foe, foeWounds, book) === null;

export const mayCounterCharge = (own: Group, foe: Group): boolean => everCharges(own) && !isFootAtMounted(own, foe);

/** Whether it may respond to a charge like this ("Run away and skirmish 2"). */
export function mayRespond({ traits, stands }: Group, response: Response): boolean {
  if (response === "stand") return true;
  const mayRun = stands.skirmishers || traits.evade;
  return mayRun || (response === "skirmish" && traits.skirmish);
}

const HAMPERED = ["affected", "badly-affected"] as const;

/** Whether skirmishers must run from this charge ("Run away and skirmish 2.1"). */
export const mustRun = (own: Group, charger: Group): boolean =>
  own.stands.skirmishers &&
  !charger.stands.skirmishers &&
  !own.body.states.includes("barricades") &&
  !HAMPERED.some((one) => charger.states.includes(one));

import type { FireDie, GoingEffect, Movement, Pace, Reaches, UnitClaim, UnitClaims, UnitFire } from "../model/combat-terms";
import type { RulesTables } from "../model/rules-tables";
import { claimName, isMore, ranksWords, unlessWords, valuesWords } from "./combat-claim-words";
import { fireDieWords, fireStartWords } from "./combat-fire-words";

const lowered = (text: string): string => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

function claimWords(claim: UnitClaim): string {
  const name = isMore(claim.id) && claim.when.length > 0 ? ranksWords(claim.when.slice(-1)) : claimName(claim);
  const unless = isMore(claim.id) ? "" : unlessWords(claim.unless, "line");
  // A colon separates the name from the values where the name has figures or there are several values.
  const named = claim.values.length > 1 || /\d/.test(name) ? `${lowered(name)}:` : lowered(name);
  return `${named} ${valuesWords(claim, "line")}${unless ? ` (${unless})` : ""}`;
}

const line = (parts: readonly string[]): string => {
  const text = parts.join("; ");
  return text === "" ? "No claim" : text.charAt(0).toUpperCase() + text.slice(1);
};

const SHOVES: Readonly<Record<UnitClaims["shoves"], readonly string[]>> = {
  all: ["shoves"],
  "looser-foot": ["shoves looser foot in the open"],
  "looser-foot-in-close-form": ["in close form shoves looser foot in the open"],
  no: [],
};

/** What a unit group claims when it charges or is charged: "P&S: +2 v mounted, +1 others (not A/BA or v defences); quality +1". */
export const chargeLine = ({ charge, shatters, shoves }: UnitClaims): string =>
  line([...charge.map(claimWords), ...(shatters ? ["shatters"] : []), ...SHOVES[shoves]]);

/** The same in melee: "P&S +1; quality +1; any armour +1 v unprotected". */
export const meleeLine = ({ melee, shoves }: UnitClaims): string => line([...melee.map(claimWords), ...SHOVES[shoves]]);

const diceWords = (dice: readonly FireDie[]): string => dice.map(fireDieWords).join(" and ");

const reachWords = ({ effective, long, dice }: Reaches): string =>
  [`${diceWords(dice.effective)} to ${effective}`, ...(long === null ? [] : [`${diceWords(dice.long)} to ${long}`])]
    .join(", ")
    .concat(" BW");

/** "Musket W+ to 3, W to 4 BW, 2 bases a file; regimental guns K to 8 BW"; null where it shoots with nothing. */
export function shootingLine(
  { weapons, extra, lowerSkirmishing, lowerAtChargers }: UnitFire,
  rules: Pick<RulesTables, "weapons">,
): string | null {
  if (weapons.length === 0 && extra.length === 0) return null;
  const nameOf = (id: string) => lowered(rules.weapons.find((row) => row.id === id)?.name ?? id);
  const shots = weapons.map((one) => `${nameOf(one.weapon)} ${reachWords(one)}${one.bases > 1 ? `, ${one.bases} bases a file` : ""}`);
  const more = extra.map((one) => `${lowered(fireStartWords(one.start))} ${reachWords(one)}`);
  const lower = [
    ...(lowerSkirmishing ? ["one die lower while skirmishing"] : []),
    ...(lowerAtChargers ? ["one die lower at chargers"] : []),
  ];
  return line([...shots, ...more, ...lower]);
}

const EFFECTS: Readonly<Record<GoingEffect, string>> = { none: "", affected: " A", "badly-affected": " BA" };

/** "3 A": BW of a move, and what the going does to a fight; "no" where there is no way. */
export const paceWords = (pace: Pace | null): string => (pace === null ? "no" : `${pace.move}${EFFECTS[pace.effect]}`);

function goingWords({ wheelsOnly, good, rough, difficult }: Movement): string {
  if (wheelsOnly) return "only wheels, standing";
  return `${paceWords(good)} BW, rough ${paceWords(rough)}, difficult ${paceWords(difficult)}`;
}

/** "3 BW, rough 3 A, difficult 2 BA"; in each of its forms where it has several. */
export function movementLine(movements: readonly Movement[]): string {
  if (movements.length === 1) return movements.map(goingWords).join("");
  return line(movements.map((one) => `${one.form} ${goingWords(one)}`));
}

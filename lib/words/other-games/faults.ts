import type { Fault } from "../../model/faults";
import { faultSentence, placeOf } from "../faults";

type Params = Fault["params"];

/** Why two fields of a question cannot be together; each follows the place. */
const CONTRADICTIONS: Readonly<Record<string, (params: Params) => string>> = {
  "both-charge": () => "cannot be so: only one side charges",
  "nobody-charges": () => "needs an enemy that charges: only a charge strikes a flank or rear",
  "no-second-base": () => "needs a second base to flow round the flank",
  "enemy-has-second-base": () => "needs an enemy of one base: a second base would meet the one that flows round",
  "too-much-horse": ({ most }) => (most === 0 ? "is horse, but this people has none" : `is horse, but this people has ${most} at most`),
  "not-of-this-people": () => "is horse that this people does not have",
  "too-many-chariots": ({ most }) => `is chariots, but this people has ${most} at most`,
  "may-not-enter": () => "does not go with chariots: they may not enter it",
};

/** What is wrong with a question of another game. */
export function questionSentence(fault: Fault): string {
  const said = fault.code === "contradiction" ? CONTRADICTIONS[String(fault.params.why)] : undefined;
  return said ? `${placeOf(fault.path)} ${said(fault.params)}.` : faultSentence(fault);
}

import type { Fault } from "../../model/faults";
import { faultSentence, placeOf } from "../faults";

type Params = Fault["params"];

/** Why two fields of a question cannot be together; each follows the place. */
const CONTRADICTIONS: Readonly<Record<string, (params: Params) => string>> = {};

/** What is wrong with a question of another game. */
export function questionSentence(fault: Fault): string {
  const said = fault.code === "contradiction" ? CONTRADICTIONS[String(fault.params.why)] : undefined;
  return said ? `${placeOf(fault.path)} ${said(fault.params)}.` : faultSentence(fault);
}

import type { Fault } from "../../model/faults";
import { faultSentence } from "../faults";
import { counted } from "../phrasing";

type Params = Fault["params"];

/** Why two fields of a question cannot be together, each a sentence of its own. */
const CONTRADICTIONS: Readonly<Record<string, (params: Params) => string>> = {
  "single-stands": () => "A single stand is one stand.",
  "morale-routing": () => "Routing units take no morale test: they rally.",
  "rally-good": () => "A unit in good order has nothing to rally from.",
  "rally-other": () => "Other modifiers are for morale tests only.",
  "stay-lost-melee": () => "After a lost melee the guns must retire: they cannot stay.",
  "both-charge": () => "Only one side can charge.",
  "nobody-charges": () => "Only an enemy that charges strikes a flank or rear.",
  "no-second-base": () => "A column needs a second base to flow round the flank.",
  "enemy-has-second-base": () => "Nobody flows round a column of two bases: its second base would meet them.",
  "too-much-horse": ({ command, most }) => `Command ${command} is horse, and this people has ${horseWords(Number(most))}.`,
  "not-of-this-people": ({ command }) => `Command ${command} is horse that this people does not have.`,
  "too-many-chariots": ({ command, most }) =>
    `Command ${command} is chariots, and this people has at most ${counted(Number(most), "command", "commands")} of them.`,
  "may-not-enter": () => "Chariots may not enter bad going.",
};

const horseWords = (most: number): string => (most === 0 ? "none" : `at most ${counted(most, "command", "commands")} of it`);

/** What is wrong with a question of another game. */
export function questionSentence(fault: Fault): string {
  const said = fault.code === "contradiction" ? CONTRADICTIONS[String(fault.params.why)] : undefined;
  return said ? said(fault.params) : faultSentence(fault);
}

import type { LegalCommand } from "../../model/battle-command";
import { TERRITORY_WORDS } from "../list-words";
import { either } from "../phrasing";

type Type = LegalCommand["type"];
type Of<One extends Type> = readonly Extract<LegalCommand, { type: One }>[];

/** What one may do, after "You may", for all legal commands of a type together. */
const CHOICES: { readonly [One in Type]: (commands: Of<One>) => string } = {
  sit: () => "take your seat",
  "choose-role": (p) => `choose to ${either(p.map(({ role }) => (role === "invader" ? "invade" : "defend")))}`,
  "choose-territory": (p) => `choose ${either(p.map(({ territory }) => TERRITORY_WORDS[territory]))}`,
  "choose-square": (p) => `place the marker on ${either(p.map(({ square }) => square))}`,
  "waive-intercept": () => "leave the marker to the defender",
  "declare-day": (p) => `${either(p.map(({ pass }) => (pass ? "pass" : "play")))} on this day`,
  "commit-card": (p) => `commit a ${either(p.map(({ card }) => card))} card`,
  "move-marker": (p) => `${p.length > 1 ? "move the marker to" : "leave the marker on"} ${either(p.map(({ to }) => to))}`,
  "keep-cards": () => "keep any of the cards that you have left, or none",
  "deploy-unit": () => "deploy a unit group",
  abandon: () => "offer to abandon the battle",
  "accept-abandon": () => "agree to abandon the battle",
};

function choiceOf<One extends Type>(type: One, legal: readonly LegalCommand[]): string {
  return CHOICES[type](legal.filter((command) => command.type === type) as unknown as Of<One>);
}

/** One of them, as an entry of a list to choose from: "commit a red card". */
export const choicePhrase = (command: LegalCommand): string => choiceOf(command.type, [command]);

/** A sentence of all that one may do now. */
export function choiceWords(legal: readonly LegalCommand[]): string {
  const types = [...new Set(legal.map((command) => command.type))];
  if (types.length === 0) return "Nothing is asked of you now.";
  return `You may ${types.map((type) => choiceOf(type, legal)).join("; or ")}.`;
}

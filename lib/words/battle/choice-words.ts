import type { LegalCommand } from "../../model/battle-command";
import { TERRITORY_WORDS } from "../list-words";
import { either } from "../phrasing";
import { commandLetter } from "./command-letter";
import { kindWords, orderCalled, theKind } from "./terrain-words";

type Type = LegalCommand["type"];
type Of<One extends Type> = readonly Extract<LegalCommand, { type: One }>[];

const groupsOf = (p: readonly { readonly number: number }[]): string => `unit group ${either(p.map(({ number }) => number))}`;

function adjusting(p: Of<"adjust-piece">): string {
  const move = p.some((one) => one.move !== null) ? ["move the piece"] : [];
  const remove = p.some((one) => one.remove) ? ["remove it"] : [];
  return either([...move, ...remove, "leave the piece where it is"]);
}

/** What a player may do, after "You may", for all legal commands of a type together. */
const CHOICES: { readonly [One in Type]: (commands: Of<One>) => string } = {
  sit: () => "take your seat",
  "choose-role": (p) => `choose to ${either(p.map(({ role }) => (role === "invader" ? "invade" : "defend")))}`,
  "choose-territory": (p) => `choose ${either(p.map(({ territory }) => TERRITORY_WORDS[territory]))}`,
  "choose-square": (p) => `place the marker on ${either(p.map(({ square }) => square))}`,
  "waive-intercept": () => "leave the marker to the defender",
  "declare-day": (p) => `${either(p.map(({ pass }) => (pass ? "pass" : "play")))} on this day`,
  "commit-card": (p) => `play a ${either(p.map(({ card }) => card))} card`,
  "move-marker": (p) => `${p.length > 1 ? "move the marker to" : "leave the marker on"} ${either(p.map(({ to }) => to))}`,
  "keep-cards": () => "keep any of your remaining cards, or none",
  "choose-flank": (p) => (p.some(({ width }) => width !== null) ? "choose the flank with the water" : "choose the flank with terrain"),
  "place-flank-piece": (p) => `place ${either(p.map(({ kind }) => kindWords(kind)))} on the flank`,
  "choose-kind": (p) => `choose ${either(p.map(({ kind }) => kindWords(kind)))}`,
  "stop-choosing": () => "choose no more terrain",
  "place-piece": (p) => `place ${either(p.map(({ kind }) => theKind(kind)))}`,
  "give-up-piece": () => "give up the piece: there is no room for it",
  "adjust-piece": adjusting,
  "place-camp": () => "place your camp",
  "deploy-unit": (p) => `deploy ${groupsOf(p)}`,
  "leave-off-table": (p) => `leave ${groupsOf(p)} off the table`,
  "give-orders": () => "give your secret orders, or none",
  "wheel-artillery": (p) => `wheel ${groupsOf(p)} back`,
  "drop-pikes": (p) => `drop the pikes of ${groupsOf(p)}`,
  "place-commander": (p) => `place your commander ${either(p.map(({ commander }) => commandLetter(commander)))}`,
  "declare-commands": () => "declare your commands",
  "scout-move": (p) => `move the scouts of ${groupsOf(p)}`,
  pass: () => "pass",
  "reveal-order": (p) => `reveal ${either(p.map(({ order }) => orderCalled(order)))}`,
  "close-battle": () => "enter the result and close the battle",
  "accept-close-battle": () => "accept the result that your opponent entered",
  abandon: () => "offer to abandon the battle",
  "accept-abandon": () => "agree to abandon the battle",
};

function choiceOf<One extends Type>(type: One, legal: readonly LegalCommand[]): string {
  return CHOICES[type](legal.filter((command) => command.type === type) as unknown as Of<One>);
}

/** One of them, as an entry of a list to choose from: "commit a red card". */
export const choicePhrase = (command: LegalCommand): string => choiceOf(command.type, [command]);

/** A sentence of all that a player may do now. */
export function choiceWords(legal: readonly LegalCommand[]): string {
  const types = [...new Set(legal.map((command) => command.type))];
  if (types.length === 0) return "You have nothing to do now.";
  return `You may ${types.map((type) => choiceOf(type, legal)).join("; or ")}.`;
}

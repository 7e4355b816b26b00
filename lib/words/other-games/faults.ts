import type { Fault } from "../../model/faults";
import { faultSentence, placeOf } from "../faults";
import { counted } from "../phrasing";
import { EARTH } from "./earth";

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
  "more-than-seen": () => "More friends flee than you see.",
  "not-steady": () => "Over several bounds both sides begin steady.",
  "shot-in-melee": () => "Nobody shoots in a mêlée.",
  ...Object.fromEntries(Object.entries(EARTH.noShot).map(([reason, text]) => [`shot-${reason}`, () => text])),
  "may-not-enter": () => "Chariots may not enter bad going.",
};

const horseWords = (most: number): string => (most === 0 ? "none" : `at most ${counted(most, "command", "commands")} of it`);

const contradiction = ({ code, params }: Fault): string | undefined =>
  code === "contradiction" ? CONTRADICTIONS[String(params.why)]?.(params) : undefined;

/** What is wrong with a question of another game, by the names of its document. */
export const questionSentence = (fault: Fault): string => contradiction(fault) ?? faultSentence(fault);

/** What a field of a page takes. `most` is null where nothing but other fields limits it. */
export type Takes =
  | { readonly kind: "whole" | "number"; readonly least: number; readonly most: number | null }
  | { readonly kind: "text"; readonly most: number }
  | { readonly kind: "one-of" | "yes-or-no" | "list" };

/** What would be right in a field. A rule may allow less than the field does. */
function rightWords({ code, params }: Fault, takes: Takes): string {
  switch (takes.kind) {
    case "whole":
    case "number": {
      const number = takes.kind === "whole" ? "a whole number" : "a number";
      const most = code === "too-large" ? Number(params.limit) : takes.most;
      return most === null ? `Type ${number} of at least ${takes.least}.` : `Type ${number} from ${takes.least} to ${most}.`;
    }
    case "text":
      return `Type a text of at most ${counted(takes.most, "character")}.`;
    case "one-of":
      return "Choose one of the list.";
    case "yes-or-no":
      return "Tick the box, or leave it empty.";
    case "list":
      return code === "too-small"
        ? `Add entries: there are at least ${params.limit}.`
        : `Remove entries: there are at most ${params.limit}.`;
    default:
      return takes satisfies never;
  }
}

/** What a page calls a field, by its last name in the question, or its last two; in a list, by its place there (null: the list, or outside one). */
export type FieldNames = Readonly<Record<string, string | ((at: number | null) => string)>>;

function nameOf({ path }: Fault, names: FieldNames, sides: Readonly<Record<string, string>>): string {
  const [last = "", above = ""] = path.filter((part) => typeof part === "string").toReversed();
  const name = names[`${above}.${last}`] ?? names[last];
  const at = path.findLast((part) => typeof part === "number");
  const label = typeof name === "function" ? name(at === undefined ? null : Number(at)) : (name ?? placeOf(path));
  const side = sides[String(path[0])];
  return side ? `${side} – ${label}` : label;
}

/** What is wrong with a field, as its page says it: beside the field, and alone, with its name. */
type Wrong = { readonly beside: string; readonly alone: string };

export function wrongWords(fault: Fault, takes: Takes | null, names: FieldNames, sides: Readonly<Record<string, string>>): Wrong {
  const beside = contradiction(fault) ?? (takes ? rightWords(fault, takes) : faultSentence(fault));
  if (fault.code === "contradiction" || !takes) return { beside, alone: beside };
  return { beside, alone: `${nameOf(fault, names, sides)}: ${beside.charAt(0).toLowerCase()}${beside.slice(1)}` };
}

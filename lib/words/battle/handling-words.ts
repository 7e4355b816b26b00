import { sentenceCase } from "../phrasing";
import { facingWords } from "./facing-words";
import { lengthWords, rangeWords } from "./terrain-words";

export const MAY_BE_HERE = "It may be here.";
export const BEING_SENT = "Being sent.";
/** Said to whoever tries to move it meanwhile. */
export const STILL_SENTENCE = "Being sent: it stays where it is until there is an answer.";

/** What may be done with a thing that is handled. */
type Handled = { readonly moves: string; readonly turns: boolean; readonly sides: unknown };

/** Whether all that can be done with it is to turn it. */
export const onlyTurns = ({ moves, turns, sides }: Handled): boolean => moves === "none" && turns && !sides;

/** A place was looked for in vain. */
export function lostWords({ turns, sides }: Handled): string {
  if (!turns) return "No place was found for it.";
  return `No place was found for it as it is turned: turn it${sides ? ", or change its size" : ""}.`;
}

/** By how much a button moves or turns it; BW and degrees. */
type Step = { readonly length: number; readonly turn: number };

const degreesWords = (degrees: number): string => (degrees === 1 ? "1 degree" : `${degrees} degrees`);

/** "Turn left by 15 degrees" */
export const turnButtonWords = (side: "left" | "right", degrees: number): string => `Turn ${side} by ${degreesWords(degrees)}`;

/** What is on the button that changes the steps, and its name, which begins with that. */
export function stepWords(task: Handled, { length, turn }: Step): { readonly sign: string; readonly name: string } {
  const sign = `Step: ${onlyTurns(task) ? `${turn}°` : `${length} BW`}`;
  return { sign, name: `${sign}, change it` };
}

/**
 * Of what is handled: where its middle is, as its player counts; how it is turned to the left, of what has a front (`isFacing`) from straight
 * ahead, else as it lies: its sides along the edge and from it.
 */
export type Whereabouts = {
  readonly left: number;
  readonly near: number;
  readonly turned: number;
  readonly isFacing: boolean;
  readonly along: number;
  readonly deep: number;
};

const turnedWords = ({ turned, isFacing }: Whereabouts): string =>
  isFacing ? `Facing ${facingWords(turned, 0)}.` : `Turned to ${degreesWords(turned)}.`;

/** "13.5 from the left, 6 from your edge." */
function whereaboutsWords({ left, near }: Whereabouts): string {
  return `${lengthWords(left)} from the left, ${lengthWords(near)} from your edge.`;
}

/** What is set by numbers. */
export type Measure = "left" | "near" | "turned" | "along" | "deep";

/** What is said to whoever sets one beyond its limits, to which it is set then. */
export function limitWords(measure: Measure, limits: { readonly min: number; readonly max: number }): string {
  const range = `${rangeWords(limits)} BW`;
  if (measure === "left") return `Its middle stays on the table: ${range} from the left.`;
  return measure === "near" ? `Its middle stays on the table: ${range} from your edge.` : `Each of its sides is ${range}.`;
}

/** What is said aloud of a thing that has been moved; `reasons`: sentences. */
export function handledWords(at: Whereabouts, was: Whereabouts | null, reasons: readonly string[], warnings: readonly string[]): string {
  const turned = was && was.turned !== at.turned ? turnedWords(at) : "";
  const sized = was && (was.along !== at.along || was.deep !== at.deep) ? `${lengthWords(at.along)} by ${lengthWords(at.deep)} BW.` : "";
  const verdict = reasons.length === 0 ? MAY_BE_HERE : `Not here: ${reasons.join(" ")}`;
  return [turned, sized, whereaboutsWords(at), verdict, ...warnings].filter(Boolean).join(" ");
}

/** "Wood, 4 by 5 BW" */
export const inHandWords = (name: string): string => `${sentenceCase(name)}, in your hand`;

const KEYS_SET_DOWN = "Enter sets it down, Escape puts it back.";

/** Read out to whoever comes to it by the keyboard. */
export function keysHelp(task: Handled): string {
  if (onlyTurns(task)) return `It can only be turned: comma and full stop turn it by 15 degrees, with Shift by one. ${KEYS_SET_DOWN}`;
  const turning = task.turns ? " Comma and full stop turn it." : "";
  return `Arrow keys move it by half a base width, with Shift by a tenth, with Alt by three.${turning} N takes it to the nearest place where it may be. ${KEYS_SET_DOWN}`;
}

/** How a thing that can only be turned is handled, by the keyboard and by a finger. */
export const TURNING_HELP = {
  keys: "These can only be turned. Drag the knob on the field; or by the keyboard, once it has the focus: comma and full stop turn it by 15 degrees, with Shift by one, Enter sets it down, Escape puts it back.",
  fingers:
    "These can only be turned: drag the knob. Two fingers look from nearer; a double tap too. For a finger too large there are the buttons.",
} as const;

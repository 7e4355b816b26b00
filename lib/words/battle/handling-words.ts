import { counted, sentenceCase } from "../phrasing";
import { facingWords } from "./facing-words";
import { lengthWords, rangeWords } from "./terrain-words";

/** What can be done with a thing in hand. */
type Handled = { readonly moves: string; readonly turns: boolean; readonly sides: unknown };

/** Whether it can only be turned. */
export const onlyTurns = ({ moves, turns, sides }: Handled): boolean => moves === "none" && turns && !sides;

const degrees = (count: number): string => counted(count, "degree");

const TURNING_KEYS = "comma and full stop turn it by 15 degrees, with Shift by 1.";
const SETTING_DOWN = "Enter places it, Escape puts it back.";

/** The thing in hand, and the map on which it is moved. */
export const HANDLING = {
  legal: "Legal position.",
  sending: "Sending…",
  /** Said when somebody tries to move it meanwhile. */
  still: "It is being sent. It stays where it is until the server answers.",
  reasons: "Is the position legal?",
  role: "movable piece",
  inHand: (name: string) => `${sentenceCase(name)}, selected`,
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  wholeTable: "Whole table",
  show: "Show it",
  showLabel: "Show it: the selected piece",
  scale: (length: number) => `${length} BW`,
  pad: (task: Handled & { readonly name: string }) => `${onlyTurns(task) ? "Turn" : "Move"} ${task.name}`,
  nearest: "Nearest legal position",
  putBack: "Put back",
  by: (direction: string, length: number) => `${direction} by ${length} BW`,
  left: "Left",
  right: "Right",
  away: "Away from you",
  towards: "Towards you",
  turn: (side: "left" | "right", by: number) => `Turn ${side} by ${degrees(by)}`,
  wider: "Wider",
  narrower: "Narrower",
  deeper: "Deeper",
  shallower: "Shallower",
  hatched: "Hatched: its middle cannot go here.",
  numbers: "Enter exact numbers",
  measures: {
    left: "From the left",
    near: "From your edge",
    turned: "Turned left, degrees",
    along: "Width",
    deep: "Depth",
  },
} as const;

/** How to handle it, for the keyboard and for fingers. */
export const HANDLING_HELP = {
  turning: {
    title: "How to turn it",
    keys: `You can only turn these. Drag the knob on the map. With the keyboard, select the piece on the map: ${TURNING_KEYS} ${SETTING_DOWN}`,
    fingers: "You can only turn these. Drag the knob. Pinch or double-tap to zoom. The buttons turn it by small steps.",
  },
  moving: {
    title: "How to move it",
    keys: `Drag it on the map and turn it by the knob. With the keyboard, select the piece on the map: arrow keys move it (Shift: less, Alt: more), comma and full stop turn it, N takes it to the nearest legal position. ${SETTING_DOWN}`,
    fingers: "Drag it with one finger and turn it by the knob. Pinch or double-tap to zoom. The buttons move and turn it by small steps.",
  },
} as const;

/** No legal position was found. */
export function lostWords({ turns, sides }: Handled): string {
  if (!turns) return "There is no legal position for it.";
  return `There is no legal position for it at this angle. Turn it${sides ? " or change its size" : ""}.`;
}

/** By how much a button moves or turns it; BW and degrees. */
type Step = { readonly length: number; readonly turn: number };

/** The button that changes the step: its text, and its name, which begins with the text. */
export function stepWords(task: Handled, { length, turn }: Step): { readonly sign: string; readonly name: string } {
  const sign = `Step: ${onlyTurns(task) ? `${turn}°` : `${length} BW`}`;
  return { sign, name: `${sign}, change it` };
}

/**
 * Where its middle is, as its player measures; how far it is turned to the left, from straight ahead if it has a front (`isFacing`), else
 * from the table's long edge; its sides along the edge and away from it.
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
  isFacing ? `Facing ${facingWords(turned, 0)}.` : `Turned to ${degrees(turned)}.`;

/** A number that can be typed. */
export type Measure = keyof typeof HANDLING.measures;

/** Said when a typed number is beyond its limits and was changed to the limit. */
export function limitWords(measure: Measure, limits: { readonly min: number; readonly max: number }): string {
  const range = `${rangeWords(limits)} BW`;
  if (measure === "left") return `Its middle must stay on the table: ${range} from the left.`;
  return measure === "near" ? `Its middle must stay on the table: ${range} from your edge.` : `Each side must be ${range}.`;
}

/** Announced when a thing has been moved; `reasons` and `warnings`: sentences. */
export function handledWords(at: Whereabouts, was: Whereabouts | null, reasons: readonly string[], warnings: readonly string[]): string {
  const turned = was && was.turned !== at.turned ? turnedWords(at) : "";
  const sized = was && (was.along !== at.along || was.deep !== at.deep) ? `${lengthWords(at.along)} by ${lengthWords(at.deep)} BW.` : "";
  const place = `${lengthWords(at.left)} from the left, ${lengthWords(at.near)} from your edge.`;
  const verdict = reasons.length === 0 ? HANDLING.legal : `Not legal: ${reasons.join(" ")}`;
  return [turned, sized, place, verdict, ...warnings].filter(Boolean).join(" ");
}

/** Read out when the keyboard reaches it. */
export function keysHelp(task: Handled): string {
  if (onlyTurns(task)) return `You can only turn it: ${TURNING_KEYS} ${SETTING_DOWN}`;
  const turning = task.turns ? " Comma and full stop turn it." : "";
  return `Arrow keys move it by half a base width, with Shift by a tenth, with Alt by three.${turning} N takes it to the nearest legal position. ${SETTING_DOWN}`;
}

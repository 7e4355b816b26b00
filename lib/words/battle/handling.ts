import type { SeatName } from "../../model/by-seat";
import type { TerrainKind } from "../../model/enumerations";
import type { PlacementReason, PlacementReasonCode, PlacementReasonParams } from "../../model/refusals";
import { widthsWords } from "../numerals";
import { counted, either, plural, sentenceCase, withStop } from "../phrasing";
import { joined, say, type Words } from "../sentence";
import { term } from "../terms";
import { facingWords, formTerm } from "./field";
import { type Commanders, type Other, othersOwn } from "./names";
import {
  acrossFromReader,
  cornerWords,
  deepFromReader,
  edgeWords,
  goingTerm,
  lengthWords,
  placeWords,
  type Reader,
  rangeWords,
  theKindTerm,
} from "./terrain";

type Named = { readonly id: string; readonly kind: TerrainKind };

/** The table as its reader sees it; a view is one. `table`: as a `Reader` has it. */
export type SeenTable = {
  readonly seat: SeatName | null;
  readonly roles: { readonly defender: SeatName } | null;
  readonly pieces: readonly Named[];
  readonly table?: Reader["table"];
  readonly own?: { readonly commanders: Commanders } | null;
} & Other;

/** The same, measured as documents do, from the defender's corner. */
export const fromDefender = (seen: SeenTable): SeenTable => ({ ...seen, table: null });

const NOTHING_SEEN: SeenTable = { seat: null, roles: null, pieces: [] };

export const readerOf = ({ seat, roles, table }: SeenTable): Reader => ({
  eyes: seat,
  defender: roles?.defender ?? null,
  table: table ?? null,
});

function pieceWords(id: string, { pieces }: SeenTable): Words {
  const piece = pieces.find((one) => one.id === id);
  return piece ? theKindTerm(piece.kind) : "another piece";
}

const whose = (seat: SeatName, seen: SeenTable): string => {
  if (seen.seat === null) return seen.roles?.defender === seat ? "the defender’s" : "the invader’s";
  return seen.seat === seat ? "your" : othersOwn(seen);
};

/** "within 9 BW of your edge", "between 21 and 30 BW from your edge". */
const spanWords = ({ min, max }: { readonly min: number; readonly max: number }, edge: string): string =>
  min <= 0 ? `within ${lengthWords(max)} BW of ${edge}` : `between ${lengthWords(min)} and ${lengthWords(max)} BW from ${edge}`;

/** "within 9 BW of your edge": what is so deep from the defender's edge, as the reader counts. */
function deepWords({ from, to }: { readonly from: number; readonly to: number }, seen: SeenTable): string {
  const reader = readerOf(seen);
  return spanWords(deepFromReader({ min: from, max: to }, reader), cornerWords(reader).edge);
}

function regionWords({ left, right, bottom, top }: PlacementReasonParams["outside-region"], seen: SeenTable): string {
  const reader = readerOf(seen);
  const corner = cornerWords(reader);
  const across = spanWords(acrossFromReader({ min: left, max: right }, reader), corner.left);
  // A region as deep as the table says nothing about depth.
  if (reader.table && bottom <= 0 && top >= reader.table.depth) return across;
  return `${across}, and ${spanWords(deepFromReader({ min: bottom, max: top }, reader), corner.again)}`;
}

function campWords({ ranges, isByFlank }: PlacementReasonParams["outside-camp-reach"], seen: SeenTable): Words {
  const reader = readerOf(seen);
  const allowed = ranges.map((range) => acrossFromReader(range, reader)).sort((one, other) => one.min - other.min);
  const orBeside = isByFlank ? say`, or towards the ${term("secure-flank")}` : "";
  const from = `${either(allowed.map(rangeWords))} BW from ${cornerWords(reader).left}`;
  return say`put the middle of the ${term("camp")} ${from} (near the middle of ${seen.seat !== null && reader.table !== null ? "your" : "its"} edge${orBeside})`;
}

type Reasons = { readonly [Code in PlacementReasonCode]: (params: PlacementReasonParams[Code], seen: SeenTable) => Words };

/** Each without its capital and its stop. */
const REASONS: Reasons = {
  "off-table": () => "it must lie wholly on the table",
  size: (p) => `each side must be ${rangeWords(p)} BW`,
  "outside-region": (p, seen) => `it must lie wholly ${regionWords(p, seen)}`,
  "not-at-edge": (p, seen) => (p.edge === null ? "it must touch an edge of the table" : `it must touch ${edgeOf(p.edge, seen)}`),
  "too-near": (p, seen) => say`it must be at least ${lengthWords(p.apart)} BW from ${pieceWords(p.piece, seen)}`,
  "on-piece": (p, seen) => say`it overlaps ${pieceWords(p.piece, seen)}`,
  "in-water": () => "it is in the water",
  "too-far": (p) => `you can move it ${lengthWords(p.most)} BW at most`,
  "no-pivot": (p) => `a ${p.die} is too low to turn it (you need ${p.from === 6 ? "a 6" : `${p.from} or more`})`,
  "pivot-outside": () => "it must turn about one of its own points",
  "outside-deployment": (p, seen) => `it must stand ${deepWords(p, seen)}`,
  "on-unit": (p, seen) => say`it overlaps ${whose(p.seat, seen)} ${term("unit-group")} ${p.number}`,
  "on-camp": (p, seen) => say`it overlaps ${whose(p.seat, seen)} ${term("camp")}`,
  impassable: (p, seen) => say`nothing can stand in ${pieceWords(p.piece, seen)}`,
  "open-wing": (p, seen) =>
    say`troops of its kind cannot ${term("deployment", "deploy")} within ${lengthWords(p.sector)} BW of ${edgeOf(p.edge, seen)}, where the ${term("flank")} is open`,
  form: (p) => say`it can only ${term("deployment", "deploy")} ${either(p.forms.map(formTerm))}`,
  files: (p) =>
    say`it must be ${p.min === p.max ? p.min : widthsWords(p.allowed)} ${term("file", plural(p.min === p.max ? p.min : p.max, "file"))} wide`,
  "no-caltrops": () => say`it has no ${term("caltrops")}`,
  "no-stakes": () => say`it has no ${term("stakes")}`,
  "outside-camp-reach": campWords,
  "worse-going": (p) => say`it would stand on ${goingTerm(p.going)}, and there is still room on ${goingTerm(p.better)}`,
  seen: (p, seen) => `the enemy could see it from a point ${placeWords(p, readerOf(seen))}`,
  "outside-half": (p, seen) => `it must lie ${deepWords(p, seen)}`,
  "path-blocked": () => "something is in the way",
  "beyond-move": (p) => `it can move ${lengthWords(p.most)} BW at most`,
};

function edgeOf(edge: "left" | "right", seen: SeenTable): string {
  const side = edgeWords(edge, readerOf(seen));
  return seen.seat === null ? `the edge at ${side}` : `the edge on ${side}`;
}

function reasonOf(reason: PlacementReason, seen: SeenTable): Words {
  return (REASONS[reason.code] as (params: PlacementReason["params"], seen: SeenTable) => Words)(reason.params, seen);
}

/** Why a thing may not lie or stand somewhere; `seen`: the view of the reader, if there is one. */
export const placementSentence = (reason: PlacementReason, seen: SeenTable = NOTHING_SEEN): Words =>
  withStop(sentenceCase(reasonOf(reason, seen)));

/** All of the reasons in one sentence; `lead`: how it begins. */
export const placementSentences = (reasons: readonly PlacementReason[], seen: SeenTable = NOTHING_SEEN, lead = ""): Words =>
  withStop(
    sentenceCase(
      say`${lead}${joined(
        reasons.map((reason) => reasonOf(reason, seen)),
        "; ",
      )}`,
    ),
  );

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
  still: "Your move is being sent. Nothing can be moved until the server answers.",
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
  putBack: "Reset position",
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
  /** `name`: of the thing in hand, within a sentence. */
  tinted: (name: string) => `You may place the middle of ${name} anywhere in the green.`,
  hardlyAnywhere: (name: string) => `There is hardly any room for ${name} at this size and angle.`,
  numbers: "Exact numbers",
  byButtons: "Move by buttons",
  measures: {
    left: "From the left",
    near: "From the near edge",
    turned: "Degrees turned left",
    along: "Width",
    deep: "Depth",
  },
} as const;

/** How to handle it, for the keyboard and for fingers. */
export const HANDLING_HELP = {
  turning: {
    title: "How to turn it",
    keys: `Guns can only turn here, not move. Drag the knob on the map. With the keyboard, select the piece on the map: ${TURNING_KEYS} ${SETTING_DOWN}`,
    fingers: "Guns can only turn here, not move. Drag the knob. Pinch or double-tap to zoom. The buttons turn it by small steps.",
  },
  sliding: {
    title: "How to move it",
    keys: `You can only move it along one line. Drag it on the map. With the keyboard, select the piece on the map: arrow keys move it (Shift: less, Alt: more), N takes it to the nearest legal position. ${SETTING_DOWN}`,
    fingers:
      "You can only move it along one line. Drag it with one finger. Pinch or double-tap to zoom. The buttons move it by small steps.",
  },
  shifting: {
    title: "How to move it",
    keys: `You can move it, but not turn it. Drag it on the map. With the keyboard, select the piece on the map: arrow keys move it (Shift: less, Alt: more), N takes it to the nearest legal position. ${SETTING_DOWN}`,
    fingers: "You can move it, but not turn it. Drag it with one finger. Pinch or double-tap to zoom. The buttons move it by small steps.",
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
  return measure === "near" ? `Its middle must stay on the table: ${range} from the near edge.` : `Each side must be ${range}.`;
}

/** Announced when a thing has been moved; `reasons` and `warnings`: sentences. */
export function handledWords(at: Whereabouts, was: Whereabouts | null, reasons: readonly string[], warnings: readonly string[]): string {
  const turned = was && was.turned !== at.turned ? turnedWords(at) : "";
  const sized = was && (was.along !== at.along || was.deep !== at.deep) ? `${lengthWords(at.along)} by ${lengthWords(at.deep)} BW.` : "";
  const place = `${lengthWords(at.left)} from the left, ${lengthWords(at.near)} from the near edge.`;
  const verdict = reasons.length === 0 ? HANDLING.legal : `Not legal: ${reasons.join(" ")}`;
  return [turned, sized, place, verdict, ...warnings].filter(Boolean).join(" ");
}

/** Read out when the keyboard reaches it. */
export function keysHelp(task: Handled): string {
  if (onlyTurns(task)) return `You can only turn it: ${TURNING_KEYS} ${SETTING_DOWN}`;
  const turning = task.turns ? " Comma and full stop turn it." : "";
  return `Arrow keys move it by half a base width, with Shift by a tenth, with Alt by three.${turning} N takes it to the nearest legal position. ${SETTING_DOWN}`;
}

import type { SeatName } from "../../model/by-seat";
import type { Form, TerrainKind } from "../../model/enumerations";
import type { PlacementReason, PlacementReasonCode, PlacementReasonParams } from "../../model/placement-reasons";
import { counted, either, sentenceCase, widthsWords } from "../phrasing";
import type { Commanders } from "./seat-names";
import {
  acrossFromReader,
  cornerWords,
  deepFromReader,
  edgeWords,
  goingWords,
  lengthWords,
  placeWords,
  type Reader,
  rangeWords,
  theKind,
} from "./terrain-words";

type Named = { readonly id: string; readonly kind: TerrainKind };

/** What whoever reads sees of the table; a view is one. `table`: of whoever is told places from his own corner, as a `Reader` has it. */
export type SeenTable = {
  readonly seat: SeatName | null;
  readonly roles: { readonly defender: SeatName } | null;
  readonly pieces: readonly Named[];
  readonly table?: Reader["table"];
  readonly own?: { readonly commanders: Commanders } | null;
};

/** The same for whoever counts as documents do, from the defender's corner. */
export const fromDefender = (seen: SeenTable): SeenTable => ({ ...seen, table: null });

const NOTHING_SEEN: SeenTable = { seat: null, roles: null, pieces: [] };

const FORMS: Readonly<Record<Form, string>> = {
  close: "close",
  loose: "loose",
  skirmish: "skirmish",
  mounted: "mounted",
  foot: "on foot",
};

export const formWords = (form: Form): string => FORMS[form];

export const readerOf = ({ seat, roles, table }: SeenTable): Reader => ({
  eyes: seat,
  defender: roles?.defender ?? null,
  table: table ?? null,
});

function pieceWords(id: string, { pieces }: SeenTable): string {
  const piece = pieces.find((one) => one.id === id);
  return piece ? theKind(piece.kind) : "another piece";
}

const whose = (seat: SeatName, seen: SeenTable, what: string): string => {
  if (seen.seat === null) return `${seen.roles?.defender === seat ? "the defender's" : "the invader's"} ${what}`;
  return `${seen.seat === seat ? "your own" : "your opponent's"} ${what}`;
};

/** "up to 9 BW", "between 21 and 30 BW". */
const spanWords = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min <= 0 ? `up to ${lengthWords(max)} BW` : `between ${lengthWords(min)} and ${lengthWords(max)} BW`;

/** "up to 9 BW from your edge": what is so deep from the defender's edge, as the reader counts. */
function deepWords({ from, to }: { readonly from: number; readonly to: number }, seen: SeenTable): string {
  const reader = readerOf(seen);
  return `${spanWords(deepFromReader({ min: from, max: to }, reader))} from ${cornerWords(reader).edge}`;
}

function regionWords({ left, right, bottom, top }: PlacementReasonParams["outside-region"], seen: SeenTable): string {
  const reader = readerOf(seen);
  const corner = cornerWords(reader);
  const across = `${spanWords(acrossFromReader({ min: left, max: right }, reader))} from ${corner.left}`;
  // All of the depth binds nobody.
  if (reader.table && bottom <= 0 && top >= reader.table.depth) return across;
  return `${across}, and ${spanWords(deepFromReader({ min: bottom, max: top }, reader))} from ${corner.again}`;
}

function campWords({ ranges }: PlacementReasonParams["outside-camp-reach"], seen: SeenTable): string {
  if (ranges.length === 0) return "a camp has no place along this edge";
  const reader = readerOf(seen);
  const told = ranges.map((range) => acrossFromReader(range, reader)).sort((one, other) => one.min - other.min);
  return `the middle of the camp is to be ${either(told.map(rangeWords))} BW from ${cornerWords(reader).left}`;
}

type Words = { readonly [Code in PlacementReasonCode]: (params: PlacementReasonParams[Code], seen: SeenTable) => string };

/** Each without its capital and its stop. */
const REASONS: Words = {
  "off-table": () => "it does not lie wholly on the table",
  size: (p) => `each of its sides is to be ${rangeWords(p)} BW`,
  "outside-region": (p, seen) => `it is to lie wholly ${regionWords(p, seen)}`,
  "not-at-edge": (p, seen) => (p.edge === null ? "it is to touch an edge of the table" : `it is to touch ${edgeOf(p.edge, seen)}`),
  "too-near": (p, seen) => `it is nearer than ${lengthWords(p.apart)} BW to ${pieceWords(p.piece, seen)}`,
  "on-piece": (p, seen) => `it overlaps ${pieceWords(p.piece, seen)}`,
  "in-water": () => "it is in the water",
  "too-far": (p) => `it may be moved ${lengthWords(p.most)} BW at most`,
  "no-pivot": (p) => `a ${p.die} does not allow turning it: that takes ${p.from} or more`,
  "pivot-outside": () => "it is turned about a point of its own",
  "outside-deployment": (p, seen) => `it is to stand ${deepWords(p, seen)}`,
  "on-unit": (p, seen) => `it overlaps ${whose(p.seat, seen, `unit group ${p.number}`)}`,
  "on-camp": (p, seen) => `it overlaps ${whose(p.seat, seen, "camp")}`,
  impassable: (p, seen) => `nobody can stand in ${pieceWords(p.piece, seen)}`,
  "open-wing": (p, seen) =>
    `troops of its kind do not deploy within ${lengthWords(p.sector)} BW of ${edgeOf(p.edge, seen)}, where the flank is open`,
  form: (p) => `it deploys ${either(p.forms.map(formWords))} only`,
  files: (p) => (p.min === p.max ? `it is to be ${counted(p.min, "file")} wide` : `it is to be ${widthsWords(p.allowed)} files wide`),
  "no-caltrops": () => "it has no caltrops",
  "no-stakes": () => "it has no stakes",
  "outside-camp-reach": campWords,
  "worse-going": (p) => `it would be pitched on ${goingWords(p.going)} while there is room on ${goingWords(p.better)}`,
  seen: (p, seen) => `it would be seen from a place ${placeWords(p, readerOf(seen))}`,
  "outside-half": (p, seen) => `it is to lie ${deepWords(p, seen)}`,
  "path-blocked": () => "something is in the way",
  "beyond-move": (p) => `it can go ${lengthWords(p.most)} BW at most`,
};

function edgeOf(edge: "left" | "right", seen: SeenTable): string {
  const side = edgeWords(edge, readerOf(seen));
  return seen.seat === null ? `the edge at ${side}` : `the edge on ${side}`;
}

function reasonOf(reason: PlacementReason, seen: SeenTable): string {
  return (REASONS[reason.code] as (params: PlacementReason["params"], seen: SeenTable) => string)(reason.params, seen);
}

/** Why a thing may not lie or stand somewhere; `seen`: the view of whoever reads, if there is one. */
export const placementSentence = (reason: PlacementReason, seen: SeenTable = NOTHING_SEEN): string =>
  `${sentenceCase(reasonOf(reason, seen))}.`;

/** All of the reasons in one sentence; `lead`: how it begins. */
export const placementSentences = (reasons: readonly PlacementReason[], seen: SeenTable = NOTHING_SEEN, lead = ""): string =>
  `${sentenceCase(lead + reasons.map((reason) => reasonOf(reason, seen)).join("; "))}.`;

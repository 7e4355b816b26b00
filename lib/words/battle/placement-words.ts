import type { SeatName } from "../../model/by-seat";
import type { Form, TerrainKind } from "../../model/enumerations";
import type { PlacementReason, PlacementReasonCode, PlacementReasonParams } from "../../model/placement-reasons";
import { either, sentenceCase } from "../phrasing";
import { edgeWords, goingWords, lengthWords, placeWords, type Reader, rangeWords, theKind } from "./terrain-words";

type Named = { readonly id: string; readonly kind: TerrainKind };

/** What whoever reads sees of the table; a view is one. */
export type SeenTable = {
  readonly seat: SeatName | null;
  readonly roles: { readonly defender: SeatName } | null;
  readonly pieces: readonly Named[];
};

const NOTHING_SEEN: SeenTable = { seat: null, roles: null, pieces: [] };

const FORMS: Readonly<Record<Form, string>> = {
  close: "close",
  loose: "loose",
  skirmish: "skirmish",
  mounted: "mounted",
  foot: "on foot",
};

export const formWords = (form: Form): string => FORMS[form];

const readerOf = ({ seat, roles }: SeenTable): Reader => ({ eyes: seat, defender: roles?.defender ?? null });

function pieceWords(id: string, { pieces }: SeenTable): string {
  const piece = pieces.find((one) => one.id === id);
  return piece ? theKind(piece.kind) : "another piece";
}

const whose = (seat: SeatName, seen: SeenTable, what: string): string => {
  if (seen.seat === null) return `${seen.roles?.defender === seat ? "the defender's" : "the invader's"} ${what}`;
  return `${seen.seat === seat ? "your own" : "your opponent's"} ${what}`;
};

type Words = { readonly [Code in PlacementReasonCode]: (params: PlacementReasonParams[Code], seen: SeenTable) => string };

/** Each without its capital and its stop. */
const REASONS: Words = {
  "off-table": () => "it does not lie wholly on the table",
  size: (p) => `each of its sides is to be ${rangeWords(p)} BW`,
  "outside-region": (p) =>
    `it is to lie wholly between ${lengthWords(p.left)} and ${lengthWords(p.right)} BW from the defender's left, and between ${lengthWords(p.bottom)} and ${lengthWords(p.top)} from his edge`,
  "not-at-edge": (p, seen) => (p.edge === null ? "it is to touch an edge of the table" : `it is to touch ${edgeOf(p.edge, seen)}`),
  "too-near": (p, seen) => `it is nearer than ${lengthWords(p.apart)} BW to ${pieceWords(p.piece, seen)}`,
  "on-piece": (p, seen) => `it overlaps ${pieceWords(p.piece, seen)}`,
  "in-water": () => "it is in the water",
  "too-far": (p) => `it may be moved ${lengthWords(p.most)} BW at most`,
  "no-pivot": (p) => `a ${p.die} does not allow turning it: that takes ${p.from} or more`,
  "pivot-outside": () => "it is turned about a point of its own",
  "outside-deployment": (p) => `it is to stand between ${lengthWords(p.from)} and ${lengthWords(p.to)} BW from the defender's edge`,
  "on-unit": (p, seen) => `it overlaps ${whose(p.seat, seen, `unit group ${p.number}`)}`,
  "on-camp": (p, seen) => `it overlaps ${whose(p.seat, seen, "camp")}`,
  impassable: (p, seen) => `nobody can stand in ${pieceWords(p.piece, seen)}`,
  "open-wing": (p, seen) =>
    `troops of its kind do not deploy within ${lengthWords(p.sector)} BW of ${edgeOf(p.edge, seen)}, where the flank is open`,
  form: (p) => `it deploys ${either(p.forms.map(formWords))} only`,
  files: (p) => (p.min === p.max ? `it is to be ${p.min} wide` : `it is to be ${p.min} to ${p.max} files wide`),
  "no-caltrops": () => "it has no caltrops",
  "no-stakes": () => "it has no stakes",
  "outside-camp-reach": (p) =>
    p.ranges.length === 0
      ? "a camp has no place along this edge"
      : `the middle of the camp is to be ${either(p.ranges.map(rangeWords))} BW from the defender's left`,
  "worse-going": (p) => `it would be pitched on ${goingWords(p.going)} while there is room on ${goingWords(p.better)}`,
  seen: (p) => `it would be seen from ${placeWords(p)}`,
  "outside-half": (p) => `it is to lie between ${lengthWords(p.from)} and ${lengthWords(p.to)} BW from the defender's edge`,
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

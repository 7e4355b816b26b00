import type { SeatName } from "../../model/by-seat";
import type { Form, TerrainKind } from "../../model/enumerations";
import type { PlacementReason, PlacementReasonCode, PlacementReasonParams } from "../../model/refusals";
import { either, plural, sentenceCase, widthsWords, withStop } from "../phrasing";
import { joined, say, term, type Words } from "../sentence";
import type { Commanders } from "./seat-names";
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
} from "./terrain-words";

type Named = { readonly id: string; readonly kind: TerrainKind };

/** The table as its reader sees it; a view is one. `table`: as a `Reader` has it. */
export type SeenTable = {
  readonly seat: SeatName | null;
  readonly roles: { readonly defender: SeatName } | null;
  readonly pieces: readonly Named[];
  readonly table?: Reader["table"];
  readonly own?: { readonly commanders: Commanders } | null;
};

/** The same, measured as documents do, from the defender's corner. */
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

/** The same as a word of the rules. */
export const formTerm = (form: Form): Words => {
  if (form === "foot") return say`on ${term("foot")}`;
  return [form === "skirmish" ? term("skirmishers", FORMS.skirmish) : term(form, FORMS[form])];
};

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
  return seen.seat === seat ? "your" : "your opponent’s";
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
  // A region as deep as the table says nothing about depth.
  if (reader.table && bottom <= 0 && top >= reader.table.depth) return across;
  return `${across}, and ${spanWords(deepFromReader({ min: bottom, max: top }, reader))} from ${corner.again}`;
}

function campWords({ ranges }: PlacementReasonParams["outside-camp-reach"], seen: SeenTable): Words {
  if (ranges.length === 0) return say`there is no room for a ${term("camp")} along this edge`;
  const reader = readerOf(seen);
  const allowed = ranges.map((range) => acrossFromReader(range, reader)).sort((one, other) => one.min - other.min);
  return say`the middle of the ${term("camp")} must be ${either(allowed.map(rangeWords))} BW from ${cornerWords(reader).left}`;
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
  "no-pivot": (p) => `a ${p.die} is too low to turn it: that takes ${p.from} or more`,
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
  seen: (p, seen) => `it would be seen from the point ${placeWords(p, readerOf(seen))}`,
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

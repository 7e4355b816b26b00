import { boxOf, type FieldLayout, type FieldShown, type Spot, UNIT } from "@/app/_components/battlefield/field-layout";
import { notesOf, sectorOf } from "@/app/_components/battlefield/labels/field-notes";
import { writtenOn } from "@/app/_components/battlefield/labels/labels-of";
import { standingOf } from "@/app/_components/battlefield/troops/standing-of";
import type { PlanTerrain } from "@/lib/model/battle-plan";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { pieceFootprint, type TableSize } from "@/lib/rules/table/battleground";
import { textWidth } from "@/lib/sheets/font-metrics";
import { lengthWords } from "@/lib/words/battle/terrain";

/** A slip that wants to stand with its middle at `at` along an edge, so long. */
type Slip = { readonly at: number; readonly long: number };

type Block = { readonly from: number; readonly count: number; readonly mean: number };

/** The middles of labels along an edge: in order, without overlap, and together as near to their wanted places as possible. */
export function alongEdge(slips: readonly Slip[], edge: number): readonly number[] {
  const order = slips.map((_, index) => index).toSorted((one, other) => (slips[one]?.at ?? 0) - (slips[other]?.at ?? 0) || one - other);
  const all = order.map((index) => slips[index] as Slip);
  // How far each stands from the first if they stand close.
  let reach = 0;
  const offsets = all.map(({ long }, place) => {
    const before = all[place - 1];
    if (before) reach += (before.long + long) / 2;
    return reach;
  });
  const blocks: Block[] = [];
  for (const [from, { at }] of all.entries()) {
    let block: Block = { from, count: 1, mean: at - (offsets[from] as number) };
    for (let last = blocks.at(-1); last && last.mean >= block.mean; last = blocks.at(-1)) {
      blocks.pop();
      const count = last.count + block.count;
      block = { from: last.from, count, mean: (last.mean * last.count + block.mean * block.count) / count };
    }
    blocks.push(block);
  }
  const [first, last] = [all[0]?.long ?? 0, all.at(-1)?.long ?? 0];
  const most = edge - last / 2 - reach;
  const places: number[] = [];
  for (const { from, count, mean } of blocks)
    for (let place = from; place < from + count; place++)
      places[order[place] as number] = Math.max(first / 2, Math.min(most, mean)) + (offsets[place] as number);
  return places;
}

/** In units of the picture. */
export type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type At = { readonly x: number; readonly y: number };
type Table = { readonly width: number; readonly height: number };

/** How far a piece is from an edge of the table. */
export type Length = {
  readonly words: string;
  /** Its line: from the piece, straight towards the edge, and at its end to its slip. */
  readonly line: readonly At[];
  /** The middle of the slip of paper that it is written on, on its line or on the frame, and how long that is. */
  readonly at: At;
  readonly long: number;
  /** The slip stands upright, on the frame of a short edge. */
  readonly isUpright: boolean;
};

/** How a piece is measured on the map: from its middle, to the near edge and to the nearer of the two short ones. */
export type MeasureLine = {
  readonly mark: number;
  /** Where its number stands, clear of the troops and of all writing if that can be. */
  readonly chip: At;
  readonly down: Length;
  readonly across: Length;
};

/** Of a slip: what is beyond the middle of the number and behind the figure, the type of that, and how far outside the table it lies. */
export const SLIP = { before: 8, after: 13, type: 11.5, out: 11, high: 15 } as const;
/** Between two of them. */
const BETWEEN = 2;
/** So far within the edge a line turns aside whose slip has had to make room. */
const TURN = 14;
const CHIP = 9;

const around = ({ x, y }: At, by: number): Area => ({ left: x - by, top: y - by, right: x + by, bottom: y + by });

const isClear = (area: Area, taken: readonly Area[]): boolean =>
  taken.every(({ left, top, right, bottom }) => area.right <= left || area.left >= right || area.bottom <= top || area.top >= bottom);

const middleOf = ({ centre }: PlanTerrain, { height }: Table): At => ({ x: centre.left * UNIT, y: height - centre.edge * UNIT });

/** Between the rows in which the picture writes the names of pieces, and above and below them; in parts of the smaller side. */
const [ROW, OUTSIDE] = [0.16, 0.43];
/** The places on a piece for its number, best first: right and below its middle. */
const PLACES = [
  [0, -ROW],
  [0, ROW],
  [-ROW * 2, -ROW],
  [ROW * 2, -ROW],
  [-ROW * 2, ROW],
  [ROW * 2, ROW],
  [0, -OUTSIDE],
  [0, OUTSIDE],
] as const;

function chipOf({ along, deep }: PlanTerrain, { x, y }: At, taken: readonly Area[]): At {
  const side = Math.min(along, deep) * UNIT;
  const tries = PLACES.map(([right, down]) => ({ x: x + right * side, y: y + down * side }));
  return tries.find((one) => isClear(around(one, CHIP), taken)) ?? tries[0] ?? { x, y };
}

type Edge = "near" | "left" | "right";

/** Where in the picture so far along an edge is, and so far beyond it. */
const PLACE_AT: Readonly<Record<Edge, (table: Table, along: number, beyond: number) => At>> = {
  near: ({ height }, along, beyond) => ({ x: along, y: height + beyond }),
  left: (_, along, beyond) => ({ x: 0 - beyond, y: along }),
  right: ({ width }, along, beyond) => ({ x: width + beyond, y: along }),
};

/** From the middle of a piece to an edge, BW. */
const LENGTH_TO: Readonly<Record<Edge, (piece: PlanTerrain) => number>> = {
  near: ({ centre }) => centre.edge,
  left: ({ centre }) => centre.left,
  right: ({ right }) => right,
};

const shortEdgeOf = ({ right, centre }: PlanTerrain): Edge => (right < centre.left ? "right" : "left");

type Measured = {
  readonly piece: PlanTerrain;
  readonly words: string;
  readonly along: number;
  readonly long: number;
  readonly start: number;
};

function measuredTo(edge: Edge, piece: PlanTerrain, table: Table): Measured {
  const { x, y } = middleOf(piece, table);
  const words = lengthWords(LENGTH_TO[edge](piece));
  const start = Math.max(0, (LENGTH_TO[edge](piece) - Math.min(piece.along, piece.deep) / 2) * UNIT);
  return { piece, words, along: edge === "near" ? x : y, long: SLIP.before + SLIP.after + textWidth(words, "serif", SLIP.type), start };
}

/** Where on its line a figure may stand, best first: parts of the way from the edge to the piece. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
/** Of a line that is seen on either side of its figure. */
const SEEN = 5;

/** The figure on its line, which says what is measured better than a place on the frame does; null where the line is too short or not clear. */
function onLine(edge: Edge, { words, along, long, start }: Measured, table: Table, taken: readonly Area[]): Length | null {
  const [across, deep] = [long / 2, SLIP.high / 2];
  const room = (edge === "near" ? deep : across) + SEEN;
  if (start < 2 * room) return null;
  const at = (inwards: number): At => PLACE_AT[edge](table, along, -inwards);
  const spots = SHARES.map((share) => at(Math.min(start - room, Math.max(room, start * share))));
  const areaOf = ({ x, y }: At): Area => ({ left: x - across, right: x + across, top: y - deep, bottom: y + deep });
  const isOnTable = ({ left, right, top, bottom }: Area) => left >= 0 && top >= 0 && right <= table.width && bottom <= table.height;
  const spot = spots.find((one) => isOnTable(areaOf(one)) && isClear(areaOf(one), taken));
  return spot ? { words, line: [at(start), at(0)], at: spot, long, isUpright: false } : null;
}

/** The other figures measured to one edge: slips on its frame, each at the end of its line or as near to that as the others let it. */
function onFrame(edge: Edge, all: readonly Measured[], table: Table): ReadonlyMap<PlanTerrain, Length> {
  const isUpright = edge !== "near";
  const wanted = all.map(({ along, long }) => ({ at: along, long: long + BETWEEN }));
  const places = alongEdge(wanted, isUpright ? table.height : table.width);
  const at = (along: number, beyond: number): At => PLACE_AT[edge](table, along, beyond);
  return new Map(
    all.map(({ piece, words, along, long, start }, index) => {
      const place = places[index] ?? along;
      const turn = Math.abs(place - along) < 1 ? [] : [at(along, -Math.min(TURN, start))];
      const line = [at(along, -start), ...turn, at(place, 0)];
      return [piece, { words, line, at: at(place, SLIP.out), long, isUpright }];
    }),
  );
}

const areaOfSlip = ({ at: { x, y }, long }: Length): Area => ({
  left: x - long / 2,
  right: x + long / 2,
  top: y - SLIP.high / 2,
  bottom: y + SLIP.high / 2,
});

/** The box about a piece, as it is turned. */
function areaOfPiece(piece: PlanTerrain, table: Table): Area {
  const { x, y } = middleOf(piece, table);
  const angle = (piece.turned * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [across, down] = [piece.along * cos + piece.deep * sin, piece.along * sin + piece.deep * cos].map((side) => (side * UNIT) / 2);
  return { left: x - (across ?? 0), right: x + (across ?? 0), top: y - (down ?? 0), bottom: y + (down ?? 0) };
}

/** Every piece with its number and its two lengths, on their lines where there is room and else on the frame. `taken`: where nothing should stand. */
export function measureLines(terrain: readonly PlanTerrain[], table: Table, taken: readonly Area[]): readonly MeasureLine[] {
  const written = [...taken];
  const chips = terrain.map((piece) => {
    const chip = chipOf(piece, middleOf(piece, table), written);
    written.push(around(chip, CHIP));
    return chip;
  });
  const lengths = (["near", "left", "right"] as const).map((edge) => {
    const all = terrain.filter((piece) => edge === "near" || shortEdgeOf(piece) === edge).map((piece) => measuredTo(edge, piece, table));
    const inside = all.map((one): readonly [PlanTerrain, Length | null] => {
      // On another piece it would be taken for that one's.
      const others = terrain.filter((piece) => piece !== one.piece).map((piece) => areaOfPiece(piece, table));
      const found = onLine(edge, one, table, [...written, ...others]);
      if (found) written.push(areaOfSlip(found));
      return [one.piece, found];
    });
    const outside = onFrame(
      edge,
      all.filter((_, at) => inside[at]?.[1] === null),
      table,
    );
    return new Map(inside.map(([piece, length]) => [piece, length ?? outside.get(piece)]));
  });
  return terrain.map((piece, at) => ({
    mark: piece.mark,
    chip: chips[at] as At,
    down: lengths[0]?.get(piece) as Length,
    across: lengths[shortEdgeOf(piece) === "left" ? 1 : 2]?.get(piece) as Length,
  }));
}

/** What the numbers of pieces keep off: all that stands in the picture, and what is written on it. `tags`: as the picture is given them. */
export function occupiedAreas(
  field: FieldShown,
  book: BattlefieldBook,
  sizes: readonly TableSize[],
  layout: FieldLayout,
  tags: readonly Spot[] = [],
): readonly Area[] {
  const standing = standingOf(field, book, layout);
  const notes = notesOf({ field, standing, sector: sectorOf(field, book, sizes), layout });
  const ground = field.pieces.map((piece) => boxOf(pieceFootprint(piece), layout));
  const { standsOn, labels, leaders, written } = writtenOn({ standing, notes, tags, ground, book, layout });
  return [...standsOn, ...leaders, ...[...labels, ...written].map(({ box }) => box)];
}

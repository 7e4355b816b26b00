import { type FieldLayout, type FieldShown, type Spot, UNIT } from "@/app/_components/battlefield/field-layout";
import { nameSpots } from "@/app/_components/battlefield/terrain/name-spots";
import type { OrderCard, Standing } from "@/app/_components/battlefield/troops/standing-of";
import type { Piece } from "@/lib/model/battlefield";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS, SHORT_EDGES, type ShortEdge } from "@/lib/model/enumerations";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import type { TableSize } from "@/lib/rules/table/battleground";
import { textWidth } from "@/lib/sheets/font-metrics";
import { sectorWords, zoneWords } from "@/lib/words/battle/field";
import { spoken } from "@/lib/words/phrasing";
import { covered, isWithin, type LabelBox, linesWithin } from "./label-lines";

/**
 * Lines of writing about a thing of the picture; `spots`: where the middle of its first line may stand, the best first.
 * `onGround`: it belongs on a piece of terrain.
 */
export type Note = {
  readonly key: string;
  readonly lines: readonly string[];
  readonly spots: readonly Spot[];
  readonly onGround?: boolean;
};

export type PlacedNote = { readonly key: string; readonly lines: readonly string[]; readonly at: Spot; readonly box: LabelBox };

/** Of the type of notes where there is room for it, in units of the drawing. */
export const NOTE_SIZE = 12;

function boxOf({ lines }: Note, { x, y }: Spot, size: number): LabelBox {
  const half = Math.max(...lines.map((line) => textWidth(line, "serif", size))) / 2 + 1;
  return { left: x - half, right: x + half, top: y - size * 0.8, bottom: y + size * (lines.length - 1) + size / 4 };
}

/** What may lie under a note, `ground` sooner than `things`. `size`: of its type. */
type Under = {
  readonly things: readonly LabelBox[];
  readonly ground: readonly LabelBox[];
  readonly within: LabelBox;
  readonly size?: number;
};

/** What writing keeps free about itself, if it can. */
const AIR = 5;

/** Ground is hidden by writing without much harm. */
const GROUND_SHARE = 0.2;

/** Around the places of a note, in parts of its type: where it stands if something is hidden at all of them. The nearest first. */
const AROUND: readonly Spot[] = Array.from({ length: 12 }, (_, ring) =>
  Array.from({ length: 16 }, (_, way) => {
    const [far, turn] = [0.7 * (ring + 1), (way * Math.PI) / 8];
    return { x: far * Math.sin(turn) * 1.5, y: far * Math.cos(turn) };
  }),
).flat();

/**
 * Every note where it hides least: of places alike the better. If it would hide anything but ground, the nearest place about them where it
 * hides nothing. One that would leave the table stands there only if all would.
 */
export function placeNotes(notes: readonly Note[], { things, ground, within, size = NOTE_SIZE }: Under): readonly PlacedNote[] {
  const taken = [...things];
  return notes.map((note) => {
    const cost = (spot: Spot): number => {
      const box = boxOf(note, spot, size);
      const room = { left: box.left - AIR, right: box.right + AIR, top: box.top - AIR, bottom: box.bottom + AIR };
      const hides = (boxes: readonly LabelBox[]) => boxes.reduce((sum, other) => sum + covered(room, other), 0);
      return hides(taken) + (note.onGround ? 0 : GROUND_SHARE * hides(ground)) + (isWithin(box, within) ? 0 : 10_000);
    };
    const isFree = (spot: Spot): boolean => {
      const box = boxOf(note, spot, size);
      return isWithin(box, within) && taken.every((other) => covered(box, other) === 0);
    };
    const [first = { x: 0, y: 0 }, ...rest] = note.spots;
    const best = rest.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), first);
    const near = () => AROUND.flatMap(({ x, y }) => note.spots.map((spot) => ({ x: spot.x + x * size, y: spot.y + y * size })));
    const at = isFree(best) ? best : (near().find(isFree) ?? best);
    const box = boxOf(note, at, size);
    taken.push(box);
    return { key: note.key, lines: note.lines, at, box };
  });
}

type Given = { readonly field: FieldShown; readonly layout: FieldLayout };

/** The side of the table on which the viewer's left or right lies is the other one for the invader. */
const isSecure = ({ field, layout }: Given, side: ShortEdge): boolean =>
  field.flank?.edge === (layout.edge === "defender" ? side : side === "left" ? "right" : "left");

/** The width of water on that side of the picture, BW. */
const waterOn = ({ field: { flank }, layout }: Given, side: ShortEdge): number =>
  flank?.water && (flank.water.edge === side) === (layout.edge === "defender") ? flank.water.width : 0;

/** How far off the centre line the name of a sector may stand, units of the drawing. */
const OFF = [0, 14, 28, 42, 64, 92] as const;

/** The names of the flank sectors, from the viewer's side. `sector`: BW; `size`: of the type. */
export function sectorNotes(given: Given, sector: number, size = NOTE_SIZE): readonly Note[] {
  const { width, height } = given.layout;
  return SHORT_EDGES.map((side) => {
    const lines = sectorWords(side, isSecure(given, side), given.field, given.layout.edge);
    const half = Math.max(...lines.map((line) => textWidth(line, "serif", size))) / 2 + 4;
    const wet = waterOn(given, side) * UNIT;
    const middle = (wet + sector * UNIT) / 2;
    const spots = [0, 1, -1].flatMap((aside): readonly Spot[] => {
      const x = (side === "left" ? middle : width - middle) + aside * Math.max(0, middle - wet - half);
      const [above, below] = [-size * 1.5, size * 1.25];
      return OFF.flatMap((off) => [above - off, below + off]).map((down) => ({ x, y: height / 2 + down }));
    });
    return { key: `sector:${side}`, lines, spots };
  });
}

/** The names of the deployment zones, along their inner edge and on land. `deep`: of a zone, units of the drawing. */
export function zoneNotes(given: Given, deep: number, own: SeatName, size = NOTE_SIZE): readonly Note[] {
  const { field, layout } = given;
  const { width, height, edge } = layout;
  const [left, right] = [waterOn(given, "left") * UNIT, width - waterOn(given, "right") * UNIT];
  return SEATS.map((seat) => {
    const words = zoneWords(seat === own, field, seat);
    const isNear = (field.roles?.defender === seat) === (edge === "defender");
    const y = isNear ? height - deep + size * 1.08 : deep - size / 2;
    const half = textWidth(words, "serif", size) / 2 + 5;
    const xs = [right - half, left + half, width * 0.75, width * 0.25, width / 2];
    return { key: `zone:${seat}`, lines: [words], spots: xs.map((x) => ({ x, y })) };
  });
}

/** How far up or down the edge round which a march goes its note may stand, from the height of its card. */
const ALONG = [0, -18, 18, -36, 36, -54, -72, -90] as const;

/**
 * What a player's own order cards say, below them or nearby where there is room; of a march at the edge round which it goes, in lines that
 * keep to the flank sector.
 */
const orderNotes = (cards: readonly OrderCard[], { width, height }: FieldLayout, sector: number, size = NOTE_SIZE): readonly Note[] =>
  cards.flatMap(({ key, note, at, commander, side }) => {
    if (note === null) return [];
    const lines = side === null ? [note] : linesWithin(note, sector * UNIT - 10, size);
    const half = Math.max(...lines.map((line) => textWidth(line, "serif", size))) / 2;
    const right = at.x + (commander === null ? 12 : 32) + half;
    const x = side === "left" ? half + 5 : width - half - 5;
    const up = at.y > height / 2 ? (lines.length - 1) * size : 0;
    const spots = [
      ...(side === null ? [] : ALONG.map((down) => ({ x, y: at.y + down - up }))),
      { x: at.x, y: at.y + 10 + size * 0.92 },
      { x: at.x, y: at.y - 14 },
      { x: right, y: at.y + size / 3 },
      { x: at.x - 13 - half, y: at.y + size / 3 },
      { x: right, y: at.y + 14 },
      { x: at.x + half - 10, y: at.y - 14 },
      { x: at.x + half - 10, y: at.y - 26 },
    ];
    return [{ key, lines, spots }];
  });

/** The names of terrain pieces, where their drawing has room, or elsewhere on them if troops stand there. */
function terrainNotes(pieces: readonly Piece[], layout: FieldLayout, size?: number): readonly Note[] {
  const named = pieces.map(({ kind, w, h, angle, ...spot }) => ({
    ...{ kind, w, h, name: spoken(kind) },
    turn: layout.turnOf(angle + 90),
    at: layout.toPicture(spot),
  }));
  return nameSpots(named, layout, size).map((best, index): Note => {
    const { id, w, h } = pieces[index] as Piece;
    const { at, name } = named[index] as (typeof named)[number];
    const reach = (Math.min(w, h) * UNIT) / 3.2;
    const upon = [0, -1, 1].flatMap((down) => [0, -1, 1].map((aside) => ({ x: at.x + aside * reach * 0.8, y: at.y + down * reach })));
    const spots = [best, ...upon].map(({ x, y }) => ({ x, y: y + (size ?? NOTE_SIZE) / 3 }));
    return { key: `terrain:${id}`, lines: [name], spots, onGround: true };
  });
}

type Picture = {
  /** Its pieces are those that are named. */
  readonly field: FieldShown;
  readonly standing: Standing;
  /** BW from either short edge; null on a table of no known size. */
  readonly sector: number | null;
  readonly layout: FieldLayout;
};

/** How wide flank sectors are on this table, BW. */
export function sectorOf({ table }: Pick<FieldShown, "table">, book: BattlefieldBook, sizes: readonly TableSize[]): number | null {
  const size = sizes.find(({ width, depth }) => width === table.width && depth === table.depth);
  return size ? book.sizes[size.id].sector.value : null;
}

/** Labels that are always on the picture, apart from those of unit groups. `size`: of the type. */
export const notesOf = ({ field, standing, sector, layout }: Picture, size?: number): readonly Note[] => [
  ...orderNotes(standing.cards, layout, sector ?? layout.table.width / 2, size),
  ...terrainNotes(field.pieces, layout, size),
  ...(sector === null ? [] : sectorNotes({ field, layout }, sector, size)),
];

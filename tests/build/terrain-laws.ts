import type { Piece } from "@/lib/model/battlefield";
import { SEATS } from "@/lib/model/enumerations";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { pieceFootprint } from "@/lib/rules/table/battleground";
import { apartAtLeast, overlap } from "@/lib/rules/table/geometry/predicates";
import { among, fieldOf, isBarrier, kindOf, type Law, MOVING, marginsOf, measuresOf, type Played, thingsOf, xsOf, ysOf } from "./law-kit";

const noOverlap: Law = ({ turns }) =>
  turns.flatMap(({ after, events }) => {
    if (!events.some(({ type }) => MOVING.includes(type))) return [];
    const things = thingsOf(after);
    return things.flatMap((one, at) =>
      things.slice(at + 1).flatMap((other) => {
        const together = one.on === other.on || isBarrier(after, one.name) || isBarrier(after, other.name);
        return together && overlap(one.footprint, other.footprint) ? [`${one.name} overlaps ${other.name} (${after.seq})`] : [];
      }),
    );
  });

const onTable: Law = ({ turns }) =>
  turns.flatMap(({ after, events }) => {
    if (!events.some(({ type }) => MOVING.includes(type))) return [];
    return thingsOf(after).flatMap(({ name, footprint }) =>
      Math.min(...Object.values(marginsOf(footprint, after))) < 0 ? [`${name} leaves the table (${after.seq})`] : [],
    );
  });

/** Pieces as they are placed, each with the battle before it and its dice. */
const placings = ({ turns }: Played) =>
  turns.flatMap(({ before, events }) => among(events, "piece-placed").map(({ piece, seat }) => ({ before, piece, seat })));

const mayTouch = (battle: Battle, one: Piece, other: Piece): boolean => {
  const [a, b] = [kindOf(battle, one), kindOf(battle, other)];
  return (a.field && (b.field || b.builtUp)) || (b.field && a.builtUp);
};

const spaced: Law = (played) =>
  placings(played).flatMap(({ before, piece }) =>
    before.ground.pieces.flatMap((other) => {
      const apart = apartAtLeast(pieceFootprint(piece), pieceFootprint(other), 200);
      return apart || mayTouch(before, piece, other) ? [] : [`${piece.id} was laid within 2 BW of ${other.id}`];
    }),
  );

/** By the first die, and by who rolled it: the strips of the table, from the left. */
function stripOf(battle: Battle, piece: Piece): readonly [number, number] {
  const sector = measuresOf(battle).sector.value * 100;
  const width = battle.table.width * 100;
  const strips = { left: [0, sector], middle: [sector, width - sector], right: [width - sector, width] } as const;
  if (piece.as === "flank") return strips[battle.ground.flank?.edge ?? "left"];
  const die = battle.ground.dice?.sector ?? 0;
  if (die >= 2 && die <= 5) return strips.middle;
  const isDefender = battle.roles?.defender === piece.by;
  return (die === 1) === isDefender ? strips.left : strips.right;
}

const inSectors: Law = (played) =>
  placings(played).flatMap(({ before, piece }) => {
    const [from, to] = stripOf(before, piece);
    const xs = xsOf(pieceFootprint(piece));
    return Math.min(...xs) >= from && Math.max(...xs) <= to ? [] : [`${piece.id} lies outside its sector`];
  });

const atEdges: Law = (played) =>
  placings(played).flatMap(({ before, piece }) => {
    const margins = marginsOf(pieceFootprint(piece), before);
    if (piece.as === "flank") return margins[before.ground.flank?.edge ?? "left"] === 0 ? [] : [`${piece.id} does not touch its edge`];
    const isOdd = (before.ground.dice?.edge ?? 0) % 2 === 1;
    return isOdd && !Object.values(margins).includes(0) ? [`${piece.id} touches no edge`] : [];
  });

const flankInOwnHalf: Law = (played) =>
  placings(played).flatMap(({ before, piece }) => {
    if (piece.as !== "flank") return [];
    const middle = before.table.depth * 50;
    const ys = ysOf(pieceFootprint(piece));
    const isOwn = before.roles?.defender === piece.by ? Math.max(...ys) <= middle : Math.min(...ys) >= middle;
    return isOwn ? [] : [`${piece.id} is not in its own half`];
  });

const sized: Law = (played) =>
  placings(played).flatMap(({ before, piece }) => {
    const measures = measuresOf(before);
    const { min, max } = piece.as === "flank" ? measures.flankPiece : measures[piece.as];
    return [piece.w, piece.h].every((side) => side >= min && side <= max) ? [] : [`${piece.id} is ${piece.w} by ${piece.h}`];
  });

const chosenAsAsked: Law = ({ end, turns }) => {
  const territory = end.territory ?? "C";
  const square = end.book.tables.squares.find(({ id }) => id === end.square);
  const numbers = fieldOf(end).numbers[square?.density ?? "sparse"];
  const owed = numbers.compulsory.reduce((sum, { count }) => sum + count, 0);
  const chosen = turns.flatMap(({ events }) => among(events, "kind-chosen"));
  const compulsory = chosen.filter(({ as }) => as === "compulsory");
  const slots = numbers.compulsory.flatMap(({ categories, count }) =>
    compulsory.filter(({ kind }) => categories.includes(fieldOf(end).kinds[kind].category)).length === count ? [] : [categories.join("/")],
  );
  const foreign = [...chosen.map(({ kind }) => kind), ...end.ground.pieces.map(({ kind }) => kind)].filter(
    (kind) => !fieldOf(end).kinds[kind].territories.includes(territory),
  );
  const tooMany = SEATS.filter((seat) => chosen.filter(({ as, seat: by }) => as === "optional" && by === seat).length > numbers.optional);
  return [
    ...(compulsory.length === owed ? [] : [`${compulsory.length} compulsory pieces instead of ${owed}`]),
    ...slots.map((one) => `the wrong number of ${one}`),
    ...foreign.map((kind) => `${kind} does not belong to ${territory}`),
    ...tooMany.map((seat) => `${seat} chose too many`),
  ];
};

/** Why a die does not allow this move of a piece. */
function movedTooFar(die: number, piece: Piece, to: { readonly x: number; readonly y: number; readonly angle: number }): boolean {
  const isTurned = to.angle !== piece.angle;
  const isFar = !isTurned && Math.hypot(to.x - piece.x, to.y - piece.y) > 6.005;
  return die < 4 || (isTurned && die < 5) || isFar;
}

const adjustedByDice: Law = ({ turns }) =>
  turns.flatMap(({ before, events }) =>
    among(events, "piece-adjusted").flatMap(({ piece: id, do: done, to }) => {
      const die = before.ground.adjusting?.die ?? 0;
      const piece = before.ground.pieces.find((one) => one.id === id);
      if (!piece || piece.as === "flank") return [`${id} is adjusted and does not lie there, or on a flank`];
      if (done === "remove" && die < 6) return [`${id} was removed on a ${die}`];
      return done === "move" && to && movedTooFar(die, piece, to) ? [`${id} was moved too far for a ${die}`] : [];
    }),
  );

/** Laws about what lies on the table, and where. */
export const TERRAIN_LAWS: Readonly<Record<string, Law>> = {
  "nothing ever overlaps": noOverlap,
  "nothing leaves the table": onTable,
  "pieces are laid 2 BW apart, but for fields": spaced,
  "pieces lie in the sector of their die": inSectors,
  "pieces touch an edge on an odd die": atEdges,
  "pieces of a flank lie in their own half": flankInOwnHalf,
  "pieces have their sizes": sized,
  "as many are chosen as the density asks, of the territory": chosenAsAsked,
  "pieces are moved, turned and removed by the die": adjustedByDice,
};

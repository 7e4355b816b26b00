import type { BattleEdition } from "@/lib/model/battle-tables";
import type { Piece } from "@/lib/model/battlefield";
import { TERRAIN_KINDS } from "@/lib/model/enumerations";
import { layingLimits } from "@/lib/rules/prebattle/terrain-places";
import { type BattlefieldBook, prepareBattlefield } from "@/lib/rules/table/battlefield-book";
import { type Battleground, battlegroundOf, type GroundGiven, pieceFootprint, tableBox } from "@/lib/rules/table/battleground";
import { boxQuad, type Footprint, type Point } from "@/lib/rules/table/geometry/footprint";
import { overlap } from "@/lib/rules/table/geometry/predicates";
import { type LayingLimits, mayAdjust, mayLie, type NewPiece, snapped, spacingBetween } from "@/lib/rules/table/may-lie";
import { fastDraws } from "@/tests/build/draw-sources";
import { angle, type Draw, farApart, farInside, nudge, onward, pick, slid } from "../build/random-footprints";

type Tables = BattleEdition["tables"];
type Proposal = { readonly ground: Battleground; readonly limits: LayingLimits; readonly piece: NewPiece };
/** `lines`: of every placement what was asked and what was said to it; `near`: how many were within 0.1 BW of a limit. */
export type TableVerdicts = { readonly lines: readonly string[]; readonly near: number; readonly legal: number };

/** In hundredths: 0.1 BW. */
const NEAR = 10;
const PLACEMENTS_A_TABLE = 25;
const TRIES = 40;

const inTenths = (hundredths: number): number => Math.round(hundredths / 10) / 10;

/** An empty table of any size, with water along a short edge now and then. */
function emptyTable(draw: Draw, { tableSizes }: Tables): GroundGiven {
  const { width, depth } = pick(draw, tableSizes);
  const edge = pick(draw, ["left", "right"] as const);
  const flank = draw(3) === 0 ? { edge, water: { edge, width: (10 + draw(31)) / 10 } } : null;
  return { table: { width, depth }, roles: { defender: "a", invader: "b" }, flank, pieces: [], units: [], camps: { a: null, b: null } };
}

/** As long as a piece may be, or 0.1 BW beside its limits. */
function sideOf(draw: Draw, { size: { min, max } }: LayingLimits): number {
  const tenths = draw(6) === 0 ? pick(draw, [10 * min - 1, 10 * min, 10 * max, 10 * max + 1]) : 10 * min + draw(10 * (max - min) + 1);
  return tenths / 10;
}

const lying = (piece: NewPiece, { x, y }: Point): Footprint => pieceFootprint({ ...piece, x: x / 100, y: y / 100 });
const FAR = 8000;

/** Where a piece comes to a limit: at another piece, at the water, at the border of its sector or of the table. */
function atLimit(draw: Draw, { ground, limits, piece }: Proposal): Point {
  const { region } = limits;
  const way = angle(draw);
  const place = (at: Point) => lying(piece, at);
  const from = pick(draw, [...ground.pieces, ...(ground.water ? [ground.water] : []), region, tableBox(ground)]);
  if ("left" in from) {
    const middle = { x: Math.round((from.left + from.right) / 2), y: Math.round((from.bottom + from.top) / 2) };
    return slid(middle, way, place, (laid) => farInside(laid, boxQuad(from)));
  }
  const spacing = "kind" in from ? spacingBetween(ground.book.kinds[piece.kind], from.kind, ground.book) : 0;
  const middle = "piece" in from ? { x: 100 * from.piece.x, y: 100 * from.piece.y } : { x: from.box.left, y: draw(ground.depth) };
  return slid(onward(middle, way + 180, FAR), way, place, (laid) => farApart(laid, from.footprint) - spacing);
}

/** Whether 0.1 BW decides, and nothing else has decided already: no piece that lies far outside of its sector. */
function isNear({ ground, limits, piece }: Proposal): boolean {
  const footprint = pieceFootprint(piece);
  const inRegion = farInside(footprint, boxQuad(limits.region));
  const fromOthers = [
    ...ground.pieces.map((other) => ({ ...other, spacing: spacingBetween(ground.book.kinds[piece.kind], other.kind, ground.book) })),
    ...(ground.water ? [{ ...ground.water, spacing: 0 }] : []),
  ]
    .filter((other) => !overlap(footprint, other.footprint))
    .map((other) => farApart(footprint, other.footprint) - other.spacing);
  const limit = [inRegion, farInside(footprint, boxQuad(tableBox(ground))), ...fromOthers];
  return inRegion >= -NEAR && limit.some((over) => Math.abs(over) <= NEAR);
}

function proposed(draw: Draw, ground: Battleground, limits: LayingLimits, near: boolean): NewPiece {
  const sides = { w: sideOf(draw, limits), h: sideOf(draw, limits) };
  const piece: NewPiece = { kind: pick(draw, TERRAIN_KINDS), ...sides, x: 0, y: 0, angle: angle(draw) % 360 };
  const { left, right, bottom, top } = limits.region;
  const anywhere = () => ({ x: left + draw(right - left), y: bottom + draw(top - bottom) });
  const at = near ? atLimit(draw, { ground, limits, piece }) : anywhere();
  return { ...piece, x: inTenths(at.x + (near ? nudge(draw, NEAR) : 0)), y: inTenths(at.y + (near ? nudge(draw, NEAR) : 0)) };
}

function proposal(draw: Draw, ground: Battleground, near: boolean): Proposal {
  const dice = { by: pick(draw, ["a", "b"] as const), kind: "wood", as: pick(draw, ["compulsory", "optional"] as const) } as const;
  const limits = layingLimits(ground, { ...dice, sector: 1 + draw(6), edge: 1 + draw(6) });
  const first = { ground, limits, piece: proposed(draw, ground, limits, near) };
  let made = first;
  for (let left = TRIES; near && left > 0 && !isNear(made); left--) made = { ...first, piece: proposed(draw, ground, limits, near) };
  return made;
}

/** What is said to a piece that lies there and is moved until something is in its way, and turned. */
function adjusted(draw: Draw, ground: Battleground): unknown {
  if (ground.pieces.length === 0) return null;
  const own = pick(draw, ground.pieces);
  const others = [...ground.pieces.filter((other) => other !== own), ...(ground.water ? [ground.water] : [])];
  const free = (laid: Footprint) =>
    Math.min(farInside(laid, boxQuad(tableBox(ground))), ...others.map(({ footprint }) => farApart(laid, footprint)));
  const { piece } = own;
  const end = slid({ x: Math.round(100 * piece.x), y: Math.round(100 * piece.y) }, angle(draw), (at) => lying(piece, at), free);
  const to = { x: inTenths(end.x + nudge(draw, NEAR)), y: inTenths(end.y + nudge(draw, NEAR)) };
  const about = pick(draw, [null, { x: to.x + nudge(draw, 20) / 10, y: to.y + nudge(draw, 20) / 10 }]);
  const asked = { ...to, angle: pick(draw, [piece.angle, angle(draw) % 360]), about };
  const die = 1 + draw(6);
  return [piece.id, asked, die, mayAdjust(ground, piece, asked, die)];
}

/** Judges placements of terrain on random tables that fill with what may lie there, every second placement near a limit. */
export function tableVerdicts(seed: number, placements: number, tables: Tables): TableVerdicts {
  if (!tables.battlefield) throw new Error("tables without a battlefield");
  const book: BattlefieldBook = prepareBattlefield(tables.battlefield);
  const draws = fastDraws(seed)({ a: "", b: "" }, 0);
  const draw: Draw = (n) => draws(n).value;
  const lines: string[] = [];
  let [near, legal] = [0, 0];
  let given = emptyTable(draw, tables);
  for (let number = 0; number < placements; number++) {
    if (number % PLACEMENTS_A_TABLE === 0) given = emptyTable(draw, tables);
    const asked = proposal(draw, battlegroundOf(given, book, tables.tableSizes), number % 2 === 0);
    const piece = snapped(asked.ground, asked.piece, asked.limits);
    const reasons = [asked.piece, piece].map((either) => mayLie(asked.ground, either, asked.limits));
    lines.push(JSON.stringify([asked.piece, reasons[0], piece, reasons[1], adjusted(draw, asked.ground)]));
    if (isNear(asked)) near += 1;
    if (reasons[1]?.length !== 0) continue;
    legal += 1;
    const laid: Piece = { ...piece, id: String(number), by: "a", as: "compulsory", adjusted: false };
    given = { ...given, pieces: [...given.pieces, laid] };
  }
  return { lines, near, legal };
}

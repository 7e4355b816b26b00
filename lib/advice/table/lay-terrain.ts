import type { BattleCommand } from "../../model/battle-command";
import type { Piece } from "../../model/battlefield";
import type { TerrainKind } from "../../model/enumerations";
import type { Rectangle } from "../../rules/table/battleground";
import { baseWidths, cosine, hundredths, sine } from "../../rules/table/geometry/footprint";
import { type LayingLimits, mayAdjust, mayLie } from "../../rules/table/may-lie";
import { whereItLies } from "../../rules/table/where-it-lies";
import { among, bestOf, type Chance, type ComputerTurn, firstOf, measureOf, oneOf } from "../computer-turn";
import { groundOf, likingsOf } from "../liking";
import { groundSeen, inTenths, seatFrame } from "./own-side";
import { worthOfKind, worthOfPlace, worthToBoth } from "./worth-of-terrain";

type ByFlank = Pick<ComputerTurn, "view" | "force" | "advice" | "book">;

/** What the flank of this square is worth to the seat's army, apart from the density. */
function worthOfFlank({ view, force, advice, book }: ByFlank): number {
  if (view.square === null) return 0;
  const codes = new Set<string>(advice.flankLikings.map(({ id }) => id));
  const { reasons } = likingsOf(force, advice)(groundOf(view.square, book));
  return reasons.reduce((sum, { code, value }) => sum + (codes.has(code) ? value : 0), 0);
}

/** How wide the army likes the water, from 0 (as narrow as it may be) to 1. The more it likes water, the wider: it shortens the front to hold. */
export const widthLiked = (turn: ByFlank): number => Math.min(1, Math.max(0, (worthOfFlank(turn) + 50) / 100));

/** Either edge is the same while nobody is on the table. */
export function chooseFlank(turn: ComputerTurn): BattleCommand {
  const option = oneOf(among(turn.view, "choose-flank"), turn.chance);
  if (!option) throw new Error("there is no flank to choose");
  const { edge, width } = option;
  if (!width) return { type: "choose-flank", edge, width: null };
  return { type: "choose-flank", edge, width: inTenths(width.min + (width.max - width.min) * widthLiked(turn)) };
}

/** How often a kind has been chosen or laid. */
function timesOf(kind: TerrainKind, { view }: ComputerTurn): number {
  const chosen = view.laying?.choices.filter((one) => one.kind === kind && one.state === "waiting").length ?? 0;
  return chosen + view.pieces.filter((one) => one.kind === kind).length;
}

/** The kind that helps the seat's army most, or hinders the enemy's more than it. Stops choosing if no kind helps. */
export function chooseKind(turn: ComputerTurn): BattleCommand {
  const { view, advice, chance } = turn;
  const { book } = groundSeen(turn);
  const worth = (kind: TerrainKind) => worthToBoth(kind, turn, book) - timesOf(kind, turn) * measureOf("once-more", advice);
  const options = among(view, "choose-kind", "stop-choosing");
  return bestOf(options, (one) => (one.type === "stop-choosing" ? 0 : worth(one.kind)), chance);
}

type Bounds = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };
type Laid = Omit<Rectangle, "kind">;

const FULL_TURN = 360;
/** The scale of the table of sines, which is the same on every machine. */
const SCALE = 1_000_000;
/** Degrees between the angles tried: finer ones look no different. */
const ANGLE_STEP = 5;

const within = (chance: Chance, least: number, most: number): number =>
  least + chance(Math.max(1, Math.round((most - least) * 10) + 1)) / 10;

/** Rounds so that half of it is still in tenths and it can lie flush with an edge. */
const even = (length: number): number => Math.floor(length * 5) / 5;

/** A side of a piece: the shortest, the longest or between. */
function sideOf({ min, max }: LayingLimits["size"], chance: Chance): number {
  const third = chance(3);
  if (third === 0) return min;
  return third === 1 ? max : Math.max(min, even(within(chance, min, max)));
}

/** Flush with one of the table edges that the region reaches. */
function atEdge({ w, h }: Laid, bounds: Bounds, edge: LayingLimits["edge"], table: Bounds, chance: Chance): readonly Laid[] {
  const [x, y] = [
    inTenths(within(chance, bounds.left + w / 2, bounds.right - w / 2)),
    inTenths(within(chance, bounds.bottom + h / 2, bounds.top - h / 2)),
  ];
  const flush = [
    { edge: "left", is: bounds.left === table.left, x: w / 2, y },
    { edge: "right", is: bounds.right === table.right, x: table.right - w / 2, y },
    { edge: "bottom", is: bounds.bottom === table.bottom, x, y: h / 2 },
    { edge: "top", is: bounds.top === table.top, x, y: table.top - h / 2 },
  ];
  return flush
    .filter((one) => one.is && (edge === "any" || edge === one.edge))
    .map((one) => ({ w, h, x: inTenths(one.x), y: inTenths(one.y), angle: 0 }));
}

/** Anywhere in the region, at any angle that keeps it inside. */
function somewhere({ w, h }: Laid, bounds: Bounds, chance: Chance): readonly Laid[] {
  const angle = ANGLE_STEP * chance(FULL_TURN / ANGLE_STEP / 2);
  const [along, athwart] = [Math.abs(cosine(angle)) / SCALE, Math.abs(sine(angle)) / SCALE];
  const [across, deep] = [w * along + h * athwart, w * athwart + h * along];
  if (across > bounds.right - bounds.left || deep > bounds.top - bounds.bottom) return [];
  const x = within(chance, bounds.left + across / 2, bounds.right - across / 2);
  const y = within(chance, bounds.bottom + deep / 2, bounds.top - deep / 2);
  return [{ w, h, x: inTenths(x), y: inTenths(y), angle }];
}

/** Places to compare, legal or not: random ones in the region where the piece must lie. */
function* places({ size, region, edge }: LayingLimits, table: Bounds, tries: number, chance: Chance): Generator<Laid> {
  const bounds = {
    ...{ left: baseWidths(region.left), right: baseWidths(region.right) },
    ...{ bottom: baseWidths(region.bottom), top: baseWidths(region.top) },
  };
  for (let done = 0; done < tries; done++) {
    const sides = { w: sideOf(size, chance), h: sideOf(size, chance), x: 0, y: 0, angle: 0 };
    yield* edge === null ? somewhere(sides, bounds, chance) : atEdge(sides, bounds, edge, table, chance);
  }
}

/** The best of some legal places for a piece of this kind, or the first the search finds; null if there is none. */
function bestPlace(kind: TerrainKind, limits: LayingLimits, turn: ComputerTurn): Laid | null {
  const { force, advice, chance, me } = turn;
  const ground = groundSeen(turn);
  const frame = seatFrame(ground, me);
  const row = ground.book.kinds[kind];
  const known = worthOfKind(kind, force.units, ground.book, advice);
  // What is all one otherwise still hides an army behind its crest.
  const worth = known === 0 && row.crest && force.units.length > 0 ? 1 : known;
  const table = { left: 0, bottom: 0, right: frame.width, top: frame.depth };
  let best: { readonly at: Laid; readonly worth: number } | null = null;
  for (const at of places(limits, table, measureOf("places-tried", advice), chance)) {
    const here = worthOfPlace(worth, at, row, frame);
    if (best && here <= best.worth) continue;
    if (mayLie(ground, { kind, ...at }, limits).length === 0) best = { at, worth: here };
  }
  return best ? best.at : foundPlace(kind, limits, turn);
}

function foundPlace(kind: TerrainKind, limits: LayingLimits, turn: ComputerTurn): Laid | null {
  const found = whereItLies(groundSeen(turn), kind, limits);
  return found && { w: found.w ?? limits.size.min, h: found.h ?? limits.size.min, x: found.x, y: found.y, angle: found.angle };
}

const inHundredths = ({ left, bottom, right, top }: Bounds): Bounds => ({
  ...{ left: hundredths(left), bottom: hundredths(bottom) },
  ...{ right: hundredths(right), top: hundredths(top) },
});

/** Lays the piece the dice are for, where it is worth most. */
export function layPiece(turn: ComputerTurn): BattleCommand {
  const { kind, size, region, touchesEdge } = firstOf(turn.view, "place-piece");
  const at = bestPlace(kind, { size, region: inHundredths(region), edge: touchesEdge ? "any" : null }, turn);
  return at ? { type: "place-piece", ...at } : { type: "give-up-piece" };
}

/** Lays a flank piece, of the kind and at the place worth most. Every kind offered has some place. */
export function layFlankPiece(turn: ComputerTurn): BattleCommand {
  const { view, force, advice, chance } = turn;
  const ground = groundSeen(turn);
  const options = view.legal.filter((one) => one.type === "place-flank-piece");
  const ranked = options
    .map((option) => ({ option, worth: worthOfKind(option.kind, force.units, ground.book, advice), lot: chance(options.length) }))
    .sort((one, other) => other.worth - one.worth || one.lot - other.lot);
  for (const { option } of ranked) {
    const { kind, size, region, edge } = option;
    const at = bestPlace(kind, { size, region: inHundredths(region), edge }, turn);
    if (at) return { type: "place-flank-piece", kind, ...at };
  }
  return { type: "give-up-piece" };
}

/** Degrees between the directions in which a piece is shifted. */
const WAY_STEP = 20;
const WAYS = FULL_TURN / WAY_STEP;
const SHARES = [1, 0.7, 0.4] as const;

type To = { readonly x: number; readonly y: number; readonly angle: number; readonly about: null };

/** Shifts in every direction, farthest first. Rounding to tenths may put one a little beyond what is allowed. */
export function shiftsOf({ x, y, angle }: Piece, most: number): readonly To[] {
  const at = (way: number, share: number): To => {
    const [across, ahead] = [cosine(way * WAY_STEP), sine(way * WAY_STEP)].map((one) => (one * most * share) / SCALE) as [number, number];
    const shift = (from: number, by: number) => Math.max(0, inTenths(from + Math.trunc(by * 10) / 10));
    return { x: shift(x, across), y: shift(y, ahead), angle, about: null };
  };
  return SHARES.flatMap((share) => Array.from({ length: WAYS }, (_, way) => at(way, share)));
}

/** Removes what hurts, moves it where it hurts less (or, if it helps, where it helps more), and leaves what is fine. */
export function adjustPiece(turn: ComputerTurn): BattleCommand {
  const { view, force, advice, me } = turn;
  const { piece: id, move, remove } = firstOf(view, "adjust-piece");
  const ground = groundSeen(turn);
  const frame = seatFrame(ground, me);
  const piece = view.pieces.find((one) => one.id === id);
  const leave = { type: "adjust-piece", adjust: { do: "leave" } } as const;
  if (!piece) return leave;
  const row = ground.book.kinds[piece.kind];
  const worth = worthOfKind(piece.kind, force.units, ground.book, advice);
  const worthAt = (to: { readonly x: number; readonly y: number }) => worthOfPlace(worth, { ...piece, ...to }, row, frame) * 100;
  const here = worthAt(piece);
  const pays = measureOf("adjusting-pays", advice);
  if (remove && here < -pays) return { type: "adjust-piece", adjust: { do: "remove" } };
  const die = view.laying?.adjusting?.die ?? 0;
  let best: { readonly to: To; readonly worth: number } | null = null;
  for (const to of move === null ? [] : shiftsOf(piece, move)) {
    const there = worthAt(to);
    if (there < (best?.worth ?? here + pays)) continue;
    if (mayAdjust(ground, piece, to, die).reasons.length === 0) best = { to, worth: there };
  }
  return best ? { type: "adjust-piece", adjust: { do: "move", ...best.to } } : leave;
}

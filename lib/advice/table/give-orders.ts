import type { BattleCommand } from "../../model/battle-command";
import { marchCards } from "../../rules/prebattle/orders";
import type { Battleground, LaidPiece } from "../../rules/table/battleground";
import { baseWidths, boundsOf } from "../../rules/table/geometry/footprint";
import { mayBluff, mayHide } from "../../rules/table/may-hide";
import { type ComputerTurn, firstOf, measureOf, type OfType, oneOf } from "../computer-turn";
import { groundSeen, inTenths, isOfWing, type OwnUnit, postOf, type SeatFrame, seatFrame } from "./own-side";

type Spot = { readonly x: number; readonly y: number };

/** Spots in a piece: its middle, and half-way to its corners. */
const WITHIN = [-0.25, 0, 0.25].flatMap((across) => [-0.25, 0, 0.25].map((deep) => ({ across, deep })));
/** How far behind a piece that blocks sight, in BW. */
const BEHIND = [1, 2.5] as const;

/** Spots in and behind a piece, as a seat sees the table. */
function spotsOf({ footprint, kind }: LaidPiece, frame: SeatFrame): readonly Spot[] {
  const { left, right, bottom, top } = boundsOf(footprint);
  const [x, y] = [baseWidths(left + right) / 2, baseWidths(bottom + top) / 2];
  const [w, h] = [baseWidths(right - left), baseWidths(top - bottom)];
  const inside = kind.seenInto === null ? [] : WITHIN.map(({ across, deep }) => ({ x: x + across * w, y: y + deep * h }));
  const middle = frame.own({ x, y });
  const behind =
    kind.blocksSight || kind.crest ? BEHIND.map((off) => frame.spot({ across: middle.across, ahead: middle.ahead - h / 2 - off })) : [];
  return [...inside, ...behind];
}

/**
 * Where an ambush may be hidden, foremost first: in cover and behind what blocks sight. Whether it really is hidden is not checked here.
 */
function hidingSpots({ pieces }: Battleground, frame: SeatFrame): readonly Spot[] {
  const spots = pieces.flatMap((piece) => spotsOf(piece, frame)).map(({ x, y }) => ({ x: inTenths(x), y: inTenths(y) }));
  return spots
    .filter((spot) => {
      const { across, ahead } = frame.own(spot);
      return ahead > 0 && ahead < frame.depth / 2 && across > 0 && across < frame.width;
    })
    .sort((one, other) => frame.own(other).ahead - frame.own(one).ahead);
}

type Orders = Extract<BattleCommand, { type: "give-orders" }>;
type March = Orders["marches"][number];
type Ambush = Orders["ambushes"][number];
type Open = OfType<"give-orders">;

/** True this many times in a hundred. */
const happens = (percent: number, { chance }: ComputerTurn): boolean => chance(100) < percent;

/** The groups with these numbers that follow no ally (an ally would have to go with them). */
function freeGroups(numbers: readonly number[], { force }: ComputerTurn): readonly OwnUnit[] {
  return force.units.filter(({ number, commander }) => {
    const leader = commander === null ? null : force.commanders[commander];
    return numbers.includes(number) && leader?.role !== "ally";
  });
}

/** Sends a sub-commander with a few mounted groups round an open edge, if twice as many groups stay. */
function marchOf({ commanders, edges, marching }: Open, turn: ComputerTurn): readonly March[] {
  const { force, advice, book, chance, temper } = turn;
  if (!happens(temper.march, turn) || !book.battlefield) return [];
  const battlefield = book.battlefield;
  const most = Math.min(measureOf("march-groups", advice), battlefield.limits["march-groups-most"], Math.floor(force.units.length / 3));
  const groups = freeGroups(marching, turn)
    .filter((group) => isOfWing(postOf(group)))
    .slice(-most);
  const leaders = commanders.filter((commander) => {
    const leader = force.commanders[commander];
    return leader?.role === "sub" && marchCards(groups, leader, battlefield).canHold;
  });
  const [commander, edge] = [oneOf(leaders, chance), oneOf(edges, chance)];
  const stays = force.commanders.some(({ role }, at) => role !== "ally" && at !== commander);
  if (groups.length < 2 || most < 2 || commander === undefined || edge === undefined || !stays) return [];
  return [{ commander, edge, units: groups.map(({ number }) => number) }];
}

/** Light foot where nobody sees it, or a bluff where troops could be. */
function ambushOf({ ambushing, ambushCards }: Open, marches: readonly March[], turn: ComputerTurn): readonly Ambush[] {
  const { force, advice, me, temper } = turn;
  if (ambushCards < 1) return [];
  const ground = groundSeen(turn);
  const spots = hidingSpots(ground, seatFrame(ground, me)).slice(0, measureOf("hides-tried", advice));
  const gone = marches.flatMap(({ units }) => units);
  const free = freeGroups(ambushing, turn).filter(({ number }) => !gone.includes(number));
  const group = free.find((one) => ["loose-foot", "screen", "shot"].includes(postOf(one)));
  if (group && force.units.length > 2 && happens(temper.ambush, turn)) {
    const spot = spots.find((one) => mayHide(ground, me, one, group).length === 0);
    if (spot) return [{ ...spot, unit: group.number }];
  }
  const able = force.units.filter(({ number }) => ambushing.includes(number));
  if (able.length === 0 || !happens(temper.bluff, turn)) return [];
  const spot = spots.find((one) => mayBluff(ground, me, one, able).length === 0);
  return spot ? [{ ...spot, unit: null }] : [];
}

/** Usually no orders: now and then a march of horse, and an ambush or a bluff where the ground hides it. */
export function giveOrders(turn: ComputerTurn): BattleCommand {
  const open = firstOf(turn.view, "give-orders");
  const marches = marchOf(open, turn);
  return { type: "give-orders", marches: [...marches], ambushes: [...ambushOf(open, marches, turn)] };
}

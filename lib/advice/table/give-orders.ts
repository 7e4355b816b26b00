import type { BattleCommand } from "../../model/battle-command";
import type { Battleground, LaidPiece } from "../../rules/table/battleground";
import { baseWidths, boundsOf } from "../../rules/table/geometry/footprint";
import { goingFor } from "../../rules/table/in-the-way";
import { mayHide } from "../../rules/table/may-hide";
import { type ComputerTurn, firstOf, happens, measureOf } from "../computer-turn";
import { comradeAt, comradesOf, costAmong } from "./comrades";
import { freeGroups, type March, marchesOf, type Open } from "./marches";
import { groundSeen, inTenths, isOfWing, type OwnUnit, postOf, type SeatFrame, seatFrame } from "./own-side";
import { hindranceOf } from "./worth-of-terrain";

type Spot = { readonly x: number; readonly y: number };
/** Where an ambush may be hidden: in this piece, or behind it (null). */
type Hide = Spot & { readonly within: LaidPiece | null };

/** Spots in a piece: its middle, and half-way to its corners. */
const WITHIN = [-0.25, 0, 0.25].flatMap((across) => [-0.25, 0, 0.25].map((deep) => ({ across, deep })));
/** How far behind a piece that blocks sight, in BW. */
const BEHIND = [1, 2.5] as const;

/** Spots in and behind a piece, as a seat sees the table. */
function hidesAt(piece: LaidPiece, frame: SeatFrame): readonly Hide[] {
  const { footprint, kind } = piece;
  const { left, right, bottom, top } = boundsOf(footprint);
  const [x, y] = [baseWidths(left + right) / 2, baseWidths(bottom + top) / 2];
  const [w, h] = [baseWidths(right - left), baseWidths(top - bottom)];
  const inside = kind.seenInto === null ? [] : WITHIN.map(({ across, deep }) => ({ x: x + across * w, y: y + deep * h, within: piece }));
  const middle = frame.own({ x, y });
  const behind =
    kind.blocksSight || kind.crest
      ? BEHIND.map((off) => ({ ...frame.spot({ across: middle.across, ahead: middle.ahead - h / 2 - off }), within: null }))
      : [];
  return [...inside, ...behind].map((one) => ({ ...one, x: inTenths(one.x), y: inTenths(one.y) }));
}

/** The seat's own half, without where its own troops stand in front. Whether anybody sees it there is not checked here. */
function hidesOn(ground: Battleground, frame: SeatFrame, { view, me, advice }: ComputerTurn): readonly Hide[] {
  const own = comradesOf({ ground, seat: me, frame }, view.markers);
  const size = ground.book.limits["marker-size"] / 100;
  return ground.pieces
    .flatMap((piece) => hidesAt(piece, frame))
    .filter((spot) => {
      const at = frame.own(spot);
      const isOwnHalf = at.ahead > 0 && at.ahead < frame.depth / 2 && at.across > 0 && at.across < frame.width;
      return isOwnHalf && costAmong(comradeAt(null, at, size, size), own, advice) === 0;
    });
}

const LURKING = ["loose-foot", "screen", "shot"] as const;

/** How well a group can fight from there, of 100: light troops best in cover, horse best on the open ground behind it. */
function suitOf({ within }: Hide, { troop }: OwnUnit, { advice }: ComputerTurn): number {
  const isLight = LURKING.some((post) => post === postOf({ troop })) || troop.formation === "dragoon";
  if (within === null) return measureOf(isOfWing(postOf({ troop })) ? "horse-behind-cover" : "foot-behind-cover", advice);
  return isLight ? 100 : 100 - hindranceOf(goingFor(within.kind, troop), advice);
}

type Ambush = Extract<BattleCommand, { type: "give-orders" }>["ambushes"][number];
type Lair = { readonly spot: Spot; readonly group: OwnUnit; readonly worth: number };

/** Each group in each hide, of 100: the farther ahead it lies and the better it fights from there, the more it is worth. */
function lairsOf(groups: readonly OwnUnit[], turn: ComputerTurn): readonly Lair[] {
  const ground = groundSeen(turn);
  const frame = seatFrame(ground, turn.me);
  return hidesOn(ground, frame, turn)
    .flatMap((hide) => {
      const forward = frame.own(hide).ahead / (frame.depth / 2);
      return groups.map((group) => ({ spot: { x: hide.x, y: hide.y }, group, worth: forward * suitOf(hide, group, turn) }));
    })
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth || one.group.number - other.group.number);
}

/** BW between two markers, so that neither is in the other's way. */
const APART = 3;

/**
 * Troops where nobody sees them and they fight well, the more often the more that is worth; or a bluff in such a place. A bluff lies where a
 * real one would: its place tells nothing.
 */
function ambushesOf(cards: number, { ambushing }: Open, marches: readonly March[], turn: ComputerTurn): readonly Ambush[] {
  const { force, advice, me, temper } = turn;
  const gone = marches.flatMap(({ units }) => units);
  const free = freeGroups(ambushing, turn).filter(({ number }) => !gone.includes(number));
  const ground = groundSeen(turn);
  const most = Math.min(cards, Math.floor(force.units.length / measureOf("groups-an-ambush", advice)));
  const laid: Ambush[] = [];
  let triesLeft = measureOf("hides-tried", advice);
  for (const { spot, group, worth } of most > 0 ? lairsOf(free, turn) : []) {
    if (laid.length >= most || triesLeft <= 0) break;
    const isClear = laid.every(({ x, y, unit }) => unit !== group.number && Math.max(Math.abs(x - spot.x), Math.abs(y - spot.y)) >= APART);
    if (!isClear) continue;
    triesLeft -= 1;
    if (mayHide(ground, me, spot, group).length > 0) continue;
    const often = Math.min(2 * temper.ambush, (temper.ambush * worth) / measureOf("ambush-usual", advice));
    if (happens(often, turn)) laid.push({ ...spot, unit: group.number });
    else if (happens(temper.bluff, turn)) laid.push({ ...spot, unit: null });
    else break;
  }
  return laid;
}

/** Marches and ambushes where they pay, and now and then a bluff of either. */
export function giveOrders(turn: ComputerTurn): BattleCommand {
  const open = firstOf(turn.view, "give-orders");
  const marches = marchesOf(open, turn);
  const cards = open.ambushCards - marches.filter(({ edge }) => edge === null).length;
  return { type: "give-orders", marches: [...marches], ambushes: [...ambushesOf(cards, open, marches, turn)] };
}

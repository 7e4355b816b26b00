import type { AdviceTables, BattleLine, LaidGroup } from "../../model/advice";
import type { BattleCommand } from "../../model/battle-command";
import type { SeatName } from "../../model/by-seat";
import type { FrozenForce } from "../../model/force";
import { formsOf } from "../../rules/army/troop-traits";
import { deployingRank } from "../../rules/prebattle/steps/deployment";
import type { Battleground } from "../../rules/table/battleground";
import { baseWidths } from "../../rules/table/geometry/footprint";
import { whereItCamps } from "../../rules/table/may-camp";
import { type Stand, standsFreely } from "../../rules/table/may-stand";
import { whereItStands } from "../../rules/table/where-it-stands";
import { among, type ComputerTurn, measureOf, type OfType } from "../computer-turn";
import { battleLine } from "./battle-lines";
import { comradesOf } from "./comrades";
import { fieldsCleared, type Stood, withStood } from "./fields-of-fire";
import { type LineRoom, lineOfBattle, type Slot } from "./line-of-battle";
import { groundSeen, groupsToStand, type OwnUnit, POSTS, postOf, type SeatFrame, seatFrame } from "./own-side";
import { standsNear } from "./stand-near";

/** As near as possible to the middle of its own edge, where the line stands in front of it. */
export function placeCamp(turn: ComputerTurn): BattleCommand {
  const x = whereItCamps(groundSeen(turn), turn.me);
  if (x === null) throw new Error("there is no place for a camp");
  return { type: "place-camp", x };
}

/** By group number: its best place, and the other places on a table as it is then, best first. */
type BattleOrder = ReadonlyMap<number, { readonly stand: Stand | null; readonly others: (now: Battleground) => Iterable<Stand> }>;

/** Water takes room from everybody, an open wing from foot. */
function roomOf(ground: Battleground, frame: SeatFrame, heldBack: number): LineRoom {
  const { water, sector, flankEdge, book } = ground;
  const wet = water ? baseWidths(water.box.right - water.box.left) : 0;
  const isLeft = (edge: "left" | "right") => (edge === "left") === (frame.own({ x: 0, y: 0 }).across === 0);
  const wetLeft = water !== null && isLeft(water.edge) ? wet : 0;
  const wetRight = water !== null && !isLeft(water.edge) ? wet : 0;
  const wing = baseWidths(sector);
  const left = wetLeft;
  const right = frame.width - wetRight;
  return {
    ...{ left, right },
    footLeft: flankEdge !== null && isLeft(flankEdge) ? left : wing,
    footRight: flankEdge !== null && !isLeft(flankEdge) ? right : frame.width - wing,
    front: frame.depth / 2 - book.limits["deployment-gap"] - heldBack / 10,
  };
}

type Markers = ComputerTurn["view"]["markers"];
type Laying = { readonly slots: readonly Slot[]; readonly ground: Battleground; readonly seat: SeatName; readonly markers: Markers };

const isGun = ({ group }: Slot): boolean => group.troop.type === "artillery";

/** Guns first, so that others keep out of their fields of fire; then those in the middle. */
const inwards = (slots: readonly Slot[], width: number): readonly Slot[] =>
  slots.toSorted(
    (one, other) =>
      Number(isGun(other)) - Number(isGun(one)) || Math.abs(one.at.across - width / 2) - Math.abs(other.at.across - width / 2),
  );

/** Each group in turn as near its slot as it may stand, with a pause after each. */
function* standNearSlots({ slots, ground, seat, markers }: Laying, advice: AdviceTables): Generator<void, BattleOrder> {
  const frame = seatFrame(ground, seat);
  const order = new Map<number, { stand: Stand | null; others: (now: Battleground) => Iterable<Stand> }>();
  let now = ground;
  let triesLeft = measureOf("stands-tried", advice);
  const firstFree = (group: OwnUnit, stands: Iterable<Stand>): Stand | null => {
    for (const stand of stands) {
      if (triesLeft-- <= 0) return null;
      if (standsFreely(now, seat, group, stand)) return stand;
    }
    return null;
  };
  for (const slot of slots) {
    const others = (then: Battleground) =>
      standsNear(slot, formsOf(slot.group.troop), then, frame, comradesOf({ ground: then, seat, frame }, markers), advice);
    const stand = firstFree(slot.group, others(now));
    if (stand) now = withStood(now, seat, { group: slot.group, stand });
    order.set(slot.group.number, { stand, others });
    yield;
  }
  return order;
}

type Line = Omit<Laying, "slots"> & { readonly groups: readonly OwnUnit[]; readonly heldBack: number };

/** The usual line of battle on an empty table. */
function drawnUp({ groups, ground, seat, heldBack, markers }: Line, advice: AdviceTables): Generator<void, BattleOrder> {
  const frame = seatFrame(ground, seat);
  const slots = inwards(lineOfBattle(groups, roomOf(ground, frame, heldBack), ground.book, advice), frame.width);
  return standNearSlots({ slots, ground: { ...ground, units: [] }, seat, markers }, advice);
}

type Remembered = { readonly key: string; readonly advice: AdviceTables; readonly order: BattleOrder };

/** Cached: needed for every group deployed, and the same as long as terrain, camp and hidden groups stay the same. */
const REMEMBERED = new WeakMap<FrozenForce, Remembered>();

/** The same as `battleOrder`, with pauses so that others can be served. Afterwards `battleOrder` answers at once. */
export function* battleOrderInPieces(turn: ComputerTurn): Generator<void, BattleOrder> {
  const { view, me, force, temper, advice } = turn;
  const groups = groupsToStand(turn);
  const key = JSON.stringify([
    view.table,
    view.roles,
    me,
    temper.heldBack,
    view.flank,
    view.pieces,
    view.camps[me],
    view.markers.map(({ order, place }) => [order, place]),
    groups.map(({ number }) => number),
  ]);
  const known = REMEMBERED.get(force);
  if (known?.key === key && known.advice === advice) return known.order;
  const order = yield* drawnUp({ groups, ground: groundSeen(turn), seat: me, heldBack: temper.heldBack, markers: view.markers }, advice);
  REMEMBERED.set(force, { key, advice, order });
  return order;
}

/** The seat's battle order. It allows for terrain and camp, not for troops on the table. */
function battleOrder(turn: ComputerTurn): BattleOrder {
  const pieces = battleOrderInPieces(turn);
  for (;;) {
    const next = pieces.next();
    if (next.done) return next.value;
  }
}

/** Its place in the battle order, one nearby, or the first the search finds. */
function standOf(group: OwnUnit, turn: ComputerTurn): Stand | null {
  const ground = groundSeen(turn);
  const planned = battleOrder(turn).get(group.number);
  const isFree = (stand: Stand) => standsFreely(ground, turn.me, group, stand);
  if (planned?.stand && isFree(planned.stand)) return planned.stand;
  for (const near of planned?.others(ground) ?? []) if (isFree(near)) return near;
  return whereItStands(ground, turn.me, group);
}

/** Foot first, because the enemy expects it; horse and light troops last, because they tell the most. */
function inOrder(options: readonly OfType<"deploy-unit">[], { force }: ComputerTurn) {
  const groups = options.flatMap((option) => {
    const group = force.units.find(({ number }) => number === option.number);
    return group ? [{ option, group, place: POSTS.indexOf(postOf(group)) }] : [];
  });
  return groups.sort((one, other) => one.place - other.place);
}

/** Puts the next group at its place in the battle order. An army that waits for the enemy sets stakes and caltrops. */
export function deploy(turn: ComputerTurn): BattleCommand {
  const waits = turn.view.roles?.defender === turn.me;
  for (const { option, group } of inOrder(among(turn.view, "deploy-unit"), turn)) {
    const stand = standOf(group, turn);
    if (!stand) continue;
    const { number, caltrops, stakes } = option;
    return { type: "deploy-unit", number, ...stand, caltrops: caltrops && waits, stakes: stakes && waits };
  }
  const [left] = among(turn.view, "leave-off-table");
  if (!left) throw new Error("no group can be deployed, and none may be left off the table");
  return { type: "leave-off-table", number: left.number };
}

function* pausing<Found>(work: Generator<void, Found>): Generator<null, Found> {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    yield null;
  }
}

/** What every group carries that an army waiting for the enemy sets. */
const setBy = ({ troop }: OwnUnit, what: "caltrops" | "stakes", waits: boolean): boolean => waits && troop.characteristics.includes(what);

/** With the fields of fire cleared; whoever had no place before may have one where somebody has moved. */
function* clearedAndFilled(
  stood: readonly Stood[],
  slots: readonly Slot[],
  ground: Battleground,
  seat: SeatName,
  advice: AdviceTables,
): Generator<null, readonly Stood[]> {
  for (let before = stood; ; ) {
    const cleared = yield* fieldsCleared(before, ground, seat, advice);
    const left = slots.filter(({ group }) => cleared.every((one) => one.group !== group));
    if (cleared === stood || left.length === 0) return cleared;
    const now = cleared.reduce((on, one) => withStood(on, seat, one), ground);
    const first = Math.min(...left.map(({ group }) => deployingRank(group)));
    const added = left
      .filter(({ group }) => deployingRank(group) === first)
      .flatMap(({ group }) => {
        const stand = whereItStands(now, seat, group);
        return stand ? [{ group, stand }] : [];
      })
      .slice(0, 1);
    if (added.length === 0) return cleared;
    before = [...cleared, ...added];
    yield null;
  }
}

/**
 * The whole of a seat's line, on the table as it stands: a legal place for each group still to be deployed, one after the other, those first
 * that must be deployed first. Groups for which the search finds no place are left out, and so are those that must wait for such a group. Null for each pause in which others can be served; the
 * places last.
 */
export function* layBattleLine(line: BattleLine, turn: Omit<ComputerTurn, "chance">): Generator<readonly LaidGroup[] | null> {
  const { me, view, advice, temper } = turn;
  const ground = groundSeen(turn);
  const isOut = ({ number }: OwnUnit) => [...view.units, ...view.stragglers].some((one) => one.seat === me && one.number === number);
  const groups = groupsToStand(turn);
  const frame = seatFrame(ground, me);
  const room = roomOf(ground, frame, line === "all-forward" ? 0 : temper.heldBack);
  const whole = inwards(battleLine(line, { groups, room, book: ground.book, advice }), frame.width);
  // Nobody may take the last place of one who must be deployed before him.
  const slots = whole.filter(({ group }) => !isOut(group)).toSorted((one, other) => deployingRank(one.group) - deployingRank(other.group));
  const order = yield* pausing(standNearSlots({ slots, ground, seat: me, markers: view.markers }, advice));
  const waits = view.roles?.defender === me;
  const stood: Stood[] = [];
  let now = ground;
  const place = (group: OwnUnit, stand: Stand | null) => {
    if (!stand) return;
    stood.push({ group, stand });
    now = withStood(now, me, { group, stand });
  };
  // Rank by rank: whoever must be deployed first has his place before others take it.
  for (const rank of new Set(slots.map(({ group }) => deployingRank(group)))) {
    const searching: OwnUnit[] = [];
    for (const { group } of slots) {
      if (deployingRank(group) !== rank) continue;
      const stand = order.get(group.number)?.stand ?? null;
      if (stand && standsFreely(now, me, group, stand)) place(group, stand);
      else searching.push(group);
    }
    for (const group of searching) {
      place(group, whereItStands(now, me, group));
      yield null;
    }
    // The rest may only be deployed once he has been left off the table.
    if (searching.some((group) => stood.every((one) => one.group !== group))) break;
  }
  const turnOf = ({ group }: Stood) => deployingRank(group) * POSTS.length + POSTS.indexOf(postOf(group));
  const all = yield* clearedAndFilled(stood, slots, ground, me, advice);
  yield all
    .toSorted((one, other) => turnOf(one) - turnOf(other))
    .map(({ group, stand }) => ({
      ...{ number: group.number, ...stand },
      ...{ caltrops: setBy(group, "caltrops", waits), stakes: setBy(group, "stakes", waits) },
    }));
}

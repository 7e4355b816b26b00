import { type Judgement, type Stance, type Task, toTenth } from "@/app/_components/handling/task";
import type { LaidGroup } from "@/lib/model/advice";
import type { SeatName } from "@/lib/model/by-seat";
import { type Battleground, deploymentZone, facingEnemy, unitFootprint } from "@/lib/rules/table/battleground";
import { type Box, baseWidths, boundsOf } from "@/lib/rules/table/geometry/footprint";
import { overlap } from "@/lib/rules/table/geometry/predicates";
import { mayStand } from "@/lib/rules/table/may-stand";
import { HELD_NAMES } from "@/lib/words/battle/table-panels";
import { keyOf, type Member, rounded, type Seen, type TableTask, toDegree, withinZone } from "./task-parts";

/** So near, BW, that what is carried touches another of the line, or stands level with it. */
const NEAR = 0.45;
/** A line is felt so far across, BW. */
const ALONG = 12;
const TENTH = 10;
const down = (length: number): number => baseWidths(Math.floor(length / TENTH) * TENTH);
const up = (length: number): number => baseWidths(Math.ceil(length / TENTH) * TENTH);

/** By how much to move so that one edge comes to another: the least of those near enough; 0 if none is. */
function leastOf(moves: readonly number[]): number {
  const near = moves.filter((move) => Math.abs(move) <= NEAR);
  return near.reduce((best, move) => (Math.abs(move) < Math.abs(best) ? move : best), near[0] ?? 0);
}

/** Moves that are tenths: outwards, so that nothing overlaps. */
const toLeftOf = (mine: Box, { left }: Box): number => down(left - mine.right);
const toRightOf = (mine: Box, { right }: Box): number => up(right - mine.left);

/**
 * Where a body that looks at the enemy comes to lie when it is carried near others of its line: edge to edge, its front level with theirs, or
 * as far ahead as it may be. What is turned another way stays as it is.
 */
export function drawnIntoLine({ ground, seat }: Pick<Seen, "ground" | "seat">, stance: Stance, body: Box): Stance {
  const ahead = facingEnemy(ground, seat);
  if (stance.angle !== ahead) return stance;
  const isUp = ahead === 90;
  const others = ground.units.filter(({ unit }) => unit.seat === seat && unit.facing === ahead).map(({ footprint }) => boundsOf(footprint));
  const zone = deploymentZone(ground, seat);
  const front = isUp ? body.top : body.bottom;
  const fronts = [
    isUp ? zone.top : zone.bottom,
    ...others.filter((one) => isBeside(one, body, ALONG)).map((one) => (isUp ? one.top : one.bottom)),
  ];
  const y = leastOf(fronts.map((line) => (isUp ? down(line - front) : up(line - front))));
  const level = others.filter(({ top, bottom }) => top > body.bottom && bottom < body.top);
  const x = leastOf(level.flatMap((one) => [toLeftOf(body, one), toRightOf(body, one)]));
  return { ...stance, x: toTenth(stance.x + x), y: toTenth(stance.y + y) };
}

const isBeside = (one: Box, other: Box, reach: number): boolean =>
  baseWidths(one.left - other.right) <= reach && baseWidths(other.left - one.right) <= reach;

const meanOf = (numbers: readonly number[]): number => toTenth(numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length));

/** Several unit groups as one body: its middle, turned by nothing. */
export const middleOf = (members: readonly Member[], ahead: number): Stance => ({
  ...{ x: meanOf(members.map(({ laid }) => laid.x)), y: meanOf(members.map(({ laid }) => laid.y)) },
  ...{ angle: ahead, w: 0, h: 0 },
});

/** Where each of them stands when the body they make is moved and turned so, from where it was. */
function movedTogether(members: readonly Member[], from: Stance, to: Stance): readonly LaidGroup[] {
  const degrees = toDegree(to.angle - from.angle);
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return members.map(({ laid }) => {
    const [x, y] = [laid.x - from.x, laid.y - from.y];
    return { ...laid, x: toTenth(to.x + x * cos - y * sin), y: toTenth(to.y + x * sin + y * cos), facing: toDegree(laid.facing + degrees) };
  });
}

const footprintOf = ({ group }: Member, laid: LaidGroup, ground: Battleground) => unitFootprint({ ...group, ...laid }, ground.book);

/** Several unit groups in the hand at once. They are judged each for itself and, where turning has brought them together, against each other. */
export function bandTask(seen: Seen, members: readonly Member[]): TableTask {
  const { seat, ground } = seen;
  const ahead = facingEnemy(ground, seat);
  const from = middleOf(members, ahead);
  const at = (stance: Stance) => movedTogether(members, from, rounded(stance));
  const prints = (stance: Stance) => at(stance).map((laid, place) => footprintOf(members[place] as Member, laid, ground));
  const bounds = (stance: Stance): Box => boundsOf(prints(stance).flat());
  const judge = (stance: Stance): Judgement => {
    const reasons = at(stance).flatMap((laid, place) => mayStand(ground, seat, (members[place] as Member).group, laid));
    return { stance: rounded(stance), reasons: reasons.length > 0 ? reasons : among(seat, members, prints(stance)), warnings: [] };
  };
  const task: Task = {
    key: keyOf(seen, "band", ...members.map(({ laid }) => laid.number)),
    name: HELD_NAMES.band(members.map(({ laid }) => laid.number)),
    start: from,
    moves: "free",
    turns: true,
    ahead,
    sides: null,
    within: withinZone(seen, 0),
    footprint: (stance) => prints(stance).flat(),
    judge,
    snap: (stance) => drawnIntoLine(seen, stance, bounds(stance)),
  };
  return { task, deedAt: () => null, laidAt: at, members };
}

/** Which of them stand on one another. */
function among(seat: SeatName, members: readonly Member[], prints: readonly ReturnType<typeof footprintOf>[]): Judgement["reasons"] {
  for (const [place, one] of prints.entries()) {
    const other = prints.findIndex((next, later) => later > place && overlap(one, next));
    if (other >= 0) return [{ code: "on-unit", params: { seat, number: (members[other] as Member).laid.number } }];
  }
  return [];
}

/** All of them looking at the enemy, their fronts level with the foremost. */
export function levelled(seen: Pick<Seen, "ground" | "seat">, members: readonly Member[]): readonly LaidGroup[] {
  const { ground, seat } = seen;
  const ahead = facingEnemy(ground, seat);
  const isUp = ahead === 90;
  const straight = members.map((member) => ({ ...member, laid: { ...member.laid, facing: ahead } }));
  const boxes = straight.map((member) => boundsOf(footprintOf(member, member.laid, ground)));
  const line = isUp ? Math.max(...boxes.map(({ top }) => top)) : Math.min(...boxes.map(({ bottom }) => bottom));
  return straight.map(({ laid }, place) => {
    const box = boxes[place] as Box;
    return { ...laid, y: toTenth(laid.y + (isUp ? down(line - box.top) : up(line - box.bottom))) };
  });
}

/** The same, edge to edge about their middle in the order in which they stand. */
export function closedUp(seen: Pick<Seen, "ground" | "seat">, members: readonly Member[]): readonly LaidGroup[] {
  const level = levelled(seen, members);
  const boxes = level.map((laid, place) => boundsOf(footprintOf(members[place] as Member, laid, seen.ground)));
  const order = [...level.keys()].toSorted((one, other) => (level[one]?.x ?? 0) - (level[other]?.x ?? 0));
  const width = order.reduce((sum, place) => sum + up((boxes[place]?.right ?? 0) - (boxes[place]?.left ?? 0)), 0);
  let left = middleOf(members, 0).x - width / 2;
  const closed = [...level];
  for (const place of order) {
    const [laid, box] = [level[place] as LaidGroup, boxes[place] as Box];
    closed[place] = { ...laid, x: toTenth(laid.x + toTenth(left) - down(box.left)) };
    left += up(box.right - box.left);
  }
  return closed;
}

import type { AdviceTables, BattleLine } from "../../model/advice";
import type { BattlefieldBook } from "../../rules/table/battlefield-book";
import { baseWidths } from "../../rules/table/geometry/footprint";
import { sidesOf } from "../../rules/table/unit-shape";
import { measureOf } from "../computer-turn";
import {
  bodiesOf,
  drawUp,
  gapsOf,
  isWaiting,
  type LineRoom,
  lineOfBattle,
  type Slot,
  sideBySide,
  type Waiting,
  waitingOf,
  widthOf,
} from "./line-of-battle";
import { isOfWing, type OwnUnit, postOf } from "./own-side";

type Given = {
  readonly groups: readonly OwnUnit[];
  readonly room: LineRoom;
  readonly book: BattlefieldBook;
  readonly advice: AdviceTables;
};

/** Bodies that go into one row of several; the next row begins so far behind it, BW. */
type Row = Pick<Waiting, "left" | "middle" | "right">;

type Led = Pick<Waiting, "guns" | "leaders">;

/**
 * Rows from front to rear, with all guns in the first; what does not fit goes into the next one. Null if they would stand behind the own
 * edge.
 */
function inRows(rows: readonly Row[], { guns, leaders }: Led, apart: number, { room, advice }: Given): readonly Slot[] | null {
  const { line, wing } = gapsOf(advice);
  const waiting: Waiting = { guns: [...guns], middle: [], left: [], right: [], leaders };
  const slots: Slot[] = [];
  let front = room.front;
  for (let at = 0; at < rows.length || isWaiting(waiting); at++) {
    const { left = [], middle = [], right = [] } = rows[at] ?? {};
    waiting.left.push(...left);
    waiting.middle.push(...middle);
    waiting.right.push(...right);
    const drawn = drawUp(waiting, room, front, wing);
    if (drawn.slots.length === 0 || front < drawn.depth) return null;
    slots.push(...drawn.slots);
    front -= drawn.depth + (at < rows.length - 1 ? apart : line);
  }
  return slots;
}

const every = <One>(all: readonly One[], at: 0 | 1): One[] => all.filter((_, place) => place % 2 === at);

/** Half of the foot and half of the horse behind the other half. */
function twoLines(given: Given): readonly Slot[] | null {
  const { groups, book, advice } = given;
  const { left, middle, right, ...led } = waitingOf(bodiesOf(groups, measureOf("front-ranks", advice), book, advice), false);
  const row = (at: 0 | 1): Row => ({ left: every(left, at), middle: every(middle, at), right: every(right, at) });
  return inRows([row(0), row(1)], led, measureOf("second-line-tenths", advice) / 10, given);
}

/** Foot as deep as it may stand, half of it behind the other half; horse close on either side. */
function deepCentre(given: Given): readonly Slot[] | null {
  const { groups, book, advice } = given;
  const deep = new Set(["foot", "loose-foot"]);
  const isDeep = (group: OwnUnit) => deep.has(postOf(group));
  const bodies = [
    ...bodiesOf(groups.filter(isDeep), book.limits["ranks-most"], book, advice),
    ...bodiesOf(
      groups.filter((group) => !isDeep(group)),
      measureOf("front-ranks", advice),
      book,
      advice,
    ),
  ];
  const { left, middle, right, ...led } = waitingOf(bodies, false);
  const rows: readonly Row[] = [
    { left, middle: every(middle, 0), right },
    { left: [], middle: every(middle, 1), right: [] },
  ];
  return inRows(rows, led, gapsOf(advice).line, given);
}

/** All in one line, as far ahead as they may stand: deeper ranks rather than a second line. */
function allForward({ groups, room, book, advice }: Given): readonly Slot[] | null {
  for (let ranks = measureOf("front-ranks", advice); ranks <= book.limits["ranks-most"]; ranks++) {
    const waiting = waitingOf(bodiesOf(groups, ranks, book, advice), false);
    const { slots } = drawUp(waiting, room, room.front, gapsOf(advice).wing);
    if (slots.length === groups.length) return slots;
  }
  return null;
}

/** So close beside one another, BW, they stand in one line. */
const BESIDE = 0.6;

const frontOf = ({ at, depth }: Slot): number => at.ahead + depth / 2;

/** Guns level with whoever beside them stands farthest ahead, or their arc of fire would end at that flank. */
function withGunsAhead(slots: readonly Slot[], book: BattlefieldBook): readonly Slot[] {
  const half = ({ group, form, files }: Slot) => baseWidths(sidesOf(group, form, files, book).frontage) / 2;
  const isBeside = (one: Slot, other: Slot) =>
    Math.abs(one.at.across - other.at.across) <= half(one) + half(other) + BESIDE && other.at.ahead - other.depth / 2 < frontOf(one);
  return slots.map((slot) => {
    if (postOf(slot.group) !== "guns") return slot;
    const front = Math.max(...slots.filter((other) => isBeside(slot, other)).map(frontOf));
    return { ...slot, at: { ...slot.at, ahead: front - slot.depth / 2 } };
  });
}

/** The usual line, one end of it held back: the farther along, the more. */
function refused(side: "left" | "right", { groups, room, book, advice }: Given): readonly Slot[] {
  const slots = lineOfBattle(groups, room, book, advice);
  const places = slots.map(({ at }) => at.across);
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const most = measureOf("refused-tenths", advice) / 10;
  const heldBack = slots.map((slot) => {
    const along = to === from ? 0 : (slot.at.across - from) / (to - from);
    const back = most * (side === "left" ? 1 - along : along);
    return { ...slot, at: { ...slot.at, ahead: Math.max(slot.depth / 2, slot.at.ahead - back) } };
  });
  return withGunsAhead(heldBack, book);
}

/** Commands from left to right: those with most horse outermost. */
function commandsAcross(groups: readonly OwnUnit[]): readonly (readonly OwnUnit[])[] {
  const leaders = [...new Set(groups.map(({ commander }) => commander))];
  const commands = leaders.map((leader) => groups.filter(({ commander }) => commander === leader));
  const horse = (command: readonly OwnUnit[]) => command.filter((group) => isOfWing(postOf(group))).length / command.length;
  const sorted = commands.toSorted((one, other) => horse(other) - horse(one));
  return [...every(sorted, 0), ...every(sorted, 1).reverse()];
}

/** Each commander's groups side by side, his horse on the outer side; in so many rows that all commands fit beside one another. */
function byCommand({ groups, room, book, advice }: Given): readonly Slot[] | null {
  const { line, wing } = gapsOf(advice);
  const commands = commandsAcross(groups).map((command) => bodiesOf(command, measureOf("front-ranks", advice), book, advice));
  const middle = (commands.length - 1) / 2;
  for (let rows = 1; rows <= 3; rows++) {
    const blocks = commands.map((bodies, at) => {
      const { guns, left, middle: foot, right, screen } = waitingOf(bodies, false);
      const wings = [...left, ...right, ...screen];
      const row = at <= middle ? [...wings, ...foot] : [...foot, ...wings];
      return Array.from({ length: rows }, (_, place) => [
        ...(place === 0 && at > middle ? guns : []),
        ...row.filter((__, one) => one % rows === place),
        ...(place === 0 && at <= middle ? guns : []),
      ]);
    });
    const widths = blocks.map((block) => Math.max(...block.map(widthOf)));
    const whole = widths.reduce((total, width) => total + width + wing, -wing);
    const depths = Array.from({ length: rows }, (_, at) =>
      Math.max(0, ...blocks.flatMap((block) => (block[at] ?? []).map(({ depth }) => depth))),
    );
    const deep = depths.reduce((total, depth) => total + depth + line, -line);
    if (whole > room.right - room.left || deep > room.front) continue;
    let across = (room.left + room.right - whole) / 2;
    return blocks.flatMap((block, at) => {
      const [from, width] = [across, widths[at] ?? 0];
      across += width + wing;
      return block.flatMap((row, place) => {
        const front = room.front - depths.slice(0, place).reduce((total, depth) => total + depth + line, 0);
        return sideBySide(row, from + (width - widthOf(row)) / 2, front);
      });
    });
  }
  return null;
}

const DRAWN: { readonly [Line in BattleLine]: (given: Given) => readonly Slot[] | null } = {
  "horse-on-wings": ({ groups, room, book, advice }) => lineOfBattle(groups, room, book, advice),
  "two-lines": twoLines,
  "refused-left": (given) => refused("left", given),
  "refused-right": (given) => refused("right", given),
  "deep-centre": deepCentre,
  "all-forward": allForward,
  "by-command": byCommand,
};

/**
 * Where each group would stand on an empty table in this battle line; as in the usual line of battle where the army has no room for it. What
 * lies on the table is not considered.
 */
export function battleLine(line: BattleLine, given: Given): readonly Slot[] {
  const slots = given.groups.length > 0 ? DRAWN[line](given) : [];
  return slots ?? lineOfBattle(given.groups, given.room, given.book, given.advice);
}

import type { AdviceTables } from "../../model/advice";
import type { Form } from "../../model/enumerations";
import { formsOf } from "../../rules/army/troop-traits";
import type { BattlefieldBook } from "../../rules/table/battlefield-book";
import { baseWidths } from "../../rules/table/geometry/footprint";
import { filesAllowed, sidesOf } from "../../rules/table/unit-shape";
import { measureOf } from "../computer-turn";
import { isNamedSecond, isOfWing, namedSide, type Own, type OwnUnit, POSTS, type Post, postOf } from "./own-side";

/** A commander's index in the force; null for groups that are unassigned. */
type Leader = OwnUnit["commander"];

type Led = { readonly group: Pick<OwnUnit, "commander"> };

/** On which side of the middle a body is expected by its name. */
type Side = ReturnType<typeof namedSide>;

/**
 * Two wings with the same number of bodies; those that are called after a wing stand on it, and those of one leader on one wing if they fit.
 * Each wing keeps the order given.
 */
function wingsOf<Body extends Led & { readonly side: Side }>(bodies: readonly Body[]): { readonly left: Body[]; readonly right: Body[] } {
  const most = Math.ceil(bodies.length / 2);
  const left = new Set<Body>(bodies.filter(({ side }) => side < 0));
  const right = new Set<Body>(bodies.filter(({ side }) => side > 0));
  const free = bodies.filter(({ side }) => side === 0);
  const join = (some: readonly Body[]) => {
    const wing = left.size < right.size ? left : right;
    if (wing.size + some.length > most) return false;
    for (const one of some) wing.add(one);
    return true;
  };
  const leaders = new Set(free.flatMap(({ group }) => group.commander ?? []));
  const bands = [...leaders].map((leader) => free.filter(({ group }) => group.commander === leader));
  for (const band of bands.sort((one, other) => other.length - one.length)) join(band);
  for (const one of free) if (!left.has(one) && !right.has(one) && !join([one])) (left.size < right.size ? left : right).add(one);
  return { left: bodies.filter((one) => left.has(one)), right: bodies.filter((one) => right.has(one)) };
}

/** A leader with more bodies on the left wing than on the right is also left of centre. */
function leadersAcross(bodies: readonly Led[], left: readonly Led[], right: readonly Led[]): readonly Leader[] {
  const led = (by: Leader, wing: readonly Led[]) => wing.filter(({ group }) => group.commander === by).length;
  const place = (by: Leader) => (by === null ? 0 : Math.sign(led(by, right) - led(by, left)));
  return [...new Set(bodies.map(({ group }) => group.commander))].sort((one, other) => place(one) - place(other));
}

/** Bodies as posted, but swapped within a post until each is on the side of its name and neighbours share a leader. `leaders` is from left to right. */
function groupedByLeader<Body extends Led & { readonly post: Post; readonly side: Side }>(
  row: readonly Body[],
  leaders: readonly Leader[],
): readonly Body[] {
  const place = ({ group, side }: Body) => leaders.indexOf(group.commander) + side * leaders.length;
  const left = [...row].sort((one, other) => place(one) - place(other));
  return row.flatMap(({ post }) =>
    left.splice(
      left.findIndex((one) => one.post === post),
      1,
    ),
  );
}

/** A group's place in the line: the spot of its middle, its form, its files, and how deep it stands then, BW. */
export type Slot = { readonly group: OwnUnit; readonly at: Own; readonly form: Form; readonly files: number; readonly depth: number };

/** The room for a line, in BW from the seat's own left and its own edge. */
export type LineRoom = {
  readonly left: number;
  readonly right: number;
  /** Between the open wings; most foot may not stand beyond. */
  readonly footLeft: number;
  readonly footRight: number;
  /** How far ahead the foremost may stand. */
  readonly front: number;
};

type Body = {
  readonly group: OwnUnit;
  readonly post: Post;
  readonly side: Side;
  readonly form: Form;
  readonly files: number;
  readonly frontage: number;
  readonly depth: number;
};

/** How wide bodies are side by side, BW. */
export const widthOf = (bodies: readonly Body[]): number => bodies.reduce((total, { frontage }) => total + frontage, 0);
const deepest = (bodies: readonly Body[]): number => Math.max(0, ...bodies.map(({ depth }) => depth));

function bodyOf(group: OwnUnit, ranks: number, book: BattlefieldBook, advice: AdviceTables): Body {
  const [form = "close"] = formsOf(group.troop);
  const allowed = filesAllowed(group, book);
  const wanted = Math.ceil(group.bases / ranks);
  const files = allowed.find((one) => one >= wanted) ?? allowed.at(-1) ?? 1;
  const { frontage, depth } = sidesOf(group, form, files, book);
  return {
    group,
    post: postOf(group),
    side: namedSide(group, advice),
    form,
    files,
    frontage: baseWidths(frontage),
    depth: baseWidths(depth),
  };
}

/** Groups in their usual form, with as many ranks as this or the nearest number they may have. */
export const bodiesOf = (groups: readonly OwnUnit[], ranks: number, book: BattlefieldBook, advice: AdviceTables): readonly Body[] =>
  groups.map((group) => bodyOf(group, ranks, book, advice));

/** Alternates left and right, so that the first body stands in the middle. */
function outwards(bodies: readonly Body[]): readonly Body[] {
  const left = bodies.filter((_, at) => at % 2 === 1).reverse();
  return [...left, ...bodies.filter((_, at) => at % 2 === 0)];
}

/** Guns between the foot: one after every second body. The others of the middle follow. */
function withGuns(middle: readonly Body[], guns: readonly Body[]): readonly Body[] {
  const [line, left]: [Body[], Body[]] = [[], [...guns]];
  middle
    .filter(({ post }) => post === "foot")
    .forEach((body, at) => {
      line.push(body);
      const gun = at % 2 === 0 ? left.shift() : undefined;
      if (gun) line.push(gun);
    });
  return [...line, ...left, ...middle.filter(({ post }) => post !== "foot")];
}

/** Takes bodies from the front of a list while they fit side by side. */
function takeThatFit(bodies: Body[], room: number): Body[] {
  const fitting: Body[] = [];
  for (let left = room; bodies[0] && bodies[0].frontage <= left; ) {
    left -= bodies[0].frontage;
    fitting.push(...bodies.splice(0, 1));
  }
  return fitting;
}

export function sideBySide(bodies: readonly Body[], left: number, front: number): readonly Slot[] {
  let across = left;
  return bodies.map(({ group, form, files, frontage, depth }) => {
    across += frontage;
    return { group, form, files, depth, at: { across: across - frontage / 2, ahead: front - depth / 2 } };
  });
}

/** Bodies still to be placed, in the order they are taken; guns before the others of the middle, so that they are behind nobody. */
export type Waiting = {
  readonly guns: Body[];
  readonly middle: Body[];
  readonly left: Body[];
  readonly right: Body[];
  readonly leaders: readonly Leader[];
};

/** From where to where the middle of a line reaches, with the gaps beside it. */
type Span = readonly [from: number, to: number];
type Drawn = { readonly slots: readonly Slot[]; readonly depth: number; readonly span: Span };

const hasRoomBeside = ([from, to]: Span, { left, right }: Waiting, room: LineRoom): boolean =>
  (left[0]?.frontage ?? 0) <= from - room.left && (right[0]?.frontage ?? 0) <= room.right - to;

/**
 * One line: the middle, and a wing on each side as far as there is room. `before`: the middle of the line in front; where there is no more
 * middle, horse stands behind its wings rather than behind that.
 */
export function drawUp(waiting: Waiting, room: LineRoom, front: number, gap: number, before: Span | null = null): Drawn {
  const guns = takeThatFit(waiting.guns, room.footRight - room.footLeft);
  const middle = withGuns(takeThatFit(waiting.middle, room.footRight - room.footLeft - widthOf(guns)), guns);
  const half = widthOf(middle) / 2;
  const centre = Math.min(room.footRight - half, Math.max(room.footLeft + half, (room.left + room.right) / 2));
  const aside = before && hasRoomBeside(before, waiting, room) ? before : [centre, centre];
  const [from, to] = middle.length > 0 ? [centre - half - gap, centre + half + gap] : aside;
  const left = takeThatFit(waiting.left, from - room.left);
  const right = takeThatFit(waiting.right, room.right - to);
  return {
    slots: [
      ...sideBySide(groupedByLeader(outwards(middle), waiting.leaders), centre - half, front),
      ...sideBySide([...left].reverse(), from - widthOf(left), front),
      ...sideBySide(right, to, front),
    ],
    depth: deepest([...middle, ...left, ...right]),
    span: [from, to],
  };
}

export function waitingOf(bodies: readonly Body[], screened: boolean): Waiting & { readonly screen: Body[] } {
  const of = (...posts: readonly Post[]) =>
    POSTS.filter((post) => posts.includes(post)).flatMap((post) => bodies.filter((one) => one.post === post));
  const { left, right } = wingsOf([...of("horse", "light"), ...(screened ? [] : of("screen"))]);
  return {
    guns: of("guns"),
    middle: of("foot", "wagons", "loose-foot", "elephants", "shot"),
    ...{ left, right },
    leaders: leadersAcross(bodies, left, right),
    screen: screened ? of("screen") : [],
  };
}

/** Between two lines, and between foot and horse; BW. */
export const gapsOf = (advice: AdviceTables): { readonly line: number; readonly wing: number } => ({
  line: measureOf("line-gap-tenths", advice) / 10,
  wing: measureOf("wing-gap-tenths", advice) / 10,
});

export const isWaiting = ({ guns, middle, left, right }: Waiting): boolean => guns.length + middle.length + left.length + right.length > 0;

/** One line behind the other, from this front backwards, and where the next would stand; null if one would stand behind the own edge. */
function drawnBehind(
  { screen, ...waiting }: ReturnType<typeof waitingOf>,
  room: LineRoom,
  from: number,
  advice: AdviceTables,
): { readonly slots: readonly Slot[]; readonly front: number } | null {
  const { line: gap, wing } = gapsOf(advice);
  const slots: Slot[] = [];
  let [front, before] = [from, null as Span | null];
  while (screen.length > 0 || isWaiting(waiting)) {
    const isScreen = screen.length > 0;
    const drawn = drawUp(isScreen ? { ...waiting, guns: [], middle: screen, left: [], right: [] } : waiting, room, front, wing, before);
    if (!isScreen) before = drawn.span;
    if (drawn.slots.length === 0 || front < drawn.depth) return null;
    slots.push(...drawn.slots);
    front -= drawn.depth + gap;
  }
  return { slots, front };
}

/** As many lines as needed, foremost first, those called a second line behind all others; null if they would stand behind the own edge. */
function lines(bodies: readonly Body[], room: LineRoom, advice: AdviceTables, keepsBack: boolean): readonly Slot[] | null {
  const isBack = ({ group }: Body) => keepsBack && isNamedSecond(group, advice);
  const first = waitingOf(
    bodies.filter((one) => !isBack(one)),
    room.front >= measureOf("screen-room", advice),
  );
  const ahead = drawnBehind(first, room, room.front, advice);
  const apart = ahead && ahead.slots.length > 0 ? gapsOf(advice).line - measureOf("second-line-tenths", advice) / 10 : 0;
  const behind = ahead && drawnBehind(waitingOf(bodies.filter(isBack), false), room, ahead.front + apart, advice);
  return behind && [...ahead.slots, ...behind.slots];
}

/** Bodies that no line has room for: all at the own edge. */
const crowded = (bodies: readonly Body[], room: LineRoom): readonly Slot[] =>
  bodies.map(({ group, form, files, depth }) => ({
    ...{ group, form, files, depth },
    at: { across: (room.footLeft + room.footRight) / 2, ahead: isOfWing(postOf(group)) ? depth / 2 : room.front - depth / 2 },
  }));

/**
 * Where each group would stand on an empty table: foot in the middle with guns and elephants, horse on both wings, skirmishers in front of
 * the middle. Neighbours share a leader as far as their posts allow. Groups that do not fit form a second and third line, and deeper ranks
 * only if there is no room otherwise. By lines, foremost first.
 */
export function lineOfBattle(groups: readonly OwnUnit[], room: LineRoom, book: BattlefieldBook, advice: AdviceTables): readonly Slot[] {
  for (let ranks = measureOf("front-ranks", advice); ranks <= book.limits["ranks-most"]; ranks++) {
    const bodies = bodiesOf(groups, ranks, book, advice);
    const drawn = lines(bodies, room, advice, true) ?? lines(bodies, room, advice, false);
    if (drawn) return drawn;
  }
  return crowded(bodiesOf(groups, book.limits["ranks-most"], book, advice), room);
}

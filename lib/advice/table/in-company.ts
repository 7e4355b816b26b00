import type { AdviceTables } from "../../model/advice";
import type { SeatName } from "../../model/by-seat";
import type { BattlefieldBook } from "../../rules/table/battlefield-book";
import { type Battleground, unitFootprint } from "../../rules/table/battleground";
import { type Box, baseWidths, boundsOf } from "../../rules/table/geometry/footprint";
import { type Stand, standsFreely } from "../../rules/table/may-stand";
import { sidesOf } from "../../rules/table/unit-shape";
import { type ComputerTurn, measureOf } from "../computer-turn";
import { inTenths, isNamedSecond, isOfWing, type Own, type OwnUnit, postOf, type SeatFrame, seatFrame } from "./own-side";

/** The ground that somebody of the own side covers, in BW as his seat sees it; `group` is null for an ambush marker. */
export type Comrade = {
  readonly group: Pick<OwnUnit, "name" | "troop"> | null;
  readonly left: number;
  readonly right: number;
  readonly rear: number;
  readonly front: number;
};

export const comradeAt = (group: Comrade["group"], { across, ahead }: Own, width: number, depth: number): Comrade => ({
  ...{ group, left: across - width / 2, right: across + width / 2 },
  ...{ rear: ahead - depth / 2, front: ahead + depth / 2 },
});

function comradeIn({ left, right, bottom, top }: Box, group: Comrade["group"], frame: SeatFrame): Comrade {
  const [x, y, w, h] = [left + right, bottom + top, 2 * (right - left), 2 * (top - bottom)].map((one) => baseWidths(one) / 2);
  return comradeAt(group, frame.own({ x: x ?? 0, y: y ?? 0 }), w ?? 0, h ?? 0);
}

type Given = { readonly ground: Battleground; readonly seat: SeatName; readonly frame: SeatFrame };

/** One of them, at this stand and looking ahead. */
function comradeAtStand(group: OwnUnit, stand: Stand, frame: SeatFrame, book: BattlefieldBook): Comrade {
  const { frontage, depth } = sidesOf(group, stand.form, stand.files, book);
  return comradeAt(group, frame.own(stand), baseWidths(frontage), baseWidths(depth));
}

/** The seat's unit groups on the table, and its ambush markers, real and bluffed alike. */
export function comradesOf({ ground, seat, frame }: Given, markers: ComputerTurn["view"]["markers"]): readonly Comrade[] {
  const size = ground.book.limits["marker-size"] / 100;
  return [
    ...ground.units.flatMap(({ unit, footprint }) => (unit.seat === seat ? comradeIn(boundsOf(footprint), unit, frame) : [])),
    ...markers.flatMap(({ seat: whose, place }) =>
      whose === seat && place.kind === "ambush" ? comradeAt(null, frame.own(place), size, size) : [],
    ),
  ];
}

const isHorse = ({ troop }: Pick<OwnUnit, "troop">): boolean => isOfWing(postOf({ troop })) && troop.formation !== "dragoon";
const isLineFoot = ({ troop }: Pick<OwnUnit, "troop">): boolean => troop.type === "foot" && postOf({ troop }) !== "screen";

/** How many BW in front of him this other must leave free: a field of fire, room to charge; 0 if he may stand there. */
function fieldOf({ group }: Comrade, other: Comrade["group"], advice: AdviceTables): number {
  if (other === null) return 0;
  if (group === null) return measureOf("room-to-charge", advice);
  if (group.troop.type === "artillery") return measureOf("field-of-fire", advice);
  return isHorse(group) && isLineFoot(other) && !isNamedSecond(group, advice) ? measureOf("room-to-charge", advice) : 0;
}

/** Fronts in one line are not quite level: groups are set down by tenths of a BW. */
const LEVEL = 0.3;

const isGun = ({ group }: Comrade): boolean => group?.troop.type === "artillery";

/** Whether the one is a gun in whose field of fire the other stands. */
const masks = (other: Comrade, one: Comrade, advice: AdviceTables): boolean => isGun(one) && takenBy(one, other, advice) > 0;

/** How much of the one's front, or of the other's, if that is less, is taken by the other: from 0 to 1. */
function takenBy(one: Comrade, other: Comrade, advice: AdviceTables): number {
  const gap = other.rear - one.front;
  if (gap < -LEVEL) return 0;
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  if (shared <= 0 || gap >= fieldOf(one, other.group, advice)) return 0;
  return shared / Math.min(one.right - one.left, other.right - other.left);
}

/** Whether one of them is an ambush marker and the other stands upon it: whoever lies there could not be shown. */
const covers = (one: Comrade, other: Comrade): boolean =>
  (one.group === null || other.group === null) &&
  one.left < other.right &&
  one.right > other.left &&
  one.rear < other.front &&
  one.front > other.rear;

/** What it costs, in tenths of a BW, that somebody here stands in the others' way, or they in his: before guns more than anything else. */
export function costAmong(one: Comrade, others: readonly Comrade[], advice: AdviceTables): number {
  const taken = others.reduce(
    (sum, other) => sum + (covers(one, other) ? 1 : takenBy(one, other, advice) + takenBy(other, one, advice)),
    0,
  );
  if (taken === 0) return 0;
  const masked = others.filter((other) => masks(other, one, advice) || masks(one, other, advice)).length;
  return taken * measureOf("in-the-way-cost", advice) + masked * measureOf("masked-cost", advice);
}

export type Stood = { readonly group: OwnUnit; readonly stand: Stand };

/** A ground on which a unit group of the seat's stands besides. */
export function withStood(ground: Battleground, seat: SeatName, { group, stand }: Stood): Battleground {
  const { number, name, bases, troop } = group;
  const unit = { seat, number, name, ...stand, nervous: false, bases, troop, caltrops: false, stakes: false, droppedPikes: false };
  return { ...ground, units: [...ground.units, { unit, footprint: unitFootprint(unit, ground.book) }] };
}

/** BW between the places that are tried, all over the ground where troops are deployed. */
const STEP = 1;

type Field = { readonly ground: Battleground; readonly seat: SeatName; readonly frame: SeatFrame; readonly advice: AdviceTables };

/** All places from one corner of the deployment area, the nearest first. */
function placesFor({ group, stand }: Stood, { ground, frame }: Field): readonly Stand[] {
  const { left, right, rear, front } = comradeAtStand(group, stand, frame, ground.book);
  const at = frame.own(stand);
  const [wide, deep] = [(right - left) / 2, (front - rear) / 2];
  const across = Array.from({ length: Math.floor((frame.width - 2 * wide) / STEP) + 1 }, (_, place) => wide + place * STEP);
  const ahead = Array.from({ length: Math.floor((frame.depth / 2 - 2 * deep) / STEP) + 1 }, (_, place) => deep + place * STEP);
  return across
    .flatMap((x) => ahead.map((y) => ({ across: x, ahead: y })))
    .toSorted(
      (one, other) =>
        Math.hypot(one.across - at.across, one.ahead - at.ahead) - Math.hypot(other.across - at.across, other.ahead - at.ahead),
    )
    .map((spot) => {
      const { x, y } = frame.spot(spot);
      return { ...stand, x: inTenths(x), y: inTenths(y) };
    });
}

/** Those that stand before a gun of their own side, and that gun if it may be moved; each with what may be done about it. */
function toMove(stood: readonly Stood[], { ground, frame, seat, advice }: Field): readonly Stood[] {
  const known = (one: Stood) => comradeAtStand(one.group, one.stand, frame, ground.book);
  const all: readonly (readonly [Comrade, Stood | null])[] = [
    ...comradesOf({ ground, seat, frame }, []).map((one) => [one, null] as const),
    ...stood.map((one) => [known(one), one] as const),
  ];
  return all.flatMap(([gun, itself]) => {
    const before = all.filter(([other]) => other !== gun && masks(other, gun, advice));
    return before.length === 0 ? [] : [...before.flatMap(([, one]) => one ?? []), ...(itself ? [itself] : [])];
  });
}

/** The same elsewhere, where it stands before no gun and, if it is one, behind nobody; null if there is no such place. */
function clearOf(one: Stood, others: readonly Stood[], field: Field): Stood | null {
  const { seat, frame, advice } = field;
  const ground = others.reduce((now, other) => withStood(now, seat, other), field.ground);
  const company = comradesOf({ ground, seat, frame }, []);
  for (const stand of placesFor(one, field)) {
    const here = comradeAtStand(one.group, stand, frame, ground.book);
    const isClear = company.every((other) => !masks(other, here, advice) && !masks(here, other, advice));
    if (isClear && standsFreely(ground, seat, one.group, stand)) return { ...one, stand };
  }
  return null;
}

/**
 * The same unit groups, moved until no gun of the seat's has its own troops in its field of fire, or nobody has another place. With a pause
 * after each that is moved.
 */
export function* fieldsCleared(
  stood: readonly Stood[],
  ground: Battleground,
  seat: SeatName,
  advice: AdviceTables,
): Generator<null, readonly Stood[]> {
  const field = { ground, seat, advice, frame: seatFrame(ground, seat) };
  let now = stood;
  for (;;) {
    let moved: Stood | null = null;
    for (const one of toMove(now, field)) {
      moved = clearOf(
        one,
        now.filter((other) => other !== one),
        field,
      );
      yield null;
      if (moved) break;
    }
    if (!moved) return now;
    const { group } = moved;
    const elsewhere = moved;
    now = now.map((one) => (one.group.number === group.number ? elsewhere : one));
  }
}

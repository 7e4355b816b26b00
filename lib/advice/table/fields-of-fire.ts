import type { AdviceTables } from "../../model/advice";
import type { SeatName } from "../../model/by-seat";
import { type Battleground, unitFootprint } from "../../rules/table/battleground";
import { type Stand, standsFreely } from "../../rules/table/may-stand";
import { type Comrade, comradeAtStand, comradesOf, masks } from "./comrades";
import { inTenths, type OwnUnit, type SeatFrame, seatFrame } from "./own-side";

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

import type { SeatName } from "@/lib/model/by-seat";
import type { Form } from "@/lib/model/enumerations";
import type { Battleground } from "@/lib/rules/table/battleground";
import { deploymentZone, facingEnemy } from "@/lib/rules/table/deployment-zone";
import type { Box } from "@/lib/rules/table/geometry/quad";
import { boundsOf } from "@/lib/rules/table/geometry/turned";
import { baseWidths } from "@/lib/rules/table/hundredths";
import { isNervous } from "@/lib/rules/table/is-nervous";
import { mayStand, type Stand } from "@/lib/rules/table/may-stand";
import { unitFootprint } from "@/lib/rules/table/unit-footprint";
import type { Group } from "@/lib/rules/table/unit-shape";
import { placesToStand, whereItStands } from "@/lib/rules/table/where-it-stands";
import { isClear } from "./clear-ground";

/** Who is to be deployed by whom, and how it shall stand. */
type Deploying = {
  readonly ground: Battleground;
  readonly seat: SeatName;
  readonly group: Group;
  readonly form: Form;
  readonly files: number;
};
type Spot = Pick<Stand, "x" | "y">;

/** So many places are looked at where there is none beside those who stand already. */
const TRIED = 1500;
const TENTH = 10;
const down = (length: number): number => Math.floor(length / TENTH) * TENTH;
const up = (length: number): number => Math.ceil(length / TENTH) * TENTH;

/** The ground under it as it looks at the enemy. */
const boundsAt = ({ ground, seat, group, form, files }: Deploying, { x, y }: Spot): Box =>
  boundsOf(unitFootprint({ ...group, form, files, x, y, facing: facingEnemy(ground, seat) }, ground.book));

/** To the left and right of its own who look at the enemy, in one line with them. */
function besideOwn(deploying: Deploying): readonly Spot[] {
  const { ground, seat } = deploying;
  const ahead = facingEnemy(ground, seat);
  const body = boundsAt(deploying, { x: 0, y: 0 });
  return ground.units
    .filter(({ unit }) => unit.seat === seat && unit.facing === ahead)
    .flatMap(({ footprint }) => {
      const { left, right, top, bottom } = boundsOf(footprint);
      const y = ahead === 90 ? down(top - body.top) : up(bottom - body.bottom);
      return [down(left - body.right), up(right - body.left)].map((x) => ({ x: baseWidths(x), y: baseWidths(y) }));
    });
}

/** Where one would look first: where the last one was placed; where nobody stands yet, the middle of the line. */
function wishOf(deploying: Deploying): Spot {
  const { ground, seat } = deploying;
  const last = ground.units.filter(({ unit }) => unit.seat === seat).at(-1);
  if (last) return last.unit;
  const zone = deploymentZone(ground, seat);
  const { top } = boundsAt(deploying, { x: 0, y: 0 });
  const back = 1 + baseWidths(top);
  const isUpwards = facingEnemy(ground, seat) === 90;
  return { x: baseWidths(ground.width) / 2, y: isUpwards ? baseWidths(zone.top) - back : baseWidths(zone.bottom) + back };
}

/** Places by how far they are from there; of two on either side the one nearer to the middle of the table. */
function nearness({ ground }: Deploying, wish: Spot): (spot: Spot) => number {
  const middle = baseWidths(ground.width) / 2;
  return ({ x, y }) => Math.round(Math.abs(x - wish.x) + Math.abs(y - wish.y)) + Math.abs(x - middle) / 1000;
}

/** Of the places of the search that look at the enemy the nearest, on clear ground and where it is not nervous if there is such a one. */
function foundPlace(deploying: Deploying, farFrom: (spot: Spot) => number, isGood: (stand: Stand) => boolean): Stand | null {
  const { ground, seat, group, form, files } = deploying;
  const ahead = facingEnemy(ground, seat);
  const found: Stand[] = [];
  for (const place of placesToStand(ground, seat, group, { form, files })) {
    if (found.length >= TRIED || (place.facing !== ahead && found.length > 0)) break;
    found.push(place);
    if (place.facing !== ahead) break;
  }
  const near = found.toSorted((one, other) => farFrom(one) - farFrom(other));
  return near.find(isGood) ?? near[0] ?? whereItStands(ground, seat, group);
}

/**
 * Where a unit group stands when it is taken in hand: beside the one that was placed last, else beside another, else on the nearest free
 * ground; its knob over nobody and itself over nobody's name.
 */
export function firstStand(deploying: Deploying): Stand | null {
  const { ground, seat, group, form, files } = deploying;
  const facing = facingEnemy(ground, seat);
  const farFrom = nearness(deploying, wishOf(deploying));
  const isGood = (stand: Stand): boolean => isClear(ground, boundsAt(deploying, stand)) && !isNervous(ground, { ...group, ...stand });
  const beside = besideOwn(deploying)
    .toSorted((one, other) => farFrom(one) - farFrom(other))
    .map((spot): Stand => ({ ...spot, facing, form, files }))
    .find((stand) => mayStand(ground, seat, group, stand).length === 0 && isGood(stand));
  return beside ?? foundPlace(deploying, farFrom, isGood);
}

import type { Judgement, Stance } from "@/app/_components/handling/task";
import type { SeatName } from "@/lib/model/by-seat";
import type { Form } from "@/lib/model/enumerations";
import { formsOf } from "@/lib/rules/army/troop-traits";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { type Battleground, deploymentZone, facingEnemy, unitFootprint } from "@/lib/rules/table/battleground";
import { type Box, baseWidths, boundsOf } from "@/lib/rules/table/geometry/footprint";
import { isNervous } from "@/lib/rules/table/is-nervous";
import { mayStand, type Stand } from "@/lib/rules/table/may-stand";
import { slowedBy } from "@/lib/rules/table/reach";
import { filesAllowed, filesOf, type Group, sidesOf } from "@/lib/rules/table/unit-shape";
import { placesToStand, whereItStands } from "@/lib/rules/table/where-it-stands";
import { HELD_NAMES, NERVOUS_HERE, slowedHere } from "@/lib/words/battle/table-panels";
import { drawnIntoLine } from "./band";
import { isClear, keyOf, rounded, type Seen, type TableTask, withinZone } from "./task-parts";

/** How a unit group is to stand, wherever that is. */
type Formed = { readonly form: Form; readonly files: number; readonly caltrops: boolean; readonly stakes: boolean };

/** Beside those who stand already; where there is no place at all, in the middle of the table. */
function startOf(ground: Battleground, seat: Seen["seat"], group: Group, { form, files }: Formed): Stance {
  const stand = firstStand({ ground, seat, group, form, files });
  const { x, y, facing } = stand ?? { x: baseWidths(ground.width) / 2, y: baseWidths(ground.depth) / 2, facing: facingEnemy(ground, seat) };
  return rounded({ x, y, angle: facing, w: 0, h: 0 });
}

/** A unit group that is to be deployed, in this form. `at`: where it is laid out already. */
export function unitTask(seen: Seen, number: number, formed: Formed, at: Stance | null = null): TableTask | null {
  const { view, seat, ground } = seen;
  const unit = view.own?.units.find((one) => one.number === number);
  if (!unit) return null;
  const { form, files } = formed;
  const standAt = ({ x, y, angle }: Stance): Stand => ({ x, y, facing: angle, files, form });
  const footprint = (stance: Stance) => unitFootprint({ ...unit, ...standAt(stance) }, ground.book);
  const judge = (stance: Stance): Judgement => {
    const there = rounded(stance);
    const stand = standAt(there);
    const reasons = mayStand(ground, seat, unit, stand);
    if (reasons.length > 0) return { stance: there, reasons, warnings: [] };
    const slowed = slowedBy(ground, footprint(there), unit.troop, form);
    const isShaken = isNervous(ground, { ...unit, ...stand });
    return { stance: there, reasons, warnings: [...(isShaken ? [NERVOUS_HERE] : []), ...(slowed ? [slowedHere(slowed)] : [])] };
  };
  const { frontage, depth } = sidesOf(unit, form, files, ground.book);
  const inset = baseWidths(Math.min(frontage, depth)) / 2;
  return {
    task: {
      key: keyOf(seen, "unit", number),
      name: HELD_NAMES.unit(unit),
      start: at ?? startOf(ground, seat, unit, formed),
      moves: "free",
      turns: true,
      ahead: facingEnemy(ground, seat),
      sides: null,
      within: withinZone(seen, inset),
      footprint,
      judge,
      snap: (stance) => drawnIntoLine(seen, stance, boundsOf(footprint(stance))),
    },
    laidAt: (stance) => {
      const { x, y, angle } = rounded(stance);
      return [{ number, x, y, facing: angle, ...formed }];
    },
    deedAt: (stance) => {
      const { x, y, angle } = rounded(stance);
      return judge(stance).reasons.length > 0 ? null : { type: "deploy-unit", number, x, y, facing: angle, ...formed };
    },
  };
}

/** What a player has said of how a unit group stands; what he has not said is as usual. */
export type Wanted = Partial<Formed>;

/** How a unit group stands: as it is wanted where it may, else as usual. */
export function formedOf(group: Group, wanted: Wanted, book: BattlefieldBook): Formed {
  const forms = formsOf(group.troop);
  const form = forms.find((one) => one === wanted.form) ?? forms[0] ?? "close";
  const files = filesAllowed(group, book).find((one) => one === wanted.files) ?? filesOf(group, form, book).usual;
  const has = (what: "caltrops" | "stakes") => group.troop.characteristics.includes(what);
  return {
    ...{ form, files },
    caltrops: has("caltrops") && (wanted.caltrops ?? true),
    stakes: has("stakes") && (wanted.stakes ?? true),
  };
}

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

/** Hundredths of a BW by which fronts in one line may differ: unit groups are set down by tenths. */
const LEVEL = 30;

/** Whether it would stand before a gun of its own side, or, if it is one, behind its own troops: all who deploy are within range. */
function masksGuns(deploying: Deploying, spot: Spot): boolean {
  const { ground, seat, group } = deploying;
  const isUpwards = facingEnemy(ground, seat) === 90;
  const isBefore = (other: Box, gun: Box): boolean =>
    other.left < gun.right && gun.left < other.right && (isUpwards ? other.bottom >= gun.top - LEVEL : other.top <= gun.bottom + LEVEL);
  const isGun = ({ troop }: Pick<Group, "troop">): boolean => troop.type === "artillery";
  const here = boundsAt(deploying, spot);
  return ground.units.some(({ unit, footprint }) => {
    if (unit.seat !== seat) return false;
    const there = boundsOf(footprint);
    return (isGun(unit) && isBefore(here, there)) || (isGun(group) && isBefore(there, here));
  });
}

type IsSo = (stand: Stand) => boolean;

/** Of the places of the search that look at the enemy the nearest that is good, or at least leaves guns their field of fire. */
function foundPlace(deploying: Deploying, farFrom: (spot: Spot) => number, isGood: IsSo, isOpen: IsSo): Stand | null {
  const { ground, seat, group, form, files } = deploying;
  const ahead = facingEnemy(ground, seat);
  const found: Stand[] = [];
  for (const place of placesToStand(ground, seat, group, { form, files })) {
    if (found.length >= TRIED || (place.facing !== ahead && found.length > 0)) break;
    found.push(place);
    if (place.facing !== ahead) break;
  }
  const near = found.toSorted((one, other) => farFrom(one) - farFrom(other));
  return near.find(isGood) ?? near.find(isOpen) ?? near[0] ?? whereItStands(ground, seat, group);
}

/**
 * Where a unit group stands when it is taken in hand: beside the one that was placed last, else beside another, else on the nearest free
 * ground; its knob over nobody, itself over nobody's name, and no gun behind its own side.
 */
export function firstStand(deploying: Deploying): Stand | null {
  const { ground, seat, group, form, files } = deploying;
  const facing = facingEnemy(ground, seat);
  const farFrom = nearness(deploying, wishOf(deploying));
  const isOpen: IsSo = (stand) => !masksGuns(deploying, stand);
  const isGood: IsSo = (stand) =>
    isOpen(stand) && isClear(ground, boundsAt(deploying, stand)) && !isNervous(ground, { ...group, ...stand });
  const beside = besideOwn(deploying)
    .toSorted((one, other) => farFrom(one) - farFrom(other))
    .map((spot): Stand => ({ ...spot, facing, form, files }))
    .find((stand) => mayStand(ground, seat, group, stand).length === 0 && isGood(stand));
  return beside ?? foundPlace(deploying, farFrom, isGood, isOpen);
}

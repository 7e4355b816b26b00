import type { Judgement, Stance, Task } from "@/app/_components/handling/task";
import { toTenth } from "@/app/_components/handling/task";
import type { LaidGroup } from "@/lib/model/advice";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { FrozenForce } from "@/lib/model/force";
import { type Battleground, deploymentZone } from "@/lib/rules/table/battleground";
import { type Box, baseWidths, boundsOf } from "@/lib/rules/table/geometry/footprint";
import type { Deed } from "./deed";

export type Member = { readonly group: FrozenForce["units"][number]; readonly laid: LaidGroup };

/** What a task is made of: the view of the seat that handles things, and the ground that it shows. */
export type Seen = { readonly view: BattleView; readonly seat: SeatName; readonly ground: Battleground };

/** A thing to be handled, and what is done with it where it is let go of. */
export type TableTask = {
  readonly task: Task;
  /** Null where nothing would be done, or it may not be done. */
  readonly deedAt: (stance: Stance) => Deed | null;
  /** Of unit groups that are deployed with others: where they are laid out then. */
  readonly laidAt?: (stance: Stance) => readonly LaidGroup[];
  /** Of several unit groups that are moved as one: each as it stood when they were taken up. */
  readonly members?: readonly Member[];
};

/** Things of a battle are told apart from those of others that the same browser shows. */
export const keyOf = ({ view, seat }: Pick<BattleView, "seat"> & Pick<Seen, "view">, ...what: readonly (string | number)[]): string =>
  [view.battle, seat, ...what].join(" ");

/** Where the middle may be at best of what is so wide to either side and stands where the seat may deploy; BW. */
export function withinZone({ ground, seat }: Seen, inset: number): Task["within"] {
  const zone = deploymentZone(ground, seat);
  return {
    left: inset,
    bottom: toTenth(baseWidths(zone.bottom) + inset),
    right: baseWidths(ground.width) - inset,
    top: toTenth(baseWidths(zone.top) - inset),
  };
}

export const legally = (stance: Stance, warnings: readonly string[] = []): Judgement => ({ stance, reasons: [], warnings });

const TURN = 360;
export const toDegree = (degrees: number): number => ((Math.round(degrees) % TURN) + TURN) % TURN;

/** A stance as it can be sent. */
export const rounded = ({ x, y, angle, w, h }: Stance): Stance => ({
  x: toTenth(x),
  y: toTenth(y),
  angle: toDegree(angle),
  w: toTenth(w),
  h: toTenth(h),
});

const TENTH = 0.1;
const AROUND = [0, TENTH, -TENTH];

/**
 * The stances that can be sent in the place of one, the nearest first: what was moved until it touches lies between tenths, and from one
 * of those around it is moved there again.
 */
export const sendable = (stance: Stance): readonly Stance[] =>
  AROUND.flatMap((y) => AROUND.map((x) => rounded({ ...stance, x: stance.x + x, y: stance.y + y })));

/** Behind a unit group stands its name, and before one in the hand its knob: so much of the ground, hundredths of a BW. */
export const NAME_ROOM = 200;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;

/** Whether nobody stands on a box, nor so near before or behind it that names and knobs would be drawn over troops. */
export function isClear({ units, camps }: Battleground, { left, bottom, right, top }: Box, room = NAME_ROOM): boolean {
  const roomy = { left, bottom: bottom - room, right, top: top + room };
  return ![...units, ...camps].some(({ footprint }) => meet(roomy, boundsOf(footprint)));
}

import type { Judgement, Stance } from "@/app/_components/handling/task";
import { toTenth } from "@/app/_components/handling/task";
import type { ShortEdge } from "@/lib/model/enumerations";
import { facingEnemy, unitFootprint } from "@/lib/rules/table/battleground";
import { isNervous } from "@/lib/rules/table/is-nervous";
import { mayScout, mayWheel, scoutReach } from "@/lib/rules/table/may-move";
import { HELD_NAMES, NERVOUS_HERE } from "@/lib/words/battle/table-panels";
import { keyOf, legally, type Seen, type TableTask, toDegree } from "./task-parts";

const HALF_TURN = 180;

/** Scouts on the table, who go straight ahead from where they stand; at first as far as they can. */
export function scoutTask(seen: Seen, number: number): TableTask | null {
  const { view, seat, ground } = seen;
  const unit = view.units.find((one) => one.seat === seat && one.number === number);
  if (!unit) return null;
  const facing = (unit.facing * Math.PI) / HALF_TURN;
  const ahead = { x: Math.cos(facing), y: Math.sin(facing) };
  const distanceTo = ({ x, y }: Stance) => Math.max(0, toTenth((x - unit.x) * ahead.x + (y - unit.y) * ahead.y));
  const reach = scoutReach(ground, unit);
  const stanceAt = ({ x, y }: { readonly x: number; readonly y: number }): Stance => ({ x, y, angle: unit.facing, w: 0, h: 0 });
  const judge = (stance: Stance): Judgement => {
    const distance = distanceTo(stance);
    if (distance === 0) return legally(stanceAt(unit));
    const { at, reasons } = mayScout(ground, unit, distance);
    const warnings = reasons.length === 0 && isNervous(ground, { ...unit, ...at }) && !unit.nervous ? [NERVOUS_HERE] : [];
    return { stance: stanceAt(at), reasons, warnings };
  };
  const farthest = mayScout(ground, unit, reach).at;
  return {
    task: {
      key: keyOf(seen, "scouts", number),
      name: HELD_NAMES.unit(unit),
      start: stanceAt(reach > 0 ? farthest : unit),
      moves: "ahead",
      turns: false,
      sides: null,
      within: {
        left: Math.min(unit.x, farthest.x),
        bottom: Math.min(unit.y, farthest.y),
        right: Math.max(unit.x, farthest.x),
        top: Math.max(unit.y, farthest.y),
      },
      footprint: ({ x, y }) => unitFootprint({ ...unit, x, y }, ground.book),
      judge,
    },
    deedAt: (stance) => {
      const distance = distanceTo(stance);
      return distance > 0 && mayScout(ground, unit, distance).reasons.length === 0 ? { type: "scout-move", number, distance } : null;
    },
  };
}

const WHEEL_TASK_HALF_TURN = 180;
const TURN = 360;

type Wheel = { readonly corner: ShortEdge; readonly degrees: number };

/** Guns go back on one front corner, so the way they are turned says on which: clockwise, their left one stays where it is. */
function wheelTo(facing: number, before: number, most: number): Wheel {
  const turn = toDegree(facing - before);
  const anticlockwise = turn <= WHEEL_TASK_HALF_TURN;
  return { corner: anticlockwise ? "right" : "left", degrees: Math.min(most, anticlockwise ? turn : TURN - turn) };
}

/** Guns that may be wheeled back once, on either front corner. */
export function wheelTask(seen: Seen, number: number): TableTask | null {
  const { view, seat, ground } = seen;
  const unit = view.units.find((one) => one.seat === seat && one.number === number);
  if (!unit) return null;
  const wheelAt = ({ angle }: Stance) => wheelTo(angle, unit.facing, ground.book.limits["wheel-most"]);
  const start: Stance = { x: unit.x, y: unit.y, angle: unit.facing, w: 0, h: 0 };
  const judge = (stance: Stance): Judgement => {
    const { corner, degrees } = wheelAt(stance);
    if (degrees === 0) return legally(start);
    const { at, reasons } = mayWheel(ground, unit, corner, degrees);
    return { stance: { x: at.x, y: at.y, angle: at.facing, w: 0, h: 0 }, reasons, warnings: [] };
  };
  return {
    task: {
      key: keyOf(seen, "wheel", number),
      name: HELD_NAMES.unit(unit),
      start,
      moves: "none",
      turns: true,
      ahead: facingEnemy(ground, seat),
      sides: null,
      within: { left: unit.x, bottom: unit.y, right: unit.x, top: unit.y },
      footprint: ({ x, y, angle }) => unitFootprint({ ...unit, x, y, facing: toDegree(angle) }, ground.book),
      judge,
    },
    deedAt: (stance) => {
      const { corner, degrees } = wheelAt(stance);
      if (degrees === 0 || mayWheel(ground, unit, corner, degrees).reasons.length > 0) return null;
      return { type: "wheel-artillery", number, corner, degrees };
    },
  };
}

import type { Judgement, Stance } from "@/app/_components/handling/task";
import type { ShortEdge } from "@/lib/model/enumerations";
import { facingEnemy } from "@/lib/rules/table/deployment-zone";
import { mayWheel } from "@/lib/rules/table/may-wheel";
import { unitFootprint } from "@/lib/rules/table/unit-footprint";
import { HELD_NAMES } from "@/lib/words/battle/table-panels";
import { toDegree } from "./rounded";
import { keyOf, legally, type Seen, type TableTask } from "./table-task";

const HALF_TURN = 180;
const TURN = 360;

type Wheel = { readonly corner: ShortEdge; readonly degrees: number };

/** Guns go back on one front corner, so the way they are turned says on which: clockwise, their left one stays where it is. */
function wheelTo(facing: number, before: number, most: number): Wheel {
  const turn = toDegree(facing - before);
  const anticlockwise = turn <= HALF_TURN;
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

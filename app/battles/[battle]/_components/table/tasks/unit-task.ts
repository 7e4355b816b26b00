import type { Judgement, Stance } from "@/app/_components/handling/task";
import type { Form } from "@/lib/model/enumerations";
import type { Battleground } from "@/lib/rules/table/battleground";
import { facingEnemy } from "@/lib/rules/table/deployment-zone";
import { baseWidths } from "@/lib/rules/table/hundredths";
import { isNervous } from "@/lib/rules/table/is-nervous";
import { mayStand, type Stand } from "@/lib/rules/table/may-stand";
import { unitFootprint } from "@/lib/rules/table/unit-footprint";
import { type Group, sidesOf } from "@/lib/rules/table/unit-shape";
import { HELD_NAMES, NERVOUS_HERE } from "@/lib/words/battle/table-panels";
import { firstStand } from "./first-stand";
import { rounded } from "./rounded";
import { keyOf, type Seen, type TableTask, withinZone } from "./table-task";

/** How a unit group is to stand, wherever that is. */
export type Formed = { readonly form: Form; readonly files: number; readonly caltrops: boolean; readonly stakes: boolean };

/** Beside those who stand already; where there is no place at all, in the middle of the table. */
function startOf(ground: Battleground, seat: Seen["seat"], group: Group, { form, files }: Formed): Stance {
  const stand = firstStand({ ground, seat, group, form, files });
  const { x, y, facing } = stand ?? { x: baseWidths(ground.width) / 2, y: baseWidths(ground.depth) / 2, facing: facingEnemy(ground, seat) };
  return rounded({ x, y, angle: facing, w: 0, h: 0 });
}

/** A unit group that is to be deployed, in this form. */
export function unitTask(seen: Seen, number: number, formed: Formed): TableTask | null {
  const { view, seat, ground } = seen;
  const unit = view.own?.units.find((one) => one.number === number);
  if (!unit) return null;
  const { form, files } = formed;
  const standAt = ({ x, y, angle }: Stance): Stand => ({ x, y, facing: angle, files, form });
  const judge = (stance: Stance): Judgement => {
    const at = rounded(stance);
    const stand = standAt(at);
    const reasons = mayStand(ground, seat, unit, stand);
    const warnings = reasons.length === 0 && isNervous(ground, { ...unit, ...stand }) ? [NERVOUS_HERE] : [];
    return { stance: at, reasons, warnings };
  };
  const { frontage, depth } = sidesOf(unit, form, files, ground.book);
  const inset = baseWidths(Math.min(frontage, depth)) / 2;
  return {
    task: {
      key: keyOf(seen, "unit", number),
      name: HELD_NAMES.unit(unit),
      start: startOf(ground, seat, unit, formed),
      moves: "free",
      turns: true,
      ahead: facingEnemy(ground, seat),
      sides: null,
      within: withinZone(seen, inset),
      footprint: (stance) => unitFootprint({ ...unit, ...standAt(stance) }, ground.book),
      judge,
    },
    deedAt: (stance) => {
      const at = rounded(stance);
      if (judge(at).reasons.length > 0) return null;
      return { type: "deploy-unit", number, x: at.x, y: at.y, facing: at.angle, ...formed };
    },
  };
}

import type { Judgement, Stance } from "@/app/_components/handling/task";
import type { Form } from "@/lib/model/enumerations";
import type { Battleground } from "@/lib/rules/table/battleground";
import { deploymentZone, facingEnemy } from "@/lib/rules/table/deployment-zone";
import { baseWidths } from "@/lib/rules/table/hundredths";
import { isNervous } from "@/lib/rules/table/is-nervous";
import { mayStand, type Stand } from "@/lib/rules/table/may-stand";
import { unitFootprint } from "@/lib/rules/table/unit-footprint";
import { type Group, sidesOf } from "@/lib/rules/table/unit-shape";
import { placesToStand, whereItStands } from "@/lib/rules/table/where-it-stands";
import { handledUnitName, NERVOUS_HERE } from "@/lib/words/battle/table-hand-words";
import { rounded } from "./rounded";
import { keyOf, type Seen, type TableTask, withinZone } from "./table-task";

/** How a unit group is to stand, wherever that is. */
export type Formed = { readonly form: Form; readonly files: number; readonly caltrops: boolean; readonly stakes: boolean };

/** So many places are looked at for one to begin with. */
const TRIED = 1500;

/** Of the places that look at the enemy one near the middle of the table and well forward; any other where there is none. */
function startOf(ground: Battleground, seat: Seen["seat"], group: Group, { form, files }: Formed): Stance {
  const ahead = facingEnemy(ground, seat);
  const zone = deploymentZone(ground, seat);
  const middle = baseWidths(ground.width) / 2;
  const front = baseWidths(ahead === 90 ? zone.top : zone.bottom);
  const { depth } = sidesOf(group, form, files, ground.book);
  const far = ({ x, y }: Stand) => Math.abs(x - middle) + Math.abs(Math.abs(y - front) - 1 - baseWidths(depth) / 2);
  let best: Stand | null = null;
  let count = 0;
  for (const place of placesToStand(ground, seat, group, { form, files })) {
    if (best === null || (place.facing === best.facing && far(place) < far(best))) best = place;
    if (++count >= TRIED || place.facing !== ahead) break;
  }
  const found = best ?? whereItStands(ground, seat, group);
  return rounded({ x: found?.x ?? middle, y: found?.y ?? front, angle: found?.facing ?? ahead, w: 0, h: 0 });
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
      name: handledUnitName(unit),
      start: startOf(ground, seat, unit, formed),
      moves: "free",
      turns: true,
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

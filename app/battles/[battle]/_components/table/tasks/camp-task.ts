import type { Stance } from "@/app/_components/handling/task";
import { toTenth } from "@/app/_components/handling/to-tenth";
import { campFootprint } from "@/lib/rules/table/camp-footprint";
import { baseWidths } from "@/lib/rules/table/hundredths";
import { campLine, mayCamp, whereItCamps } from "@/lib/rules/table/may-camp";
import { HELD_NAMES } from "@/lib/words/battle/table-panels";
import { keyOf, type Seen, type TableTask } from "./table-task";

/** The camp, which stands along its player's own edge. */
export function campTask(seen: Seen): TableTask {
  const { ground, seat } = seen;
  const [line, width] = [campLine(ground, seat), baseWidths(ground.width)];
  const half = ground.book.campSize.width / 2;
  const at = ({ x }: Stance): Stance => ({ x: toTenth(x), y: line, angle: 0, w: 0, h: 0 });
  return {
    task: {
      key: keyOf(seen, "camp"),
      name: HELD_NAMES.camp,
      start: { x: whereItCamps(ground, seat) ?? toTenth(width / 2), y: line, angle: 0, w: 0, h: 0 },
      moves: "along",
      turns: false,
      sides: null,
      within: { left: half, bottom: line, right: width - half, top: line },
      footprint: ({ x }) => campFootprint({ x, y: line }, ground.book),
      judge: (stance) => ({ stance: at(stance), reasons: mayCamp(ground, seat, at(stance).x), warnings: [] }),
    },
    deedAt: (stance) => (mayCamp(ground, seat, at(stance).x).length > 0 ? null : { type: "place-camp", x: at(stance).x }),
  };
}

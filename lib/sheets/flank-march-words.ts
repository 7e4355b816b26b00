import type { ArmySheet } from "../model/army-sheet";
import { counted, either } from "../words/phrasing";

/** "breaks at 6 TuGs with 1 or 2 away, at 5 with 3 or 4" */
export function flankMarchWords(marches: ArmySheet["flankMarches"]): string {
  const points = [...new Set(marches.map((one) => one.breaksAt))];
  const said = points.map((point, at) => {
    const away = either(marches.filter((one) => one.breaksAt === point).map((one) => one.away));
    return at === 0 ? `at ${counted(point, "TuG")} with ${away} away` : `at ${point} with ${away}`;
  });
  return `breaks ${said.join(", ")}`;
}

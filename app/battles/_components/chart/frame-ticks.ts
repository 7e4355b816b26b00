import { path } from "@/app/_components/engraving/path";
import { FRAME, HEIGHT, HIGH, ROWS, WIDE, WIDTH } from "./chart-layout";

const STEPS = 4;

/** The graduated border of a chart: every other quarter of a square inked. */
export function frameTicks(): string {
  let data = "";
  for (let step = 0; step < ROWS * STEPS; step += 2) {
    const [along, down] = [WIDE / STEPS, HIGH / STEPS];
    const x = FRAME + step * along;
    const y = FRAME + step * down;
    data += path`M${x} 5h${along}v6h${-along}zM${x + along} ${HEIGHT - 11}h${along}v6h${-along}z`;
    data += path`M5 ${y + down}h6v${down}h-6zM${WIDTH - 11} ${y}h6v${down}h-6z`;
  }
  return data;
}

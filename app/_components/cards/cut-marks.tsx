import { FILES, RANKS } from "./card-places";
import { CARD } from "./fit-card";

/** How far a mark reaches beyond the cards, and how far it stays away from them, in millimetres. */
const [LONG, AWAY] = [2.4, 0.5];

const steps = (count: number, length: number): readonly number[] => Array.from({ length: count + 1 }, (_, at) => at * length);

/** Where to cut: short strokes around all cards, at the ends of every line between them. */
export function CutMarks() {
  const [width, height] = [FILES * CARD.width, RANKS * CARD.height];
  const across = steps(FILES, CARD.width).map((x) => `M${x} ${-AWAY}v${AWAY - LONG}M${x} ${height + AWAY}v${LONG - AWAY}`);
  const down = steps(RANKS, CARD.height).map((y) => `M${-AWAY} ${y}h${AWAY - LONG}M${width + AWAY} ${y}h${LONG - AWAY}`);
  return (
    <svg className="cut-marks" viewBox={`${-LONG} ${-LONG} ${width + 2 * LONG} ${height + 2 * LONG}`} aria-hidden="true">
      <path d={[...across, ...down].join("")} />
    </svg>
  );
}

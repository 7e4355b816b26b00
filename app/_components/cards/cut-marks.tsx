import { CARD, CUT_MARK, FILES, RANKS } from "./fit-card";

/** How far a mark stays away from the cards, in millimetres. */
const AWAY = 0.5;

const steps = (count: number, length: number): readonly number[] => Array.from({ length: count + 1 }, (_, at) => at * length);

/** Where to cut: short strokes around all cards, at the ends of every line between them. */
export function CutMarks() {
  const [width, height] = [FILES * CARD.width, RANKS * CARD.height];
  const across = steps(FILES, CARD.width).map((x) => `M${x} ${-AWAY}v${AWAY - CUT_MARK}M${x} ${height + AWAY}v${CUT_MARK - AWAY}`);
  const down = steps(RANKS, CARD.height).map((y) => `M${-AWAY} ${y}h${AWAY - CUT_MARK}M${width + AWAY} ${y}h${CUT_MARK - AWAY}`);
  return (
    <svg className="cut-marks" viewBox={`${-CUT_MARK} ${-CUT_MARK} ${width + 2 * CUT_MARK} ${height + 2 * CUT_MARK}`} aria-hidden="true">
      <path d={[...across, ...down].join("")} />
    </svg>
  );
}

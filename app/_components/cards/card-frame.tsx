import { CARD } from "./fit-card";

const { width, height } = CARD;
/** From the edge, where a knife may slip, to the thick line and to the fine one; and the hollow of its corners. */
const [THICK, FINE, HOLLOW] = [1.7, 2.75, 2.6];

const [right, bottom] = [width - FINE, height - FINE];
const arc = (x: number, y: number) => `a${HOLLOW} ${HOLLOW} 0 0 0 ${x} ${y}`;

const FINE_LINE = [
  `M${FINE + HOLLOW} ${FINE}H${right - HOLLOW}`,
  arc(HOLLOW, HOLLOW),
  `V${bottom - HOLLOW}`,
  arc(-HOLLOW, HOLLOW),
  `H${FINE + HOLLOW}`,
  arc(-HOLLOW, -HOLLOW),
  `V${FINE + HOLLOW}`,
  `${arc(HOLLOW, -HOLLOW)}z`,
].join("");

/** A small flower in each hollow. */
const petals = (x: number, y: number) =>
  `M${x - 0.75} ${y}a.375.3 0 0 1 .75 0a.375.3 0 0 1 .75 0a.375.3 0 0 1-.75 0a.375.3 0 0 1-.75 0zM${x} ${y - 0.75}a.3.375 0 0 1 0 .75a.3.375 0 0 1 0 .75a.3.375 0 0 1 0-.75a.3.375 0 0 1 0-.75z`;
const [near, far] = [FINE + 0.55, { x: right - 0.55, y: bottom - 0.55 }];
const FLOWERS = [petals(near, near), petals(far.x, near), petals(near, far.y), petals(far.x, far.y)].join("");

/** The double frame of a card, as printers of the time set them: a thick line, and within it a fine one that gives way at the corners. */
export function FrameSymbol() {
  return (
    <symbol id="card-frame" viewBox={`0 0 ${width} ${height}`}>
      <rect className="card-thick" x={THICK} y={THICK} width={width - 2 * THICK} height={height - 2 * THICK} />
      <path className="card-fine" d={FINE_LINE} />
      <path className="card-flower" d={FLOWERS} />
    </symbol>
  );
}

/** Drawn as the page's one FrameSymbol has it. */
export const CardFrame = () => (
  <svg className="card-frame" aria-hidden="true">
    <use href="#card-frame" />
  </svg>
);

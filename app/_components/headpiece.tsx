const WIDTH = 640;
const GROUND = 132;
const RANKS = [
  { y: GROUND - 16, count: 44, from: 92, to: 470, height: 92 },
  { y: GROUND - 8, count: 46, from: 84, to: 478, height: 96 },
  { y: GROUND, count: 48, from: 76, to: 486, height: 100 },
] as const;

/** Small differences between the men, the same in every drawing. */
function wobble(seed: number): number {
  const turned = Math.imul(seed + 1, 0x9e3779b1) ^ (seed << 7);
  return ((turned >>> 8) % 1000) / 1000 - 0.5;
}

const round = (value: number): number => Math.round(value * 10) / 10;

type Man = { readonly x: number; readonly y: number; readonly top: number; readonly lean: number };

const MEN: readonly Man[] = RANKS.flatMap(({ y, count, from, to, height }, rank) =>
  Array.from({ length: count }, (_, at) => {
    const seed = rank * 97 + at * 13;
    const x = from + ((to - from) * at) / (count - 1) + wobble(seed) * 3;
    return { x, y: y + wobble(seed + 5), top: y - height + wobble(seed + 3) * 9, lean: wobble(seed + 1) * 7 };
  }),
);

/** A pike with its leaf-shaped point. */
const pike = ({ x, y, top, lean }: Man): string => {
  const tip = round(x + lean);
  const head = round(top);
  return `M${round(x + 3)} ${round(y - 10)}L${tip} ${head}l-1 -3 1 -5 1 5 -1 3`;
};

/** A pikeman in four strokes: legs, body, hat. */
const pikeman = ({ x, y }: Man): string => {
  const [left, foot] = [round(x), round(y)];
  return `M${left} ${foot}l1.500-7 1.500 7m-3.200-7h3.600v-7h-3.600zm-.600-7h4.800m-3.900 0v-2.500h3v2.500`;
};

const musketeer = (x: number, y: number): string =>
  `M${x} ${y}l1.800-8 1.800 8m-3.800-8h4.200v-8h-4.200zm-.800-8h5.800m-4.700 0v-3h3.600v3m1.600 4 9-3.500m-12 1 3 2`;

const SHOT = [30, 42, 54, 508, 520, 532].map((x, at) => musketeer(x, GROUND - (at % 2) * 5)).join("");

const TURF = Array.from({ length: 90 }, (_, at) => {
  const x = round(8 + ((WIDTH - 16) * at) / 89 + wobble(at * 7) * 8);
  const y = round(GROUND + 4 + Math.abs(wobble(at * 11)) * 14);
  return `M${x} ${y}h${round(5 + Math.abs(wobble(at * 3)) * 12)}`;
}).join("");

/** A colour with a saltire, flying over the pikes. */
function Colour({ x, className }: { x: number; className: string }) {
  return (
    <g className={className} transform={`translate(${x} 12)`}>
      <path d="M0 0v110" className="stroke-ink" strokeWidth="1.200" fill="none" />
      <path d="M0 2c14-6 22 6 44 0v30c-22 6-30-6-44 0z" className="stroke-ink" strokeWidth=".9" />
      <path d="m5 6 34 22m0-22-34 22" className="stroke-paper" strokeWidth="2.200" fill="none" />
    </g>
  );
}

/** A drawn-up regiment, as on the first page of a drill book. An ornament without meaning. */
export function Headpiece() {
  return (
    <svg viewBox={`0 0 ${WIDTH} 156`} className="h-auto w-full max-w-[46rem]" aria-hidden="true">
      <path d={TURF} className="stroke-soft" strokeWidth=".7" fill="none" />
      <g transform="translate(38 0)">
        <path d={MEN.map(pike).join("")} className="fill-ink stroke-ink" strokeWidth=".8" />
        <Colour x={226} className="fill-madder" />
        <Colour x={300} className="fill-indigo" />
        <path d={MEN.map(pikeman).join("")} className="fill-paper stroke-ink" strokeWidth=".7" />
        <path d={SHOT} className="fill-paper stroke-ink" strokeWidth=".9" />
      </g>
    </svg>
  );
}

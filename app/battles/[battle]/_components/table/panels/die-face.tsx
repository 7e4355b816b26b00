const [NEAR, MIDDLE, FAR] = [10, 20, 30];
const CENTRE = [[MIDDLE, MIDDLE]] as const;
const TWO = [
  [NEAR, FAR],
  [FAR, NEAR],
] as const;
const FOUR = [...TWO, [NEAR, NEAR], [FAR, FAR]] as const;
const SIX = [...FOUR, [NEAR, MIDDLE], [FAR, MIDDLE]] as const;

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: CENTRE,
  2: TWO,
  3: [...TWO, ...CENTRE],
  4: FOUR,
  5: [...FOUR, ...CENTRE],
  6: SIX,
};

/** An ordinary die of bone, its face up. */
export function DieFace({ face }: { readonly face: number }) {
  return (
    <svg className="die-face" width="40" height="40" viewBox="0 0 40 40" role="img" aria-label={`${face}`}>
      <rect x="1.5" y="1.5" width="37" height="37" rx="6" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.7" />
      ))}
    </svg>
  );
}

/** Colours that say the same as the words beside them. */
export type Tone = "own" | "other" | "even" | "plain" | "worn";

const WIDE = 1000;

/** One bar of all that may happen; the numbers stand beside it. */
export function SplitBar({ parts }: { readonly parts: readonly { readonly tone: Tone; readonly p: number }[] }) {
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { p }) => sum + p, 0));
  return (
    <svg className="odds-bar" viewBox={`0 0 ${WIDE} 20`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ tone, p }, at) => {
        const start = (starts[at] ?? 0) * WIDE;
        return p > 0 && <rect key={`${tone} ${start}`} data-part={tone} x={start} y="0" width={p * WIDE} height="20" />;
      })}
    </svg>
  );
}

/** One bar for each chance, side by side, the longest as wide as there is room. */
export function ChanceBars({ of, most }: { readonly of: readonly { readonly tone: Tone; readonly p: number }[]; readonly most: number }) {
  const HIGH = 20;
  return (
    <svg
      className="chance-bars"
      viewBox={`0 0 ${WIDE} ${of.length * HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-bars={of.length}
    >
      {of.map(({ tone, p }, at) => (
        <rect key={tone} data-part={tone} x="0" y={at * HIGH + 1} width={most > 0 ? (p / most) * WIDE : 0} height={HIGH - 2} />
      ))}
    </svg>
  );
}

export type Figure = { readonly name: string; readonly value: string; readonly tone?: Tone };

/** An answer in a few large numbers. */
export function Figures({ all }: { readonly all: readonly Figure[] }) {
  return (
    <dl className="odds-verdict">
      {all.map(({ name, value, tone }) => (
        <div key={name} data-part={tone}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

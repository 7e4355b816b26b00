import type { Checkpoint } from "@/lib/model/odds";

/** Who breaks first, in order of the bar: left and right as in the form. Each has the colour of its own side. */
export const PARTS = ["a", "both", "apart", "going", "b"] as const;
export type Part = (typeof PARTS)[number];

const WIDE = 1000;

/** One bar of the chart; the numbers stand beside it. */
export function Bar({ at }: { readonly at: Checkpoint }) {
  let from = 0;
  const parts = PARTS.map((part) => {
    const start = from;
    from += at[part] * WIDE;
    return { part, start, width: at[part] * WIDE };
  });
  return (
    <svg className="odds-bar" viewBox={`0 0 ${WIDE} 20`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ part, start, width }) => width > 0 && <rect key={part} data-part={part} x={start} y="0" width={width} height="20" />)}
    </svg>
  );
}

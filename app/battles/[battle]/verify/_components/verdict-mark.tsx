import type { CheckVerdict } from "@/lib/words/battle/record-faults";

/** Drawn on a field of 20 by 20: a tick, a cross, a dash, an hourglass. */
const SIGNS: Readonly<Record<CheckVerdict, string>> = {
  ok: "M4 10.5l4 4.5 8-10.5",
  failed: "M5 5l10 10M15 5l-10 10",
  idle: "M5 10h10",
  "not-yet": "M5 3.5h10M5 16.5h10M6 3.5c0 5 8 8 8 13M14 3.5c0 5-8 8-8 13",
};

export function VerdictMark({ verdict }: { readonly verdict: CheckVerdict }) {
  return (
    <svg className="verdict-mark" data-verdict={verdict} aria-hidden="true" width="20" height="20" viewBox="0 0 20 20">
      <path d={SIGNS[verdict]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

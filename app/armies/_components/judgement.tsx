import { memo, useRef } from "react";
import type { Army } from "@/lib/model/army";
import { EDITOR } from "@/lib/words/editor";
import { verdictWords } from "@/lib/words/findings";
import { grouped } from "@/lib/words/phrasing";
import { useDeskNow } from "./desk-now";
import { Figures } from "./figures";
import { Findings } from "./findings";

/** Verdict, points, findings and numbers. The points come first, so that they stay in place as findings come and go. */
export const Judgement = memo(function Judgement() {
  const { army, assessment, change } = useDeskNow();
  const verdict = useRef<HTMLParagraphElement>(null);
  return (
    <section id="verdict" aria-label={EDITOR.verdictColumn}>
      <p ref={verdict} tabIndex={-1} className={`eyebrow ${assessment.legal ? "!text-verdigris" : ""}`} role="status">
        {verdictWords(assessment, army)}
      </p>
      <Points army={army} points={assessment.numbers.points} />
      <Findings findings={assessment.findings} change={change} fixed={() => verdict.current?.focus()} />
      <Figures />
    </section>
  );
});

function Points({ army, points }: { army: Army; points: number }) {
  const left = army.pointsLimit - points;
  const share = army.pointsLimit > 0 ? Math.min(100, (points / army.pointsLimit) * 100) : 100;
  return (
    <div className="mt-2">
      <p>
        <span className="font-serif text-[2rem] leading-none">{grouped(points)}</span>{" "}
        <span className="text-soft">{EDITOR.verdict.ofLimit(army.pointsLimit, left)}</span>
      </p>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="mt-1 h-[7px] w-full" aria-hidden="true">
        <rect width="100" height="2" className="fill-wash" />
        <rect width={share} height="2" className={left >= 0 ? "fill-verdigris" : "fill-madder"} />
      </svg>
    </div>
  );
}

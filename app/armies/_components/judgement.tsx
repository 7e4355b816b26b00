import { memo, useRef } from "react";
import type { Army } from "@/lib/model/army";
import { grouped } from "@/lib/words/phrasing";
import { verdictWords } from "@/lib/words/verdict-words";
import { useDeskNow } from "./desk-now";
import { Figures } from "./figures";
import { Findings } from "./findings";

/** What it comes to, what is wrong, and why. The points stand first, so that findings come and go below them. */
export const Judgement = memo(function Judgement() {
  const { army, assessment, change } = useDeskNow();
  const verdict = useRef<HTMLParagraphElement>(null);
  return (
    <section id="verdict" aria-label="Verdict and numbers">
      <p ref={verdict} tabIndex={-1} className={`eyebrow ${assessment.legal ? "!text-verdigris" : ""}`} role="status">
        {verdictWords(assessment, army)}
      </p>
      <Points army={army} points={assessment.numbers.points} />
      <Findings findings={assessment.findings} change={change} mended={() => verdict.current?.focus()} />
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
        <span className="text-soft">
          of {grouped(army.pointsLimit)} points · {left >= 0 ? `${grouped(left)} left` : `${grouped(-left)} over`}
        </span>
      </p>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="mt-1 h-[7px] w-full" aria-hidden="true">
        <rect width="100" height="2" className="fill-wash" />
        <rect width={share} height="2" className={left >= 0 ? "fill-verdigris" : "fill-madder"} />
      </svg>
    </div>
  );
}

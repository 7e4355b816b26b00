import { memo, type ReactNode } from "react";
import { EDITOR } from "@/lib/words/editor";
import { shortVerdict } from "@/lib/words/findings";
import { COMMON } from "@/lib/words/site";
import { useDeskNow } from "./desk-now";

type Props = { openList: () => void; openVerdict: () => void; children: ReactNode };

/** Verdict and numbers in two short lines. */
export const Tally = memo(function Tally() {
  const { assessment } = useDeskNow();
  const { points, tugs, mapCards, scoutingCards } = assessment.numbers;
  return (
    <span className="block min-w-0 flex-1 text-left">
      <b className={`block font-semibold ${assessment.legal ? "text-verdigris" : "text-madder"}`}>
        {shortVerdict(assessment)} · {EDITOR.verdict.points(points)}
      </b>
      <span className="block text-[0.85rem] text-soft">{EDITOR.verdict.tally(tugs, mapCards, scoutingCards)}</span>
    </span>
  );
});

/** On a phone numbers and verdict stay in sight, and the list and the reasons are a tap away. */
export function PhoneBar({ openList, openVerdict, children }: Props) {
  return (
    <nav aria-label={EDITOR.bar} className="phone-bar">
      <button type="button" onClick={openVerdict} className="phone-tally flex min-w-0 flex-1">
        <Tally />
      </button>
      {children}
      <button type="button" className="button" data-filled onClick={openList}>
        {COMMON.add}
      </button>
    </nav>
  );
}

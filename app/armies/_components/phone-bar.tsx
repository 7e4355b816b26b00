import { memo, type ReactNode } from "react";
import { counted, grouped } from "@/lib/words/phrasing";
import { shortVerdict } from "@/lib/words/verdict-words";
import { useDeskNow } from "./desk-now";

type Props = { openList: () => void; openVerdict: () => void; children: ReactNode };

/** What it comes to, in two short lines. */
export const Tally = memo(function Tally() {
  const { assessment } = useDeskNow();
  const { points, tugs, mapCards, scoutingCards } = assessment.numbers;
  return (
    <span className="block min-w-0 flex-1 text-left">
      <b className={`block font-semibold ${assessment.legal ? "text-verdigris" : "text-madder"}`}>
        {shortVerdict(assessment)} · {grouped(points)} pts
      </b>
      <span className="block text-[0.85rem] text-soft">
        {counted(tugs, "TuG")} · {mapCards} map, {scoutingCards} scouting
      </span>
    </span>
  );
});

/** On a phone numbers and verdict stay in sight under the thumb, and one is always a tap from the list and the reasons. */
export function PhoneBar({ openList, openVerdict, children }: Props) {
  return (
    <nav aria-label="This army" className="phone-bar">
      <button type="button" onClick={openVerdict} className="phone-tally flex min-w-0 flex-1">
        <Tally />
      </button>
      {children}
      <button type="button" className="button" data-filled onClick={openList}>
        Add
      </button>
    </nav>
  );
}

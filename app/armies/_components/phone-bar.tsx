import type { Assessment } from "@/lib/model/assessment";
import type { Book } from "@/lib/rules/army/book";
import { counted, grouped } from "@/lib/words/phrasing";
import { shortVerdict } from "@/lib/words/verdict-words";
import { UndoButtons } from "./undo-buttons";
import type { Desk } from "./use-desk";

type Props = { assessment: Assessment; desk: Desk; book: Book; openList: () => void; openVerdict: () => void };

/** What it comes to, in two short lines. */
export function Tally({ assessment }: { assessment: Assessment }) {
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
}

/** On a phone numbers and verdict stay in sight under the thumb, and one is always a tap from the list and the reasons. */
export function PhoneBar({ assessment, desk, book, openList, openVerdict }: Props) {
  return (
    <nav aria-label="This army" className="phone-bar">
      <button type="button" onClick={openVerdict} className="flex min-w-0 flex-1">
        <Tally assessment={assessment} />
      </button>
      <UndoButtons desk={desk} book={book} />
      <button type="button" className="button" data-filled onClick={openList}>
        Add
      </button>
    </nav>
  );
}

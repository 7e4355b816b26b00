import { memo, useEffect, useRef, useSyncExternalStore } from "react";
import { eventSentence } from "@/lib/words/battle/event-words";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import type { Turn } from "@/lib/words/battle/turn-words";
import type { RecordBoard } from "./create-record";

type Props = { readonly board: RecordBoard; readonly seq: number; readonly names: SeatNames; readonly turn: Turn };

/** Tells aloud what has happened since it last did, and what may be done now. */
export const Herald = memo(function Herald({ board, seq, names, turn }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const told = useSyncExternalStore(board.subscribe, board.now, board.now);
  useEffect(() => board.follow(seq), [board, seq]);
  const isDue = told.missed === seq || (told.events.at(-1)?.seq ?? 0) >= seq;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isDue || !region.current) return;
    const events = board.untold();
    const before = told.events.slice(0, told.events.length - events.length);
    const sentences = events.map((event, at) => {
      const sentence = eventSentence(event, names, [...before, ...events.slice(0, at)]);
      return event.type === "cards-revealed" ? `Day ${event.day}. ${sentence}` : sentence;
    });
    // Whoever has just come reads the page himself.
    if (!isFirst.current || events.length > 0)
      region.current.textContent = [...sentences.filter(Boolean), `${turn.title}.`, turn.sentence].join(" ");
    isFirst.current = false;
  }, [board, told, isDue, names, turn.title, turn.sentence]);
  return <div ref={region} role="log" aria-live="polite" aria-atomic="true" aria-label="What is happening" className="sr-only" />;
});

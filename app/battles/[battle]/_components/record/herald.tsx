import { memo, useEffect, useRef, useSyncExternalStore } from "react";
import { eventSentence } from "@/lib/words/battle/event-words";
import { ROOM } from "@/lib/words/battle/room";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import { type Turn, turnAloud } from "@/lib/words/battle/turn-words";
import { plain } from "@/lib/words/sentence";
import type { RecordBoard } from "./create-record";

type Props = { readonly board: RecordBoard; readonly seq: number; readonly names: SeatNames; readonly turn: Turn };

/** Reads out what has happened since it last spoke, and whose turn it is. */
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
      const sentence = plain(eventSentence(event, names, [...before, ...events.slice(0, at)]));
      return event.type === "cards-revealed" ? ROOM.record.day(event.day, sentence) : sentence;
    });
    // Nothing on arrival: the page itself is read then.
    if (!isFirst.current || events.length > 0) region.current.textContent = [...sentences, turnAloud(turn)].join(" ");
    isFirst.current = false;
  }, [board, told, isDue, names, turn]);
  return <div ref={region} role="log" aria-live="polite" aria-atomic="true" aria-label={ROOM.log} className="sr-only" />;
});

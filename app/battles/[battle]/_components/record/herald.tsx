import { memo, useEffect, useRef } from "react";
import { useBoard } from "@/app/_components/browser/board";
import { eventSentence } from "@/lib/words/battle/events";
import { ROOM } from "@/lib/words/battle/room";
import { turnAloud } from "@/lib/words/battle/turn";
import { plain } from "@/lib/words/sentence";
import { useNames, useRoom, useTurn, useView } from "../room-context";

/** Reads out what has happened since it last spoke, and whose turn it is. */
export const Herald = memo(function Herald() {
  const { record: board } = useRoom();
  const names = useNames();
  const { seq } = useView();
  const turn = useTurn();
  const region = useRef<HTMLDivElement>(null);
  const told = useBoard(board);
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

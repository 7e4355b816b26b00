import { type FocusEvent, memo, useMemo, useState } from "react";
import { useBoard } from "@/app/_components/browser/board";
import { recordSentences } from "@/lib/words/battle/events";
import { ROOM } from "@/lib/words/battle/room";
import { useNames, useRoom } from "../room-context";
import { RecordLines } from "./record-lines";

/** Sentences that a folded record shows. */
const NEWEST = 6;

/** What has happened, a sentence each, newest first; older ones may be folded away. */
export const RunningRecord = memo(function RunningRecord({ isFolded }: { readonly isFolded: boolean }) {
  const { battle, record } = useRoom();
  const names = useNames();
  const { events } = useBoard(record);
  const sentences = useMemo(() => recordSentences(events, names).toReversed(), [events, names]);
  const [kept, setKept] = useState<number | null>(null);
  const shown = isFolded ? Math.max(NEWEST, sentences.findIndex(({ seq }) => seq === kept) + 1) : sentences.length;
  /** No line is folded away while the focus is in the lines, or in a card that one of their words opened. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest("dialog")) setKept(null);
  }
  return (
    <section className="room-record">
      <h3>{ROOM.record.heading}</h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only looks where the focus is. */}
      <div onFocus={() => setKept((before) => before ?? sentences[shown - 1]?.seq ?? null)} onBlur={leave}>
        <RecordLines sentences={sentences.slice(0, shown)} last={sentences.length} />
      </div>
      {sentences.length > shown && (
        <details className="record-before">
          <summary>{ROOM.record.earlier(sentences.length - shown)}</summary>
          <RecordLines sentences={sentences.slice(shown)} last={sentences.length - shown} />
        </details>
      )}
      <p className="screen-only mt-2">
        <a className="mr-4 inline-flex min-h-[44px] items-center md:min-h-0" href={`/battles/${battle}/record`}>
          {ROOM.record.replay}
        </a>
        <a className="inline-flex min-h-[44px] items-center md:min-h-0" href={`/battles/${battle}/verify`}>
          {ROOM.record.check}
        </a>
      </p>
    </section>
  );
});

import { type FocusEvent, memo, useMemo, useState, useSyncExternalStore } from "react";
import { recordSentences } from "@/lib/words/battle/event-words";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import type { RecordBoard } from "./create-record";
import { RecordLines } from "./record-lines";

type Props = { readonly battle: string; readonly board: RecordBoard; readonly names: SeatNames; readonly isFolded: boolean };

/** Of a long record so many are told at once. */
const NEWEST = 6;

/** All that has happened, a sentence each, the newest first; folded, all but the newest of it. */
export const RunningRecord = memo(function RunningRecord({ battle, board, names, isFolded }: Props) {
  const { events } = useSyncExternalStore(board.subscribe, board.now, board.now);
  const sentences = useMemo(() => recordSentences(events, names).toReversed(), [events, names]);
  const [kept, setKept] = useState<number | null>(null);
  const shown = isFolded ? Math.max(NEWEST, sentences.findIndex(({ seq }) => seq === kept) + 1) : sentences.length;
  /** While somebody is in the lines, or in a card that one of their words opened, none is folded away under him. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest("dialog")) setKept(null);
  }
  return (
    <section className="room-record">
      <h3>What has happened</h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only looks where the focus is. */}
      <div onFocus={() => setKept((before) => before ?? sentences[shown - 1]?.seq ?? null)} onBlur={leave}>
        <RecordLines sentences={sentences.slice(0, shown)} last={sentences.length} />
      </div>
      {sentences.length > shown && (
        <details className="record-before">
          <summary>All before that: {sentences.length - shown}</summary>
          <RecordLines sentences={sentences.slice(shown)} last={sentences.length - shown} />
        </details>
      )}
      <p className="screen-only mt-2">
        <a className="mr-4 inline-flex min-h-[44px] items-center md:min-h-0" href={`/battles/${battle}/record`}>
          Replay it step by step
        </a>
        <a className="inline-flex min-h-[44px] items-center md:min-h-0" href={`/battles/${battle}/verify`}>
          Check the dice and the cards
        </a>
      </p>
    </section>
  );
});

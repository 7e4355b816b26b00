import { memo, useMemo, useSyncExternalStore } from "react";
import { recordSentences } from "@/lib/words/battle/event-words";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import type { RecordBoard } from "./create-record";

type Props = { readonly battle: string; readonly board: RecordBoard; readonly names: SeatNames; readonly isFolded: boolean };

/** Of a long record so many are told at once. */
const NEWEST = 6;

/** All that has happened, a sentence each, the newest first; folded, all but the newest of it. */
export const RunningRecord = memo(function RunningRecord({ battle, board, names, isFolded }: Props) {
  const { events } = useSyncExternalStore(board.subscribe, board.now, board.now);
  const sentences = useMemo(() => recordSentences(events, names).toReversed(), [events, names]);
  return (
    <section className="room-record">
      <h3>What has happened</h3>
      <Sentences sentences={isFolded ? sentences.slice(0, NEWEST) : sentences} last={sentences.length} />
      {isFolded && sentences.length > NEWEST && (
        <details className="record-before">
          <summary>All before that: {sentences.length - NEWEST}</summary>
          <Sentences sentences={sentences.slice(NEWEST)} last={sentences.length - NEWEST} />
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

type SentencesProps = { readonly sentences: ReturnType<typeof recordSentences>; readonly last: number };

function Sentences({ sentences, last }: SentencesProps) {
  return (
    <ol reversed start={last} className="record-lines">
      {sentences.map(({ seq, sentence }) => (
        <li key={seq}>{sentence}</li>
      ))}
    </ol>
  );
}

import { memo, useMemo, useSyncExternalStore } from "react";
import { recordSentences } from "@/lib/words/battle/event-words";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import type { RecordBoard } from "./create-record";

type Props = { readonly battle: string; readonly board: RecordBoard; readonly names: SeatNames };

/** All that has happened, a sentence each, the newest first. */
export const RunningRecord = memo(function RunningRecord({ battle, board, names }: Props) {
  const { events } = useSyncExternalStore(board.subscribe, board.now, board.now);
  const sentences = useMemo(() => recordSentences(events, names).toReversed(), [events, names]);
  return (
    <section className="room-record">
      <h3>What has happened</h3>
      <ol reversed className="record-lines">
        {sentences.map(({ seq, sentence }) => (
          <li key={seq}>{sentence}</li>
        ))}
      </ol>
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

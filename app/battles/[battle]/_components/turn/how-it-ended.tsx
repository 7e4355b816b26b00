import { useSyncExternalStore } from "react";
import type { BattleId } from "@/lib/model/identifiers";
import { eventSentence } from "@/lib/words/battle/event-words";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import type { RecordBoard } from "../record/create-record";

type Props = { readonly battle: BattleId; readonly board: RecordBoard; readonly names: SeatNames };

/** Who gave the battle up, and where to go from here. */
export function HowItEnded({ battle, board, names }: Props) {
  const { events } = useSyncExternalStore(board.subscribe, board.now, board.now);
  const last = events.findLast(({ type }) => type === "abandoned");
  return (
    <>
      {last && <p>{eventSentence(last, names)}</p>}
      <p className="send-line screen-only">
        <a className="button" data-filled href="/battles">
          To my battles
        </a>
        <a href={`/battles/${battle}/record`}>Replay what was played</a>
      </p>
    </>
  );
}

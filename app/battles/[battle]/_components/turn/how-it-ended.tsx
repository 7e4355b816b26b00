import { useSyncExternalStore } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import { eventSentence } from "@/lib/words/battle/event-words";
import { resultWords } from "@/lib/words/battle/result-words";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import type { RecordBoard } from "../record/create-record";
import { Facts } from "./facts";

type Props = { readonly view: BattleView; readonly board: RecordBoard; readonly names: SeatNames };

/** Who gave the battle up or closed it, and where to go from here. */
export function HowItEnded({ view: { battle, result }, board, names }: Props) {
  const { events } = useSyncExternalStore(board.subscribe, board.now, board.now);
  const last = events.findLast(({ type }) => type === "abandoned");
  return (
    <>
      {last && <p>{eventSentence(last, names)}</p>}
      {result && <Facts rows={resultWords(result, names)} />}
      <p className="send-line screen-only">
        <a className="button" data-filled href="/battles">
          To my battles
        </a>
        <a className="button" href={`/battles/${battle}/record`}>
          Replay what was played
        </a>
      </p>
    </>
  );
}

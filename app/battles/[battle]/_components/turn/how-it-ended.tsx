import { useSyncExternalStore } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import { eventSentence } from "@/lib/words/battle/event-words";
import { resultWords } from "@/lib/words/battle/result-words";
import { ROOM } from "@/lib/words/battle/room";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import { plain } from "@/lib/words/sentence";
import type { RecordBoard } from "../record/create-record";
import { Facts } from "./facts";

type Props = { readonly view: BattleView; readonly board: RecordBoard; readonly names: SeatNames };

/** How the battle ended, and where to go from here. */
export function HowItEnded({ view: { battle, result }, board, names }: Props) {
  const { events } = useSyncExternalStore(board.subscribe, board.now, board.now);
  const last = events.findLast(({ type }) => type === "abandoned");
  return (
    <>
      {last && <p>{plain(eventSentence(last, names))}</p>}
      {result && <Facts rows={resultWords(result, names)} />}
      <p className="send-line screen-only">
        <a className="button" data-filled href="/battles">
          {ROOM.toBattles}
        </a>
        <a className="button" href={`/battles/${battle}/record`}>
          {ROOM.replay}
        </a>
      </p>
    </>
  );
}

import { useBoard } from "@/app/_components/browser/board";
import { resultWords } from "@/lib/words/battle/deeds";
import { eventSentence } from "@/lib/words/battle/events";
import { ROOM } from "@/lib/words/battle/room";
import { plain } from "@/lib/words/sentence";
import { useNames, useRoom, useView } from "../room-context";
import { Facts } from "./facts";

/** How the battle ended, and where to go from here. */
export function BattleOutcome() {
  const { battle, record } = useRoom();
  const names = useNames();
  const { result } = useView();
  const { events } = useBoard(record);
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

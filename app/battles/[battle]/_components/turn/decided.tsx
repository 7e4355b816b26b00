import { decidedWords, facingWords } from "@/lib/words/battle/deeds";
import { ROOM } from "@/lib/words/battle/room";
import { useNames, useRoom, useView } from "../room-context";
import { Facts } from "./facts";

/** What the five days have settled, where no field is drawn, and where to go from here. */
export function Decided() {
  const { tables } = useRoom().book;
  const names = useNames();
  const view = useView();
  return (
    <>
      <Facts rows={tables.battlefield ? facingWords(view, names) : decidedWords(view, tables, names)} />
      <p className="send-line screen-only flex-row! flex-wrap">
        {tables.battlefield ? (
          <a className="button" data-filled href={`/battles/${view.battle}/plan`}>
            {ROOM.plan}
          </a>
        ) : (
          <button type="button" className="button" data-filled onClick={() => print()}>
            {ROOM.printPage}
          </button>
        )}
        <a className="button" href={`/battles/${view.battle}/verify`}>
          {ROOM.checkDice}
        </a>
      </p>
    </>
  );
}

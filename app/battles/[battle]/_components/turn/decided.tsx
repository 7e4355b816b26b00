import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import { decidedWords, facingWords } from "@/lib/words/battle/decided-words";
import { ROOM } from "@/lib/words/battle/room";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import { Facts } from "./facts";

type Props = { readonly view: BattleView; readonly tables: BattleTables; readonly names: SeatNames };

/** What the five days have settled, where no field is drawn, and where to go from here. */
export function Decided({ view, tables, names }: Props) {
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

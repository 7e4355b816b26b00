import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import { decidedWords } from "@/lib/words/battle/decided-words";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import { Facts } from "./facts";

type Props = { readonly view: BattleView; readonly tables: BattleTables; readonly names: SeatNames };

/** What the five days have settled, and where to go from here. */
export function Decided({ view, tables, names }: Props) {
  return (
    <>
      <Facts rows={decidedWords(view, tables, names)} />
      <p className="send-line screen-only flex-row! flex-wrap">
        <button type="button" className="button" data-filled onClick={() => print()}>
          Print this page
        </button>
        <a className="button" href={`/battles/${view.battle}/verify`}>
          Check the dice
        </a>
      </p>
    </>
  );
}

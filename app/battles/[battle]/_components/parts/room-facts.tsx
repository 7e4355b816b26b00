import { memo } from "react";
import { DaysTable } from "@/app/battles/_components/days/days-table";
import { OutScouting } from "@/app/battles/_components/days/out-scouting";
import { ArmyLikings } from "@/app/battles/_components/likings/army-likings";
import type { Likings } from "@/lib/model/advice";
import type { BattleTables, Square } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import { ROOM } from "@/lib/words/battle/room";
import { SCOUTING } from "@/lib/words/battle/scouting-words";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import { useViewOf } from "./use-view-of";

type Props = {
  readonly view: BattleView;
  readonly tables: BattleTables;
  readonly names: SeatNames;
  readonly likings: Likings | null;
  readonly looked: Square | null;
};

const Days = memo(DaysTable);
const Scouting = memo(OutScouting);
const Liked = memo(ArmyLikings);

const OF_DAYS = ["days", "day", "step", "declared", "committed"] as const;
const OF_SCOUTING = ["outscouting"] as const;

/** The results so far, the newest first. */
export function RoomFacts({ view, tables, names, likings, looked }: Props) {
  const [ofDays, ofScouting] = [useViewOf(view, OF_DAYS), useViewOf(view, OF_SCOUTING)];
  return (
    <div className="room-facts">
      {view.outscouting && (
        <section>
          <h3>{SCOUTING.heading}</h3>
          <Scouting view={ofScouting} tables={tables} names={names} />
        </section>
      )}
      <section>
        <h3>{ROOM.days}</h3>
        <Days view={ofDays} tables={tables} eyes={names.eyes} names={names} />
      </section>
      {likings && <Liked likings={likings} territory={view.territory} square={looked} />}
    </div>
  );
}

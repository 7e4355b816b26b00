import { DaysTable } from "@/app/battles/_components/days/days-table";
import { InvasionRoll } from "@/app/battles/_components/days/invasion-roll";
import { OutScouting } from "@/app/battles/_components/days/out-scouting";
import { OnTheTable } from "@/app/battles/_components/table/on-the-table";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { SeatNames } from "@/lib/words/battle/names";
import { ReplayHands } from "./replay-hands";

type Props = {
  readonly view: BattleView;
  readonly tables: BattleTables;
  readonly names: SeatNames;
  readonly seats: readonly [SeatName, SeatName];
};

/** The table, dice, hands, days and scouting at that moment. */
export function ReplayStanding({ view, tables, names, seats }: Props) {
  const hasBegun = view.day !== null || view.days.length > 0;
  return (
    <div className="grid content-start gap-6">
      <OnTheTable view={view} names={names} />
      {view.outscouting && <OutScouting view={view} tables={tables} names={names} />}
      {hasBegun && view.outscouting === null && <ReplayHands view={view} names={names} seats={seats} />}
      {hasBegun && <DaysTable view={view} tables={tables} eyes={view.seat} names={names} />}
      {!hasBegun && view.invasion.length > 0 && <InvasionRoll view={view} tables={tables} names={names} />}
    </div>
  );
}

import { memo } from "react";
import { AwaitedPart } from "@/app/_components/awaited-part";
import { fetchedPart, usePart } from "@/app/_components/fetched-part";
import { DaysTable } from "@/app/battles/_components/days/days-table";
import { OutScouting } from "@/app/battles/_components/days/out-scouting";
import { ArmyLikings } from "@/app/battles/_components/likings/army-likings";
import type { BattleTables, Square } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { Likings } from "@/lib/model/liking";
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

const OF_TABLE = [...(["pieces", "flank", "camps", "units", "stragglers", "markers", "commanders", "commands", "roles"] as const)] as const;
const TABLE = fetchedPart(async () => memo((await import("@/app/battles/_components/table/on-the-table")).OnTheTable));

const isLaid = ({ flank, pieces, units, camps }: BattleView): boolean =>
  flank !== null || pieces.length > 0 || units.length > 0 || camps.a !== null || camps.b !== null;

function Table({ view, names }: Pick<Props, "view" | "names">) {
  const ofTable = useViewOf(view, OF_TABLE);
  const { part: OnTheTable, failed, again } = usePart(TABLE);
  return OnTheTable ? <OnTheTable view={ofTable} names={names} /> : <AwaitedPart failed={failed} again={again} />;
}

/** What has come of it so far, the newest first. */
export function RoomFacts({ view, tables, names, likings, looked }: Props) {
  const [ofDays, ofScouting] = [useViewOf(view, OF_DAYS), useViewOf(view, OF_SCOUTING)];
  return (
    <div className="room-facts">
      {isLaid(view) && (
        <section>
          <h3>On the table</h3>
          <Table view={view} names={names} />
        </section>
      )}
      {view.outscouting && (
        <section>
          <h3>Out-scouting</h3>
          <Scouting view={ofScouting} tables={tables} names={names} />
        </section>
      )}
      <section>
        <h3>The days so far</h3>
        <Days view={ofDays} tables={tables} eyes={names.eyes} names={names} />
      </section>
      {likings && <Liked likings={likings} territory={view.territory} square={looked} />}
    </div>
  );
}

import { memo, type ReactNode, useRef } from "react";
import { AwaitedPart } from "@/app/_components/awaited-part";
import { fetchedPart, usePart } from "@/app/_components/fetched-part";
import type { BattleView } from "@/lib/model/battle-view";
import { ROOM } from "@/lib/words/battle/room";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import { useOpenOnPaper } from "./use-open-on-paper";
import { useViewOf } from "./use-view-of";

type Props = {
  readonly view: BattleView;
  readonly names: SeatNames;
  /** The map of the five days, their results, and both armies. */
  readonly children: ReactNode;
};

const OF_TABLE = ["pieces", "flank", "camps", "units", "stragglers", "markers", "commanders", "commands", "roles"] as const;
const TABLE = fetchedPart(async () => memo((await import("@/app/battles/_components/table/on-the-table")).OnTheTable));

const isLaid = ({ flank, pieces, units, camps }: BattleView): boolean =>
  flank !== null || pieces.length > 0 || units.length > 0 || camps.a !== null || camps.b !== null;

function Table({ view, names }: Pick<Props, "view" | "names">) {
  const ofTable = useViewOf(view, OF_TABLE);
  const { part: OnTheTable, failed, again } = usePart(TABLE);
  return OnTheTable ? <OnTheTable view={ofTable} names={names} /> : <AwaitedPart failed={failed} again={again} />;
}

/** Below the drawn field, folded away: the field in words, and the five days. */
export function RoomFolds({ view, names, children }: Props) {
  const folds = useRef<HTMLDivElement>(null);
  useOpenOnPaper(folds);
  return (
    <div className="room-folds" ref={folds}>
      {isLaid(view) && (
        <details className="room-fold">
          <summary>{ROOM.tableInWords}</summary>
          <Table view={view} names={names} />
        </details>
      )}
      <details className="room-fold">
        <summary>{ROOM.daysAndArmies}</summary>
        {children}
      </details>
    </div>
  );
}

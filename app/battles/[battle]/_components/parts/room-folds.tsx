import { memo, useRef } from "react";
import { AwaitedPart } from "@/app/_components/awaited-part";
import { fetchedPart, usePart } from "@/app/_components/fetched-part";
import { ROOM } from "@/lib/words/battle/room";
import { useNames, usePaintedView } from "../room-context";
import { BattleChart } from "./battle-chart";
import { RoomArmies } from "./room-armies";
import { RoomFacts } from "./room-facts";
import { useOpenOnPaper } from "./use-open-on-paper";

const OF_TABLE = ["pieces", "flank", "camps", "units", "stragglers", "markers", "commanders", "commands", "roles"] as const;
const TABLE = fetchedPart(async () => memo((await import("@/app/battles/_components/table/on-the-table")).OnTheTable));

/** Below the drawn field, folded away: the field in words, and the five days. */
export const RoomFolds = memo(function RoomFolds() {
  const folds = useRef<HTMLDivElement>(null);
  useOpenOnPaper(folds);
  return (
    <div className="room-folds" ref={folds}>
      <Table />
      <details className="room-fold">
        <summary>{ROOM.daysAndArmies}</summary>
        <BattleChart />
        <RoomFacts />
        <RoomArmies />
      </details>
    </div>
  );
});

/** The field in words, once anything lies on it. */
const Table = memo(function Table() {
  const names = useNames();
  const view = usePaintedView(OF_TABLE);
  const { part: OnTheTable, failed, again } = usePart(TABLE);
  const { flank, pieces, units, camps } = view;
  if (flank === null && pieces.length + units.length === 0 && camps.a === null && camps.b === null) return null;
  return (
    <details className="room-fold">
      <summary>{ROOM.tableInWords}</summary>
      {OnTheTable ? <OnTheTable view={view} names={names} /> : <AwaitedPart failed={failed} again={again} />}
    </details>
  );
});

import { memo, type ReactNode, useRef } from "react";
import { AwaitedPart } from "@/app/_components/awaited-part";
import { fetchedPart, usePart } from "@/app/_components/fetched-part";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import { useOpenOnPaper } from "./use-open-on-paper";
import { useViewOf } from "./use-view-of";

type Props = {
  readonly view: BattleView;
  readonly names: SeatNames;
  /** The map of the five days, what came of them, and who meets whom. */
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

/** Beneath a field that is drawn: the same in words, and how it came to be fought there, each folded away. */
export function RoomFolds({ view, names, children }: Props) {
  const folds = useRef<HTMLDivElement>(null);
  useOpenOnPaper(folds);
  return (
    <div className="room-folds" ref={folds}>
      {isLaid(view) && (
        <details className="room-fold">
          <summary>The table in words</summary>
          <Table view={view} names={names} />
        </details>
      )}
      <details className="room-fold">
        <summary>The five days and the two armies</summary>
        {children}
      </details>
    </div>
  );
}

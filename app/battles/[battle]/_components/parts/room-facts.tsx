import { memo } from "react";
import { useBoard } from "@/app/_components/browser/board";
import { DaysTable } from "@/app/battles/_components/days/days-table";
import { OutScouting } from "@/app/battles/_components/days/out-scouting";
import { ArmyLikings } from "@/app/battles/_components/likings/army-likings";
import { SCOUTING } from "@/lib/words/battle/days";
import { ROOM } from "@/lib/words/battle/room";
import { useNames, usePaintedView, useRoom } from "../room-context";
import { useLikings } from "./use-likings";

const Days = memo(DaysTable);
const Scouting = memo(OutScouting);
const Liked = memo(ArmyLikings);

const OF_DAYS = ["days", "day", "step", "declared", "committed"] as const;
const OF_SCOUTING = ["outscouting"] as const;
const OF_LIKINGS = ["territory"] as const;

/** The results so far, the newest first. */
export const RoomFacts = memo(function RoomFacts() {
  const { tables } = useRoom().book;
  const names = useNames();
  const [ofDays, ofScouting] = [usePaintedView(OF_DAYS), usePaintedView(OF_SCOUTING)];
  return (
    <div className="room-facts">
      {ofScouting.outscouting && (
        <section>
          <h3>{SCOUTING.heading}</h3>
          <Scouting view={ofScouting} tables={tables} names={names} />
        </section>
      )}
      <section>
        <h3>{ROOM.days}</h3>
        <Days view={ofDays} tables={tables} eyes={names.eyes} names={names} />
      </section>
      <LikedHere />
    </div>
  );
});

/** What this seat's army likes, and of the square that was tapped last. */
function LikedHere() {
  const { likings } = useLikings();
  const { territory } = usePaintedView(OF_LIKINGS);
  const square = useBoard(useRoom().looked);
  return likings && <Liked likings={likings} territory={territory} square={square} />;
}

import { memo } from "react";
import { InvasionRoll } from "@/app/battles/_components/days/invasion-roll";
import { TwoForces } from "@/app/battles/_components/days/two-forces";
import { ROOM } from "@/lib/words/battle/room";
import { useNames, usePaintedView, useRoom } from "../room-context";

const Roll = memo(InvasionRoll);
const Forces = memo(TwoForces);

const OF_ROLL = ["invasion", "forces", "roles"] as const;
const OF_FORCES = ["forces", "roles", "chairs"] as const;

/** Both armies, and the roll for the invader. */
export const RoomArmies = memo(function RoomArmies() {
  const { tables } = useRoom().book;
  const names = useNames();
  const [ofRoll, ofForces] = [usePaintedView(OF_ROLL), usePaintedView(OF_FORCES)];
  return (
    <div className="room-armies">
      <section>
        <h3>{ROOM.invasionRoll}</h3>
        <Roll view={ofRoll} tables={tables} names={names} />
      </section>
      <section>
        <h3>{ROOM.armies}</h3>
        <Forces view={ofForces} names={names} />
      </section>
    </div>
  );
});

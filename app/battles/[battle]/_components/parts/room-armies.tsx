import { memo } from "react";
import { InvasionRoll } from "@/app/battles/_components/days/invasion-roll";
import { TwoForces } from "@/app/battles/_components/days/two-forces";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import { ROOM } from "@/lib/words/battle/room";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import { useViewOf } from "./use-view-of";

type Props = { readonly view: BattleView; readonly tables: BattleTables; readonly names: SeatNames };

const Roll = memo(InvasionRoll);
const Forces = memo(TwoForces);

const OF_ROLL = ["invasion", "forces", "roles"] as const;
const OF_FORCES = ["forces", "roles", "chairs"] as const;

/** Both armies, and the roll for the invader. */
export function RoomArmies({ view, tables, names }: Props) {
  const [ofRoll, ofForces] = [useViewOf(view, OF_ROLL), useViewOf(view, OF_FORCES)];
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
}

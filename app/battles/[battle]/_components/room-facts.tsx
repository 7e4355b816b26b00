import { memo, useState } from "react";
import { DaysTable } from "@/app/battles/_components/days/days-table";
import { InvasionRoll, OutScouting } from "@/app/battles/_components/days/invasion-and-scouting";
import { TwoForces } from "@/app/battles/_components/days/two-forces";
import { ArmyLikings } from "@/app/battles/_components/likings/army-likings";
import { otherSeat } from "@/lib/model/by-seat";
import { SCOUTING } from "@/lib/words/battle/days";
import { EXCHANGE } from "@/lib/words/battle/exchange";
import { ROOM } from "@/lib/words/battle/room";
import { BattleOdds } from "./battle-odds";
import { newNonce } from "./device-seats";
import { useLikings } from "./likings";
import { useLooked, useNames, usePaintedView, useRoom, useSeat, useSender, useView } from "./room-context";

/** The page with both armies of an exchange, for its players. */
function BothArmies() {
  const { battle } = useRoom();
  return (
    <a className="button" href={`/battles/${battle}/armies`}>
      {EXCHANGE.both}
    </a>
  );
}

/** What each player knows of the two armies before the battle begins. */
export function Exchange() {
  const view = useView();
  const seat = useSeat();
  const sender = useSender();
  const { seals, step, toAct } = view;
  if (!seals || step !== "sitting") return null;
  const other = otherSeat(seat);
  const areIn = seals.a !== null && seals.b !== null;
  return (
    <section aria-label={EXCHANGE.seals} className="grid gap-3">
      <dl className="grid gap-1">
        {[seat, other].map((one) => (
          <div key={one}>
            <dt className="eyebrow">{EXCHANGE.sealOf(one === seat)}</dt>
            <dd className="font-mono text-[0.8rem] break-all">{seals[one] ?? EXCHANGE.notIn}</dd>
          </div>
        ))}
      </dl>
      {areIn && (
        <p className="send-line screen-only flex-row! flex-wrap">
          <BothArmies />
          {toAct.includes(seat) && (
            <button type="button" className="button" data-filled onClick={() => sender.send({ type: "sit", nonce: newNonce() })}>
              {EXCHANGE.begin}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

const Days = memo(DaysTable);
const Scouting = memo(OutScouting);
const Liked = memo(ArmyLikings);

const OF_DAYS = ["days", "day", "step", "declared", "committed"] as const;
const OF_SCOUTING = ["outscouting"] as const;
const OF_LIKINGS = ["territory", "square"] as const;

/** The results so far, the newest first. */
export const RoomFacts = memo(function RoomFacts() {
  const { tables } = useRoom().book;
  const names = useNames();
  const [ofDays, ofScouting] = [usePaintedView(OF_DAYS), usePaintedView(OF_SCOUTING)];
  const [seen] = useState(ofDays.days.length);
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
        <Days view={ofDays} tables={tables} eyes={names.eyes} names={names} seen={seen} />
      </section>
      <LikedHere />
    </div>
  );
});

/** What this seat's army likes, and of the square asked about. */
function LikedHere() {
  const { likings } = useLikings();
  const { territory, square } = usePaintedView(OF_LIKINGS);
  const asked = useLooked(square);
  return likings && <Liked likings={likings} territory={territory} square={asked} />;
}

const Roll = memo(InvasionRoll);
const Forces = memo(TwoForces);

const OF_ROLL = ["invasion", "forces", "roles"] as const;
const OF_EXCHANGE = ["seat", "seals", "step"] as const;
const OF_FORCES = ["forces", "roles", "chairs"] as const;

/** Both armies, and the roll for the invader. */
export const RoomArmies = memo(function RoomArmies() {
  const { tables } = useRoom().book;
  const names = useNames();
  const [ofRoll, ofForces] = [usePaintedView(OF_ROLL), usePaintedView(OF_FORCES)];
  const { seat, seals, step } = usePaintedView(OF_EXCHANGE);
  const mayOpen = seat !== null && seals?.a && seals.b && step !== "sitting";
  return (
    <div className="room-armies">
      <section>
        <h3>{ROOM.invasionRoll}</h3>
        <Roll view={ofRoll} tables={tables} names={names} />
      </section>
      <section>
        <h3>{ROOM.armies}</h3>
        <Forces view={ofForces} names={names} />
        <BattleOdds />
        {mayOpen && <BothArmies />}
      </section>
    </div>
  );
});

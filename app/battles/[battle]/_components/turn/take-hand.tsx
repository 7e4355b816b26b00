import { useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { ROOM } from "@/lib/words/battle/room";
import { whoseEyes } from "../live/whose-eyes";
import { isOnTable } from "../parts/is-on-table";
import { seatsToAct } from "../parts/seats-to-act";
import { useNames, useView } from "../room-context";

type Props = {
  /** Called with the view of the seat that is taken. */
  readonly take: (view: BattleView) => void;
};

/** On one device: a button for each player who may take it. */
export function TakeHand({ take }: Props) {
  const { names } = useNames();
  const view = useView();
  const [opening, setOpening] = useState<SeatName | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  async function open(seat: SeatName): Promise<void> {
    if (opening) return;
    setOpening(seat);
    setTrouble(null);
    const answer = await askServer<BattleView>("GET", `/api/battles/${view.battle}`, { headers: whoseEyes(seat) });
    setOpening(null);
    if (answer.ok) take(answer.value);
    else setTrouble(answer.error.message);
  }
  return (
    <div className="send-line screen-only">
      {seatsToAct(view).map((seat, at) => (
        <button
          key={seat}
          type="button"
          className="button"
          data-filled={(at === 0 && view.toAct.includes(seat)) || undefined}
          aria-disabled={opening !== null}
          onClick={() => open(seat)}
        >
          {opening === seat ? ROOM.hand.opening : ROOM.hand.take(names[seat], isOnTable(view))}
        </button>
      ))}
      <p role="alert" className={trouble ? "finding" : "sr-only"}>
        {trouble}
      </p>
    </div>
  );
}

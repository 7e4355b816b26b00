import type { BattleView } from "@/lib/model/battle-view";
import { ROOM } from "@/lib/words/battle/room";
import { isOnTable } from "../parts/is-on-table";
import { seatsToAct } from "../parts/seats-to-act";
import { useNames, useRoom, useTurn, useView } from "../room-context";
import { TakeHand } from "./take-hand";

type Props = {
  /** Called with the view of the seat that is taken. */
  readonly take: (view: BattleView) => void;
};

/** On one device: both hands are hidden until a player takes the device. */
export function HandOver({ take }: Props) {
  const { heading } = useRoom();
  const { names } = useNames();
  const view = useView();
  const turn = useTurn();
  const [first] = seatsToAct(view);
  if (!first) return null;
  return (
    <>
      <header className="turn-head">
        <p className="eyebrow">{ROOM.hand.eyebrow}</p>
        <h2 ref={heading} tabIndex={-1}>
          {ROOM.hand.to(names[first])}
        </h2>
        <p className="turn-sentence">{ROOM.hand.hidden(turn.title, isOnTable(view))}</p>
      </header>
      <TakeHand take={take} />
    </>
  );
}

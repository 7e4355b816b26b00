import type { RefObject } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import { ROOM } from "@/lib/words/battle/room";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import type { Turn } from "@/lib/words/battle/turn-words";
import { isOnTable } from "../parts/is-on-table";
import { whoIsAsked } from "../parts/who-is-asked";
import { TakeHand } from "./take-hand";

type Props = {
  readonly view: BattleView;
  readonly names: SeatNames;
  readonly turn: Turn;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Called with the view of the seat that is taken. */
  readonly take: (view: BattleView) => void;
};

/** On one device: both hands are hidden until a player takes the device. */
export function HandOver({ view, names, turn, heading, take }: Props) {
  const [first] = whoIsAsked(view);
  if (!first) return null;
  return (
    <>
      <header className="turn-head">
        <p className="eyebrow">{ROOM.hand.eyebrow}</p>
        <h2 ref={heading} tabIndex={-1}>
          {ROOM.hand.to(names.names[first])}
        </h2>
        <p className="turn-sentence">{ROOM.hand.hidden(turn.title, isOnTable(view))}</p>
      </header>
      <TakeHand view={view} names={names} take={take} />
    </>
  );
}

import type { RefObject } from "react";
import type { BattleView } from "@/lib/model/battle-view";
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
  /** With the seat's own view, for whoever says that he is it. */
  readonly take: (view: BattleView) => void;
};

/** On one device: nothing of either hand is shown before a player says that he has it. */
export function HandOver({ view, names, turn, heading, take }: Props) {
  const [first] = whoIsAsked(view);
  if (!first) return null;
  const own = isOnTable(view) ? "army" : "cards";
  return (
    <>
      <header className="turn-head">
        <p className="eyebrow">Hand over the device</p>
        <h2 ref={heading} tabIndex={-1}>
          To {names.names[first]}
        </h2>
        <p className="turn-sentence">
          {turn.title}. Nothing of either hand is on the screen. Whoever takes it sees his own {own} alone.
        </p>
      </header>
      <TakeHand view={view} names={names} take={take} />
    </>
  );
}

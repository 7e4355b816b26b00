import { type RefObject, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import type { Turn } from "@/lib/words/battle/turn-words";
import { whoseEyes } from "../live/whose-eyes";
import { whoIsAsked } from "../parts/who-is-asked";

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
  const [first, ...others] = whoIsAsked(view);
  if (!first) return null;
  return (
    <>
      <header className="turn-head">
        <p className="eyebrow">Hand over the device</p>
        <h2 ref={heading} tabIndex={-1}>
          To {names.names[first]}
        </h2>
        <p className="turn-sentence">{turn.title}. Nothing of either hand is on the screen. Whoever takes it sees his own cards alone.</p>
      </header>
      <div className="send-line screen-only">
        {[first, ...others].map((seat, at) => (
          <button
            key={seat}
            type="button"
            className="button"
            data-filled={at === 0 || undefined}
            aria-disabled={opening !== null}
            onClick={() => open(seat)}
          >
            {opening === seat ? "Opening…" : `I am ${names.names[seat]}: show my cards`}
          </button>
        ))}
        <p role="alert" className={trouble ? "finding" : "sr-only"}>
          {trouble}
        </p>
      </div>
    </>
  );
}

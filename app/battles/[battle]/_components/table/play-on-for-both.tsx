import { type ReactNode, useCallback } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { useSender } from "../live/use-battle";
import { publicView } from "../parts/public-view";
import { type ForMe, useForMe } from "./use-for-me";
import "./table-turn.css";

type Props = {
  readonly view: BattleView;
  readonly take: (view: BattleView) => void;
  /** The handing over, while nothing goes on by itself. */
  readonly children: ReactNode;
};

function useSide(view: BattleView, seat: SeatName, take: (view: BattleView) => void): ForMe {
  const sender = useSender(view.battle, seat, take);
  return useForMe({ view, seat, sender, mayAsk: view.toAct.includes(seat) });
}

/** On one device: both sides are laid out to the battle itself, without a hand being shown. */
export function PlayOnForBoth({ view, take, children }: Props) {
  const hidden = useCallback((answered: BattleView) => take(publicView(answered)), [take]);
  const sides = [useSide(view, "a", hidden), useSide(view, "b", hidden)];
  const isGoingOn = sides.some((side) => side.isGoingOn);
  const trouble = sides.find((side) => side.trouble !== null)?.trouble ?? null;
  const all = (act: (side: ForMe) => void) => () => sides.forEach(act);
  return (
    <>
      {!isGoingOn && children}
      <div className="for-me screen-only">
        <button type="button" className="button" onClick={isGoingOn ? all((side) => side.stop()) : all((side) => side.goOn())}>
          {isGoingOn ? "Stop" : "Play on for both"}
        </button>
        <p role="status" className="send-note">
          {isGoingOn
            ? "Playing on for both, with the sense of the house commander…"
            : "Everything up to the battle is left to the sense of the house commander."}
        </p>
        <p role="alert" className={trouble ? "finding" : "sr-only"}>
          {trouble}
        </p>
      </div>
    </>
  );
}

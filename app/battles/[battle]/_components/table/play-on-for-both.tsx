import { type ReactNode, useCallback } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { TABLE } from "@/lib/words/battle/table-panels-words";
import { useSender } from "../live/use-battle";
import { publicView } from "../parts/public-view";
import { type ForMe, useForMe } from "./use-for-me";
import "./table-turn.css";

type Props = {
  readonly view: BattleView;
  readonly take: (view: BattleView) => void;
  /** The handing over, while the computer does not play. */
  readonly children: ReactNode;
};

function useSide(view: BattleView, seat: SeatName, take: (view: BattleView) => void): ForMe {
  const sender = useSender(view.battle, seat, take);
  return useForMe({ view, seat, sender, mayAsk: view.toAct.includes(seat) });
}

const { computer: COMPUTER } = TABLE;

/** On one device, the computer can play both sides up to the battle, without showing either hand. */
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
          {isGoingOn ? COMPUTER.stop : COMPUTER.toTheEndForBoth}
        </button>
        <p role="status" className="send-note">
          {isGoingOn ? COMPUTER.playingForBoth : COMPUTER.decidesForBoth}
        </p>
        <p role="alert" className={trouble ? "finding" : "sr-only"}>
          {trouble}
        </p>
      </div>
    </>
  );
}

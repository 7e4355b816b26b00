import { type ReactNode, useCallback } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { TABLE } from "@/lib/words/battle/table-panels";
import { useNewSender } from "../live/use-battle";
import { publicView } from "../parts/public-view";
import { useRoom, useView } from "../room-context";
import { type ForMe, useForMe } from "./use-for-me";
import "./table-turn.css";

type Props = {
  /** The handing over, while the computer does not play. */
  readonly children: ReactNode;
};

function useSide(seat: SeatName, take: (view: BattleView) => void): ForMe {
  const view = useView();
  const sender = useNewSender(view.battle, seat, take);
  return useForMe({ seat, sender, mayAsk: view.toAct.includes(seat) });
}

const { computer: COMPUTER } = TABLE;

/** On one device, the computer can play both sides up to the battle, without showing either hand. */
export function PlayOnForBoth({ children }: Props) {
  const { link } = useRoom();
  const hidden = useCallback((answered: BattleView) => link.take(publicView(answered)), [link]);
  const sides = [useSide("a", hidden), useSide("b", hidden)];
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

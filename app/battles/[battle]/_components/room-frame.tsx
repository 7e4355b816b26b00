import type { ReactNode } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import { ROOM } from "@/lib/words/battle/room";
import { titleWords } from "@/lib/words/battle/turn";
import { isPrepared } from "./live/is-over";
import { BattleChart } from "./parts/battle-chart";
import { RoomArmies } from "./parts/room-armies";
import { RoomFacts } from "./parts/room-facts";
import { RoomFolds } from "./parts/room-folds";
import { RoomHead } from "./parts/room-head";
import { useTurnSign } from "./parts/turn-sign";
import { useFocusKept } from "./parts/use-focus-kept";
import { useSinglePress } from "./parts/use-single-press";
import { Herald } from "./record/herald";
import { RunningRecord } from "./record/running-record";
import { useRoom, useTurn, useView } from "./room-context";
import "./room.css";
import "./room-laid.css";
import "./room-sideways.css";

type Props = {
  /** Whether it is the turn of a player at this device. */
  readonly isTurn: boolean;
  /** The battlefield, from the first step on the table: it takes the place of the map. */
  readonly field: ReactNode;
  /** The turn itself. */
  readonly children: ReactNode;
  readonly more: ReactNode;
};

/** A deep table is drawn narrower, so that all of it is in sight. */
function shapeOf({ table: { width, depth } }: BattleView): "wide" | "square" | undefined {
  if (width >= 2 * depth) return "wide";
  return width < 1.25 * depth ? "square" : undefined;
}

/** Orders and commands: a long form, filled in beside the field. */
const isOrdering = ({ legal }: BattleView): boolean => legal.some(({ type }) => type === "give-orders" || type === "declare-commands");

/** Its player counts losses here: both armies need more room than there is beside the field. */
const isFought = ({ seat, step }: BattleView): boolean => seat !== null && (step === "ready" || step === "closed");

/** Pages to read and long forms are no sheet under the thumb. */
const isRead = (view: BattleView): boolean => isPrepared(view) || view.step === "sitting" || isOrdering(view);

/** The page of a battle around its turn: the map, the results so far, and what has happened. */
export function RoomFrame({ isTurn, field, children, more }: Props) {
  const view = useView();
  const { heading } = useRoom();
  useTurnSign(titleWords(useTurn()), isTurn);
  const focus = useFocusKept(heading);
  const single = useSinglePress();
  const isLaid = field !== null;
  return (
    <div
      className="room"
      data-laid={isLaid || undefined}
      data-shape={isLaid ? shapeOf(view) : undefined}
      data-ordering={isOrdering(view) || undefined}
      data-sheet={(isLaid && !isRead(view)) || undefined}
      data-fought={(isLaid && isFought(view)) || undefined}
      {...focus}
      {...single}
    >
      <div className="room-left">
        <RoomHead isLaid={isLaid} />
        {isLaid ? <div className="room-field">{field}</div> : <BattleChart />}
      </div>
      <div className="room-right">
        <section className="turn" aria-label={ROOM.turn} data-plain={isRead(view) || undefined}>
          {children}
        </section>
        {!isLaid && <RoomFacts />}
        <RunningRecord isFolded={isLaid} />
        {more}
      </div>
      {isLaid ? <RoomFolds /> : <RoomArmies />}
      <Herald />
    </div>
  );
}

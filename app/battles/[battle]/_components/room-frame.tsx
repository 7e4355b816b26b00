import { type ReactNode, type RefObject, useState } from "react";
import type { Square } from "@/lib/model/battle-tables";
import type { Likings } from "@/lib/model/liking";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import type { Worths } from "@/lib/words/battle/option-words";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import { type Turn, titleWords } from "@/lib/words/battle/turn-words";
import type { Link, Linked } from "./live/create-link";
import { isPrepared } from "./live/is-over";
import { BattleChart } from "./parts/battle-chart";
import { isOnTable } from "./parts/is-on-table";
import { RoomArmies } from "./parts/room-armies";
import { RoomFacts } from "./parts/room-facts";
import { RoomHead } from "./parts/room-head";
import { useTurnSign } from "./parts/turn-sign";
import { useFocusKept } from "./parts/use-focus-kept";
import { useOncePainted } from "./parts/use-once-painted";
import { useSinglePress } from "./parts/use-single-press";
import { useViewOf } from "./parts/use-view-of";
import type { RecordBoard } from "./record/create-record";
import { Herald } from "./record/herald";
import { RunningRecord } from "./record/running-record";
import type { Deed } from "./turn/deed";
import "./room.css";

type Props = {
  readonly battle: Linked & { readonly link: Link };
  readonly book: BattleBook;
  readonly ground: ReactNode;
  readonly board: RecordBoard;
  readonly names: SeatNames;
  readonly turn: Turn;
  /** Whether somebody at this device is waited for. */
  readonly isTurn: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly likings?: Likings | null;
  readonly worths?: Worths | null;
  readonly chosen?: Deed | null;
  readonly choose?: (deed: Deed) => void;
  /** The turn itself. */
  readonly children: ReactNode;
  readonly more: ReactNode;
};

const OF_HEAD = ["forces", "roles", "territory"] as const;
/** All that words about a square are made of, and what lies on the map. */
const OF_CHART = ["days", "day", "step", "square", "territory", "legal", "card", "roles", "toAct", "forces", "chairs"] as const;

const NOTHING = () => undefined;

/** The room of a battle around its turn: the map, what has come of it so far, and what has happened. */
export function RoomFrame({ battle, book, ground, board, names, turn, isTurn, heading, likings = null, worths = null, ...rest }: Props) {
  const { view, line, link } = battle;
  const { chosen = null, choose = NOTHING, children, more } = rest;
  const [looked, look] = useState<Square | null>(null);
  useTurnSign(titleWords(turn), isTurn);
  // What is to be done now is painted first; the map and the tables follow a frame later, so that neither is a long one.
  const shown = useOncePainted(view);
  const ofHead = useViewOf(shown, OF_HEAD);
  const ofChart = useViewOf(shown, OF_CHART);
  const focus = useFocusKept(heading);
  const single = useSinglePress();
  return (
    <div className="room" data-laid={isOnTable(view) || view.step === "closed" || undefined} {...focus} {...single}>
      <div className="room-left">
        <RoomHead view={ofHead} names={names} line={line} askNow={link.askNow} />
        <BattleChart view={ofChart} {...{ book, ground, worths, chosen, choose, looked, look }} />
      </div>
      <div className="room-right">
        <section className="turn" aria-label="The turn" data-plain={isPrepared(view) || view.step === "sitting" || undefined}>
          {children}
        </section>
        <RoomFacts view={shown} tables={book.tables} names={names} likings={likings} looked={looked} />
        <RunningRecord battle={view.battle} board={board} names={names} />
        {more}
      </div>
      <RoomArmies view={shown} tables={book.tables} names={names} />
      <Herald board={board} seq={view.seq} names={names} turn={turn} />
    </div>
  );
}

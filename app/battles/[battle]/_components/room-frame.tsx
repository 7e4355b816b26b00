import { type ReactNode, type RefObject, useState } from "react";
import type { Likings } from "@/lib/model/advice";
import type { Square } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import type { Worths } from "@/lib/words/battle/option-words";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import { type Turn, titleWords } from "@/lib/words/battle/turn-words";
import type { Link, Linked } from "./live/create-link";
import { isPrepared } from "./live/is-over";
import { BattleChart } from "./parts/battle-chart";
import { RoomArmies } from "./parts/room-armies";
import { RoomFacts } from "./parts/room-facts";
import { RoomFolds } from "./parts/room-folds";
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
import "./room-laid.css";
import "./room-sideways.css";
import { ROOM } from "@/lib/words/battle/room";

type Props = {
  readonly battle: Linked & { readonly link: Link };
  readonly book: BattleBook;
  readonly ground: ReactNode;
  readonly board: RecordBoard;
  readonly names: SeatNames;
  readonly turn: Turn;
  /** Whether it is the turn of a player at this device. */
  readonly isTurn: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly likings?: Likings | null;
  readonly worths?: Worths | null;
  readonly chosen?: Deed | null;
  readonly choose?: (deed: Deed) => void;
  /** The battlefield, from the first step on the table: it takes the place of the map. */
  readonly field?: ReactNode;
  /** The turn itself. */
  readonly children: ReactNode;
  readonly more: ReactNode;
};

const OF_HEAD = ["forces", "roles", "territory", "square", "flank", "outscouting"] as const;
/** What the map and the words about a square depend on. */
const OF_CHART = ["days", "day", "step", "square", "territory", "legal", "card", "roles", "toAct", "forces", "chairs"] as const;

/** A deep table is drawn narrower, so that all of it is in sight. */
function shapeOf({ table: { width, depth } }: BattleView): "wide" | "square" | undefined {
  if (width >= 2 * depth) return "wide";
  return width < 1.25 * depth ? "square" : undefined;
}

const NOTHING = () => undefined;

/** Orders and commands: a long form, filled in beside the field. */
const isOrdering = ({ legal }: BattleView): boolean => legal.some(({ type }) => type === "give-orders" || type === "declare-commands");

/** Its player counts losses here: both armies need more room than there is beside the field. */
const isFought = ({ seat, step }: BattleView): boolean => seat !== null && (step === "ready" || step === "closed");

/** Pages to read and long forms are no sheet under the thumb. */
const isRead = (view: BattleView): boolean => isPrepared(view) || view.step === "sitting" || isOrdering(view);

/** The page of a battle around its turn: the map, the results so far, and what has happened. */
export function RoomFrame({ battle, book, ground, board, names, turn, isTurn, heading, likings = null, worths = null, ...rest }: Props) {
  const { view, line, link } = battle;
  const { chosen = null, choose = NOTHING, field = null, children, more } = rest;
  const [looked, setLooked] = useState<Square | null>(null);
  useTurnSign(titleWords(turn), isTurn);
  // The turn is painted first; the map and the tables follow a frame later, so that no frame is long.
  const shown = useOncePainted(view);
  const ofHead = useViewOf(shown, OF_HEAD);
  const ofChart = useViewOf(shown, OF_CHART);
  const focus = useFocusKept(heading);
  const single = useSinglePress();
  const isLaid = field !== null;
  const facts = <RoomFacts view={shown} tables={book.tables} names={names} likings={likings} looked={looked} />;
  const armies = <RoomArmies view={shown} tables={book.tables} names={names} />;
  const chart = <BattleChart view={ofChart} {...{ book, ground, worths, chosen, choose, looked, look: setLooked }} />;
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
        <RoomHead view={ofHead} names={names} tables={isLaid ? book.tables : null} line={line} askNow={link.askNow} />
        {isLaid ? <div className="room-field">{field}</div> : chart}
      </div>
      <div className="room-right">
        <section className="turn" aria-label={ROOM.turn} data-plain={isRead(view) || undefined}>
          {children}
        </section>
        {!isLaid && facts}
        <RunningRecord battle={view.battle} board={board} names={names} isFolded={isLaid} />
        {more}
      </div>
      {isLaid ? (
        <RoomFolds view={shown} names={names}>
          {chart}
          {facts}
          {armies}
        </RoomFolds>
      ) : (
        armies
      )}
      <Herald board={board} seq={view.seq} names={names} turn={turn} />
    </div>
  );
}

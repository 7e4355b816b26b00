import { type RefObject, useMemo, useRef, useState } from "react";
import { seatsInOrder } from "@/app/battles/_components/days/days-table";
import type { AfieldTables } from "@/lib/model/afield-tables";
import { type BySeat, otherSeat, type SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { type ArmyAfield, armyAfield } from "@/lib/rules/afield/army-afield";
import { testsDue } from "@/lib/rules/afield/kill-a-base";
import type { Marks } from "@/lib/rules/afield/notebook";
import { marksIn } from "@/lib/rules/afield/shared-ticks";
import { eachSeat } from "@/lib/rules/prebattle/battle";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { AFIELD, armyBreaksWords, armyCalled, hasCampWords, sugsLostWords, totalsWords, uncountedWords } from "@/lib/words/battle/afield";
import { testsDueWords } from "@/lib/words/battle/ticks";
import { sentenceCase } from "@/lib/words/phrasing";
import { AllTests, TESTS_DUE, TestsDue, testsToMake } from "./day-tests";
import { notebookAddress, useNotebook } from "./notebook";
import { OrdersShown } from "./orders-shown";
import { useFocusKept } from "./page-effects";
import { ResultForm } from "./result-form";
import { useNames, useRoom, useSeat, useView } from "./room-context";
import { LOSSES } from "./standing";
import { TickedArmy, TickTrace } from "./ticked-army";
import "./afield.css";

type Props = { readonly battlefield: BattlefieldBook; readonly tables: AfieldTables };

/** Everything a player ticks, tests, shows and enters while the battle is fought. */
export function DayDesk({ battlefield, tables }: Props) {
  const { book, company } = useRoom();
  const seat = useSeat();
  const names = useNames();
  const view = useView();
  const held = useNotebook(notebookAddress(view.battle, view.oneHand ? "both" : seat), view.battle, seat, company);
  const [shown, setShown] = useState<SeatName>(seat);
  const [announcement, setAnnouncement] = useState("");
  const { ticks, past } = held.book;
  const marks = useMemo(() => marksIn(ticks), [ticks]);
  const known = useMemo(() => ({ tables, battlefield }), [tables, battlefield]);
  const armiesBy = (by: Marks) => eachSeat((one) => armyAfield(view, one, by, known));
  const armies = useMemo(() => eachSeat((one) => armyAfield(view, one, marks, known)), [view, marks, known]);
  const shownArmy = useRef<HTMLButtonElement>(null);
  const focus = useFocusKept(shownArmy);
  const isClosed = view.step === "closed";
  const isAlone = view.chairs[otherSeat(seat)] === "house";
  const dueBy = (by: Marks) => {
    const then = armiesBy(by);
    return new Set(SEATS.flatMap((one) => testsDue(then[one]).map(({ key }) => key)));
  };
  const mark = (changes: Marks, spoken: string) => {
    held.mark(changes, dueBy);
    const then = armiesBy({ ...marks, ...changes });
    const breaking = SEATS.filter((one) => then[one].isBroken && !armies[one].isBroken).map((one) => armyBreaksWords(names, one));
    setAnnouncement([spoken, ...breaking].join(" "));
  };
  const undo = () => {
    held.undo();
    setAnnouncement(AFIELD.undone);
  };
  // A closed battle without ticks shows only its result.
  const isTicked = !isClosed || Object.keys(marks).length > 0;
  const onTable = { armies, tables, marks, mark, isClosed };
  return (
    <div className="day" id={LOSSES} {...focus}>
      {isClosed && isTicked && <p className="text-soft">{NOTES.closed}</p>}
      {isTicked && (
        <ArmyTotals
          shownArmy={shownArmy}
          {...{ armies, shown, undo }}
          show={setShown}
          order={seatsInOrder(seat)}
          mayUndo={isClosed ? null : past.length > 0}
          due={isClosed ? 0 : testsToMake(armies, marks).length}
        />
      )}
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      {!isClosed && <TestsDue {...onTable} dice={book.tables.deathDice} />}
      {isTicked && <TickedArmy key={shown} {...onTable} army={armies[shown]} />}
      {!isClosed && <AllTests tables={tables} dice={book.tables.deathDice} />}
      <OrdersShown {...{ ticks, marks, mark }} />
      {!isClosed && <ResultForm {...{ armies, battlefield }} />}
      {ticks.length > 0 && <TickTrace {...{ ticks, armies, tables }} />}
      {isTicked && (
        <NotebookNote {...{ isClosed, isAlone }} isKept={held.isKept} isEmpty={Object.keys(marks).length === 0} clear={held.clear} />
      )}
    </div>
  );
}

type ArmyTotalsProps = {
  readonly armies: BySeat<ArmyAfield>;
  readonly order: readonly SeatName[];
  readonly shown: SeatName;
  readonly show: (seat: SeatName) => void;
  /** Null once the battle is closed. */
  readonly mayUndo: boolean | null;
  readonly undo: () => void;
  /** How many kill-a-base tests are still to make. */
  readonly due: number;
  readonly shownArmy: RefObject<HTMLButtonElement | null>;
};

/** The losses of both armies, always in sight; pressing one opens its sheet. */
function ArmyTotals({ armies, order, shown, show, mayUndo, undo, due, shownArmy }: ArmyTotalsProps) {
  const names = useNames();
  return (
    <div className="day-totals">
      {order.map((seat) => (
        <button
          key={seat}
          ref={seat === shown ? shownArmy : null}
          type="button"
          className="day-army"
          aria-pressed={seat === shown}
          data-own={seat === names.eyes || undefined}
          data-broken={armies[seat].isBroken || undefined}
          onClick={() => show(seat)}
        >
          <span className="day-army-name">{sentenceCase(armyCalled(names, seat))}</span>
          <span>{totalsWords(mayUndo === null ? { ...armies[seat], breaksWithMarch: 0 } : armies[seat])}</span>
          <Pips army={armies[seat]} />
          <span className="day-army-more">{moreOf(armies[seat], mayUndo === null)}</span>
        </button>
      ))}
      {due > 0 && (
        <button type="button" className="button day-due-count screen-only" onClick={showTests}>
          {testsDueWords(due)}
        </button>
      )}
      {mayUndo !== null && (
        <button
          type="button"
          className="button day-undo screen-only"
          aria-label={AFIELD.undoLast}
          aria-disabled={!mayUndo}
          onClick={mayUndo ? undo : undefined}
        >
          {AFIELD.undo}
        </button>
      )}
    </div>
  );
}

/** Goes to the tests that are still to make, below the header. */
function showTests(): void {
  const heading = document.getElementById(TESTS_DUE);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

/** Once the battle is closed, nobody counts what was never shown. */
function moreOf({ lost, camp, uncounted: hidden, marching }: ArmyAfield, isClosed: boolean): string {
  const notCounted = isClosed ? "" : uncountedWords({ hidden, marching });
  return [sugsLostWords(lost.sugs), hasCampWords(camp?.isBroken ?? false), notCounted].filter(Boolean).join(", ");
}

const STEP = 12;

/** A stroke for each TuG, crossed when lost, with a bar where the army breaks. */
function Pips({ army: { size, towards, breaksAt } }: { readonly army: ArmyAfield }) {
  const strokes = Array.from({ length: size }, (_, at) => `M${at * STEP + 5} 3v12`).join("");
  const lost = Array.from({ length: Math.min(size, towards) }, (_, at) => `M${at * STEP + 1} 13l8 -8`).join("");
  return (
    <svg className="day-pips" viewBox={`0 0 ${Math.max(1, size) * STEP + 4} 18`} height="18" aria-hidden="true">
      <path className="pip" d={strokes} />
      <path className="pip-lost" d={lost} />
      {breaksAt > 0 && <path className="pip-break" d={`M${breaksAt * STEP - 0.5} 0v18`} />}
    </svg>
  );
}

type NotebookNoteProps = {
  readonly isClosed: boolean;
  readonly isKept: boolean;
  readonly isEmpty: boolean;
  /** Against the computer nobody else looks at them. */
  readonly isAlone: boolean;
  readonly clear: () => void;
};

const { notes: NOTES } = AFIELD;

/** Where the ticks are, and how to remove them all, which asks again. */
function NotebookNote({ isClosed, isKept, isEmpty, isAlone, clear }: NotebookNoteProps) {
  if (isClosed) return null;
  return (
    <div className="day-note screen-only">
      <p>{[...(isAlone ? [] : [NOTES.shared]), isKept ? NOTES.kept : NOTES.notKept].join(" ")}</p>
      {!isEmpty && (
        <details>
          <summary>{NOTES.clear}</summary>
          <button type="button" className="button" onClick={clear}>
            {isAlone ? NOTES.confirm : NOTES.confirmForBoth}
          </button>
        </details>
      )}
    </div>
  );
}

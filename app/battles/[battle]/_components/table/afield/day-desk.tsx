import { useMemo, useRef, useState } from "react";
import { seatsInOrder } from "@/app/battles/_components/days/seats-in-order";
import type { AfieldTables } from "@/lib/model/afield-tables";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { armyAfield } from "@/lib/rules/afield/army-afield";
import type { Marks } from "@/lib/rules/afield/notebook";
import { testsDue } from "@/lib/rules/afield/tests-due";
import { eachSeat } from "@/lib/rules/prebattle/seats";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { AFIELD, armyBreaksWords } from "@/lib/words/battle/afield";
import { useFocusKept } from "../../parts/use-focus-kept";
import { useNames, useRoom, useSeat, useView } from "../../room-context";
import { SendLine } from "../../turn/send-line";
import { useChoice } from "../../turn/use-choice";
import { AllTests } from "./all-tests";
import { AnswerResult } from "./answer-result";
import { ArmySheet } from "./army-sheet";
import { ArmyTotals } from "./army-totals";
import { notebookAddress } from "./kept-notebook";
import { NotebookNote } from "./notebook-note";
import { OrdersShown } from "./orders-shown";
import { ResultForm } from "./result-form";
import { TestsDue } from "./tests-due";
import { useNotebook } from "./use-notebook";
import "./afield.css";

type Props = { readonly battlefield: BattlefieldBook; readonly tables: AfieldTables };

/** Everything a player ticks, tests, shows and enters while the battle is fought. */
export function DayDesk({ battlefield, tables }: Props) {
  const { book } = useRoom();
  const seat = useSeat();
  const names = useNames();
  const view = useView();
  const { chosen } = useChoice();
  const held = useNotebook(notebookAddress(view.battle, view.oneHand ? "both" : seat));
  const [shown, setShown] = useState<SeatName>(seat);
  const [announcement, setAnnouncement] = useState("");
  const { marks } = held.notebook;
  const known = useMemo(() => ({ tables, battlefield }), [tables, battlefield]);
  const armiesBy = (by: Marks) => eachSeat((one) => armyAfield(view, one, by, known));
  const armies = useMemo(() => eachSeat((one) => armyAfield(view, one, marks, known)), [view, marks, known]);
  const shownArmy = useRef<HTMLButtonElement>(null);
  const focus = useFocusKept(shownArmy);
  const isClosed = view.step === "closed";
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
    <div className="day" {...focus}>
      {isTicked && (
        <ArmyTotals
          shownArmy={shownArmy}
          {...{ armies, shown, undo }}
          show={setShown}
          order={seatsInOrder(seat)}
          mayUndo={isClosed ? null : held.notebook.past.length > 0}
        />
      )}
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      <AnswerResult />
      {!isClosed && <TestsDue {...onTable} dice={book.tables.deathDice} />}
      {isTicked && <ArmySheet key={shown} {...onTable} army={armies[shown]} />}
      {!isClosed && <AllTests tables={tables} dice={book.tables.deathDice} />}
      <OrdersShown {...{ marks, mark }} />
      {!isClosed && (
        <>
          <SendLine deed={chosen} hint={null} />
          <ResultForm {...{ armies, battlefield }} />
        </>
      )}
      {isTicked && <NotebookNote isKept={held.isKept} isEmpty={Object.keys(marks).length === 0} forget={held.forget} />}
    </div>
  );
}

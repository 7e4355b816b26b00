import { useState } from "react";
import { TextField } from "@/app/_components/text-field";
import { seatsInOrder } from "@/app/battles/_components/days/seats-in-order";
import { Tick } from "@/app/battles/_components/force/tick";
import type { BattleView } from "@/lib/model/battle-view";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import { victoryPoints } from "@/lib/rules/prebattle/victory-points";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { finalityWords } from "@/lib/words/battle/deed-words";
import { type SeatNames, subject, whose } from "@/lib/words/battle/seat-names";
import { scoredWords } from "@/lib/words/battle/table-event-words";
import { sentenceCase } from "@/lib/words/phrasing";
import type { Deed } from "../turn/deed";
import { type Ended, endingOf, NOTHING_LOST } from "./ending-of";

type Props = {
  readonly view: BattleView;
  readonly names: SeatNames;
  readonly limits: BattlefieldBook["limits"];
  readonly isBusy: boolean;
  readonly send: (deed: Deed) => void;
};

/** How the battle ended on the table, and what that scores. */
export function CloseForm({ view, names, limits, isBusy, send }: Props) {
  const [ended, set] = useState<BySeat<Ended>>({ a: NOTHING_LOST, b: NOTHING_LOST });
  const ending = endingOf(ended);
  const deed: Deed | null = ending && { type: "close-battle", ...ending };
  return (
    <details className="close-form screen-only">
      <summary>{view.closing ? "Enter another result" : "Enter the result"}</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (deed && !isBusy) send(deed);
        }}
      >
        {seatsInOrder(names.eyes).map((seat) => (
          <Losses key={seat} {...{ seat, names }} ended={ended[seat]} change={(next) => set((now) => ({ ...now, [seat]: next }))} />
        ))}
        <p className="text-soft" aria-live="polite">
          {ending
            ? `${sentenceCase(scoredWords({ ...ending, points: victoryPoints(ending, limits) }, names))}.`
            : "Losses are whole numbers."}
        </p>
        <p className="flex flex-wrap items-center gap-3">
          <button type="submit" className="button" aria-disabled={!deed || isBusy}>
            Close the battle
          </button>
          {deed && <span className="send-note">{finalityWords(deed, view)}</span>}
        </p>
      </form>
    </details>
  );
}

type LossesProps = {
  readonly seat: SeatName;
  readonly names: SeatNames;
  readonly ended: Ended;
  readonly change: (ended: Ended) => void;
};

function Losses({ seat, names, ended, change }: LossesProps) {
  const who = subject(names, seat);
  const number = { type: "number", inputMode: "numeric", min: 0, max: 200, className: "w-20" } as const;
  return (
    <fieldset>
      <legend>{names.eyes === null ? who : `${sentenceCase(whose(names, seat))} losses`}</legend>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <TextField label="TuGs" {...number} value={ended.tugs} onChange={(event) => change({ ...ended, tugs: event.target.value })} />
        <TextField label="SuGs" {...number} value={ended.sugs} onChange={(event) => change({ ...ended, sugs: event.target.value })} />
        <Tick label="The army broke" checked={ended.broken} onChange={(event) => change({ ...ended, broken: event.target.checked })} />
      </div>
    </fieldset>
  );
}

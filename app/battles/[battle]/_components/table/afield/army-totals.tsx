import type { RefObject } from "react";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import type { ArmyAfield } from "@/lib/rules/afield/army-afield";
import { AFIELD, armyCalled, hasCampWords, sugsLostWords, totalsWords, uncountedWords } from "@/lib/words/battle/afield";
import { sentenceCase } from "@/lib/words/phrasing";
import { useNames } from "../../room-context";

type Props = {
  readonly armies: BySeat<ArmyAfield>;
  readonly order: readonly SeatName[];
  readonly shown: SeatName;
  readonly show: (seat: SeatName) => void;
  /** Null once the battle is closed. */
  readonly mayUndo: boolean | null;
  readonly undo: () => void;
  readonly shownArmy: RefObject<HTMLButtonElement | null>;
};

/** The losses of both armies, always in sight; pressing one opens its sheet. */
export function ArmyTotals({ armies, order, shown, show, mayUndo, undo, shownArmy }: Props) {
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
          <span>{totalsWords(armies[seat])}</span>
          <Pips army={armies[seat]} />
          <span className="day-army-more">{moreOf(armies[seat])}</span>
        </button>
      ))}
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

const moreOf = ({ lost, camp, uncounted }: ArmyAfield): string =>
  [sugsLostWords(lost.sugs), hasCampWords(camp?.isBroken ?? false), uncountedWords(uncounted)].filter(Boolean).join(", ");

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

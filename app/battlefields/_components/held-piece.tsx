import { AwaitedWords } from "@/app/_components/awaited-words";
import { fieldLayout } from "@/app/_components/battlefield/field-layout";
import { HandlingPad } from "@/app/_components/handling/handling-pad";
import { HandlingReasons } from "@/app/_components/handling/handling-reasons";
import { SourceMark } from "@/app/_components/source-mark";
import type { Piece } from "@/lib/model/battlefield";
import { placementSentence } from "@/lib/words/battle/placement-words";
import { kindFacts, kindGoing, kindTitle, sidesSentence } from "@/lib/words/battlefield-words";
import { groundWith, ROLES, type RolledField } from "./field-ground";
import type { FieldDesk } from "./use-field-desk";

type Props = { readonly rolled: RolledField; readonly desk: FieldDesk; readonly piece: Piece };

/** The piece that is in the hand: what it is, what the rules say of where it lies, and what can be done to it without a pointer. */
export function HeldPiece({ rolled, desk, piece }: Props) {
  const { hand, pieces, take, remove } = desk;
  const row = rolled.book.kinds[piece.kind];
  const { measures } = groundWith(rolled, []);
  const sides = piece.as === "flank" ? measures.flankPiece : measures[piece.as];
  return (
    <section aria-label="In your hand">
      <p className="eyebrow">In your hand</p>
      <h2 className="mt-1">{kindTitle(piece.kind)}</h2>
      <p className="mt-1 text-soft">
        <AwaitedWords text={[`${kindGoing(row)}.`, ...kindFacts(row)].join(" ")} />
      </p>
      <div className="my-3">
        <HandlingReasons hand={hand} told={(reason) => placementSentence(reason, { seat: null, roles: ROLES, pieces })} />
      </div>
      <p className="mb-3 flex flex-wrap gap-2">
        <button type="button" className="button" data-filled onClick={() => take(null)}>
          Set it down
        </button>
        <button type="button" className="button" onClick={() => remove(piece.id)}>
          Take it away
        </button>
      </p>
      <HandlingPad hand={hand} layout={fieldLayout(rolled.field.table, "defender")} />
      <div className="mt-3 text-[0.9rem] text-soft">
        {sidesSentence(piece.as, sides)} <SourceMark from={sides.source.from} why={sides.source.why} /> It may lie against the rules: that
        is your table, and the list says so.
      </div>
    </section>
  );
}

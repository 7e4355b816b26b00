import { AwaitedWords } from "@/app/_components/awaited-words";
import { fieldLayout } from "@/app/_components/battlefield/field-layout";
import { HandlingPad } from "@/app/_components/handling/handling-pad";
import { HandlingReasons } from "@/app/_components/handling/handling-reasons";
import { SourceMark } from "@/app/_components/source-mark";
import type { Piece } from "@/lib/model/battlefield";
import { placementSentence } from "@/lib/words/battle/handling";
import { BATTLEFIELDS, kindTitle, kindWhole, sidesSentence } from "@/lib/words/battlefields";
import { plain } from "@/lib/words/sentence";
import { groundWith, ROLES, type RolledField } from "./field-ground";
import type { FieldDesk } from "./use-field-desk";

type Props = { readonly rolled: RolledField; readonly desk: FieldDesk; readonly piece: Piece };

/** The selected piece: what it is, what the rules say about its place, and the buttons that move it. */
export function HeldPiece({ rolled, desk, piece }: Props) {
  const { hand, pieces, take, remove } = desk;
  const row = rolled.book.kinds[piece.kind];
  const { measures } = groundWith(rolled, []);
  const sides = piece.as === "flank" ? measures.flankPiece : measures[piece.as];
  return (
    <section aria-label={BATTLEFIELDS.held.label}>
      <p className="eyebrow">{BATTLEFIELDS.held.label}</p>
      <h2 className="mt-1">{plain(kindTitle(piece.kind))}</h2>
      <p className="mt-1 text-soft">
        <AwaitedWords text={kindWhole(row)} />
      </p>
      <div className="my-3">
        <HandlingReasons hand={hand} told={(reason) => placementSentence(reason, { seat: null, roles: ROLES, pieces })} />
      </div>
      <p className="mb-3 flex flex-wrap gap-2">
        <button type="button" className="button" data-filled onClick={() => take(null)}>
          {BATTLEFIELDS.held.done}
        </button>
        <button type="button" className="button" onClick={() => remove(piece.id)}>
          {BATTLEFIELDS.held.remove}
        </button>
      </p>
      <HandlingPad hand={hand} layout={fieldLayout(rolled.field.table, "defender")} />
      <div className="mt-3 text-[0.9rem] text-soft">
        {sidesSentence(piece.as, sides)} <SourceMark from={sides.source.from} why={sides.source.why} /> {BATTLEFIELDS.held.mayBreakRules}
      </div>
    </section>
  );
}

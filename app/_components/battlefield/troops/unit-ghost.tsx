import type { Placed } from "@/lib/model/battlefield";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { LABEL } from "../labels/label-lines";
import type { UnitDrawn } from "./drawn-unit";
import { UnitFigure } from "./unit-figure";
import "../labels/labels.css";

type Props = {
  readonly unit: UnitDrawn & Partial<Pick<Placed, "number" | "name" | "seat">>;
  readonly book: BattlefieldBook;
  readonly own: boolean;
};

/** A unit group in the hand: centred on (0, 0), facing up, with its number. */
export function UnitGhost({ unit, book, own }: Props) {
  return (
    <>
      <UnitFigure unit={unit} book={book} own={own} />
      {unit.number !== undefined && (
        <text className="ghost-number" y="4" fontSize={LABEL.number}>
          {unit.number}
        </text>
      )}
    </>
  );
}

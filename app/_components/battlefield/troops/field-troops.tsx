import { memo } from "react";
import { sameProps } from "@/app/_components/battlefield/field-layout";
import type { SeatName } from "@/lib/model/by-seat";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { type FieldLayout, UNIT } from "../field-layout";
import { CommanderGhost, MarkerGhost } from "./command-marks";
import type { Standing } from "./standing-of";
import { CampGhost, UnitFigure } from "./troop-figures";

const Figure = memo(UnitFigure, sameProps);
const Camp = memo(CampGhost, sameProps);
const Commander = memo(CommanderGhost, sameProps);
const Card = memo(MarkerGhost, sameProps);

type Props = {
  readonly standing: Standing;
  readonly book: BattlefieldBook;
  readonly layout: FieldLayout;
  /** The seat that is drawn in the viewer's colours. */
  readonly own: SeatName;
  readonly lifted: string | null;
};

/** All that stands on the table: camps, unit groups, orders, commanders. */
export const FieldTroops = memo(function FieldTroops({ standing, book, layout, own, lifted }: Props) {
  const faint = (key: string) => (lifted === key ? "field-lifted" : undefined);
  return (
    <>
      {standing.camps.map(({ key, seat, state, at }) => (
        <g key={key} className={faint(key)} transform={`translate(${at.x} ${at.y})`}>
          <Camp state={state} book={book} own={seat === own} />
        </g>
      ))}
      {standing.units.map(({ key, unit, commander, at }) => (
        <g key={key} className={faint(key)} transform={`translate(${at.x} ${at.y}) rotate(${layout.turnOf(unit.facing)})`}>
          <Figure unit={unit} book={book} own={unit.seat === own} commander={commander} />
        </g>
      ))}
      {standing.cards.map(({ key, seat, at, number, commander, isRevealed }) => (
        <g key={key} className={faint(key)} transform={`translate(${at.x} ${at.y})`}>
          <Card own={seat === own} number={number} revealed={isRevealed} />
          {commander !== null && (
            <g transform={`translate(${UNIT} 0)`}>
              <Commander commander={commander} own={seat === own} />
            </g>
          )}
        </g>
      ))}
      {standing.standards.map(({ key, seat, commander, at }) => (
        <g key={key} className={faint(key)} transform={`translate(${at.x} ${at.y})`}>
          <Commander commander={commander} own={seat === own} />
        </g>
      ))}
    </>
  );
}, sameProps);

import { memo } from "react";
import type { SeatName } from "@/lib/model/by-seat";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { textWidth } from "@/lib/sheets/font-metrics";
import { commandLetter } from "@/lib/words/battle/names";
import type { FieldLayout } from "../field-layout";
import { sameProps } from "../same-props";
import type { Standing } from "../troops/standing-of";
import type { LabelBox } from "./label-boxes";
import type { Labelled } from "./place-labels";
import { type Note, type PlacedNote, placeNotes } from "./place-notes";
import { UnitLabel } from "./unit-label";
import { UnitTags } from "./unit-tags";
import { writtenOn } from "./written-on";

type Props = {
  readonly standing: Standing;
  /** Other labels on the picture: where there is room, and in larger type on a small screen. */
  readonly notes: readonly Note[];
  readonly largeNotes: { readonly size: number; readonly notes: readonly Note[] };
  /** Where terrain lies. */
  readonly ground: readonly LabelBox[];
  readonly book: BattlefieldBook;
  readonly layout: FieldLayout;
  /** Of what part of the usual size `notes` and the labels are. */
  readonly type: number;
  /** The seat that is drawn in the viewer's colours. */
  readonly own: SeatName;
  readonly lifted: string | null;
};

function noteClass(key: string): string {
  const [about = ""] = key.split(":");
  return about === "terrain" ? "terrain-name" : `field-note field-note-${about}`;
}

/** In parts of the larger type: the number and the letter of the command on the unit group. */
const [SMALL_NUMBER, SMALL_LETTER] = [0.92, 0.46];

/** Whether there is room on a unit group for the letter beside the number. */
const hasRoom = (number: number, unit: Labelled | undefined, size: number): boolean =>
  unit !== undefined && textWidth(String(number), "serif", size * SMALL_NUMBER) + size * SMALL_LETTER < unit.box.right - unit.box.left + 2;

const Notes = ({ written, type = 1 }: { readonly written: readonly PlacedNote[]; readonly type?: number }) =>
  written.map(({ key, lines, at }) => (
    <text key={key} className={noteClass(key)} textAnchor="middle" transform={`translate(${at.x} ${at.y}) scale(${type})`}>
      {lines.map((line, row) => (
        <tspan key={line} x={0} dy={row === 0 ? 0 : "1em"}>
          {line}
        </tspan>
      ))}
    </text>
  ));

/** All labels on the table, placed so that they cover neither troops nor each other. */
export const FieldLabels = memo(function FieldLabels({ standing, notes, largeNotes, ground, book, layout, type, own, lifted }: Props) {
  const { units, standsOn, labels, written, within } = writtenOn({ standing, notes, ground, book, layout, type });
  const large = placeNotes(largeNotes.notes, { things: standsOn, ground, within, size: largeNotes.size });
  return (
    <>
      <g className="field-notes">
        <Notes written={written} type={type} />
      </g>
      <g className="field-notes-large" fontSize={largeNotes.size}>
        <Notes written={large} />
      </g>
      {standing.units.map(({ key, unit: { seat, number }, commander, at }, index) => {
        const label = labels[index];
        if (!label || lifted === key) return null;
        const { box, lines, firstWidth, hasShield } = label;
        return (
          <g key={key}>
            <UnitLabel
              {...{ number, firstWidth, type }}
              commander={hasShield ? commander : null}
              text={lines.join("\n")}
              own={seat === own}
              x={(box.left + box.right) / 2}
              y={box.top}
            />
            <text className="unit-small" x={at.x} y={at.y} dy="0.33em">
              {number}
              {commander !== null && hasRoom(number, units[index], largeNotes.size) && (
                <tspan className="unit-small-letter">{commandLetter(commander)}</tspan>
              )}
            </text>
          </g>
        );
      })}
      <UnitTags units={standing.units} {...{ book, layout, type, lifted }} />
    </>
  );
}, sameProps);

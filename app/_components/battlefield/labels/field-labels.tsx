import { memo } from "react";
import { boxOf, type FieldLayout, type Spot, sameProps, UNIT } from "@/app/_components/battlefield/field-layout";
import { Shield } from "@/app/_components/battlefield/troops/command-marks";
import type { Standing } from "@/app/_components/battlefield/troops/standing-of";
import type { Placed } from "@/lib/model/battlefield";
import type { SeatName } from "@/lib/model/by-seat";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { unitFootprint } from "@/lib/rules/table/battleground";
import { commandLetter } from "@/lib/words/battle/names";
import { type Note, type PlacedNote, placeNotes } from "./field-notes";
import { LABEL, type LabelBox } from "./label-lines";
import { smallNumbers, TAG, tagBoxes, writtenOn } from "./labels-of";
import type { PlacedLabel } from "./place-labels";
import "./labels.css";

type Props = {
  readonly number: number;
  readonly text: string;
  readonly own: boolean;
  readonly commander: number | null;
  readonly x: number;
  readonly y: number;
  readonly firstWidth: number;
  /** Of what part of the usual size it is. */
  readonly type: number;
  /** The line that leads to it, as path data about its own place; "" where it needs none. */
  readonly leader: string;
};

/** A unit group's number and name, upright; `text` has its lines. */
const UnitLabel = memo(function UnitLabel({ number, text, own, commander, x, y, firstWidth, type, leader }: Props) {
  const [first, ...rest] = text === "" ? [] : text.split("\n");
  const indent = commander === null ? 0 : LABEL.shield;
  return (
    <g className={`unit-label ${own ? "troop-own" : "troop-other"}`} transform={`translate(${x} ${y}) scale(${type})`}>
      {leader && <path className="unit-leader" d={leader} />}
      {commander !== null && (
        <g transform={`translate(${-firstWidth / 2 + 5.5} 5.4)`}>
          <Shield commander={commander} />
        </g>
      )}
      <text x={-firstWidth / 2 + indent} y={LABEL.leading - 1.5}>
        <tspan className="unit-number">{number}</tspan>
        {first && (
          <tspan className="unit-name" dx="3">
            {first}
          </tspan>
        )}
      </text>
      {rest.map((line, at) => (
        <text key={line} className="unit-name unit-name-more" y={LABEL.leading * (at + 2) - 1.5}>
          {line}
        </text>
      ))}
    </g>
  );
});

const tenth = (length: number): number => Math.round(length * 10) / 10;

/** About the place of a label, which is drawn in that part of the usual size. */
function leaderData({ leader, box }: PlacedLabel, type: number): string {
  if (!leader) return "";
  const [x, y] = [(box.left + box.right) / 2, box.top];
  const [from, to] = [leader.from, leader.to].map((spot) => `${tenth((spot.x - x) / type)} ${tenth((spot.y - y) / type)}`);
  return `M${from}L${to}`;
}

type UnitTagsProps = {
  readonly units: readonly { readonly key: string; readonly unit: Placed }[];
  readonly book: BattlefieldBook;
  readonly layout: FieldLayout;
  /** Of what part of the usual size the writing is. */
  readonly type: number;
  readonly lifted: string | null;
};

/** Between a name and its unit group, and from the far edge of the table so far that a name has room above it; units of the drawing. */
const [APART, ROOM] = [11, 50];

/** The ground of a unit group in the picture, as path data. */
const groundOf = (unit: Placed, book: BattlefieldBook, { toPicture }: FieldLayout): string =>
  unitFootprint(unit, book)
    .map((quad) => {
      const corners = [0, 2, 4, 6].map((at): Spot => toPicture({ x: (quad[at] as number) / 100, y: (quad[at + 1] as number) / 100 }));
      return `M${corners.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join("L")}Z`;
    })
    .join("");

/** Whatever the size of the type, a name runs towards the middle of the table. */
function anchorOf(left: number, right: number, width: number): { readonly x: number; readonly textAnchor: "start" | "middle" | "end" } {
  if (right < width / 3) return { x: Math.max(left, UNIT / 4), textAnchor: "start" };
  if (left > (width * 2) / 3) return { x: Math.min(right, width - UNIT / 4), textAnchor: "end" };
  return { x: (left + right) / 2, textAnchor: "middle" };
}

/** The name of the unit group that is pointed at, or tapped: in a line there is no room to write them all. Above all other writing. */
const UnitTags = ({ units, book, layout, type, lifted }: UnitTagsProps) =>
  units.map(({ key, unit }) => {
    if (key === lifted) return null;
    const { left, right, top, bottom } = boxOf(unitFootprint(unit, book), layout);
    const { x, textAnchor } = anchorOf(left, right, layout.width);
    const isAbove = top > ROOM;
    return (
      <g key={key} className="unit-told">
        <path className="unit-told-ground" d={groundOf(unit, book, layout)} />
        <g transform={`translate(${tenth(x)} ${tenth(isAbove ? top - APART : bottom + APART)}) scale(${type})`}>
          <text className="unit-told-name" textAnchor={textAnchor} dy={isAbove ? undefined : "0.75em"}>
            {unit.number} {unit.name}
          </text>
        </g>
      </g>
    );
  });

type FieldLabelsProps = {
  readonly standing: Standing;
  /** Other labels on the picture: where there is room, and in larger type on a small screen. */
  readonly notes: readonly Note[];
  readonly largeNotes: { readonly size: number; readonly notes: readonly Note[] };
  /** Where the page writes numbers above the picture. */
  readonly tags: readonly Spot[];
  /** What the page draws above the picture. */
  readonly above: readonly LabelBox[];
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
export const FieldLabels = memo(function FieldLabels({
  standing,
  notes,
  largeNotes,
  tags,
  above,
  ground,
  book,
  layout,
  type,
  own,
  lifted,
}: FieldLabelsProps) {
  const { units, things, standsOn, labels, written, within } = writtenOn({ standing, notes, tags, above, ground, book, layout, type });
  const numbers = smallNumbers(units, things, largeNotes.size);
  const largeThings = [...standsOn, ...tagBoxes(tags, TAG.large), ...numbers.map(({ box }) => box)];
  const large = placeNotes(largeNotes.notes, { things: largeThings, ground, within, size: largeNotes.size });
  return (
    <>
      <g className="field-notes">
        <Notes written={written} type={type} />
      </g>
      <g className="field-notes-large" fontSize={largeNotes.size}>
        <Notes written={large} />
      </g>
      {standing.units.map(({ key, unit: { seat, number }, commander }, index) => {
        const [label, small] = [labels[index], numbers[index]];
        if (!label || !small || lifted === key) return null;
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
              leader={leaderData(label, type)}
            />
            <text className="unit-small" x={tenth(small.at.x)} y={tenth(small.at.y)} dy="0.33em">
              {number}
              {commander !== null && small.hasLetter && <tspan className="unit-small-letter">{commandLetter(commander)}</tspan>}
            </text>
          </g>
        );
      })}
      <UnitTags units={standing.units} {...{ book, layout, type, lifted }} />
    </>
  );
}, sameProps);

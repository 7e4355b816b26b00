import type { Placed } from "@/lib/model/battlefield";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { unitFootprint } from "@/lib/rules/table/unit-footprint";
import { type FieldLayout, type Spot, UNIT } from "../field-layout";
import { boxOf } from "./labels-of";

type Props = {
  readonly units: readonly { readonly key: string; readonly unit: Placed }[];
  readonly book: BattlefieldBook;
  readonly layout: FieldLayout;
  /** Of what part of the usual size the writing is. */
  readonly type: number;
  readonly lifted: string | null;
};

/** Between a name and its unit group, and from the far edge of the table so far that a name has room above it; units of the drawing. */
const [APART, ROOM] = [11, 50];

const tenth = (length: number): number => Math.round(length * 10) / 10;

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
export const UnitTags = ({ units, book, layout, type, lifted }: Props) =>
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

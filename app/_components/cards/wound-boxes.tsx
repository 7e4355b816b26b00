import type { UnitCard } from "@/lib/model/army-cards";
import { CARDS } from "@/lib/words/cards";

const SIDE = 10;
const PITCH = 12;
const LINE = 0.9;
/** Few boxes are drawn larger than many, but not larger than if there were so many in a row. */
const [LEAST_IN_A_ROW, MOST_IN_A_ROW] = [6, 8];
/** Of more boxes than any list asks for there are more in a row, so that all of them are so many times as wide as they are tall. */
const WIDE = 2;

/** Boxes in rows as even as can be. */
function boxRows(bases: number): { readonly rows: number; readonly inRow: number } {
  const most = Math.max(MOST_IN_A_ROW, Math.ceil(Math.sqrt(bases * WIDE)));
  const rows = Math.max(1, Math.ceil(bases / most));
  return { rows, inRow: Math.ceil(bases / rows) };
}

/** The drawing in its own units. */
export function boxesSize(bases: number): { readonly width: number; readonly height: number } {
  const { rows, inRow } = boxRows(bases);
  return { width: Math.max(LEAST_IN_A_ROW, inRow) * PITCH, height: rows * PITCH };
}

type Place = { readonly x: number; readonly y: number; readonly w: number };

const rectangle = ({ x, y, w }: Place): string => `M${x} ${y}h${w}v${SIDE}h${-w}z`;
/** What is lost already when its turn comes. */
const crossed = ({ x, y, w }: Place): string => `M${x} ${y + SIDE}l${w} ${-SIDE}`;

type Props = Pick<UnitCard, "bases"> & { readonly breaks: NonNullable<UnitCard["breaks"]> };

/** A box for each base with a part for each wound that it stands: the filled one breaks the unit group, and those after it are struck out. */
export function WoundBoxes({ bases, breaks: { at, perBase, words } }: Props) {
  const { inRow } = boxRows(bases);
  const { width, height } = boxesSize(bases);
  const left = (width - inRow * PITCH) / 2;
  const boxes = Array.from({ length: bases }, (_, base) => ({
    x: left + (base % inRow) * PITCH + LINE,
    y: Math.floor(base / inRow) * PITCH + LINE,
    w: SIDE,
  }));
  const wounds = boxes.flatMap(({ x, y }) =>
    Array.from({ length: perBase }, (_, part) => ({ x: x + (part * SIDE) / perBase, y, w: SIDE / perBase })),
  );
  const last = wounds[at - 1];
  return (
    <svg className="wound-boxes" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={CARDS.breaks(bases, words)}>
      <path
        className="wound-parts"
        d={wounds
          .filter((_, part) => part % perBase > 0)
          .map(({ x, y }) => `M${x} ${y}v${SIDE}`)
          .join("")}
      />
      <path className="wound-lost" d={wounds.slice(at).map(crossed).join("")} />
      {last && <path className="wound-breaks" d={rectangle(last)} />}
      <path className="wound-bases" d={boxes.map(rectangle).join("")} />
    </svg>
  );
}

import { UNIT } from "@/app/_components/battlefield/field-layout";
import { baseSymbol, type DrawnBase, inset } from "@/app/_components/battlefield/troops/base-plan";
import { path } from "@/app/_components/engraving/glyph";
import type { CardFormation, UnitCard } from "@/lib/model/army-cards";
import { CARDS, figureWords } from "@/lib/words/cards";
import { both } from "@/lib/words/phrasing";

/** Above the front, for what shows where that is. */
const AHEAD = 8;
const MARGIN = 1.5;
/** A drawing is at least so many bases wide, so that most are drawn to one scale. */
const LEAST = 4;
/** How far the bases of those who stand looser are drawn apart. */
const APART: Readonly<Record<CardFormation["form"], number>> = { close: 0, loose: 0.8, skirmish: 1.6, mounted: 0.8, foot: 0.8 };

const filesIn = ({ ranks }: CardFormation): number => Math.max(1, ...ranks.map((rank) => rank.length));

/** The drawing in its own units, `UNIT` of them to a base width. */
export function diagramSize(formation: CardFormation): { readonly width: number; readonly height: number } {
  const deep = (formation.ranks.length * formation.depth * UNIT) / 100;
  return { width: Math.max(LEAST, filesIn(formation)) * UNIT + 2 * MARGIN, height: deep + AHEAD + MARGIN };
}

function basesOf(formation: CardFormation): readonly DrawnBase[] {
  const { ranks, depth } = formation;
  const [files, h] = [filesIn(formation), (depth * UNIT) / 100];
  return ranks.flatMap((rank, row) => {
    const left = (-files * UNIT) / 2 + ((files - rank.length) * UNIT) / 2;
    return rank.flatMap((kind, file) => (kind === null ? [] : [{ kind, x: left + file * UNIT, y: row * h, w: UNIT, h, leads: row === 0 }]));
  });
}

const rectangle = ({ x, y, w, h }: DrawnBase): string => path`M${x} ${y}h${w}v${h}h${-w}z`;

/** Close strokes over the whole base, as engravers shade. */
function hatching({ x, y, w, h }: DrawnBase): string {
  const step = 2.2;
  const lines = Array.from({ length: Math.ceil((w + h) / step) }, (_, at) => (at + 0.5) * step).filter((along) => along < w + h);
  return lines
    .map((along) => {
      const [x1, y1] = along <= w ? [x + along, y] : [x + w, y + along - w];
      const [x2, y2] = along <= h ? [x, y + along] : [x + along - h, y + h];
      return path`M${x1} ${y1}L${x2} ${y2}`;
    })
    .join("");
}

/** A stipple of points. */
function dotted({ x, y, w, h }: DrawnBase): string {
  const rows = Math.max(2, Math.round(h / 4.6));
  return Array.from({ length: rows }, (_, row) => {
    const count = row % 2 === 0 ? 4 : 3;
    const gap = w / 4;
    return Array.from(
      { length: count },
      (_, at) => path`M${x + w / 2 + (at - (count - 1) / 2) * gap} ${y + ((row + 0.5) * h) / rows}h0`,
    ).join("");
  }).join("");
}

function marksOf(base: DrawnBase, skirmishes: boolean) {
  if (base.kind === "pike") return { hatch: hatching(base) };
  if (base.kind === "shot" && !skirmishes) return { dot: dotted(base) };
  const { mark = "", dot = "", solid = "" } = baseSymbol(base, skirmishes);
  return { mark, point: dot, solid };
}

function spoken({ ranks, words }: CardFormation): string {
  const figures = [...new Set(ranks.flat().filter((one) => one !== null))];
  return `${words}: ${both(figures.map(figureWords))}`;
}

/** A unit group base by base, its front up: pikes hatched, shot in points, all others as they are drawn on the battlefield. */
export function FormationDiagram({ formation }: { readonly formation: CardFormation }) {
  const { width, height } = diagramSize(formation);
  const skirmishes = formation.form === "skirmish";
  const plan = basesOf(formation);
  const bases = plan.map((base) => inset(base, APART[formation.form]));
  const marks = bases.map((base) => marksOf(base, skirmishes));
  const drawn = (kind: "hatch" | "dot" | "mark" | "point" | "solid") =>
    marks.map((one) => (one as Partial<Record<typeof kind, string>>)[kind] ?? "").join("");
  return (
    <svg
      className="card-diagram"
      data-form={formation.form}
      viewBox={`${-width / 2} ${-AHEAD} ${width} ${height}`}
      role="img"
      aria-label={spoken(formation)}
    >
      <path className="diagram-front" d="M-4 -2.4h8l-4 -4.6z" />
      {drawn("hatch") && <path className="diagram-hatch" d={drawn("hatch")} />}
      {drawn("dot") && <path className="diagram-dot" d={drawn("dot")} />}
      {drawn("mark") && <path className="diagram-mark" d={drawn("mark")} />}
      {drawn("point") && <path className="diagram-point" d={drawn("point")} />}
      {drawn("solid") && <path className="diagram-solid" d={drawn("solid")} />}
      <path className="diagram-bases" d={bases.map(rectangle).join("")} />
    </svg>
  );
}

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

const boxPath = ({ x, y, w }: Place): string => `M${x} ${y}h${w}v${SIDE}h${-w}z`;
/** What is lost already when its turn comes. */
const crossedPath = ({ x, y, w }: Place): string => `M${x} ${y + SIDE}l${w} ${-SIDE}`;

type Props = Pick<UnitCard, "bases"> & { readonly breaks: NonNullable<UnitCard["breaks"]> };

/** A box for each base with a part for each wound that it stands: the filled one breaks the unit group, and the boxes after it are struck out, as on the sheet. */
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
      <path
        className="wound-lost"
        d={boxes
          .slice(Math.ceil(at / perBase))
          .map(crossedPath)
          .join("")}
      />
      {last && <path className="wound-breaks" d={boxPath(last)} />}
      <path className="wound-bases" d={boxes.map(boxPath).join("")} />
    </svg>
  );
}

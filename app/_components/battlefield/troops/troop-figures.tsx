import "./commands.css";
import "./troops.css";
import "@/app/_components/battlefield/labels/labels.css";
import { LABEL } from "@/app/_components/battlefield/labels/label-lines";
import { path } from "@/app/_components/engraving/glyph";
import type { PlacedCamp } from "@/lib/model/battle-event";
import type { Placed } from "@/lib/model/battlefield";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { type Body, basePlan, baseSymbol, type DrawnBase, inset } from "./base-plan";
import { drawnCamp } from "./drawn-camp";

type Props = {
  readonly unit: UnitDrawn;
  readonly book: BattlefieldBook;
  readonly own: boolean;
  /** Whose command it is in, by his place in the force. */
  readonly commander?: number | null;
};

/** A unit group base by base, about (0,0), looking up. */
export function UnitFigure({ unit, book, own, commander = null }: Props) {
  const { sheet, outline, front, solid, mark, dot, facing, works, nervous } = drawnUnit(unit, book);
  const order = unit.form === "skirmish" ? " troop-skirmish" : "";
  return (
    <g className={`troop ${own ? "troop-own" : "troop-other"}${order}`}>
      <path className="troop-sheet" d={sheet} />
      {commander !== null && <path className={`troop-tint command-${commander}`} d={sheet} />}
      <path className="troop-bases" d={sheet} />
      {solid && <path className="troop-solid" d={solid} />}
      {mark && <path className="troop-mark" d={mark} />}
      {dot && <path className="troop-dot" d={dot} />}
      <path className="troop-outline" d={outline} />
      {!own && <path className="troop-inline" d={outline} />}
      {front && <path className="troop-front" d={front} />}
      <path className="troop-facing" d={facing} />
      {works && <path className="troop-works" d={works} />}
      {nervous && <path className="troop-nervous" d={nervous} />}
    </g>
  );
}

type UnitGhostProps = {
  readonly unit: UnitDrawn & Partial<Pick<Placed, "number" | "name" | "seat">>;
  readonly book: BattlefieldBook;
  readonly own: boolean;
};

/** A unit group in the hand: centred on (0, 0), facing up, with its number. */
export function UnitGhost({ unit, book, own }: UnitGhostProps) {
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

type CampGhostProps = { readonly state: PlacedCamp["state"]; readonly book: BattlefieldBook; readonly own: boolean };

/** A camp about (0,0), its front up; upright for the viewer. */
export function CampGhost({ state, book, own }: CampGhostProps) {
  const { ground, works, cloth, lines } = drawnCamp(state, book.campSize);
  return (
    <g className={`camp camp-${state} ${own ? "troop-own" : "troop-other"}`}>
      <path className="camp-ground" d={ground} />
      {works && <path className="camp-works" d={works} />}
      <path className="camp-cloth" d={cloth} />
      <path className="camp-lines" d={lines} />
    </g>
  );
}

type Stroke = { readonly x: number; readonly y: number; readonly across: number; readonly down: number };

/** The four sides of a base in halves: an incomplete rank may stand half a base aside. */
function sides({ x, y, w, h }: DrawnBase): readonly Stroke[] {
  const [half, middle] = [w / 2, x + w / 2];
  return [
    ...[y, y + h].flatMap((at) => [x, middle].map((from) => ({ x: from, y: at, across: half, down: 0 }))),
    ...[x, x + w].map((at) => ({ x: at, y, across: 0, down: h })),
  ];
}

const keyOf = ({ x, y, across }: Stroke): string => `${x.toFixed(2)} ${y.toFixed(2)} ${across > 0}`;

/** The bound of all bases together: the sides that no two of them share. */
export function outlineOf(bases: readonly DrawnBase[]): string {
  const strokes = new Map<string, Stroke | null>();
  for (const stroke of bases.flatMap(sides)) {
    const key = keyOf(stroke);
    strokes.set(key, strokes.has(key) ? null : stroke);
  }
  return [...strokes.values()].flatMap((one) => (one ? [path`M${one.x} ${one.y}l${one.across} ${one.down}`] : [])).join("");
}

/** A unit group as path data, by what it is drawn with. */
type DrawnUnit = {
  /** Every base by itself. */
  readonly sheet: string;
  /** The bound of all of them. */
  readonly outline: string;
  readonly front: string;
  readonly solid: string;
  readonly mark: string;
  readonly dot: string;
  readonly facing: string;
  readonly works: string;
  readonly nervous: string;
};

type UnitDrawn = Body & Partial<Pick<Placed, "caltrops" | "stakes" | "nervous">>;

/** How far the bases of those who stand in close order, looser, or skirmish are drawn apart. */
const APART = { close: 0, loose: 0.9, skirmish: 1.5, mounted: 0.9, foot: 0.9 } as const;

const rectangle = ({ x, y, w, h }: DrawnBase): string => path`M${x} ${y}h${w}v${h}h${-w}z`;

type Extent = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const extentOf = (bases: readonly DrawnBase[]): Extent => ({
  left: Math.min(...bases.map(({ x }) => x)),
  right: Math.max(...bases.map(({ x, w }) => x + w)),
  top: Math.min(...bases.map(({ y }) => y)),
  bottom: Math.max(...bases.map(({ y, h }) => y + h)),
});

/** A row of small signs from left to right. */
function row({ left, right }: Extent, step: number, draw: (x: number) => string): string {
  const count = Math.max(1, Math.floor((right - left) / step));
  const start = (left + right) / 2 - ((count - 1) * step) / 2;
  return Array.from({ length: count }, (_, at) => draw(start + at * step)).join("");
}

const caltrops = (extent: Extent): string =>
  row(extent, 10, (x) => path`M${x - 1.8} ${extent.top - 2}l1.8 -2.8l1.8 2.8M${x} ${extent.top - 4.8}v-1.8`);
const stakes = (extent: Extent): string => row(extent, 4, (x) => path`M${x - 1} ${extent.top - 1.2}l2 -4.6`);

/** Gabions in a row: baskets of earth, as wide as the front. */
const barricades = (extent: Extent): string =>
  row(extent, 5.4, (x) => path`M${x - 2.4} ${extent.top - 1.4}v-4.2h4.8v4.2zM${x - 2.4} ${extent.top - 3.5}h4.8`);

/** A trembling line behind their backs. */
function trembling({ left, right, bottom }: Extent): string {
  const count = Math.max(2, Math.round((right - left) / 5));
  const step = (right - left) / count;
  const bow = (_: unknown, at: number) => path`q${step / 2} ${at % 2 === 0 ? 4.4 : -4.4} ${step} 0`;
  return path`M${left} ${bottom + 3.2}` + Array.from({ length: count }, bow).join("");
}

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join("");

/** A unit group about its centre, its front up. */
function drawnUnit(unit: UnitDrawn, book: BattlefieldBook): DrawnUnit {
  const plan = basePlan(unit, book);
  const extent = extentOf(plan);
  const skirmishes = unit.form === "skirmish";
  const bases = plan.map((base) => inset(base, APART[unit.form]));
  const symbols = bases.map((base) => baseSymbol(base, skirmishes));
  const isWalled = unit.troop.characteristics.includes("barricades");
  const ahead = extent.top - (unit.caltrops || unit.stakes || isWalled ? 7.5 : 2.5);
  const middle = (extent.left + extent.right) / 2;
  return {
    sheet: joined(bases.map(rectangle)),
    outline: outlineOf(plan),
    front: unit.form === "close" ? joined(bases.filter(({ leads }) => leads).map(({ x, y, w }) => path`M${x} ${y}h${w}`)) : "",
    solid: joined(symbols.map(({ solid }) => solid)),
    mark: joined(symbols.map(({ mark }) => mark)),
    dot: joined(symbols.map(({ dot }) => dot)),
    facing: path`M${middle - 4} ${ahead}h8l-4 -5z`,
    works: joined([...[unit.caltrops ? caltrops(extent) : "", unit.stakes ? stakes(extent) : ""], ...[isWalled ? barricades(extent) : ""]]),
    nervous: unit.nervous ? trembling(extent) : "",
  };
}

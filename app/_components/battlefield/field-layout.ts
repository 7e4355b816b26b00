import type { BattleView } from "@/lib/model/battle-view";
import type { Step } from "@/lib/model/enumerations";
import { baseWidths, boundsOf, type Footprint, hundredths } from "@/lib/rules/table/geometry/footprint";
import type { LabelBox } from "./labels/label-lines";

/** What of a battle is drawn as a battlefield. `own`: names for unit groups that nobody else sees. */
export type FieldShown = Pick<
  BattleView,
  | "table"
  | "territory"
  | "square"
  | "roles"
  | "forces"
  | "flank"
  | "pieces"
  | "units"
  | "camps"
  | "markers"
  | "commanders"
  | "commands"
  | "seat"
> &
  Partial<Pick<BattleView, "own" | "stragglers">> & {
    /** What its viewer calls the other player. */
    readonly other?: string;
  };

/** Units of the drawing to a base width. */
export const UNIT = 20;

/** The scale below the table: base widths, and where its words begin. */
export const SCALE_LONG = 10;
export const SCALE_WORDS_AT = SCALE_LONG * UNIT + 46;

/** The edge at the bottom of the picture. Spectators see the table from the defender's. */
export type Edge = "defender" | "invader";

export type Spot = { readonly x: number; readonly y: number };

/** How a table lies in the picture: places on the table are BW, those in the picture its units from its upper left corner. */
export type FieldLayout = {
  readonly edge: Edge;
  readonly table: { readonly width: number; readonly depth: number };
  readonly width: number;
  readonly height: number;
  readonly toPicture: (spot: Spot) => Spot;
  readonly toTable: (spot: Spot) => Spot;
  /** Clockwise degrees by which what looks up in its own drawing is turned to look along `facing` on the table. */
  readonly turnOf: (facing: number) => number;
};

/** Whether there is room for words beside the scale beneath the table. */
export const isBroad = ({ width }: Pick<FieldLayout, "width">): boolean => width > 700;

const whole = (degrees: number): number => ((degrees % 360) + 360) % 360;

export function fieldLayout(table: FieldLayout["table"], edge: Edge): FieldLayout {
  const isNear = edge === "defender";
  return {
    ...{ edge, table },
    width: (hundredths(table.width) * UNIT) / 100,
    height: (hundredths(table.depth) * UNIT) / 100,
    toPicture: ({ x, y }) => ({ x: (isNear ? x : table.width - x) * UNIT, y: (isNear ? table.depth - y : y) * UNIT }),
    toTable: ({ x, y }) => ({ x: isNear ? x / UNIT : table.width - x / UNIT, y: isNear ? table.depth - y / UNIT : y / UNIT }),
    turnOf: (facing) => whole((isNear ? 90 : 270) - facing),
  };
}

/** The box of the picture that a footprint fills. */
export function boxOf(footprint: Footprint, { toPicture }: FieldLayout): LabelBox {
  const { left, right, top, bottom } = boundsOf(footprint);
  const one = toPicture({ x: baseWidths(left), y: baseWidths(bottom) });
  const other = toPicture({ x: baseWidths(right), y: baseWidths(top) });
  return {
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    top: Math.min(one.y, other.y),
    bottom: Math.max(one.y, other.y),
  };
}

/** Units of the drawing around the table on each side: the frame, above it the name, and beneath it the scale. */
export const FIELD_MARGIN = { left: 22, top: 54, right: 22, bottom: 80 } as const;

/** While these last, where either side deploys is shown. */
export const ZONED: readonly Step[] = ["first-deployment", "secret-orders", "deployment", "finishing"];

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === "object" && typeof other === "object" && JSON.stringify(one) === JSON.stringify(other));

/** For `memo`, by value: a new view has new objects for what has not changed. */
export const sameProps = <Props extends object>(one: Props, other: Props): boolean =>
  (Object.keys(other) as (keyof Props)[]).every((name) => isSame(one[name], other[name]));

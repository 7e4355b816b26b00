import { hundredths } from "@/lib/rules/table/hundredths";

/** Units of the drawing to a base width. */
export const UNIT = 20;

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

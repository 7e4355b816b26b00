import { type FieldLayout, type Spot, UNIT } from "../battlefield/field-layout";

/** From what is carried to the nearest of two opposite edges: whether back to where the picture begins; how long, in parts of the table; BW as told. */
export type Guide = { readonly isBack: boolean; readonly length: number; readonly label: string };

function guide(at: number, whole: number): Guide {
  const isBack = at <= whole / 2;
  const length = isBack ? at : whole - at;
  return { isBack, length: length / whole, label: String(Math.round((length / UNIT) * 10) / 10) };
}

/** Of a place in the picture: across the table, and deep. */
export const guidesFrom = ({ x, y }: Spot, { width, height }: Pick<FieldLayout, "width" | "height">) => ({
  across: guide(x, width),
  deep: guide(y, height),
});

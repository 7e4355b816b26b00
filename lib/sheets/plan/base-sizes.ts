import type { BaseSize } from "../../model/basing-tables";
import type { PlanMeasure } from "../../model/battle-plan";

/** Who knows how wide the bases are: the tables, or a plan that was made by them. */
export type Width = { readonly millimetres: number };

/** How lengths in centimetres are told wherever a plan has them. */
export const centimetresTold = (widths: readonly Width[]): string =>
  `Centimetres are for bases of ${widths.map(({ millimetres }) => `${millimetres} mm`).join(", then of ")}.`;

const rounded = (length: number): string => String(Math.round(length * 10) / 10);

/** "50": centimetres to a tenth, on bases so wide. */
export const centimetres = (baseWidths: number, millimetres: number): string => rounded((baseWidths * millimetres) / 10);

export const inches = (baseWidths: number, millimetres: number): string => rounded((baseWidths * millimetres) / 25.4);

/** What base widths come to on each size of base. */
export const planMeasures = (sizes: readonly BaseSize[], { width, depth }: { readonly width: number; readonly depth: number }) =>
  sizes.map(({ millimetres, figures }): PlanMeasure => {
    const [across, deep] = [width, depth].map((side) => ({ cm: centimetres(side, millimetres), inches: inches(side, millimetres) }));
    return {
      millimetres,
      figures: `figures of ${figures.min} to ${figures.max} mm`,
      tenWidths: `10 BW are ${centimetres(10, millimetres)} cm (${inches(10, millimetres)} in)`,
      table: `${across?.cm} by ${deep?.cm} cm (${across?.inches} by ${deep?.inches} in)`,
    };
  });

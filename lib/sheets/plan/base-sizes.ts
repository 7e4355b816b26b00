import type { PlanMeasure } from "../../model/battle-plan";

/** Base widths in use ("From figures to bases"), and the figures that stand on them. */
export const BASE_SIZES = [
  { millimetres: 40, figures: "figures of 6 to 15 mm" },
  { millimetres: 60, figures: "figures of 20 to 28 mm" },
] as const;

/** How lengths in centimetres are told wherever a plan has them. */
export const CENTIMETRES_TOLD = `Centimetres are for bases of ${BASE_SIZES.map(({ millimetres }) => `${millimetres} mm`).join(", then of ")}.`;

const rounded = (length: number): string => String(Math.round(length * 10) / 10);

/** "50": centimetres to a tenth, on bases so wide. */
export const centimetres = (baseWidths: number, millimetres: number): string => rounded((baseWidths * millimetres) / 10);

export const inches = (baseWidths: number, millimetres: number): string => rounded((baseWidths * millimetres) / 25.4);

/** What base widths come to on each size of base. */
export const planMeasures = ({ width, depth }: { readonly width: number; readonly depth: number }): PlanMeasure[] =>
  BASE_SIZES.map(({ millimetres, figures }) => {
    const [across, deep] = [width, depth].map((side) => ({ cm: centimetres(side, millimetres), inches: inches(side, millimetres) }));
    return {
      ...{ millimetres, figures },
      tenWidths: `10 BW are ${centimetres(10, millimetres)} cm (${inches(10, millimetres)} in)`,
      table: `${across?.cm} by ${deep?.cm} cm (${across?.inches} by ${deep?.inches} in)`,
    };
  });

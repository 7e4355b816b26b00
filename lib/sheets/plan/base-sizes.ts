import type { BaseSize, PlanMeasure } from "../../model/battle-plan";
import { PLAN } from "../../words/battle/plan";

const { facts: FACTS } = PLAN;

/** The width of a base, from the tables or a plan. */
export type Width = { readonly millimetres: number };

const rounded = (length: number): string => String(Math.round(length * 10) / 10);

/** "50": centimetres to a tenth, for bases of that width. */
export const centimetres = (baseWidths: number, millimetres: number): string => rounded((baseWidths * millimetres) / 10);

export const inches = (baseWidths: number, millimetres: number): string => rounded((baseWidths * millimetres) / 25.4);

/** Base widths in centimetres and inches, for each size of base. */
export const planMeasures = (sizes: readonly BaseSize[], { width, depth }: { readonly width: number; readonly depth: number }) =>
  sizes.map(({ millimetres, figures }): PlanMeasure => {
    const [across, deep] = [width, depth].map((side) => ({ cm: centimetres(side, millimetres), inches: inches(side, millimetres) }));
    return {
      millimetres,
      figures: FACTS.figures(figures.min, figures.max),
      tenWidths: FACTS.tenWidths(centimetres(10, millimetres), inches(10, millimetres)),
      table: FACTS.tableSize([across?.cm, deep?.cm], [across?.inches, deep?.inches]),
    };
  });

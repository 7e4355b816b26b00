import { asItLies, turnedLeft } from "@/lib/words/battle/field";
import type { Measure, Whereabouts } from "@/lib/words/battle/handling";
import type { FieldLayout } from "../battlefield/field-layout";
import type { Stance, Task } from "./task";

export type Layout = Pick<FieldLayout, "edge" | "table">;
type Limits = { readonly min: number; readonly max: number };

/** Where a stance is, and how it lies, as measured from this edge. */
export function whereaboutsOf(stance: Stance, { ahead }: Pick<Task, "ahead">, { edge, table }: Layout): Whereabouts {
  const { x, y, angle, w, h } = stance;
  const isNear = edge === "defender";
  const place = { left: isNear ? x : table.width - x, near: isNear ? y : table.depth - y };
  if (ahead === undefined) return { ...place, isFacing: false, ...asItLies(stance) };
  return { ...place, isFacing: true, turned: turnedLeft(angle, ahead), along: w, deep: h };
}

/** Of a piece so far turned, the side along the table is the one that its own frame calls its depth. */
const isOnSide = ({ angle }: Stance): boolean => angle % 180 >= 90;

/** Between which figures a measure stays; null: it takes any. */
export function limitsOf(measure: Measure, { sides }: Pick<Task, "sides">, { table }: Layout): Limits | null {
  if (measure === "left") return { min: 0, max: table.width };
  if (measure === "near") return { min: 0, max: table.depth };
  return measure === "turned" ? null : sides;
}

/** The inverse of `whereaboutsOf`, for one of its measures. */
export function stanceWith(
  stance: Stance,
  measure: Measure,
  value: number,
  { ahead }: Pick<Task, "ahead">,
  { edge, table }: Layout,
): Stance {
  switch (measure) {
    case "left":
      return { ...stance, x: edge === "defender" ? value : table.width - value };
    case "near":
      return { ...stance, y: edge === "defender" ? value : table.depth - value };
    case "turned":
      return { ...stance, angle: (ahead ?? stance.angle - (stance.angle % 90)) + value };
    case "along":
      return { ...stance, [isOnSide(stance) ? "h" : "w"]: value };
    case "deep":
      return { ...stance, [isOnSide(stance) ? "w" : "h"]: value };
    default:
      return measure satisfies never;
  }
}

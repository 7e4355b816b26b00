import type { FieldLayout } from "@/app/_components/battlefield/field-layout";
import { UNIT } from "@/app/_components/battlefield/field-layout";
import type { Spot } from "./hiding-places";

type Cell = { readonly across: number; readonly down: number };

/** `ground`: what is shaded; `border`: the line about it. Both as path data in picture coordinates. */
type Shade = { readonly ground: string; readonly border: string };

const keyOf = ({ across, down }: Cell): string => `${across} ${down}`;

/** Squares about the places, which lie on a grid, `step` BW apart; as rows that are one piece each, and the sides that no two share. */
export function shadePath(places: readonly Spot[], layout: FieldLayout, step: number): Shade {
  const side = step * UNIT;
  const cells = places.map((place): Cell => {
    const { x, y } = layout.toPicture(place);
    return { across: Math.round(x / side), down: Math.round(y / side) };
  });
  const all = new Set(cells.map(keyOf));
  const has = (across: number, down: number) => all.has(keyOf({ across, down }));
  const at = (across: number, down: number) => `M${(across - 0.5) * side} ${(down - 0.5) * side}`;
  const rows = cells
    .filter(({ across, down }) => !has(across - 1, down))
    .map(({ across, down }) => {
      let end = across + 1;
      while (has(end, down)) end += 1;
      const wide = (end - across) * side;
      return `${at(across, down)}h${wide}v${side}h${-wide}z`;
    });
  const sides = cells.map(
    ({ across, down }) =>
      (has(across, down - 1) ? "" : `${at(across, down)}h${side}`) +
      (has(across, down + 1) ? "" : `${at(across, down + 1)}h${side}`) +
      (has(across - 1, down) ? "" : `${at(across, down)}v${side}`) +
      (has(across + 1, down) ? "" : `${at(across + 1, down)}v${side}`),
  );
  return { ground: rows.join(""), border: sides.join("") };
}

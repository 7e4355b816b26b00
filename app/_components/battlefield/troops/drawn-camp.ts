import { path } from "@/app/_components/engraving/glyph";
import type { PlacedCamp } from "@/lib/model/battle-event";
import { UNIT } from "../field-layout";

/** A camp as path data about its centre. `cloth`: what hides what stands behind it. */
type DrawnCamp = { readonly ground: string; readonly works: string; readonly cloth: string; readonly lines: string };

type Half = { readonly across: number; readonly deep: number };

const rectangle = (across: number, deep: number): string => path`M${-across} ${-deep}h${2 * across}v${2 * deep}h${-2 * across}z`;

/** A bell tent with its door, its seam and a pennon. */
export const tent = (x: number, foot: number, size: number) => ({
  cloth: path`M${x} ${foot - 14 * size}l${8 * size} ${14 * size}q${-8 * size} ${2.4 * size} ${-16 * size} 0z`,
  lines: path`M${x} ${foot - 14 * size}l${-1.6 * size} ${15 * size}M${x} ${foot - 14 * size}l${2.4 * size} ${14.8 * size}M${x} ${foot - 14 * size}v${-4 * size}l${4 * size} ${1.4 * size}l${-4 * size} ${1.2 * size}`,
});

/** A covered waggon on its wheels. */
const waggon = (x: number, foot: number) => ({
  cloth: path`M${x - 8} ${foot - 4}q0 -8 8 -8t8 8z`,
  lines: path`M${x - 3} ${foot - 4}v-7.4M${x + 3} ${foot - 4}v-7.4M${x - 7.4} ${foot - 1.8}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M${x + 3.4} ${foot - 1.8}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M${x + 8} ${foot - 4}l5 1.6`,
});

const fire = (x: number, foot: number) => ({
  cloth: "",
  lines: path`M${x - 3} ${foot}l6 -2M${x - 3} ${foot - 2}l6 2M${x} ${foot - 2}q-2 -3 0 -5q2 2 0 5`,
});

/** Driven stakes along all four sides, and a gate in the front. */
function palisade({ across, deep }: Half): string {
  const stake = (x: number, y: number) => path`M${x} ${y}v-5.4`;
  const along = Array.from({ length: Math.floor((across * 2) / 4) + 1 }, (_, at) => at * 4 - across);
  const up = Array.from({ length: Math.floor((deep * 2) / 4) }, (_, at) => at * 4 - deep + 4);
  return [
    ...along.filter((x) => Math.abs(x) > 4).map((x) => stake(x, -deep + 4)),
    ...along.map((x) => stake(x, deep)),
    ...up.flatMap((y) => [stake(-across, y), stake(across, y)]),
    path`M${-across} ${-deep + 1.6}h${across - 5}M5 ${-deep + 1.6}h${across - 5}M${-across} ${deep - 2.4}h${across * 2}`,
  ].join("");
}

function inside(state: PlacedCamp["state"]): readonly { readonly cloth: string; readonly lines: string }[] {
  switch (state) {
    case "standard":
      return [tent(-8, 0, 0.85), tent(10, 0, 0.85), waggon(17, 13), tent(-19, 13, 0.95), tent(-1, 15, 1)];
    case "fortified":
      return [tent(-9, 1, 0.85), tent(9, 1, 0.85), tent(-16, 13, 0.9), fire(0, 13), tent(16, 13, 0.9)];
    case "mobile":
      return [waggon(-14, -3), waggon(10, -4), waggon(-5, 13), fire(-22, 14), waggon(17, 14)];
    default:
      return state satisfies never;
  }
}

/** A camp with its front up: tents, tents behind a palisade, or the waggons of those who move on. */
export function drawnCamp(state: PlacedCamp["state"], size: { readonly width: number; readonly depth: number }): DrawnCamp {
  const half = { across: (size.width * UNIT) / 2, deep: (size.depth * UNIT) / 2 };
  const things = inside(state);
  return {
    ground: rectangle(half.across, half.deep),
    works: state === "fortified" ? palisade(half) : "",
    cloth: things.map(({ cloth }) => cloth).join(""),
    lines: things.map(({ lines }) => lines).join(""),
  };
}

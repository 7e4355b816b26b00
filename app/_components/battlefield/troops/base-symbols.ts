import { path } from "@/app/_components/engraving/path";
import type { BaseKind, DrawnBase } from "./base-plan";

/** What is drawn on a base: `mark` lines, `dot` points of a round pen, `solid` what is filled. */
export type Symbol = { readonly mark?: string; readonly dot?: string; readonly solid?: string };

type Draw = (x: number, y: number, base: DrawnBase) => Symbol;

/** A barrel on its carriage, its muzzle to the front. */
const gun =
  (calibre: number, wheels: number): Draw =>
  (x, y) => ({
    solid: path`M${x - calibre / 2} ${y - 7}h${calibre}l${calibre * 0.25} 10h${-calibre * 1.5}z`,
    mark: path`M${x - wheels} ${y - 1.5}v6M${x + wheels} ${y - 1.5}v6M${x - wheels} ${y + 1.5}h${wheels * 2}M${x} ${y + 3}v4.5`,
  });

const DRAWN: Readonly<Record<BaseKind, Draw>> = {
  pike: (_x, _y, { x, y, w, h }) => ({ solid: path`M${x + 0.9} ${y + 0.9}h${w - 1.8}v${h - 1.8}h${1.8 - w}z` }),
  dropped: (x, y, { h }) => ({
    mark: path`M${x - 7} ${y + h * 0.25}l14 ${-h * 0.18}M${x - 7} ${y + h * 0.08}l14 ${-h * 0.18}M${x - 6} ${y - h * 0.1}l13 ${-h * 0.18}`,
  }),
  shot: (x, y, { h }) => ({
    mark: path`M${x - 6} ${y + h * 0.2}v${-h * 0.42}M${x} ${y + h * 0.2}v${-h * 0.42}M${x + 6} ${y + h * 0.2}v${-h * 0.42}`,
  }),
  bow: (x, y) => ({ mark: path`M${x - 8} ${y + 1.4}q3 -4.4 6 0zM${x + 2} ${y + 1.4}q3 -4.4 6 0z` }),
  blade: (_x, _y, { x, y, w, h }) => ({ mark: path`M${x} ${y + h}l${w} ${-h}M${x} ${y}l${w} ${h}` }),
  horse: (_x, _y, { x, y, w, h }) => ({ mark: path`M${x} ${y + h}l${w} ${-h}` }),
  "horse-shot": (_x, _y, { x, y, w, h }) => ({
    mark: path`M${x} ${y + h}l${w} ${-h}`,
    dot: path`M${x + w * 0.3} ${y + h * 0.3}h0`,
  }),
  dragoon: (_x, _y, { x, y, w, h }) => ({
    mark: path`M${x} ${y + h}l${w} ${-h}M${x + w * 0.22} ${y + h * 0.45}v${-h * 0.3}M${x + w * 0.42} ${y + h * 0.4}v${-h * 0.25}`,
  }),
  elephant: (x, y) => ({
    solid: path`M${x - 4.5} ${y + 6}q-1.8 -5 0 -9q-3.4 -1 -2.4 -3.6q3 0 4.6 .8q2.3 -1 4.6 0q1.6 -.8 4.6 -.8q1 2.6 -2.4 3.6q1.8 4 0 9q-4.5 2.6 -9 0z`,
    mark: path`M${x} ${y - 5}q-1.6 -2 .6 -4`,
  }),
  wagon: (x, y, { h }) => ({
    mark: path`M${x - 6} ${y - h * 0.32}h12v${h * 0.64}h-12zM${x - 6} ${y - h * 0.16}h12M${x - 6} ${y}h12M${x - 6} ${y + h * 0.16}h12`,
    solid: path`M${x - 8} ${y - h * 0.27}h1.7v6h-1.7zM${x + 6.3} ${y - h * 0.27}h1.7v6h-1.7zM${x - 8} ${y + h * 0.27 - 6}h1.7v6h-1.7zM${x + 6.3} ${y + h * 0.27 - 6}h1.7v6h-1.7z`,
  }),
  "light-gun": gun(1.8, 4),
  "medium-gun": gun(2.8, 4.8),
  "heavy-gun": gun(4, 5.8),
};

/** Skirmishers are a point, with the stroke of the horse below mounted ones. */
const skirmisher: Draw = (x, y, { kind }) =>
  kind === "horse" || kind === "horse-shot"
    ? { dot: path`M${x} ${y - 2}h0`, mark: path`M${x - 4} ${y + 4}l8 -3.4` }
    : { dot: path`M${x} ${y}h0` };

/** A base in the same place that shows more space around it. */
export const inset = (base: DrawnBase, by: number): DrawnBase => ({
  ...base,
  x: base.x + by,
  y: base.y + by,
  w: base.w - 2 * by,
  h: base.h - 2 * by,
});

export function baseSymbol(base: DrawnBase, skirmishes: boolean): Symbol {
  const [x, y] = [base.x + base.w / 2, base.y + base.h / 2];
  return (skirmishes ? skirmisher : DRAWN[base.kind])(x, y, base);
}

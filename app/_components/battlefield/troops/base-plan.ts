import { UNIT } from "@/app/_components/battlefield/field-layout";
import { path } from "@/app/_components/engraving/glyph";
import type { Placed } from "@/lib/model/battlefield";
import type { Form, ShootingWeapon } from "@/lib/model/enumerations";
import type { QuickTroop } from "@/lib/model/force";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { sidesOf } from "@/lib/rules/table/unit-shape";

export type BaseKind = "pike" | "dropped" | "shot" | "bow" | "blade" | "horse" | "horse-shot" | "dragoon" | "elephant" | "wagon" | Gun;
type Gun = "light-gun" | "medium-gun" | "heavy-gun";

/** A base as it stands in its unit group, in units of the drawing about the group's centre; the front is up. `leads`: no base of its group before it. */
export type DrawnBase = {
  readonly kind: BaseKind;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly leads: boolean;
};

export type Body = Pick<Placed, "bases" | "troop" | "files" | "form"> & Partial<Pick<Placed, "droppedPikes">>;

const GUNS: Partial<Record<ShootingWeapon, Gun>> = { "light-artillery": "light-gun", "heavy-artillery": "heavy-gun" };
const BOWS: readonly (ShootingWeapon | null)[] = ["bow", "longbow", "crossbow", "javelin", "sling", "dart"];

function footKind({ weapon, characteristics }: QuickTroop): BaseKind {
  if (weapon !== null) return BOWS.includes(weapon) ? "bow" : "shot";
  return characteristics.includes("pikes") ? "pike" : "blade";
}

function kindOf(troop: QuickTroop, form: Form): BaseKind {
  const { type, weapon, formation } = troop;
  if (formation === "dragoon") return form === "foot" ? "shot" : "dragoon";
  switch (type) {
    case "foot":
      return footKind(troop);
    case "mounted":
      return weapon === null ? "horse" : "horse-shot";
    case "artillery":
      return GUNS[weapon ?? "medium-artillery"] ?? "medium-gun";
    case "elephant":
      return "elephant";
    case "battle-wagon":
      return "wagon";
    default:
      return type satisfies never;
  }
}

/** Of a group without a plan: whole ranks, and behind them in the middle what is left. */
function ranked({ bases, files }: Body): readonly { readonly file: number; readonly rank: number }[] {
  const whole = Math.floor(bases / files) * files;
  const indent = (files - (bases - whole)) / 2;
  return Array.from({ length: bases }, (_, at) => ({
    file: (at % files) + (at < whole ? 0 : indent),
    rank: Math.floor(at / files),
  }));
}

/** Every base of a unit group where its formation has it. Of a set formation that is not whole, the rearmost are missing. */
export function basePlan(body: Body, book: BattlefieldBook): readonly DrawnBase[] {
  const { troop, form, bases, files } = body;
  const { frontage, depth } = sidesOf(body, form, files, book);
  const plan = troop.setFormation === null ? null : book.formations[troop.setFormation].ranks;
  const ranks = plan ? plan.length : Math.ceil(bases / files);
  const [w, h] = [UNIT, (depth * UNIT) / 100 / ranks];
  const [left, top] = [(-frontage * UNIT) / 200, (-depth * UNIT) / 200];
  const at = (file: number, rank: number) => ({ x: left + file * w, y: top + rank * h, w, h });
  if (!plan) return ranked(body).map(({ file, rank }) => ({ kind: kindOf(troop, form), ...at(file, rank), leads: rank === 0 }));
  const pike = body.droppedPikes ? "dropped" : "pike";
  const kinds: Readonly<Record<string, BaseKind>> = { P: pike, S: footKind(troop) === "bow" ? "bow" : "shot" };
  const places = plan.flatMap((rank, row) =>
    [...rank].flatMap((mark, file) => {
      const kind = kinds[mark];
      const leads = plan.slice(0, row).every((before) => before[file] === ".");
      return kind ? [{ kind, ...at(file, row), leads }] : [];
    }),
  );
  return places.slice(0, bases);
}

/** What is drawn on a base: `mark` lines, `dot` points of a round pen, `solid` what is filled. */
type Symbol = { readonly mark?: string; readonly dot?: string; readonly solid?: string };

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

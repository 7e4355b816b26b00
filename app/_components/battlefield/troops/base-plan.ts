import type { Placed } from "@/lib/model/battlefield";
import type { Form, ShootingWeapon } from "@/lib/model/enumerations";
import type { QuickTroop } from "@/lib/model/force";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { sidesOf } from "@/lib/rules/table/unit-shape";
import { UNIT } from "../field-layout";

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

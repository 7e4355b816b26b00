import type { Form } from "../../model/enumerations";
import type { FrozenForce, QuickTroop } from "../../model/force";
import type { BattlefieldBook } from "./battlefield-book";
import type { Part } from "./geometry/footprint";

/** A unit group before it is placed. */
export type Group = Pick<FrozenForce["units"][number], "number" | "bases" | "troop">;
type Body = Pick<Group, "bases" | "troop">;

const BASE = 100;

/** The plan of a set formation, front rank first; null if it has none. */
function planOf({ setFormation }: QuickTroop, { formations }: BattlefieldBook): readonly string[] | null {
  return setFormation === null ? null : formations[setFormation].ranks;
}

/** The depth of one base in this form, in hundredths of a BW. */
function baseDepth({ type }: QuickTroop, form: Form, { depths }: BattlefieldBook): number {
  if (form === "foot") return depths.foot;
  return form === "mounted" ? depths.mounted : depths[type];
}

const ranksOf = ({ bases }: Body, files: number): number => Math.ceil(bases / files);

/** Frontage and depth, in hundredths of a BW. An incomplete last rank is as deep as a full one. */
export function sidesOf(
  body: Body,
  form: Form,
  files: number,
  book: BattlefieldBook,
): { readonly frontage: number; readonly depth: number } {
  const plan = planOf(body.troop, book);
  const depth = baseDepth(body.troop, form, book);
  if (plan) return { frontage: (plan[0]?.length ?? 0) * BASE, depth: plan.length * depth };
  return { frontage: files * BASE, depth: ranksOf(body, files) * depth };
}

/** Whether a unit group without a plan may be this many files wide: battle wagons keep whole ranks. */
const isRanked = ({ bases, troop }: Body, files: number): boolean => troop.type !== "battle-wagon" || bases % files === 0;

/** The numbers of files a unit group may have, narrowest first ("Formations: Legal formations when out of combat"). */
export function filesAllowed(body: Body, book: BattlefieldBook): readonly number[] {
  const plan = planOf(body.troop, book);
  if (plan) return [plan[0]?.length ?? 0];
  const least = body.troop.type === "battle-wagon" ? 1 : Math.min(book.limits["files-least"], body.bases);
  const from = Math.max(least, Math.ceil(body.bases / book.limits["ranks-most"]));
  return Array.from({ length: body.bases - from + 1 }, (_, at) => from + at).filter((files) => isRanked(body, files));
}

/** The fewest and most files, and those of the squarest shape; of two equally square, the wider. */
export function filesOf(
  body: Body,
  form: Form,
  book: BattlefieldBook,
): { readonly min: number; readonly max: number; readonly usual: number } {
  const allowed = filesAllowed(body, book);
  const lack = (files: number) => {
    const { frontage, depth } = sidesOf(body, form, files, book);
    return Math.abs(frontage - depth);
  };
  const usual = allowed.reduce((best, files) => (lack(files) <= lack(best) ? files : best));
  return { min: Math.min(...allowed), max: Math.max(...allowed), usual };
}

/** The stretches of a file of a plan without gaps, as [from, to) in ranks from the front. */
function runsOf(plan: readonly string[], file: number): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  plan.forEach((rank, at) => {
    if (rank[file] === ".") return;
    const last = runs.at(-1);
    if (last && last[1] === at) last[1] = at + 1;
    else runs.push([at, at + 1]);
  });
  return runs;
}

/** Neighbouring identical files of a plan, as [from, to). */
function blocksOf(plan: readonly string[]): readonly (readonly [number, number])[] {
  const blocks: [number, number][] = [];
  for (let file = 0; file < (plan[0]?.length ?? 0); file++) {
    const last = blocks.at(-1);
    const isLike = last && JSON.stringify(runsOf(plan, last[0])) === JSON.stringify(runsOf(plan, file));
    if (isLike) last[1] = file + 1;
    else blocks.push([file, file + 1]);
  }
  return blocks;
}

/** Sides of a part are even, so that its corners are whole hundredths: an odd depth becomes a hundredth deeper. */
const even = (length: number): number => length + (length % 2);

function partsOfPlan(plan: readonly string[], rankDepth: number): readonly Part[] {
  const [halfAcross, halfDeep] = [((plan[0]?.length ?? 0) * BASE) / 2, (plan.length * rankDepth) / 2];
  return blocksOf(plan).flatMap(([left, right]) =>
    runsOf(plan, left).map(([front, back]) => ({
      x: ((left + right) * BASE) / 2 - halfAcross,
      y: halfDeep - ((front + back) * rankDepth) / 2,
      w: (right - left) * BASE,
      h: even((back - front) * rankDepth),
    })),
  );
}

/** What a unit group covers, around its centre, with its front towards +y; hundredths of a BW. */
export function partsOf(body: Body, form: Form, files: number, book: BattlefieldBook): readonly Part[] {
  const plan = planOf(body.troop, book);
  if (plan) return partsOfPlan(plan, baseDepth(body.troop, form, book));
  const { frontage, depth } = sidesOf(body, form, files, book);
  return [{ x: 0, y: 0, w: frontage, h: even(depth) }];
}

import type { AdviceTables } from "../../model/advice";
import type { Going, TerrainKind } from "../../model/enumerations";
import type { FrozenForce } from "../../model/force";
import type { BattlefieldBook, KindRow } from "../../rules/table/battlefield-book";
import type { Rectangle } from "../../rules/table/battleground";
import { cosine } from "../../rules/table/geometry/footprint";
import { goingFor } from "../../rules/table/in-the-way";
import { type ComputerTurn, measureOf } from "../computer-turn";
import { likingOf } from "../liking";
import type { SeatFrame } from "./own-side";

type Troops = Pick<FrozenForce["units"][number], "troop" | "bases">;
type Troop = Troops["troop"];

export function hindranceOf(going: Going, { hindrances }: AdviceTables): number {
  const row = hindrances.find((one) => one.id === going);
  if (!row) throw new Error(`no hindrance of ${going} going in the advice tables`);
  return row.percent;
}

/** How much these troops like dense terrain, from -100 to 100. */
function likingOfThickets(troop: Troop, { groundLikings }: AdviceTables): number {
  const row = groundLikings.find((one) => one.id === likingOf(troop));
  return row ? (row.worth.dense - row.worth.featureless) / 2 : 0;
}

function worthTo(troop: Troop, kind: KindRow, advice: AdviceTables): number {
  const liking = likingOfThickets(troop, advice);
  const [mine, theirs] = [hindranceOf(goingFor(kind, troop), advice), hindranceOf(kind.going, advice)];
  if (theirs === 0) return liking < 0 ? (-liking * measureOf("room-kept", advice)) / 100 : 0;
  const spared = ((theirs - mine) * measureOf("foe-hampered", advice)) / 100;
  if (liking > 0 && kind.going === "impassable") return spared;
  const share = liking > 0 && !kind.cover ? measureOf("bare-cover", advice) / 100 : 1;
  return (liking * share * mine) / 100 + spared;
}

/**
 * What one more piece of this kind is worth to these troops, from about -100 to about 100, base by base: how much such troops like dense
 * terrain, and how much it slows them. All house values.
 */
export function worthOfKind(kind: TerrainKind, troops: readonly Troops[], book: BattlefieldBook, advice: AdviceTables): number {
  const row = book.kinds[kind];
  let [total, bases] = [0, 0];
  for (const unit of troops) {
    total += worthTo(unit.troop, row, advice) * unit.bases;
    bases += unit.bases;
  }
  return bases === 0 ? 0 : total / bases;
}

/** What one more piece of this kind is worth to the seat, less what it is likely to be worth to the enemy by his list, if that is known. */
export function worthToBoth(kind: TerrainKind, { force, foe, advice }: ComputerTurn, book: BattlefieldBook): number {
  const theirs = foe ? (worthOfKind(kind, foe.bodies, book, advice) * measureOf("foe-weighs", advice)) / 100 : 0;
  return worthOfKind(kind, force.units, book, advice) - theirs;
}

/** How deep into the table terrain matters most: half-way, where the lines meet. */
const MIDDLE = 0.5;

/** What a crest is worth that runs straight ahead, per cent of one that runs across the front: it hides nobody behind it. */
const ENDWISE = 40;
const QUARTER = 90;
/** The scale of the table of sines. */
const SCALE = 1_000_000;

/** How far the crest of a piece, along its longer side, runs across the front: from 0 to 1. Both players face across the table. */
export const crestAcross = ({ w, h, angle }: Pick<Rectangle, "w" | "h" | "angle">): number =>
  Math.abs(cosine(w >= h ? angle : angle + QUARTER)) / SCALE;

/**
 * What a piece is worth at its place, given what its kind is worth. Helpful terrain counts most on the wings and on the seat's own half,
 * where it guards and hides; harmful terrain hurts most in the middle of that half. Larger pieces count more either way. A crest counts by
 * how far it runs across the front.
 */
export function worthOfPlace(
  worth: number,
  at: Rectangle,
  { category, crest }: Pick<KindRow, "category" | "crest">,
  frame: SeatFrame,
): number {
  const { w, h, x, y } = at;
  const { across, ahead } = frame.own({ x, y });
  const aside = Math.abs(across / frame.width - MIDDLE) / MIDDLE;
  const far = Math.max(0, ahead / frame.depth - MIDDLE) / MIDDLE;
  const inTheWay = (1 - aside * 0.6) * (1 - far * 0.8);
  const ofUse = (0.4 + aside * 0.6) * (1 - far * 0.8);
  const isWanted = worth > 0 && category !== "open";
  const hides = crest && worth > 0 ? (ENDWISE + (100 - ENDWISE) * crestAcross(at)) / 100 : 1;
  return (worth * hides * (isWanted ? ofUse : inTheWay) * w * h) / (frame.width * frame.depth);
}

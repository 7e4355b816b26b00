import type { Placed } from "../../model/battlefield";
import type { BattlefieldBook } from "./battlefield-book";
import type { Footprint } from "./geometry/quad";
import { turned } from "./geometry/turned";
import { hundredths } from "./hundredths";
import { partsOf } from "./unit-shape";

/** The direction a unit group's parts face before it is turned. */
const AHEAD = 90;

/** Degrees to turn a unit group's parts so that its front faces `facing`. */
export const turnOf = (facing: number): number => facing - AHEAD;

/** The ground a unit group covers: its whole formation, without the gaps of a tercio or a later keil. */
export const unitFootprint = (
  unit: Pick<Placed, "x" | "y" | "facing" | "files" | "form" | "bases" | "troop">,
  book: BattlefieldBook,
): Footprint => turned(partsOf(unit, unit.form, unit.files, book), { x: hundredths(unit.x), y: hundredths(unit.y) }, turnOf(unit.facing));

import type { Placed } from "../../model/battlefield";
import type { BattlefieldBook } from "./battlefield-book";
import type { Footprint } from "./geometry/quad";
import { turned } from "./geometry/turned";
import { hundredths } from "./hundredths";
import { partsOf } from "./unit-shape";

/** Which way a unit group's parts look before it is turned. */
const AHEAD = 90;

/** Degrees by which the parts of a unit group are turned for its front to look along `facing`. */
export const turnOf = (facing: number): number => facing - AHEAD;

/** The ground that a unit group covers: all of its formation, the empty places of a tercio or a later keil left out. */
export const unitFootprint = (
  unit: Pick<Placed, "x" | "y" | "facing" | "files" | "form" | "bases" | "troop">,
  book: BattlefieldBook,
): Footprint => turned(partsOf(unit, unit.form, unit.files, book), { x: hundredths(unit.x), y: hundredths(unit.y) }, turnOf(unit.facing));

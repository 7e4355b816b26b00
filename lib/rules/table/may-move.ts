import type { BattlefieldTables, Mover } from "../../model/battle-tables";
import type { Placed } from "../../model/battlefield";
import type { CombatTables } from "../../model/combat-tables";
import type { GoingEffect, Movement, Pace } from "../../model/combat-terms";
import type { Form, Going, ShortEdge } from "../../model/enumerations";
import type { QuickTroop } from "../../model/force";
import type { PlacementReason } from "../../model/refusals";
import type { Troop } from "../../model/troop";
import { formsOf } from "../army/troop-traits";
import { rowValue, rulesRow } from "../rules-row";
import type { BattlefieldBook } from "./battlefield-book";
import { type Battleground, turnOf, unitFootprint } from "./battleground";
import { baseWidths, type Footprint, hundredths, turned, turnedPoint } from "./geometry/footprint";
import { leavesTable, onNoGround, onOthers, worstGoing } from "./in-the-way";
import { partsOf, sidesOf } from "./unit-shape";

/** Dragoons move like loose troops, mounted and on foot. */
const pace = (form: Form): "close" | "loose" | "skirmish" => (form === "mounted" || form === "foot" ? "loose" : form);

/** The row of the moves table for such troops in this form. */
export function moverOf({ type, weapon, formation }: QuickTroop, form: Form): Mover {
  switch (type) {
    case "artillery":
      return weapon === "light-artillery" ? "light-artillery" : "artillery";
    case "elephant":
    case "battle-wagon":
      return type;
    case "foot":
    case "mounted":
      if (formation === "dragoon") return form === "foot" ? "foot-loose" : "mounted-loose";
      return `${type}-${pace(form)}`;
    default:
      return type satisfies never;
  }
}

/** BW in a single move over this going; 0 if none. Fleet of foot move farther, but not over difficult going ("Glossary: Fleet of Foot"). */
function moveOver({ moves, limits }: BattlefieldBook, { troop, form }: Pick<Placed, "troop" | "form">, going: Going): number {
  if (going === "impassable") return 0;
  const isFaster = going !== "difficult" && troop.characteristics.includes("fleet-of-foot");
  return (moves[moverOf(troop, form)][going] ?? 0) + (isFaster ? limits["fleet-of-foot"] : 0);
}

/** All the ground a unit group covers while moving straight ahead, in hundredths of a BW. */
function sweptBy(unit: Placed, ahead: number, book: BattlefieldBook): Footprint {
  const parts = partsOf(unit, unit.form, unit.files, book).map((part) => ({ ...part, y: part.y + ahead / 2, h: part.h + ahead }));
  return turned(parts, { x: hundredths(unit.x), y: hundredths(unit.y) }, turnOf(unit.facing));
}

/** Where a unit group is after moving straight ahead, in BW. */
function aheadOf(unit: Placed, distance: number): { readonly x: number; readonly y: number } {
  const from = { x: hundredths(unit.x), y: hundredths(unit.y) };
  const { x, y } = turnedPoint({ x: 0, y: hundredths(distance) }, from, turnOf(unit.facing));
  return { x: baseWidths(x), y: baseWidths(y) };
}

/**
 * Where scouts are after moving this far straight ahead (BW, tenths), and every reason why they may not ("Glossary: Scouts"): farther than
 * one move over the worst going they cross, something in the way, or off the table.
 */
export function mayScout(
  ground: Battleground,
  unit: Placed,
  distance: number,
): { readonly reasons: readonly PlacementReason[]; readonly at: { readonly x: number; readonly y: number } } {
  const at = aheadOf(unit, distance);
  const swept = sweptBy(unit, hundredths(distance), ground.book);
  const end = unitFootprint({ ...unit, ...at }, ground.book);
  const most = moveOver(ground.book, unit, worstGoing(ground, swept, unit.troop));
  const isInTheWay = onNoGround(ground, swept, unit.troop).length > 0 || onOthers(ground, swept, unit).length > 0;
  // The final place is rounded once more than the ground swept.
  const isInTheEnd = onNoGround(ground, end, unit.troop).length > 0 || onOthers(ground, end, unit).length > 0;
  const reasons: readonly PlacementReason[] = [
    ...(leavesTable(ground, end) ? [{ code: "off-table" as const, params: {} }] : []),
    ...(hundredths(distance) > hundredths(most) ? [{ code: "beyond-move" as const, params: { most } }] : []),
    ...(isInTheWay || isInTheEnd ? [{ code: "path-blocked" as const, params: {} }] : []),
  ];
  return { reasons, at };
}

const TENTHS = 10;

/** The farthest these scouts may move, in BW; 0 if they cannot. They may also move any shorter distance. */
export function scoutReach(ground: Battleground, unit: Placed): number {
  let reach = 0;
  for (let tenths = 1; mayScout(ground, unit, tenths / TENTHS).reasons.length === 0; tenths++) reach = tenths;
  return reach / TENTHS;
}

type Turned = { readonly x: number; readonly y: number; readonly facing: number };

const TURN = 360;

/** Where guns are after wheeling back about a front corner, which stays in place. */
function wheeled({ book }: Battleground, unit: Placed, corner: ShortEdge, degrees: number): Turned {
  const { frontage, depth } = sidesOf(unit, unit.form, unit.files, book);
  const offset = { x: (corner === "left" ? -frontage : frontage) / 2, y: depth / 2 };
  const facing = (unit.facing + (corner === "left" ? TURN - degrees : degrees)) % TURN;
  const centre = { x: hundredths(unit.x), y: hundredths(unit.y) };
  const pivot = turnedPoint(offset, centre, turnOf(unit.facing));
  const at = turnedPoint({ x: -offset.x, y: -offset.y }, pivot, turnOf(facing));
  return { x: baseWidths(at.x), y: baseWidths(at.y), facing };
}

/**
 * Where guns are after wheeling back by so many degrees about their own left or right front corner, and every reason why they may not: off
 * the table, on water, impassable ground, a camp or a unit group ("Remaining Deployment 5"). Only the final place is judged.
 */
export function mayWheel(
  ground: Battleground,
  unit: Placed,
  corner: ShortEdge,
  degrees: number,
): { readonly reasons: readonly PlacementReason[]; readonly at: Turned } {
  const at = wheeled(ground, unit, corner, degrees);
  const footprint = unitFootprint({ ...unit, ...at }, ground.book);
  const reasons: readonly PlacementReason[] = [
    ...(leavesTable(ground, footprint) ? [{ code: "off-table" as const, params: {} }] : []),
    ...onNoGround(ground, footprint, unit.troop),
    ...onOthers(ground, footprint, unit),
  ];
  return { reasons, at };
}

type Moves = Pick<BattlefieldTables, "moves" | "limits">;

const paceOf = (move: number | null, effect: GoingEffect | null): Pace | null =>
  move === null || effect === null ? null : { move, effect };

function movementIn(form: Form, troop: Troop, { movement }: CombatTables, { moves, limits }: Moves): Movement {
  const mover = moverOf({ ...troop, weapon: troop.shooting?.weapon ?? null }, form);
  const [reach, effects] = [rulesRow(moves, mover), rulesRow(movement.going, mover)];
  const more = troop.characteristics.includes("fleet-of-foot") ? rowValue(limits, "fleet-of-foot") : 0;
  return {
    form,
    wheelsOnly: reach.good === 0,
    good: { move: reach.good + more, effect: effects.good },
    rough: paceOf(reach.rough === null ? null : reach.rough + more, effects.rough),
    difficult: paceOf(reach.difficult, effects.difficult),
  };
}

/** How a unit group moves over each going, in each form that it may take ("Movement: Movement distances", "Glossary: Fleet of Foot"). */
export const movementOf = (troop: Troop, combat: CombatTables, battlefield: Moves): readonly Movement[] =>
  formsOf(troop).map((form) => movementIn(form, troop, combat, battlefield));

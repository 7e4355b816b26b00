import type { PlanAway, PlanCorner, PlanOrder, PlanSpot, PlanUnit } from "../../model/battle-plan";
import type { BattleView, ShownOrder } from "../../model/battle-view";
import type { Placed } from "../../model/battlefield";
import type { SeatName } from "../../model/by-seat";
import type { BattlefieldBook } from "../../rules/table/battlefield-book";
import { turnedPoint } from "../../rules/table/geometry/turned";
import { hundredths } from "../../rules/table/hundredths";
import { turnOf } from "../../rules/table/unit-footprint";
import { sidesOf } from "../../rules/table/unit-shape";
import { facingWords } from "../../words/battle/field";
import { commandLetter } from "../../words/battle/names";
import { placedNotes, stanceWords } from "../../words/battle/plan";
import { fromCorner, placeFromCorner } from "./from-corner";

/** What a plan is made from: a view, the tables of its battlefield, and the corner it is measured from. */
export type Planned = { readonly view: BattleView; readonly book: BattlefieldBook; readonly corner: PlanCorner };

const byNumber = (one: { readonly number: number }, other: { readonly number: number }): number => one.number - other.number;

/** A front corner of the rectangle around the formation; `side` is -1 for the left and 1 for the right. */
function frontCorner(unit: Placed, side: -1 | 1, { view, book, corner }: Planned): PlanSpot {
  const { frontage, depth } = sidesOf(unit, unit.form, unit.files, book);
  const offset = { x: (side * frontage) / 2, y: Math.ceil(depth / 2) };
  return fromCorner(turnedPoint(offset, { x: hundredths(unit.x), y: hundredths(unit.y) }, turnOf(unit.facing)), view.table, corner);
}

/** A set formation has the files and ranks of its own plan. */
function ranksOf({ troop, bases, files }: Placed, { formations }: BattlefieldBook): Pick<PlanUnit, "files" | "ranks"> {
  const plan = troop.setFormation === null ? null : formations[troop.setFormation].ranks;
  return plan ? { files: plan[0]?.length ?? files, ranks: plan.length } : { files, ranks: Math.ceil(bases / files) };
}

function planUnit(unit: Placed, planned: Planned): PlanUnit {
  const { view, book, corner } = planned;
  const ahead = view.roles?.invader === unit.seat ? 270 : 90;
  const command = view.commands[unit.seat]?.find(({ units }) => units.includes(unit.number));
  return {
    ...{ number: unit.number, name: unit.name, bases: unit.bases, form: stanceWords(unit), ...ranksOf(unit, book) },
    facing: facingWords(unit.facing, ahead),
    command: command ? commandLetter(command.commander) : null,
    frontLeft: frontCorner(unit, -1, planned),
    frontRight: unit.facing === ahead ? null : frontCorner(unit, 1, planned),
    centre: placeFromCorner(unit, view.table, corner),
    notes: placedNotes(unit),
  };
}

/** The unit groups of a seat that stand on the table, by their numbers. */
export const planUnits = (seat: SeatName, planned: Planned): PlanUnit[] =>
  planned.view.units
    .filter((unit) => unit.seat === seat)
    .sort(byNumber)
    .map((unit) => planUnit(unit, planned));

type Group = NonNullable<BattleView["own"]>["units"][number];
const asAway = ({ number, name, bases }: Group): PlanAway => ({ number, name, bases });

const ownUnits = (seat: SeatName, { view }: Planned): readonly Group[] => (view.seat === seat ? (view.own?.units ?? []) : []);

/** The unit groups that an order sends away, in their own player's view only; without those deployed since. */
export function awayWith({ seat, secret }: ShownOrder, planned: Planned): PlanAway[] {
  if (!secret) return [];
  const numbers = secret.kind === "march" ? secret.units : [secret.unit];
  const isOnTable = (number: number) => planned.view.units.some((unit) => unit.seat === seat && unit.number === number);
  return ownUnits(seat, planned)
    .filter(({ number }) => numbers.includes(number) && !isOnTable(number))
    .sort(byNumber)
    .map(asAway);
}

/** The player's unit groups without a place and without an order. */
export function unitsAway(seat: SeatName, planned: Planned, orders: readonly PlanOrder[]): PlanAway[] {
  const { units, stragglers } = planned.view;
  const placed = [...units, ...stragglers].filter((one) => one.seat === seat).map(({ number }) => number);
  const gone = new Set([...placed, ...orders.flatMap((order) => order.units.map(({ number }) => number))]);
  return ownUnits(seat, planned)
    .filter(({ number }) => !gone.has(number))
    .sort(byNumber)
    .map(asAway);
}

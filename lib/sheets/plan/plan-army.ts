import type { PlanArmy, PlanAway, PlanCommander, PlanCorner, PlanOrder, PlanSpot, PlanUnit } from "@/lib/model/battle-plan";
import type { BattleView, ShownOrder } from "@/lib/model/battle-view";
import type { Placed } from "@/lib/model/battlefield";
import type { SeatName } from "@/lib/model/by-seat";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { turnOf } from "@/lib/rules/table/battleground";
import { hundredths, turnedPoint } from "@/lib/rules/table/geometry/footprint";
import { sidesOf } from "@/lib/rules/table/unit-shape";
import { facingWords } from "@/lib/words/battle/field";
import { commandLetter } from "@/lib/words/battle/names";
import { AMBUSH_SEEN, leadsWords, marchSeen, PLAN, placedNotes, planOrderWords, stanceWords } from "@/lib/words/battle/plan";
import { orderCalled } from "@/lib/words/battle/terrain";
import { campKindWords, roleNoun, sentenceCase } from "@/lib/words/phrasing";
import { fromCorner, placeFromCorner } from "./plan-measures";

/** What a plan is made from: a view, the tables of its battlefield, and the corner it is measured from. */
type Planned = { readonly view: BattleView; readonly book: BattlefieldBook; readonly corner: PlanCorner };

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
const planUnits = (seat: SeatName, planned: Planned): PlanUnit[] =>
  planned.view.units
    .filter((unit) => unit.seat === seat)
    .sort(byNumber)
    .map((unit) => planUnit(unit, planned));

type Group = NonNullable<BattleView["own"]>["units"][number];
const asAway = ({ number, name, bases }: Group): PlanAway => ({ number, name, bases });

const ownUnits = (seat: SeatName, { view }: Planned): readonly Group[] => (view.seat === seat ? (view.own?.units ?? []) : []);

/** The unit groups that an order sends away, in their own player's view only; without those deployed since. */
function awayWith({ seat, secret }: ShownOrder, planned: Planned): PlanAway[] {
  if (!secret) return [];
  const numbers = secret.kind === "march" ? secret.units : [secret.unit];
  const isOnTable = (number: number) => planned.view.units.some((unit) => unit.seat === seat && unit.number === number);
  return ownUnits(seat, planned)
    .filter(({ number }) => numbers.includes(number) && !isOnTable(number))
    .sort(byNumber)
    .map(asAway);
}

/** The player's unit groups without a place and without an order. */
function unitsAway(seat: SeatName, planned: Planned, orders: readonly PlanOrder[]): PlanAway[] {
  const { units, stragglers } = planned.view;
  const placed = [...units, ...stragglers].filter((one) => one.seat === seat).map(({ number }) => number);
  const gone = new Set([...placed, ...orders.flatMap((order) => order.units.map(({ number }) => number))]);
  return ownUnits(seat, planned)
    .filter(({ number }) => !gone.has(number))
    .sort(byNumber)
    .map(asAway);
}

const OVER: readonly string[] = ["closed", "abandoned"];

/** Whether everybody knows that nobody marches by this order. */
const isBluffShown = ({ secret, revealed }: ShownOrder): boolean => revealed && secret?.kind === "march" && secret.edge === null;

function planOrder(shown: ShownOrder, planned: Planned): PlanOrder {
  const { order, place, secret, revealed } = shown;
  const { view, corner } = planned;
  return {
    order,
    called: sentenceCase(orderCalled(order)),
    seen: place.kind === "march" ? marchSeen(place.commander, isBluffShown(shown)) : AMBUSH_SEEN,
    at: place.kind === "march" ? null : placeFromCorner(place, view.table, corner),
    says: secret && planOrderWords(secret, corner),
    units: awayWith(shown, planned),
    secret: secret !== null && !revealed && !OVER.includes(view.step),
  };
}

type Named = Pick<PlanCommander, "name" | "title">;

/** Only his own player sees his name; everybody knows the grade. */
function commanderNamed(seat: SeatName, commander: number, { view }: Planned): Named {
  const own = view.seat === seat ? view.own?.commanders[commander] : undefined;
  const shown = view.forces[seat]?.commanders[commander];
  const graded = shown ? [shown.grade, shown.class] : [];
  if (own?.name) return { name: own.name, title: [roleNoun(own.role), ...graded].join(", ") };
  return { name: PLAN.commanders.unnamed(commander), title: graded.join(", ") || "–" };
}

/** Whom a commander leads: as it was declared, or on a march that everybody knows of; null where that is not told. */
function ledBy(seat: SeatName, commander: number, { view }: Planned): string | null {
  const declared = view.commands[seat]?.find((one) => one.commander === commander);
  if (declared) return leadsWords(declared);
  const [marching] = view.markers.flatMap(({ seat: of, secret, revealed }) => {
    const isTold = of === seat && (revealed || OVER.includes(view.step));
    return isTold && secret?.kind === "march" && secret.commander === commander && secret.edge !== null ? [secret.units] : [];
  });
  return marching ? leadsWords({ commander, units: marching, ambushes: [] }) : null;
}

function planCommanders(seat: SeatName, planned: Planned): PlanCommander[] {
  const { view, corner } = planned;
  const placed = view.commanders.filter((one) => one.seat === seat);
  const marching = view.markers.flatMap((shown) =>
    shown.seat === seat && shown.place.kind === "march" && !isBluffShown(shown) ? [shown.place.commander] : [],
  );
  const waiting = marching.filter((commander) => placed.every((one) => one.commander !== commander));
  const all = [
    ...placed.map(({ commander, at }) => ({
      commander,
      place: "ambush" in at ? PLAN.commanders.withOrder(at.ambush) : PLAN.commanders.onTable,
      at: "ambush" in at ? null : placeFromCorner(at, view.table, corner),
    })),
    ...waiting.map((commander) => ({ commander, place: PLAN.commanders.besideCamp, at: null })),
  ];
  return all
    .sort((one, other) => one.commander - other.commander)
    .map(({ commander, place, at }) => ({
      letter: commandLetter(commander),
      ...commanderNamed(seat, commander, planned),
      ...{ place, at, leads: ledBy(seat, commander, planned) },
    }));
}

function planCamp(seat: SeatName, { view, corner }: Planned): PlanArmy["camp"] {
  const camp = view.camps[seat];
  return camp && { words: sentenceCase(campKindWords(camp.state).replace(/^a /, "")), centre: placeFromCorner(camp, view.table, corner) };
}

/** Everything of an army that the plan's reader may know. */
export function planArmy(seat: SeatName, name: string, planned: Planned): PlanArmy {
  const { view } = planned;
  const orders = view.markers.filter((one) => one.seat === seat).map((one) => planOrder(one, planned));
  return {
    ...{ seat, name, role: view.roles?.invader === seat ? "invader" : "defender" },
    camp: planCamp(seat, planned),
    units: planUnits(seat, planned),
    waiting: unitsAway(seat, planned, orders),
    stragglers: view.stragglers.filter((one) => one.seat === seat).map(({ number, name: called }) => ({ number, name: called })),
    commanders: planCommanders(seat, planned),
    orders,
  };
}

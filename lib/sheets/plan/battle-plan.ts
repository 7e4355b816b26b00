import type { BaseSize, BattlePlan, PlanCorner } from "../../model/battle-plan";
import type { BattleView } from "../../model/battle-view";
import { otherSeat } from "../../model/by-seat";
import { SEATS, STEPS } from "../../model/enumerations";
import type { BattleBook } from "../../rules/prebattle/book";
import { hasPikesToDrop } from "../../rules/table/unit-shape";
import { commandLetter, type SeatNames, seatNames } from "../../words/battle/names";
import { bluffNote, measuredWords, missingWords, PLAN, pikesNote, planTitle, secretWords } from "../../words/battle/plan";
import { sentenceCase } from "../../words/phrasing";
import { planMeasures } from "./base-sizes";
import { planArmy } from "./plan-army";
import { planFacts } from "./plan-facts";
import { planTerrain } from "./plan-terrain";

const isOver = ({ step }: Pick<BattleView, "step">): boolean => step === "closed" || step === "abandoned";

/** Whether there is anything to lay out: from the flank on. An abandoned battle keeps what lay there then. */
export function hasPlan({ step, roles, flank, pieces, units, camps }: BattleView, { battlefield }: BattleBook): boolean {
  if (battlefield === null || roles === null) return false;
  if (step === "abandoned") return flank !== null || pieces.length > 0 || units.length > 0 || camps.a !== null || camps.b !== null;
  return STEPS.indexOf(step) >= STEPS.indexOf("flank");
}

/** A player's plan is measured from his own corner, every other from the defender's. */
const cornerOf = ({ seat, roles }: BattleView): PlanCorner => (seat !== null && roles?.invader === seat ? "invader" : "defender");

/** Whether it has what the opponent may not read: orders not shown, or unit groups he has not seen. */
function isSecret(view: BattleView, armies: BattlePlan["armies"]): boolean {
  const own = armies.find(({ seat }) => seat === view.seat);
  if (!own || isOver(view)) return false;
  return own.waiting.length > 0 || own.orders.some((order) => order.secret || order.units.length > 0);
}

/** A bluffed march that has been shown costs its commander cards in the first turn. */
function bluffNotes({ markers }: BattleView, { limits }: NonNullable<BattleBook["battlefield"]>, names: SeatNames): string[] {
  return markers.flatMap(({ seat, secret, revealed }) =>
    revealed && secret?.kind === "march" && secret.edge === null
      ? [bluffNote(names.names[seat], commandLetter(secret.commander), limits["bluff-cards"])]
      : [],
  );
}

/** Only a player's own plan knows which groups march or hide. */
function pikesNotes(view: BattleView, { formations }: NonNullable<BattleBook["battlefield"]>, armies: BattlePlan["armies"]): string[] {
  const away = armies.find(({ seat }) => seat === view.seat)?.orders.flatMap(({ units }) => units.map(({ number }) => number)) ?? [];
  const withPikes = (view.own?.units ?? []).filter(({ number, troop: { setFormation } }) => {
    return away.includes(number) && setFormation !== null && hasPikesToDrop(formations[setFormation]);
  });
  return withPikes.length === 0 || isOver(view) ? [] : [pikesNote(withPikes.map(({ number }) => number))];
}

/**
 * The plan of a battle by a view: a player's own has his secrets, that of `view(battle, null)` has none. Only where `hasPlan` is true.
 * Lengths are in base widths, and in centimetres for each of these sizes of base.
 */
export function battlePlan(view: BattleView, book: BattleBook, sizes: readonly BaseSize[]): BattlePlan {
  const { roles, table, seat } = view;
  if (!roles || !book.battlefield) throw new Error("a plan before there is a table");
  const ground = book.battlefield;
  const corner = cornerOf(view);
  const names = seatNames(view, null);
  const seats = [roles[corner], otherSeat(roles[corner])];
  const armies = seats.map((one) => planArmy(one, names.names[one], { view, book: ground, corner }));
  return {
    schema: "condotta.plan/1",
    battle: view.battle,
    seat,
    secret: seat !== null && isSecret(view, armies) ? secretWords(names.names[seat]) : null,
    title: planTitle(names.names[SEATS[0]], names.names[SEATS[1]]),
    about: PLAN.about(table.width, table.depth, corner),
    missing: missingWords(view.step),
    corner,
    measured: measuredWords(corner),
    facts: planFacts({ view, book, ground, names, corner }),
    measures: planMeasures(sizes, table),
    terrain: planTerrain(view, corner),
    armies: armies.map((army) => ({ ...army, name: sentenceCase(army.name) })),
    notes: [...bluffNotes(view, ground, names), ...pikesNotes(view, ground, armies), PLAN.notes.corners, PLAN.notes.turned],
  };
}

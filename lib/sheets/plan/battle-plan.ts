import type { BaseSize } from "../../model/basing-tables";
import type { BattlePlan, PlanCorner } from "../../model/battle-plan";
import { STEPS } from "../../model/battle-steps";
import type { BattleView } from "../../model/battle-view";
import { SEATS } from "../../model/enumerations";
import { otherSeat } from "../../model/other-seat";
import type { BattleBook } from "../../rules/prebattle/book";
import { hasPikesToDrop } from "../../rules/table/unit-shape";
import { commandLetter } from "../../words/battle/command-letter";
import { bluffNote, measuredWords, missingWords, pikesNote, planTitle, secretWords } from "../../words/battle/plan-words";
import { type SeatNames, seatNames } from "../../words/battle/seat-names";
import { lengthWords } from "../../words/battle/terrain-words";
import { sentenceCase } from "../../words/phrasing";
import { planMeasures } from "./base-sizes";
import { planArmy } from "./plan-army";
import { planFacts } from "./plan-facts";
import { planTerrain } from "./plan-terrain";

const isOver = ({ step }: Pick<BattleView, "step">): boolean => step === "closed" || step === "abandoned";

/** Whether there is a battlefield to be laid: from the flank on. One that was given up has what lay there then. */
export function hasPlan({ step, roles, flank, pieces, units, camps }: BattleView, { battlefield }: BattleBook): boolean {
  if (battlefield === null || roles === null) return false;
  if (step === "abandoned") return flank !== null || pieces.length > 0 || units.length > 0 || camps.a !== null || camps.b !== null;
  return STEPS.indexOf(step) >= STEPS.indexOf("flank");
}

/** Each player lays the table from his own corner, everybody else from the defender's. */
const cornerOf = ({ seat, roles }: BattleView): PlanCorner => (seat !== null && roles?.invader === seat ? "invader" : "defender");

/** Whether it says what the opponent may not read: orders that are not shown, or unit groups that he has not seen. */
function isSecret(view: BattleView, armies: BattlePlan["armies"]): boolean {
  const own = armies.find(({ seat }) => seat === view.seat);
  if (!own || isOver(view)) return false;
  return own.waiting.length > 0 || own.orders.some((order) => order.secret || order.units.length > 0);
}

/** Who bluffed a march has fewer cards in the first turn, once that is shown. */
function bluffNotes({ markers }: BattleView, { limits }: NonNullable<BattleBook["battlefield"]>, names: SeatNames): string[] {
  return markers.flatMap(({ seat, secret, revealed }) =>
    revealed && secret?.kind === "march" && secret.edge === null
      ? [bluffNote(names.names[seat], commandLetter(secret.commander), limits["bluff-cards"])]
      : [],
  );
}

/** Only a seat's own plan knows who marches or hides. */
function pikesNotes(view: BattleView, { formations }: NonNullable<BattleBook["battlefield"]>, armies: BattlePlan["armies"]): string[] {
  const away = armies.find(({ seat }) => seat === view.seat)?.orders.flatMap(({ units }) => units.map(({ number }) => number)) ?? [];
  const withPikes = (view.own?.units ?? []).filter(({ number, troop: { setFormation } }) => {
    return away.includes(number) && setFormation !== null && hasPikesToDrop(formations[setFormation]);
  });
  return withPikes.length === 0 || isOver(view) ? [] : [pikesNote(withPikes.map(({ number }) => number))];
}

const NOTES = [
  "Corners of a unit group are those of the rectangle that its whole formation stands in, as it faces.",
  "A turned piece is turned anticlockwise about its middle.",
];

/**
 * The plan of a battle, as far as a view tells it: a seat's own has its secrets, that of `view(battle, null)` has none. There is one where
 * `hasPlan` says so. Its lengths are told in base widths, and for each of these sizes of base.
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
    about: `A table of ${lengthWords(table.width)} by ${lengthWords(table.depth)} BW, seen from the ${corner}’s edge`,
    missing: missingWords(view.step),
    corner,
    measured: measuredWords(corner),
    facts: planFacts({ view, book, ground, names, corner }),
    measures: planMeasures(sizes, table),
    terrain: planTerrain(view, corner),
    armies: armies.map((army) => ({ ...army, name: sentenceCase(army.name) })),
    notes: [...bluffNotes(view, ground, names), ...pikesNotes(view, ground, armies), ...NOTES],
  };
}

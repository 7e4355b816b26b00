import type { BaseSize, BattlePlan, PlanCorner, PlanFact } from "@/lib/model/battle-plan";
import type { BattleView } from "@/lib/model/battle-view";
import { otherSeat } from "@/lib/model/by-seat";
import { SEATS, type SourceKind, STEPS } from "@/lib/model/enumerations";
import { hasPikesToDrop } from "@/lib/model/when-absent";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { battlegroundOf, deploymentZone } from "@/lib/rules/table/battleground";
import { baseWidths } from "@/lib/rules/table/geometry/footprint";
import { scoutingWords } from "@/lib/words/battle/days";
import { squareName } from "@/lib/words/battle/map";
import { bluffNote, measuredWords, missingWords, PLAN, pikesNote, planEdge, planTitle, secretWords } from "@/lib/words/battle/plan";
import { sentenceCase } from "@/lib/words/phrasing";
import { plain } from "@/lib/words/sentence";
import { TERRITORY_WORDS } from "@/lib/words/territories";
import { commandLetter, type Players, type SeatNames, seatNames, titleOf } from "../../words/battle/names";
import { planArmy } from "./plan-army";
import { planMeasures, planTerrain } from "./plan-measures";

type Told = {
  readonly view: BattleView;
  readonly book: BattleBook;
  readonly ground: BattlefieldBook;
  readonly names: SeatNames;
  readonly corner: PlanCorner;
};

const { facts: FACTS } = PLAN;

type Source = { readonly from: SourceKind; readonly why: string | null };

function fact(id: PlanFact["id"], value: string | null, source: Source | null = null): PlanFact[] {
  if (value === null) return [];
  const isOurs = source !== null && source.from !== "rulebook";
  return [{ id, label: FACTS.labels[id], value, source: source?.from ?? null, why: isOurs ? source.why : null }];
}

const sizeOf = ({ width, depth }: BattleView["table"], { tables }: BattleBook) =>
  tables.tableSizes.find((row) => row.width === width && row.depth === depth);

function flankWords({ view: { flank, square }, book: { tables }, corner }: Told): string | null {
  if (!flank)
    return tables.flanks.find(({ id }) => id === tables.squares.find((row) => row.id === square)?.flank)?.kind === "none"
      ? FACTS.noFlank
      : null;
  const edge = planEdge(flank.edge, corner);
  return flank.water ? FACTS.water(flank.water.width, edge) : FACTS.secure(edge);
}

function players({ view: { roles }, names }: Told): PlanFact[] {
  if (!roles) return [];
  const invader = titleOf(names, roles.invader);
  return [
    ...fact("invader", sentenceCase(invader)),
    ...fact("defender", sentenceCase(titleOf(names, roles.defender))),
    ...fact("first-turn", FACTS.firstTurn(names.names[roles.invader])),
  ];
}

/** Who was out-scouted; the first deployment that follows from it is over by now. */
function scouted({ view: { outscouting }, names }: Told): string | null {
  return outscouting && sentenceCase(plain(scoutingWords(outscouting, names)).replace(/\.$/, ""));
}

/** The facts of the battlefield as a whole. */
function planFacts(told: Told): PlanFact[] {
  const { view, book, ground } = told;
  const { table, square, territory, roles } = view;
  const size = sizeOf(table, book);
  const sector = size && ground.sizes[size.id].sector;
  const gap = ground.tables.limits.find(({ id }) => id === "deployment-gap");
  const deep = roles && baseWidths(deploymentZone(battlegroundOf(view, ground, book.tables.tableSizes), roles.defender).top);
  return [
    ...fact("table", FACTS.size(table.width, table.depth), size?.source ?? null),
    ...fact("where", square && squareName(square, book.tables)),
    ...fact("territory", territory && TERRITORY_WORDS[territory]),
    ...players(told),
    ...fact("out-scouting", scouted(told)),
    ...fact("flank", flankWords(told)),
    ...fact("sectors", sector ? FACTS.sectors(sector.value) : null, sector?.source),
    ...fact("deployment", deep === null ? null : FACTS.deployment(deep), gap?.source ?? null),
  ];
}

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
 * `called`: the players, on the plan of one of them. Lengths are in base widths, and in centimetres for each of these sizes of base.
 */
export function battlePlan(view: BattleView, book: BattleBook, sizes: readonly BaseSize[], called: Players | null = null): BattlePlan {
  const { roles, table, seat } = view;
  if (!roles || !book.battlefield) throw new Error("a plan before there is a table");
  const ground = book.battlefield;
  const corner = cornerOf(view);
  const names = seatNames(view, null, called);
  const seats = [roles[corner], otherSeat(roles[corner])];
  const armies = seats.map((one) => planArmy(one, titleOf(names, one), { view, book: ground, corner }));
  return {
    schema: "condotta.plan/1",
    battle: view.battle,
    seat,
    secret: seat !== null && isSecret(view, armies) ? secretWords(titleOf(names, seat)) : null,
    title: planTitle(titleOf(names, SEATS[0]), titleOf(names, SEATS[1])),
    about: PLAN.about(table.width, table.depth, corner),
    missing: missingWords(view.step),
    corner,
    measured: measuredWords(corner, seat !== null && roles[corner] === seat),
    facts: planFacts({ view, book, ground, names, corner }),
    measures: planMeasures(sizes, table),
    terrain: planTerrain(view, corner),
    armies: armies.map((army) => ({ ...army, name: sentenceCase(army.name) })),
    notes: [...bluffNotes(view, ground, names), ...pikesNotes(view, ground, armies), PLAN.notes.corners, PLAN.notes.turned],
  };
}

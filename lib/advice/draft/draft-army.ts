import type { Army } from "../../model/army";
import type { DraftingTables, DraftMeasure, Wish } from "../../model/drafting";
import type { BareFinding, Verdict } from "../../model/findings";
import { assess } from "../../rules/army/assess";
import { type Book, findList, isOpenIn, type PreparedLine, type PreparedList, pinVersions } from "../../rules/army/book";
import { applyEdits } from "../../rules/army/edits";
import { hmacWords, wordsToDraws } from "../../rules/chance";
import type { Chance } from "../computer-turn";
import { bareBeginning, beginning } from "./beginnings";
import { anyChange, anySmaller, leavesKept, smallChanges } from "./changes";
import { inCommands } from "./commands";
import { type Drafting, isError, judged, keptOf, type State } from "./drafting";
import { type Against, edgesAgainst } from "./edges";

export type DraftOrder = {
  /** What is there already. */
  readonly army: Army;
  readonly wish: Wish;
  readonly seed: number;
  /** The army to beat; null without one. */
  readonly against: Against | null;
  readonly tables: DraftingTables;
  readonly book: Book;
};

export type Drafted =
  | { readonly ok: true; readonly army: Army; readonly verdict: Verdict; readonly drafting: Drafting }
  /** The limit is too small: `least` points make the smallest army that was found. */
  | { readonly ok: false; readonly why: "points"; readonly least: number }
  /** What is there already cannot be made legal by adding to it. */
  | { readonly ok: false; readonly why: "findings"; readonly findings: readonly BareFinding[] };

function chanceOf(seed: number): Chance {
  const key = new Uint8Array([seed & 255, (seed >> 8) & 255, (seed >> 16) & 255]);
  const draws = wordsToDraws(
    hmacWords(key, (block) => `condotta draft ${block}`),
    0,
  );
  return (n) => draws(n).value;
}

/** How much each line of the army's list and of its allies' is fancied this time. */
function fanciesOf({ list, book, chance, of }: Pick<Drafting, "list" | "book" | "chance" | "of">): ReadonlyMap<PreparedLine, number> {
  const allies = list.list.commanders.externalAllies.flatMap((one) => findList(book, one.list, null) ?? []);
  const most = of("fancy");
  return new Map([list, ...new Set(allies)].flatMap(({ lines }) => lines.map((line) => [line, chance(2 * most + 1) - most])));
}

function draftingOf({ army, against, wish, seed, tables, book }: DraftOrder, list: PreparedList): Drafting {
  const values = new Map(tables.measures.map(({ id, value }) => [id, value]));
  const of = (id: DraftMeasure) => values.get(id) ?? 0;
  const chance = chanceOf(seed);
  const fancies = fanciesOf({ list, book, chance, of });
  return { book, list, wish, tables, edges: null, enemy: against?.army.name ?? null, kept: keptOf(army), chance, fancies, of };
}

/** Years that an undated army may be drafted for: the first in which nothing that is there is out of its time. */
function yearsFor({ army, book }: DraftOrder, { list }: PreparedList, { chance }: Drafting): readonly (number | null)[] {
  if (army.year !== null) return [army.year];
  const [from] = list.years;
  const dated = [...list.lines, ...list.commanders.externalAllies, ...list.constraints].flatMap(({ years }) => (years ? [years] : []));
  const turns = [...new Set([from, ...dated.flatMap((one) => [one[0], one[1] + 1])])].filter((year) => isOpenIn(list.years, year));
  const misfits = (year: number) =>
    assess({ ...army, year }, book).findings.filter(({ code }) => code === "unit-year" || code === "external-ally-year").length;
  const judgedTurns = turns.map((year) => ({ year, wrong: misfits(year) }));
  const fewest = Math.min(...judgedTurns.map(({ wrong }) => wrong));
  const fitting = judgedTurns.filter(({ wrong }) => wrong === fewest).map(({ year }) => year);
  const first = chance(fitting.length);
  return [...fitting.slice(first), ...fitting.slice(0, first)];
}

/** Worse armies are taken while it is warm. In points. */
const WARM = 160;

/** Others have a turn after so many changes: they take a few milliseconds. */
const TURN = 60;

function* searched(start: Army, drafting: Drafting, changes: number): Generator<void, State> {
  const { chance } = drafting;
  let now = judged(start, drafting);
  let best = now;
  for (let at = 0; at < changes; at++) {
    if (at % TURN === 0) yield;
    const edits = anyChange(now, drafting);
    if (edits.length === 0) continue;
    const next = judged(applyEdits(now.army, edits), drafting);
    const warmth = (WARM * (changes - at)) / changes;
    if (next.cost > now.cost && chance(1000) >= 1000 * Math.exp((now.cost - next.cost) / warmth)) continue;
    now = next;
    if (now.cost < best.cost) best = now;
  }
  return polished(best, drafting);
}

/** With the best of all small changes, as long as there is one. */
function polished(state: State, drafting: Drafting): State {
  const next = smallChanges(state, drafting).reduce<State>((best, edits) => {
    const one = judged(applyEdits(state.army, edits), drafting);
    return one.cost < best.cost ? one : best;
  }, state);
  return next === state ? state : polished(next, drafting);
}

const isLegal = ({ findings }: Verdict): boolean => !findings.some(isError);

/** As the player asked for it: in his year, each unit group with its commander if that is legal too. */
function finished({ army }: State, order: DraftOrder, drafting: Drafting): { readonly army: Army; readonly verdict: Verdict } | null {
  const ways = [inCommands(army, drafting), army].map((one) => pinVersions({ ...one, year: order.army.year }, order.book));
  for (const one of ways) {
    const verdict = assess(one, order.book);
    if (isLegal(verdict)) return { army: one, verdict };
  }
  return null;
}

/** Changes tried to make an army smaller, and how often it is begun again. */
const SMALLER = 900;
const BEGUN = 3;

const errorsBut = ({ findings }: Verdict): number => findings.filter((one) => isError(one) && one.code !== "points-over").length;

/** The legal army of the fewest points that a search finds, whatever the limit; null if it finds no legal one. */
function* smallestIn(order: DraftOrder, drafting: Drafting, year: number | null): Generator<void, State | null> {
  const { chance } = drafting;
  let now = judged(bareBeginning({ ...order.army, year }, drafting), drafting);
  for (let at = 0; at < SMALLER; at++) {
    if (at % TURN === 0) yield;
    const isWrong = errorsBut(now.verdict) > 0;
    const edits = isWrong ? anyChange(now, drafting) : anySmaller(now, drafting);
    if (edits.length === 0 || !leavesKept(edits, drafting)) continue;
    const next = judged(applyEdits(now.army, edits), drafting);
    const fewer = errorsBut(now.verdict) - errorsBut(next.verdict);
    if (fewer < 0) continue;
    if (fewer === 0 && next.verdict.numbers.points > now.verdict.numbers.points && !(isWrong && chance(3) === 0)) continue;
    now = next;
  }
  return errorsBut(now.verdict) === 0 ? now : null;
}

function* smallestOf(order: DraftOrder, drafting: Drafting, years: readonly (number | null)[]): Generator<void, State | null> {
  let best: State | null = null;
  for (let begun = 0; begun < Math.max(BEGUN, years.length); begun++) {
    const one = yield* smallestIn(order, drafting, years[begun % years.length] ?? null);
    if (one && (!best || one.verdict.numbers.points < best.verdict.numbers.points)) best = one;
  }
  return best;
}

/** So many turns of an undated army's years are looked through for the smallest. */
const MOST_YEARS = 4;

type Found = { readonly cost: number; readonly army: Army; readonly verdict: Verdict };

/** One army begun in this year and searched to its end; null if that is not legal. */
function* oneOf(order: DraftOrder, drafting: Drafting, year: number | null): Generator<void, Found | null> {
  const state = yield* searched(beginning({ ...order.army, year }, drafting), drafting, drafting.of("changes"));
  const done = isLegal(state.verdict) ? finished(state, order, drafting) : null;
  return done && { ...done, cost: state.cost };
}

type Years = readonly (number | null)[];

/** The best of several, all begun in the first year. */
function* bestOf(order: DraftOrder, drafting: Drafting, [year = null]: Years): Generator<void, Found | null> {
  let best: Found | null = null;
  for (let begun = 0; begun < drafting.of("begun"); begun++) {
    const one = yield* oneOf(order, drafting, year);
    if (one && (!best || one.cost < best.cost)) best = one;
  }
  return best;
}

/** The first that is legal of several more, begun in each year in turn. */
function* firstOf(order: DraftOrder, drafting: Drafting, years: Years): Generator<void, Found | null> {
  for (let begun = drafting.of("begun"); begun < drafting.of("begun-at-most"); begun++) {
    const one = yield* oneOf(order, drafting, years[begun % years.length] ?? null);
    if (one) return one;
  }
  return null;
}

const hopeless = ({ army, book }: DraftOrder): Drafted => ({
  ok: false,
  why: "findings",
  findings: assess(army, book).findings.filter(isError),
});

/**
 * Drafts an army step by step; between steps others may have a turn. It is legal, or the answer says why there is none. What is there
 * already stays as it is, and the same order gives the same army.
 */
export function* draftSteps(order: DraftOrder): Generator<void, Drafted> {
  const list = findList(order.book, order.army.list, order.army.listVersion);
  if (!list) throw new Error(`list ${order.army.list} is not in the book`);
  const plain = draftingOf(order, list);
  const years = yearsFor(order, list, plain);
  const edges = order.against && (yield* edgesAgainst(order.against, years[0] ?? null, plain));
  const drafting = { ...plain, edges };
  const told = ({ army, verdict }: Pick<Found, "army" | "verdict">): Drafted => ({ ok: true, army, verdict, drafting });
  const best = yield* bestOf(order, drafting, years);
  if (best) return told(best);
  const smallest = yield* smallestOf(order, drafting, years.slice(0, MOST_YEARS));
  if (!smallest) return hopeless(order);
  const { points } = smallest.verdict.numbers;
  if (points > order.army.pointsLimit) return { ok: false, why: "points", least: points };
  const found = (yield* firstOf(order, drafting, years)) ?? finished(smallest, order, drafting);
  return found ? told(found) : hopeless(order);
}

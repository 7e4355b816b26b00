import { type Army, army, type Commander, type Edit } from "@/lib/model/army";
import type { CommanderRole } from "@/lib/model/enumerations";
import type { Verdict } from "@/lib/model/findings";
import type { ListId } from "@/lib/model/identifiers";
import { assess } from "@/lib/rules/army/assess";
import { alliesOnly, type Book, findList, isOpenIn, type PreparedLine, type PreparedList } from "@/lib/rules/army/book";
import { applyEdits } from "@/lib/rules/army/edits";
import { prepare } from "@/lib/rules/army/prepare";
import { plainUnit } from "@/lib/rules/army/unit-edits";
import { freeNumbers } from "@/lib/rules/army/unit-numbers";
import { fastDraws } from "../build/draw-sources";
import { CATALOG, TABLES } from "../build/rules";
import type { Soaked } from "./soaked";

/** Of a full game, as of the ready armies. */
const POINTS = { least: 9500, most: 10_000 };
/** That every list must build, no two with the same counts of lines. */
const ARMIES = 10;
/** Of the processor's time, for each list: a busy machine finds as many. */
const SECONDS = 3;
/** An army with more is worth a look: is one of its lines too cheap, or its groups too small? */
const MANY_TUGS = 20;
/** Changes tried on one army before the next is begun. */
const CHANGES = 400;

type Among = (n: number) => number;
type Raising = {
  readonly list: PreparedList;
  readonly book: Book;
  readonly among: Among;
  /** Whether it takes as many TuGs as the points allow. */
  readonly crowd: boolean;
  /** So many unit groups come before anything is put right: what is offered is always the same line first. */
  readonly fancied: number;
  readonly favourites: readonly PreparedLine[];
};
/** A legal army; `seed` raises it again. */
type Raised = { readonly seed: number; readonly army: Army; readonly verdict: Verdict };

function pick<T>(items: readonly T[], among: Among): T {
  const item = items[among(items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

/** An army commander, and sub-commanders, own allies and external allies of this year in any number that list and rulebook allow. */
function anyCommanders({ list, book, among }: Raising, year: number) {
  const { army: general, subs, internalAllies: kin, externalAllies } = list.list.commanders;
  const most = book.measures.subCommanders.max;
  const of = (role: CommanderRole, { grades, classes }: Pick<typeof subs, "grades" | "classes">, abroad: ListId | null = null) => {
    const grade = pick(role === "army" ? grades : grades.filter((one) => one !== "legendary"), among);
    return { role, grade, class: pick(classes, among), list: abroad };
  };
  const open = externalAllies.filter((one) => isOpenIn(one.years, year));
  const guests = open.length > 0 && among(2) === 0 ? [pick(open, among)] : [];
  const own = kin ? Array.from({ length: kin.min + among(kin.max - kin.min + 1) }, () => of("ally", kin)) : [];
  const abroad = guests.flatMap(({ list: id, max }) =>
    Array.from({ length: 1 + among(max) }, () => of("ally", findList(book, id, null)?.list.commanders.army ?? general, id)),
  );
  const allies = [...own, ...abroad].slice(0, most - subs.min);
  const least = Math.max(subs.min, allies.length === 0 ? book.measures.subCommanders.min : 0);
  const others = Array.from({ length: least + among(Math.min(subs.max, most - allies.length) - least + 1) }, () => of("sub", subs));
  return [of("army", general), ...others, ...allies].map((one, at) => ({ id: `commander-${at}`, ...one }));
}

/**
 * A year of every tenth of the list's span in turn, or one that something dated is of. An army without a year is legal only where it is so
 * in some year, and takes a hundred times as long to judge.
 */
function anyYear({ list: { list }, among }: Raising, seed: number): number {
  const [from, to] = list.years;
  const dated = [...list.lines, ...list.commanders.externalAllies, ...list.constraints].flatMap(({ years }) => (years ? [years] : []));
  const within = (first: number, last: number) => Math.min(to, Math.max(from, first + among(last - first + 1)));
  if (dated.length > 0 && among(2) === 0) return within(...pick(dated, among));
  const span = to - from + 1;
  return within(from + Math.floor((span * (seed % 10)) / 10), from + Math.floor((span * ((seed % 10) + 1) - 1) / 10));
}

/** An army without troops. */
function begin(raising: Raising, seed: number): Army {
  const { list, among } = raising;
  const year = anyYear(raising, seed);
  const { kinds, qualities } = list.list.camps;
  return army.parse({
    ...{ schema: "condotta.army/1", name: `Army ${seed}`, list: list.list.id, pointsLimit: POINTS.most, year },
    camp: { kind: pick(kinds, among), quality: pick(qualities, among) },
    commanders: anyCommanders(raising, year),
    units: [],
  });
}

const anySize = ({ sizes }: PreparedLine, { among, crowd }: Raising): number => (crowd ? (sizes[0] ?? 1) : pick(sizes, among));

const anyOptions = ({ line }: PreparedLine, { among }: Raising): string[] => line.optional.filter(() => among(3) === 0);

/** A unit group of any line open in this year, under anybody who may lead it. */
function anyGroup(draft: Army, raising: Raising): readonly Edit[] {
  const { list, book, among, favourites } = raising;
  const guest = draft.commanders.find((one) => one.list !== null && among(6) === 0) ?? null;
  const theirs = guest?.list ? findList(book, guest.list, null) : null;
  const isOpen = ({ line }: PreparedLine) => isOpenIn(line.years, draft.year);
  const favoured = theirs || among(5) === 0 ? [] : favourites.filter(isOpen);
  const line = pick(favoured.length > 0 ? favoured : (theirs ?? list).lines.filter(isOpen), among);
  const under = draft.commanders.filter((one) => mayLead(one, line, list, draft.year));
  const named = under.length > 0 && (alliesOnly(line, list, draft.year) || among(2) === 0) ? pick(under, among) : null;
  const [number] = freeNumbers(draft, 1);
  if (number === undefined) return [];
  const unit = plainUnit({ number, line: line.line.id, bases: anySize(line, raising), commander: (guest ?? named)?.id ?? null });
  const lowered = { qualityDown: among(12) === 0, firepowerDown: among(12) === 0 };
  return [{ do: "add-unit", unit: { ...unit, ...lowered, options: anyOptions(line, raising) } }];
}

/** Own commanders only: an external ally leads his own people. */
const mayLead = (one: Commander, line: PreparedLine, list: PreparedList, year: number | null): boolean =>
  one.list === null && (line.line.ledBy?.includes(one.role) ?? true) && (one.role === "ally" || !alliesOnly(line, list, year));

/** What would put right one thing that is wrong, or anything a player might try next. */
function anyChange(draft: Army, { findings }: Verdict, raising: Raising): readonly Edit[] {
  const { list, book, among, fancied } = raising;
  if (draft.units.length < fancied) return anyGroup(draft, raising);
  const fixes = findings.flatMap((one) => (one.severity === "error" && one.edits ? [one.edits] : []));
  if (fixes.length > 0 && among(3) > 0) return pick(fixes, among);
  const what = among(8);
  if (what > 2 || draft.units.length === 0) return anyGroup(draft, raising);
  const unit = pick(draft.units, among);
  const abroad = draft.commanders.find((one) => one.id === unit.commander)?.list ?? null;
  const line = (abroad === null ? list : findList(book, abroad, null))?.byId.get(unit.line);
  if (!line || what === 0) return [{ do: "remove-unit", unit: unit.number }];
  if (what === 1) return [{ do: "set-unit", unit: unit.number, field: "bases", to: anySize(line, raising) }];
  return [{ do: "set-unit", unit: unit.number, field: "options", to: anyOptions(line, raising) }];
}

const errorsIn = ({ findings }: Verdict): number => findings.filter((one) => one.severity === "error").length;

/** The lines an army is mostly made of: any of them, or for a crowd those whose TuGs are cheapest. */
function favourites({ lines }: PreparedList, among: Among, crowd: boolean): readonly PreparedLine[] {
  if (!crowd) return lines.filter(() => among(2) === 0);
  const priceOfTug = ({ variants: [plain], sizes }: PreparedLine) =>
    plain?.tugs ? (plain.price * (sizes[0] ?? 1)) / plain.tugs : Number.POSITIVE_INFINITY;
  return [...lines].sort((one, other) => priceOfTug(one) - priceOfTug(other)).slice(0, Math.ceil(lines.length / 2));
}

/**
 * Raises one army: its commanders, a few groups somebody fancied, then what is offered against what is wrong (so the compulsory lines and
 * what constraints owe) and anything else that makes nothing worse, until it is legal and has its points. Null if that never comes to be.
 */
function raise(list: PreparedList, book: Book, seed: number): Raised | null {
  const draws = fastDraws(seed)({ a: "", b: "" }, 0);
  const among: Among = (n) => draws(n).value;
  const crowd = seed % 3 === 0;
  const raising = { list, book, among, crowd, fancied: among(6), favourites: favourites(list, among, crowd) };
  let draft = begin(raising, seed);
  let verdict = assess(draft, book);
  let best: Raised | null = null;
  for (let change = 0; change < CHANGES; change++) {
    const { points, tugs } = verdict.numbers;
    if (errorsIn(verdict) === 0 && points >= POINTS.least && tugs > (best?.verdict.numbers.tugs ?? -1))
      best = { seed, army: draft, verdict };
    if (best && !crowd) return best;
    const changed = applyEdits(draft, anyChange(draft, verdict, raising));
    const judged = assess(changed, book);
    const gain = crowd ? judged.numbers.tugs - tugs : judged.numbers.points - points;
    const fewer = errorsIn(verdict) - errorsIn(judged);
    if (fewer < 0 || (fewer === 0 && gain < 0 && among(6) > 0)) continue;
    draft = changed;
    verdict = judged;
  }
  return best;
}

/** How many unit groups there are of each line, those of allied lists apart: armies with the same are not different. */
function countsOf(army: Army): string {
  const lines = army.units.map(({ commander, line }) => {
    const list = army.commanders.find((one) => one.id === commander)?.list;
    return list ? `${line} of ${list}` : line;
  });
  return [...new Set(lines)]
    .sort()
    .map((line) => `${lines.filter((one) => one === line).length} ${line}`)
    .join(", ");
}

/** Different legal armies of nearly all the points, raised from `seed` on for as long as `goesOn` (given how many were tried). */
export function legalArmies(list: PreparedList, book: Book, seed: number, goesOn: (tried: number) => boolean): readonly Raised[] {
  const found = new Map<string, Raised>();
  for (let tried = 0; goesOn(tried); tried++) {
    const raised = raise(list, book, seed + tried);
    if (raised) found.set(countsOf(raised.army), raised);
  }
  return [...found.values()];
}

/** What a player may choose and none of these armies has: lines, and allies by their lists. */
function neverTaken({ list, lines }: PreparedList, raised: readonly Raised[]): readonly string[] {
  const taken = new Set<string>(
    raised.flatMap(({ army: { units, commanders } }) => {
      const guests = commanders.filter((one) => one.list !== null);
      const own = units.filter((unit) => guests.every((one) => one.id !== unit.commander));
      return [...own.map((one) => one.line), ...guests.map((one) => one.list ?? "")];
    }),
  );
  const allies = new Set<string>(list.commanders.externalAllies.map((one) => one.list));
  return [...lines.map(({ line }) => line.id), ...allies].filter((one) => !taken.has(one));
}

/** Searches one list until its time is up, and prints what was found; returns how many armies it falls short, and its most TuGs. */
function soakList(list: PreparedList, book: Book, seed: number) {
  const begun = process.cpuUsage();
  let tries = 0;
  const raised = legalArmies(list, book, seed, (tried) => {
    tries = tried;
    const { user, system } = process.cpuUsage(begun);
    return user + system < SECONDS * 1e6;
  });
  const [crowd] = [...raised].sort((one, other) => other.verdict.numbers.tugs - one.verdict.numbers.tugs);
  const tugs = crowd?.verdict.numbers.tugs ?? 0;
  const short = Math.max(0, ARMIES - raised.length);
  console.log(`  ${list.list.id}: ${raised.length} armies of ${tries}${short > 0 ? `, ${short} TOO FEW` : ""}, most TuGs ${tugs}`);
  if (crowd && tugs > MANY_TUGS) console.log(`    worth a look, from seed ${crowd.seed}: ${countsOf(crowd.army)}`);
  const unused = neverTaken(list, raised);
  if (unused.length > 0) console.log(`    never taken: ${unused.join(", ")}`);
  return { short, tugs };
}

/** Every list builds at least ten different legal armies of 9 500 to 10 000 points, found by chance within seconds. */
export async function soakLists(): Promise<Soaked> {
  const seed = Date.now() % 1_000_000;
  console.log(`  from seed ${seed}`);
  const book = prepare(CATALOG.lists, TABLES);
  const soaked = [...book.current.values()].map((list) => soakList(list, book, seed));
  const short = soaked.filter((one) => one.short > 0).length;
  const crowded = soaked.filter((one) => one.tugs > MANY_TUGS).length;
  const told = `${soaked.length} lists from seed ${seed}, ${short} with fewer than ${ARMIES} armies, ${crowded} that reach over ${MANY_TUGS} TuGs`;
  return { ok: short === 0, told };
}

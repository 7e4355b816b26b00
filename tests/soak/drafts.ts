import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import { WISHES } from "@/lib/model/drafting";
import { assess } from "@/lib/rules/army/assess";
import { editsBetween } from "@/lib/rules/army/edits";
import { percentile } from "../bench/measure";
import { DRAFT_BOOK, drafted, emptyArmy } from "../build/drafts";
import { fastDraws } from "../build/draw-sources";
import { CATALOG } from "../build/rules";
import type { Soaked } from "./soaked";

const DRAFTS = 10_000;
/** Every third is of any number of points, the others of the sizes that games are played at, and of too few. */
const SIZES = [0, 1500, 2000, 3000, 6000, 7000, 10_000, 10_000, 12_000];
const MOST_POINTS = 20_000;

type Among = (n: number) => number;
const one = <T>(items: readonly T[], among: Among): T => items[among(items.length)] as T;

/** Null, or any year of the list: every list has all its years in turn. */
function yearOf({ years: [from, to] }: ArmyList, at: number, among: Among): number | null {
  return among(4) === 0 ? null : from + (at % (to - from + 1));
}

/** A drafted army with some of its unit groups, and as many commanders as chance leaves. */
function half(whole: Army, among: Among): Army {
  const allies = new Set<unknown>(whole.commanders.filter(({ role }) => role === "ally").map(({ id }) => id));
  return { ...whole, units: whole.units.filter(({ commander }) => allies.has(commander) || among(2) === 0) };
}

const errorsIn = (army: Army): readonly string[] =>
  assess(army, DRAFT_BOOK).findings.flatMap(({ code, severity }) => (severity === "error" ? [code] : []));

const changesKept = (from: Army, to: Army): boolean =>
  editsBetween(from, to).some((edit) => edit.do !== "add-unit" && edit.do !== "add-commander");

/** Of a thousand rests under a limit that is hardly enough, so many may find no way: each says what the least is that was found. */
const MISSED_OF_1000 = 10;

type Tally = { legal: number; small: number; filled: number; missed: number; readonly times: number[]; readonly wrong: string[] };

function draftOne(at: number, among: Among, tally: Tally): void {
  const list = CATALOG.lists[at % CATALOG.lists.length] as ArmyList;
  const pointsLimit = among(3) === 0 ? among(MOST_POINTS) : one(SIZES, among);
  const year = yearOf(list, Math.floor(at / CATALOG.lists.length), among);
  const [wish, seed] = [one(WISHES, among), among(1_000_000)];
  const told = `${list.id}, ${pointsLimit} points, ${year}, ${wish}, seed ${seed}`;
  const begun = process.cpuUsage();
  const draft = drafted(emptyArmy(list, pointsLimit, year), wish, seed);
  const { user, system } = process.cpuUsage(begun);
  tally.times.push((user + system) / 1000);
  if (!draft.ok) {
    if (draft.why === "points" && draft.least > pointsLimit) tally.small += 1;
    else tally.wrong.push(`${told}: ${JSON.stringify(draft).slice(0, 200)}`);
    return;
  }
  tally.legal += 1;
  const errors = errorsIn(draft.army);
  if (errors.length > 0) tally.wrong.push(`${told}: ${errors.join()}`);
  if (at % 5 > 0) return;
  const begunArmy = half(draft.army, among);
  const rest = drafted(begunArmy, one(WISHES, among), seed);
  tally.filled += 1;
  if (!rest.ok && rest.why === "points") tally.missed += 1;
  else if (!rest.ok) tally.wrong.push(`${told}, filled: ${JSON.stringify(rest).slice(0, 200)}`);
  else if (errorsIn(rest.army).length > 0 || changesKept(begunArmy, rest.army)) tally.wrong.push(`${told}, filled: illegal or changed`);
}

/** Ten thousand drafts over all lists, years, limits and wishes, and two thousand rests: never illegal, and what was there stays. */
export async function soakDrafts(): Promise<Soaked> {
  const from = Date.now() % 1_000_000;
  console.log(`  from seed ${from}`);
  const draws = fastDraws(from)({ a: "", b: "" }, 0);
  const among: Among = (n) => draws(n).value;
  const tally: Tally = { legal: 0, small: 0, filled: 0, missed: 0, times: [], wrong: [] };
  for (let at = 0; at < DRAFTS; at++) draftOne(at, among, tally);
  for (const wrong of tally.wrong.slice(0, 20)) console.log(`  ${wrong}`);
  const { legal, small, filled, missed, times, wrong } = tally;
  const [middle, most] = [percentile(times, 0.5), Math.max(...times)].map(Math.round);
  const told = `${legal} legal, ${small} limits told to be too small, ${filled} rests (${missed} not found), ${wrong.length} wrong; ${middle} ms of the processor, at most ${most}`;
  return { ok: wrong.length === 0 && missed * 1000 <= filled * MISSED_OF_1000, told };
}

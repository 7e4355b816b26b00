import type { Army } from "../../model/army";
import type { Numbers } from "../../model/assessment";
import { type BareFinding, type Verdict, whom } from "../../model/findings";
import type { Book } from "./book";
import { checkCommanders } from "./check-commanders";
import { checkCommands } from "./check-commands";
import { checkConstraints } from "./check-constraints";
import { checkContingents } from "./check-contingents";
import { checkOneYear, narrowedYears } from "./check-one-year";
import { checkLines, checkUnits } from "./check-troops";
import { checkYear } from "./check-year";
import { count } from "./count";
import { type Check, called, finding, WHOLE_ARMY } from "./finding";
import { type Contingent, type Muster, muster } from "./muster";
import { withOpen } from "./offers";

/** The camp, against the kinds and qualities the list allows ("Camps"). */
const checkCamp: Check = ({ army, list }, found) => {
  const { kind, quality } = army.camp;
  const { kinds, qualities } = list.list.camps;
  if (!kinds.includes(kind) && kinds[0]) {
    found.push(
      finding("camp-kind", { camp: "kind" }, { kind, allowed: [...kinds] }, [
        { do: "set-army", field: "camp", to: { kind: kinds[0], quality } },
      ]),
    );
  }
  if (!qualities.includes(quality) && qualities[0]) {
    const edits = [{ do: "set-army", field: "camp", to: { kind, quality: qualities[0] } }] as const;
    found.push(finding("camp-quality", { camp: "quality" }, { quality, allowed: [...qualities] }, edits));
  }
};

/** The points spent, against the agreed limit. */
function checkPoints(points: number, limit: number, found: BareFinding[]): void {
  if (points > limit) found.push(finding("points-over", WHOLE_ARMY, { points, limit, over: points - limit }));
}

/** Red cards that this contingent's flank march would need ("Flank marching 3.4"). */
function marchCards({ units }: Contingent, muster: Muster): number {
  const { skirmishers, mounted, others } = muster.book.measures.marchCards;
  if (units.every((one) => one.variant?.skirmishForm === true)) return skirmishers;
  return units.every((one) => one.variant?.troop.type === "mounted") ? mounted : others;
}

function warnOfAllies(muster: Muster, found: BareFinding[]): void {
  for (const contingent of muster.contingents) {
    const cards = muster.book.measures.cards[contingent.commander.grade];
    const needed = marchCards(contingent, muster);
    if (contingent.units.length === 0 || cards >= needed) continue;
    found.push(finding("ally-cards-few", contingent.at, { ...whom(contingent.commander, muster.army.commanders), cards, needed }));
  }
}

function warnOfSmallFoot({ units, book }: Muster, found: BareFinding[]): void {
  for (const one of units) {
    const { variant, unit } = one;
    if (variant?.troop.type !== "foot" || variant.tugs === 0 || unit.bases !== book.measures.fragileFootBases) continue;
    found.push(finding("foot-tug-small", one.at, { ...called(one), bases: unit.bases }));
  }
}

/** By older rules an undated army may take anything dated, but there should be one year in which all of it could have marched. */
function warnOfYears({ army, units, book }: Muster, found: BareFinding[]): void {
  if (army.year !== null || book.measures.demands["one-year"]) return;
  let late: { name: string; year: number } | null = null;
  let early: { name: string; year: number } | null = null;
  for (const { line } of units) {
    const { years, name } = line?.line ?? { years: null, name: "" };
    if (years === null) continue;
    if (late === null || years[0] > late.year) late = { name, year: years[0] };
    if (early === null || years[1] < early.year) early = { name, year: years[1] };
  }
  if (late === null || early === null || late.year <= early.year) return;
  found.push(finding("years-apart", WHOLE_ARMY, { late: late.name, from: late.year, early: early.name, to: early.year }));
}

/** "Group moves 4.9": more unit groups than all cards move in a turn, whoever leads how many of them. */
function warnOfCards({ army, book: { measures } }: Muster, groups: number, found: BareFinding[]): void {
  const shares = army.commanders.map((one) => ({ ...whom(one, army.commanders), moved: measures.moved[one.grade] }));
  const moved = shares.reduce((total, one) => total + one.moved, 0);
  if (shares.length > 0 && groups > moved) found.push(finding("groups-more-than-cards-move", WHOLE_ARMY, { groups, moved, shares }));
}

/** Legal, but worth knowing. */
function warn(muster: Muster, numbers: Numbers, found: BareFinding[]): void {
  const { measures } = muster.book;
  const { mapCards, tugs, breaksAt, unitGroups } = numbers;
  const wanted = measures.mapCardsWanted;
  warnOfYears(muster, found);
  if (mapCards < wanted) found.push(finding("map-cards-few", WHOLE_ARMY, { cards: mapCards, wanted, passes: wanted - mapCards }));
  if (tugs > 0 && tugs % 2 === 0) found.push(finding("tugs-even", WHOLE_ARMY, { tugs, breaksAt }));
  warnOfCards(muster, unitGroups, found);
  warnOfSmallFoot(muster, found);
  warnOfAllies(muster, found);
}

/**
 * Judges an army: every error and warning at once, and its numbers with their reasons. The order of the unit groups never changes the
 * verdict. Throws for an army whose lists the book does not have: call `unknownLists` first.
 */
export function assess(army: Army, book: Book): Verdict {
  const mustered = muster(army, book);
  const { numbers, reasons } = count(mustered);
  const found: BareFinding[] = [];
  checkYear(mustered, found);
  checkCommanders(mustered, found);
  checkContingents(mustered, found);
  checkUnits(mustered, found);
  checkLines(mustered, found);
  checkConstraints(mustered, found);
  checkCamp(mustered, found);
  checkCommands(mustered, found);
  checkOneYear(mustered, found);
  checkPoints(numbers.points, army.pointsLimit, found);
  const legal = found.length === 0;
  warn(mustered, numbers, found);
  const years = legal ? narrowedYears(mustered) : null;
  return { legal, findings: withOpen(found, mustered), numbers, reasons, ...(years && { years }) };
}

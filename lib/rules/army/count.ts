import type { Numbers } from "../../model/assessment";
import { GRADES } from "../../model/enumerations";
import type { BareReason, Verdict } from "../../model/findings";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { rowValue, rulesRow } from "../rules-row";
import type { Contingent, Muster, MusteredUnit } from "./muster";
import { mayMarch } from "./troop-traits";

type Breaking = Pick<Troop, "formation" | "characteristics">;
type Threshold = RulesTables["army"]["breakPoints"][number];

const reached = (amount: number, row: Threshold): number => Math.floor((amount * row.numerator) / row.denominator) + row.extra;

/**
 * The wounds, two to a base, at which a unit group breaks ("Break points", "Universal Rules 1", "Glossary: Steady, Fanatics"): a TuG at
 * more than half its bases, a SuG at more than a third, steady one wound later, fanatics at their last base.
 */
export function breakPoint(troop: Breaking, bases: number, tables: Pick<RulesTables, "army">): number {
  const wounds = bases * rowValue(tables.army.limits, "wounds-per-base");
  if (troop.characteristics.includes("fanatics")) return reached(wounds, rulesRow(tables.army.breakPoints, "fanatics"));
  const steady = troop.characteristics.includes("steady") ? rowValue(tables.army.limits, "steady-wounds") : 0;
  return reached(wounds, rulesRow(tables.army.breakPoints, troop.formation === "skirmish" ? "sug" : "tug")) + steady;
}

/** The lost TuGs that break an army ("Break points 3"): half, rounded up. An army without TuGs has none to lose. */
export function armyBreaksAt(tugs: number, row: Threshold): number {
  return Math.ceil((tugs * row.numerator) / row.denominator) + row.extra;
}

type Reasons = { [Name in keyof Numbers]: BareReason[] };
type Counts = { readonly numbers: Numbers; readonly reasons: Verdict["reasons"] };

const TALENTED = GRADES.indexOf("talented");

const noReasons = (): Reasons => ({
  points: [],
  unitGroups: [],
  tugs: [],
  sugs: [],
  bases: [],
  breaksAt: [],
  commandCards: [],
  mapCards: [],
  scoutingCards: [],
});

const noNumbers = (): Numbers => ({
  points: 0,
  unitGroups: 0,
  tugs: 0,
  sugs: 0,
  bases: 0,
  breaksAt: 0,
  commandCards: 0,
  mapCards: 0,
  scoutingCards: 0,
});

/** One pass over the unit groups: what each costs and counts for. */
function countUnits({ units, book }: Muster, numbers: Numbers, reasons: Reasons): void {
  const { points, groups } = book.measures.sources;
  for (const { unit, at, variant } of units) {
    const { bases } = unit;
    numbers.unitGroups += 1;
    reasons.unitGroups.push({ code: "unit-group", at, value: 1, source: groups });
    numbers.bases += bases;
    reasons.bases.push({ code: "bases", at, value: bases, source: groups });
    if (variant === null) continue;
    const { price, tugs } = variant;
    const value = price * bases;
    numbers.points += value;
    reasons.points.push({ code: "unit", at, value, params: { bases, each: price }, source: points });
    if (tugs === 0) {
      numbers.sugs += 1;
      reasons.sugs.push({ code: "sug", at, value: 1, source: groups });
    } else {
      numbers.tugs += tugs;
      reasons.tugs.push({ code: tugs === 1 ? "tug" : "double-tug", at, value: tugs, source: groups });
    }
  }
}

function countCommanders({ army, book }: Muster, numbers: Numbers, reasons: Reasons): void {
  const { cards, commanderPrice, sources } = book.measures;
  for (const { id, role, grade, class: kind } of army.commanders) {
    const at = { commander: id };
    const price = commanderPrice[role][grade][kind];
    numbers.points += price;
    reasons.points.push({ code: "commander", at, value: price, params: { role, grade, class: kind }, source: sources.points });
    numbers.commandCards += cards[grade];
    reasons.commandCards.push({ code: "commander-cards", at, value: cards[grade], params: { grade }, source: sources.commanders });
  }
}

function countCamp({ army, book }: Muster, numbers: Numbers, reasons: Reasons): void {
  const { kind, quality } = army.camp;
  const { campPrice, sources } = book.measures;
  const source = sources.points;
  const ofKind = campPrice.kind[kind];
  const ofQuality = campPrice.quality[quality];
  numbers.points += ofKind + ofQuality;
  reasons.points.push({ code: "camp-kind", at: { camp: "kind" }, value: ofKind, params: { kind }, source });
  if (ofQuality !== 0)
    reasons.points.push({ code: "camp-quality", at: { camp: "quality" }, value: ofQuality, params: { quality }, source });
}

/** Scouting points of all unit groups. Each group that has some gets a reason of value 0, so that the sum can be followed. */
function scoutingPoints(muster: Muster, forCards: "scouting" | "scoutingCards", reasons: BareReason[]): number {
  const source = muster.book.measures.sources.cards;
  let total = 0;
  for (const { unit, at, variant } of muster.units) {
    const each = variant === null ? 0 : variant[forCards];
    const points = each * unit.bases;
    if (points === 0) continue;
    total += points;
    reasons.push({ code: "scouting-unit", at, value: 0, params: { points, bases: unit.bases, each }, source });
  }
  return total;
}

/** Unit groups that count otherwise for scouting cards than for map cards: those with Scouts. */
const withScouts = ({ units }: Muster): number =>
  units.filter(({ variant }) => variant && variant.scouting !== variant.scoutingCards).length;

/** Map cards: the army commander, the other commanders, and scouting ("Pre-Battle System 3"; house formula). */
function countMapCards(muster: Muster, reasons: BareReason[]): number {
  const { gradeValue, mapStart, otherCommanders, scoutingSteps, sources } = muster.book.measures;
  const source = sources.cards;
  const own = muster.armyCommander;
  const others = muster.army.commanders.reduce(
    (total, one) => (one !== own && one.role !== "ally" ? total + gradeValue[one.grade] : total),
    0,
  );
  let cards = mapStart;
  reasons.push({ code: "start", value: mapStart, source });
  if (own && gradeValue[own.grade] > 0) {
    cards += gradeValue[own.grade];
    reasons.push({ code: "army-commander", at: { commander: own.id }, value: gradeValue[own.grade], params: { grade: own.grade }, source });
  }
  if (others >= otherCommanders.from) {
    cards += otherCommanders.value;
    reasons.push({
      code: "other-commanders",
      value: otherCommanders.value,
      params: { grades: others, from: otherCommanders.from, competent: gradeValue.competent, talented: gradeValue.talented },
      source,
    });
  }
  const points = scoutingPoints(muster, "scouting", reasons);
  for (const { code, from, value } of scoutingSteps) {
    if (points < from) continue;
    cards += value;
    reasons.push({ code, value, params: { points, from, scouts: withScouts(muster) }, source });
  }
  const next = scoutingSteps.find(({ from }) => points < from);
  if (points > 0 && next)
    reasons.push({ code: "scouting-next", value: 0, params: { points, from: next.from, scouts: withScouts(muster) }, source });
  return cards;
}

/** Scouting cards: the same parts, with scouting before commanders ("Pre-Battle System 4"; house formula). */
function countScoutingCards(muster: Muster, reasons: BareReason[]): number {
  const { scoutingStart, scoutingCommander, scoutingPerCard, scoutingMost, sources } = muster.book.measures;
  const source = sources.cards;
  const own = muster.armyCommander;
  let cards = scoutingStart;
  reasons.push({ code: "start", value: scoutingStart, source });
  if (own && GRADES.indexOf(own.grade) >= TALENTED) {
    cards += scoutingCommander;
    reasons.push({ code: "army-commander", at: { commander: own.id }, value: scoutingCommander, params: { grade: own.grade }, source });
  }
  const points = scoutingPoints(muster, "scoutingCards", reasons);
  const ofPoints = Math.floor(points / scoutingPerCard);
  if (ofPoints > 0) {
    cards += ofPoints;
    reasons.push({
      code: "scouting-points",
      value: ofPoints,
      params: { points, from: scoutingPerCard, scouts: withScouts(muster) },
      source,
    });
  }
  if (cards <= scoutingMost) return cards;
  reasons.push({ code: "scouting-most", value: scoutingMost - cards, params: { most: scoutingMost }, source });
  return scoutingMost;
}

/** All numbers of an army, each with the reasons that add up to it. Points are whole points; cards are cards in a turn. */
export function count(muster: Muster): Counts {
  const numbers = noNumbers();
  const reasons = noReasons();
  countUnits(muster, numbers, reasons);
  countCommanders(muster, numbers, reasons);
  countCamp(muster, numbers, reasons);
  numbers.breaksAt = armyBreaksAt(numbers.tugs, muster.book.measures.armyBreaks);
  reasons.breaksAt.push({
    code: "half-of-tugs",
    value: numbers.breaksAt,
    params: { tugs: numbers.tugs },
    source: muster.book.measures.sources.breaks,
  });
  numbers.mapCards = countMapCards(muster, reasons.mapCards);
  numbers.scoutingCards = countScoutingCards(muster, reasons.scoutingCards);
  return { numbers, reasons };
}

/** One round each side of the table ("Flank marching 1.1"). */
const MARCHES = 2;

const tugsOf = ({ variant }: MusteredUnit): number => variant?.tugs ?? 0;
const isAble = ({ variant }: MusteredUnit): boolean => variant !== null && mayMarch(variant.troop);
const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** An ally takes everything he leads, or does not go ("Flank marching 1.3"). */
const alliedMarch = ({ units }: Contingent): number => (units.every(isAble) ? sum(units.map(tugsOf)) : 0);

/**
 * The most TuGs (double groups count as two) an army can have away on flank marches at once ("Flank marching 1"): two marches, each of an
 * ally with all his troops, or of a sub-commander with as many unit groups as the largest contingent has. Any groups count, because
 * commands are declared only after deployment.
 */
export function mostTugsAway({ army, units, contingents, book }: Muster): number {
  const { max } = book.measures.contingent;
  const own = units.filter((one) => one.leader?.role !== "ally" && isAble(one)).map(tugsOf);
  own.sort((one, other) => other - one);
  const subs = army.commanders.filter((one) => one.role === "sub");
  const marches = [...subs.map((_, at) => sum(own.slice(at * max, (at + 1) * max))), ...contingents.map(alliedMarch)];
  marches.sort((one, other) => other - one);
  return sum(marches.slice(0, MARCHES));
}

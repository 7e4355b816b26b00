import { otherSeat, type SeatName } from "../../model/by-seat";
import type { Fault } from "../../model/faults";
import type { Checkpoint, FightAnswer, FightQuestion, Near, ToldPhase, ToldSide } from "../../model/odds";
import { type FightNote, LEFT_OUT } from "../../model/odds-terms";
import type { Lists } from "../army/book";
import { toldClaims } from "../combat/claims";
import { fight } from "../combat/fight";
import { approachOut } from "./approach";
import { aimAtChargers, chargeNeeds, everCharges, mayCharge, mayCounterCharge, mayRespond, mustRun } from "./charge";
import { CHARGED, fightOut, loneCharger, strikeOf } from "./course";
import { type Asked, all, askedGroup, faultIf, faulty, troopOf } from "./fighters";
import { breakOffOf, type Friend, testOf } from "./friends";
import { type Group, ranksAt, workOf } from "./group";
import { chargeMeeting, type LineUp, lineUpOf, meleeMeeting, type Strike } from "./line-up";
import type { OddsBook } from "./odds-book";
import { gridOf } from "./tally";
import { fireOf } from "./volley";

/** The most work of one question: unit groups of two dozen bases in a dozen files meet for eight turns. */
const MOST_WORK = 250_000;

type Sides = { readonly a: Group; readonly b: Group };
const SIDES = ["a", "b"] as const;

/** Whether anything is said about how they meet, which an approach decides itself. */
const saidOfMeeting = ({ charge, response, from, struck, breakOff }: FightQuestion): readonly (keyof FightQuestion)[] => [
  ...(charge === "a" ? [] : (["charge"] as const)),
  ...(response === "stand" ? [] : (["response"] as const)),
  ...(from === null ? [] : (["from"] as const)),
  ...(struck === "front" ? [] : (["struck"] as const)),
  ...(breakOff === null ? [] : (["breakOff"] as const)),
];

function meetingFaults(sides: Sides, question: FightQuestion): readonly Fault[] {
  const { charge, response, struck, breakOff } = question;
  const lone = loneCharger(charge);
  const counter = charge === "a-countered" ? "b" : charge === "b-countered" ? "a" : null;
  const runs = response !== "stand";
  const responder = lone === null ? null : otherSeat(lone);
  const isFront = strikeOf(sides.a, sides.b, question) === null;
  return [
    ...CHARGED[charge].flatMap((side) =>
      counter === side
        ? faultIf(!mayCounterCharge(sides[side], sides[otherSeat(side)]), ["charge"], "cannot-counter-charge", { side })
        : faultIf(!everCharges(sides[side]), ["charge"], "never-charges", { side }),
    ),
    ...faultIf(runs && (responder === null || !isFront), ["response"], "nobody-responds", { struck }),
    ...(responder === null || lone === null
      ? []
      : [
          ...faultIf(runs && !mayRespond(sides[responder], response), ["response"], "cannot-evade", { response }),
          ...faultIf(!runs && isFront && mustRun(sides[responder], sides[lone]), ["response"], "must-evade", { side: responder }),
        ]),
    ...(breakOff === null
      ? []
      : faultIf(breakOffOf(sides[breakOff.side], sides[otherSeat(breakOff.side)]) === null, ["breakOff", "side"], "cannot-break-off", {
          side: breakOff.side,
        })),
  ];
}

function approachFaults(sides: Sides, question: FightQuestion, book: OddsBook): readonly Fault[] {
  const { approach } = question;
  if (approach === null) return [];
  const responseFaults = (side: SeatName): readonly Fault[] => {
    const [own, foe] = [sides[side], sides[otherSeat(side)]];
    const { response } = approach[side];
    const path = ["approach", side, "response"];
    const isCharged = approach[otherSeat(side)].plan === "charge" && mayCharge(foe, own, own.wounds, book);
    if (response === "counter-charge") return faultIf(!mayCounterCharge(own, foe), path, "cannot-counter-charge", { side });
    if (response !== "stand") return faultIf(!mayRespond(own, response), path, "cannot-evade", { response });
    return faultIf(isCharged && mustRun(own, foe), path, "must-evade", { side });
  };
  return [...saidOfMeeting(question).flatMap((field) => faultIf(true, [field], "approach-decides")), ...SIDES.flatMap(responseFaults)];
}

/** Charges that are allowed at times, and flanks that are no worse than the front. */
function notesOf(sides: Sides, question: FightQuestion, book: OddsBook): readonly FightNote[] {
  const { charge, struck, approach } = question;
  const declared = approach
    ? SIDES.filter((side) => approach[side].plan === "charge")
    : CHARGED[charge].filter((side) => charge === "both" || charge.startsWith(side));
  const needs = declared.flatMap((side) => chargeNeeds(sides[side], sides[otherSeat(side)], sides[otherSeat(side)].wounds, book) ?? []);
  const isUseless = approach === null && struck !== "front" && strikeOf(sides.a, sides.b, question) === null;
  return [...new Set<FightNote>([...needs, ...(isUseless ? (["no-flank"] as const) : [])])];
}

/** The claims, dice and wounds of both sides' first files. */
function toldPhases(lineUp: LineUp, phase: "charge" | "melee", book: OddsBook): { readonly a: ToldPhase; readonly b: ToldPhase } {
  const { a, b } = lineUp.first();
  const { one, other } = fight(a.file, b.file, phase, book);
  const told = (fighter: typeof one, claims: ToldPhase["claims"]): ToldPhase => ({
    ...{ claims, sum: fighter.sum, dice: [...fighter.dice], support: [...fighter.support] },
    ...{ shatters: fighter.shatter?.lands ?? null, shoves: fighter.shove?.lands ?? null },
    ...{ wounds: fighter.wounds.ways.map((count) => count / fighter.wounds.of), loss: fighter.loss },
  });
  return { a: told(one, [...toldClaims(a, b, phase, book)]), b: told(other, [...toldClaims(b, a, phase, book)]) };
}

/** How they come into contact: who charges, whether the charged side stands, and where the strike falls; null: nobody charges. */
type ToldMeeting = { readonly charged: readonly SeatName[]; readonly stands: SeatName | null; readonly strike: Strike | null };

function meetingOf(sides: Sides, question: FightQuestion, book: OddsBook): ToldMeeting | null {
  const { approach, charge, response } = question;
  const charger = approach
    ? (SIDES.find((side) => approach[side].plan === "charge" && mayCharge(sides[side], sides[otherSeat(side)], 0, book)) ?? null)
    : loneCharger(charge);
  if (charger === null) return CHARGED[charge].length > 0 && !approach ? { charged: CHARGED[charge], stands: null, strike: null } : null;
  const charged = otherSeat(charger);
  const does = approach ? approach[charged].response : response;
  if (does === "counter-charge") return { charged: SIDES, stands: null, strike: null };
  const strike = approach ? null : strikeOf(sides.a, sides.b, question);
  if (strike) return { charged: [charger], stands: null, strike };
  if (does !== "stand" && sides[charged].stands.skirmishers) return null;
  return { charged: [charger], stands: charged, strike: does === "run-away" ? { by: charger, where: "rear" } : null };
}

/** Both sides as they stand at the start. */
function toldSides(sides: Sides, question: FightQuestion, book: OddsBook): { readonly a: ToldSide; readonly b: ToldSide } {
  const { a, b } = sides;
  const grid = gridOf(a, b, book.perBase);
  const lost = (group: Group) => Math.floor(group.wounds / book.perBase);
  const met = meetingOf(sides, question, book);
  const rolls = (side: SeatName) => {
    const [own, foe] = [sides[side], sides[otherSeat(side)]];
    const aim = { ...aimAtChargers(book, "stand"), line: question.line };
    return fireOf(own, foe, aim, book)(lost(own), lost(foe)) !== null;
  };
  const shot = met?.stands && rolls(met.stands) ? met.stands : null;
  const charge = met && toldPhases(lineUpOf(grid, chargeMeeting(met.charged, shot, met.strike), book), "charge", book);
  const strike = question.approach ? null : strikeOf(a, b, question);
  const melee = toldPhases(lineUpOf(grid, meleeMeeting(a, b, strike, question.turnsToFace, question.line), book), "melee", book);
  const sideOf = (side: SeatName): ToldSide => {
    const ranks = [...ranksAt(sides[side], lost(sides[side]))];
    return { breaksAt: sides[side].breaksAt, files: ranks.length, ranks, charge: charge?.[side] ?? null, melee: melee[side] };
  };
  return { a: sideOf("a"), b: sideOf("b") };
}

/** Friends who would be tested, with their classification. */
function friendsOf(near: readonly Near[], side: SeatName, lists: Lists): Asked<readonly Friend[]> {
  return all(
    near.map(({ who, ...friend }, at): Asked<Friend> => {
      const troop = troopOf(who, ["tests", side, at, "who"], lists);
      return troop.ok ? { ok: true, value: { ...friend, troop: troop.value } } : troop;
    }),
  );
}

function courseOf({ a, b }: Sides, question: FightQuestion, book: OddsBook): { course: readonly Checkpoint[]; end: Checkpoint | null } {
  const { approach, line, turns } = question;
  if (approach) return { course: approachOut(a, b, approach, turns, line, book), end: null };
  return fightOut(a, b, { situation: question, line, turns }, book);
}

/**
 * The answer to a fight: what both sides claim and roll, its course and its limit, and the tests of friends; or everything that is wrong with
 * the question. docs/ODDS.md says how it is reckoned.
 */
export function askFight(question: FightQuestion, lists: Lists, book: OddsBook): Asked<FightAnswer> {
  const groups = all(SIDES.map((side) => askedGroup(question[side], [side], lists, book)));
  const friends = all(SIDES.map((side) => friendsOf(question.tests[side], side, lists)));
  if (!groups.ok || !friends.ok) return faulty([...(groups.ok ? [] : groups.faults), ...(friends.ok ? [] : friends.faults)]);
  const [a, b] = groups.value;
  if (!a || !b) throw new Error("a fight has two sides");
  const sides = { a, b };
  const faults = [
    ...faultIf(workOf(a, b) * question.turns > MOST_WORK, ["turns"], "too-many"),
    ...(question.approach ? [] : meetingFaults(sides, question)),
    ...approachFaults(sides, question, book),
  ];
  if (faults.length > 0) return faulty(faults);
  const { course, end } = courseOf(sides, question, book);
  const breaks = (side: SeatName): number => {
    const last = end ?? course.at(-1);
    return last ? last[side] + last.both : 0;
  };
  const tested = (side: SeatName, at: number) => (friends.value[at] ?? []).map((one) => testOf(one, sides[side].troop, breaks(side), book));
  return {
    ok: true,
    value: {
      ...toldSides(sides, question, book),
      ...{ course: [...course], end, tests: { a: tested("a", 0), b: tested("b", 1) } },
      ...{ notes: [...notesOf(sides, question, book)], leftOut: [...LEFT_OUT] },
    },
  };
}

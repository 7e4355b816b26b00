import type { Fault } from "../../model/faults";
import type { Fighter, MatchUpAnswer, MatchUpCell, MatchUpQuestion, Response, Situation } from "../../model/odds";
import { LEFT_OUT, MATCH_UP_VOLLEYS, type OPENINGS } from "../../model/odds-terms";
import type { Lists } from "../army/book";
import { add, fieldOf, mayCharge, mustRun, shoot } from "./charge";
import { type Course, fightOut } from "./course";
import { type Asked, all, askedGroup, faultIf, faulty } from "./fighters";
import { type Group, workOf } from "./group";
import type { OddsBook } from "./odds-book";
import { checkpoint, emptyLive, gridOf, startTally } from "./tally";
import { shortestEffective } from "./volley";

type Numbers = Pick<Course["end"], "a" | "b" | "both" | "apart" | "lost">;

/** Who opens it, how the charged side responds, and over how many BW both shoot. */
export type Opening = { readonly by: (typeof OPENINGS)[number]; readonly response: Response | null; readonly over: number | null };
type Met = Numbers & Opening;

const SITUATION: Situation = { charge: "a", response: "stand", from: null, struck: "front", turnsToFace: true, breakOff: null };

/** Both shoot at each other over this distance. */
function shootOut(a: Group, b: Group, distance: number, line: boolean, book: OddsBook): Numbers {
  const grid = gridOf(a, b, book.perBase);
  const field = fieldOf(grid, line, book);
  const tally = startTally(grid);
  const aim = { distance, shooter: [], target: [] };
  for (let volley = 0; volley < MATCH_UP_VOLLEYS; volley++) {
    const after = emptyLive(grid);
    shoot(field, tally.live, { a: field.fire("a", aim), b: field.fire("b", aim) }, tally, (shots) =>
      add(grid, after, shots.a, shots.b, shots.chance),
    );
    tally.live = after;
  }
  const { going, ...told } = checkpoint(grid, tally, MATCH_UP_VOLLEYS, "shooting");
  return { ...told, apart: going };
}

/** How two unit groups meet: whoever may charges, mine first; if neither may, both shoot. */
export function openingOf(mine: Group, theirs: Group, book: OddsBook): Opening {
  const response = (own: Group, charger: Group) => (mustRun(own, charger) ? "run-away" : "stand");
  if (mayCharge(mine, theirs, theirs.wounds, book)) return { by: "mine", response: response(theirs, mine), over: null };
  if (mayCharge(theirs, mine, mine.wounds, book)) return { by: "theirs", response: response(mine, theirs), over: null };
  const over = shortestEffective([mine, theirs], book);
  return { by: over === null ? "nothing" : "fire", response: null, over };
}

/** Two unit groups meet in open ground. */
function meet(mine: Group, theirs: Group, line: boolean, book: OddsBook): Met {
  const opening = openingOf(mine, theirs, book);
  const { by, response, over } = opening;
  if (response !== null) {
    const situation = { ...SITUATION, charge: by === "mine" ? "a" : "b", response } as const;
    return { ...fightOut(mine, theirs, { situation, line, turns: 0 }, book).end, ...opening };
  }
  if (over === null) return { ...opening, a: 0, b: 0, both: 0, apart: 1, lost: { a: 0, b: 0 } };
  return { ...opening, ...shootOut(mine, theirs, over, line, book) };
}

const bounds = (values: readonly number[]): number | [number, number] =>
  values.length === 1 ? (values[0] ?? 0) : [Math.min(...values), Math.max(...values)];

/** A unit group of mine against every one of theirs. One of theirs may be any of several: then each number is a range. */
function matchUpRow(own: Group, theirs: readonly (readonly Group[])[], line: boolean, book: OddsBook): readonly MatchUpCell[] {
  return theirs.map((any) => {
    const met = any.map((one) => meet(own, one, line, book));
    const of = (value: (one: Met) => number) => bounds(met.map(value));
    const [first] = met;
    return {
      ...{ by: first?.by ?? "nothing", response: first?.response ?? null, over: first?.over ?? null },
      ...{ a: of((one) => one.a), b: of((one) => one.b), both: of((one) => one.both), apart: of((one) => one.apart) },
      lost: { a: of((one) => one.lost.a), b: of((one) => one.lost.b) },
    };
  });
}

/** The most work of one question, and what every fight takes at least. Two ordinary armies of thirty take nearly all of it. */
const MOST_WORK = 800_000;
const LEAST_WORK = 600;

/** Two armies ready to meet: each row is reckoned when it is asked for. */
type PreparedMatchUp = { readonly rows: number; readonly row: (at: number) => readonly MatchUpCell[] };

/** Two armies as they were asked about, or everything that is wrong with them. */
export function prepareMatchUp(question: MatchUpQuestion, lists: Lists, book: OddsBook): Asked<PreparedMatchUp> {
  const groupAt = (fighter: Fighter, path: Fault["path"]) => askedGroup(fighter, path, lists, book);
  const mine = all(question.mine.map((one, at) => groupAt(one, ["mine", at])));
  const theirs = all(
    question.theirs.map((one, at) =>
      "anyOf" in one ? all(one.anyOf.map((any, of) => groupAt(any, ["theirs", at, "anyOf", of]))) : all([groupAt(one, ["theirs", at])]),
    ),
  );
  if (!mine.ok || !theirs.ok) return faulty([...(mine.ok ? [] : mine.faults), ...(theirs.ok ? [] : theirs.faults)]);
  const foes: readonly Group[] = theirs.value.flat();
  const work = mine.value.reduce((sum, own) => sum + foes.reduce((row, foe) => row + LEAST_WORK + workOf(own, foe), 0), 0);
  const faults = faultIf(work > MOST_WORK, ["theirs"], "too-many");
  if (faults.length > 0) return faulty(faults);
  const row = (at: number) => {
    const own = mine.value[at];
    return own ? matchUpRow(own, theirs.value, question.line, book) : [];
  };
  return { ok: true, value: { rows: mine.value.length, row } };
}

/** The answer, from its rows. */
export const matchUpAnswerOf = (rows: readonly (readonly MatchUpCell[])[]): MatchUpAnswer => ({
  cells: rows.map((row) => [...row]),
  leftOut: [...LEFT_OUT],
});

import type { MatchUpCell, Situation } from "../../model/odds";
import type { OPENINGS } from "../../model/odds-terms";
import { add, fieldOf, shoot } from "./charge";
import { type Course, fightOut } from "./course";
import type { Group } from "./group";
import { everCharges, mayCharge, mustRun } from "./may-charge";
import type { OddsBook } from "./odds-book";
import { checkpoint, emptyLive, gridOf, startTally } from "./tally";
import { shortestEffective } from "./volley";

type Numbers = Pick<Course["end"], "a" | "b" | "both" | "apart" | "lost">;
type Met = Numbers & { readonly by: (typeof OPENINGS)[number] };

const VOLLEYS = 4;

const SITUATION: Situation = { charge: "a", response: "stand", from: null, struck: "front", turnsToFace: true, breakOff: null };

/** Both shoot at each other over this distance. */
function shootOut(a: Group, b: Group, distance: number, line: boolean, book: OddsBook): Numbers {
  const grid = gridOf(a, b, book.perBase);
  const field = fieldOf(grid, line, book);
  const tally = startTally(grid);
  const aim = { distance, shooter: [], target: [] };
  for (let volley = 0; volley < VOLLEYS; volley++) {
    const after = emptyLive(grid);
    shoot(field, tally.live, { a: field.fire("a", aim), b: field.fire("b", aim) }, tally, (shots) =>
      add(grid, after, shots.a, shots.b, shots.chance),
    );
    tally.live = after;
  }
  const { going, ...told } = checkpoint(grid, tally, VOLLEYS, "shooting");
  return { ...told, apart: going };
}

/** Two unit groups meet in open ground: whoever may charges, mine first; if neither may, both shoot. */
function meet(mine: Group, theirs: Group, line: boolean, book: OddsBook): Met {
  const may = (own: Group, foe: Group) => everCharges(own) && mayCharge(own, foe, foe.wounds, book);
  const response = (own: Group, charger: Group) => (mustRun(own, charger) ? "run-away" : "stand");
  const fought = (situation: Situation) => fightOut(mine, theirs, { situation, line, turns: 0 }, book).end;
  if (may(mine, theirs)) return { by: "mine", ...fought({ ...SITUATION, response: response(theirs, mine) }) };
  if (may(theirs, mine)) return { by: "theirs", ...fought({ ...SITUATION, charge: "b", response: response(mine, theirs) }) };
  const distance = shortestEffective([mine, theirs], book);
  if (distance === null) return { by: "nothing", a: 0, b: 0, both: 0, apart: 1, lost: { a: 0, b: 0 } };
  return { by: "fire", ...shootOut(mine, theirs, distance, line, book) };
}

const bounds = (values: readonly number[]): number | [number, number] =>
  values.length === 1 ? (values[0] ?? 0) : [Math.min(...values), Math.max(...values)];

/** A unit group of mine against every one of theirs. One of theirs may be any of several: then each number is a range. */
export function matchUpRow(own: Group, theirs: readonly (readonly Group[])[], line: boolean, book: OddsBook): readonly MatchUpCell[] {
  return theirs.map((any) => {
    const met = any.map((one) => meet(own, one, line, book));
    const of = (value: (one: Met) => number) => bounds(met.map(value));
    return {
      by: met[0]?.by ?? "nothing",
      ...{ a: of((one) => one.a), b: of((one) => one.b), both: of((one) => one.both), apart: of((one) => one.apart) },
      lost: { a: of((one) => one.lost.a), b: of((one) => one.lost.b) },
    };
  });
}

import type {
  FilledTurns,
  RankAndFileTables,
  RankAndFileTurns,
  RankAndFileTurnsAnswer,
  Status,
  TurnEvent,
} from "../../../model/other-games/rank-and-file";
import { type Answered, trimmed } from "../chances";
import { endingsOf, isAtHalf, needOf, thatFollow, tooMany, type Weighed } from "./morale";

type Gone = "removed" | "dispersed" | "offTable";

/** Where a unit stands. `moved`: inches that it has routed. */
type State = { readonly status: Status | Gone; readonly stands: number; readonly moved: number; readonly rerolls: number };
type States = readonly Weighed<State>[];

const keyOf = ({ status, stands, moved, rerolls }: State): string => [status, stands, moved, rerolls].join();
const after = (all: States, next: (state: State) => States): States => thatFollow(all, next, keyOf);

type Asked = { readonly asked: FilledTurns; readonly tables: RankAndFileTables };

const strengthOf = ({ asked: { start } }: Asked, { stands }: State) => ({ single: false, start, now: stands });

/** After a rout move or a loss: whether the unit is still there. */
function settled(state: State, of: Asked): State {
  const { edge, halfStays } = of.asked;
  if (state.stands <= 0) return gone("dispersed");
  if (state.status !== "routing") return state;
  if (edge !== null && state.moved >= edge) return gone("offTable");
  return isAtHalf(strengthOf(of, state), of.tables) && !halfStays ? gone("removed") : state;
}

const gone = (status: Gone): State => ({ status, stands: 0, moved: 0, rerolls: 0 });

/** A test of this state, and what becomes of it either way. */
function tested(state: State, of: Asked, passed: Status, failed: (state: State) => State): States {
  const { grade, commander, buildings } = of.asked;
  const need = needOf(grade, strengthOf(of, state), { commander, buildings, other: 0 }, of.tables);
  return endingsOf(need, state.rerolls).map(({ passed: isPassed, rerolls, chance }) => {
    const left = { ...state, rerolls };
    return { state: isPassed ? { ...left, status: passed } : failed(left), chance };
  });
}

/** It routs on: its move, and a stand lost. */
function routsOn(state: State, of: Asked): State {
  return settled({ ...state, moved: state.moved + of.asked.routMove, stands: state.stands - 1 }, of);
}

function rally(state: State, of: Asked, isBarred: boolean): States {
  if (state.status === "routing")
    return isBarred ? [{ state: routsOn(state, of), chance: 1 }] : tested(state, of, "unsteady", (one) => routsOn(one, of));
  if (state.status === "unsteady" && !isBarred) return tested(state, of, "good", (one) => one);
  return [{ state, chance: 1 }];
}

function morale(state: State, of: Asked): States {
  if (state.status === "good") return tested(state, of, "good", (one) => ({ ...one, status: "unsteady" }));
  if (state.status !== "unsteady") return [{ state, chance: 1 }];
  // It routs at once, and loses no stand.
  return tested(state, of, "unsteady", (one) => settled({ ...one, status: "routing", moved: one.moved + of.asked.routMove }, of));
}

const isGone = ({ status }: State): boolean => status === "removed" || status === "dispersed" || status === "offTable";

/** A turn: the rally phase, the stands lost, the morale phase. Events of one turn count together. */
function afterTurn(states: States, events: readonly TurnEvent[], of: Asked): States {
  const isBarred = events.some(({ noRally }) => noRally);
  const lost = events.reduce((sum, event) => sum + event.lost, 0);
  const rallied = after(states, (state) => rally(state, of, isBarred));
  const shot =
    lost === 0
      ? rallied
      : after(rallied, (state) => [{ state: isGone(state) ? state : settled({ ...state, stands: state.stands - lost }, of), chance: 1 }]);
  return events.some((event) => event.morale) ? after(shot, (state) => morale(state, of)) : shot;
}

function told(states: States): RankAndFileTurnsAnswer["turns"][number] {
  const all = { good: 0, unsteady: 0, routing: 0, removed: 0, dispersed: 0, offTable: 0, stands: 0 };
  for (const { state, chance } of states) {
    all[state.status] += chance;
    all.stands += chance * state.stands;
  }
  return all;
}

function standsLeft(states: States, start: number): number[] {
  const all = Array.from({ length: start + 1 }, () => 0);
  for (const { state, chance } of states) all[state.stands] = (all[state.stands] ?? 0) + chance;
  return trimmed(all);
}

/** What becomes of a unit, turn by turn. */
export function askTurns(sent: RankAndFileTurns, tables: RankAndFileTables): Answered<RankAndFileTurnsAnswer> {
  const asked: FilledTurns = { ...sent, now: sent.now ?? sent.start };
  const faults = tooMany(asked);
  if (faults.length > 0) return { ok: false, faults };
  const of = { asked, tables };
  const begun = settled({ status: asked.status, stands: asked.now, moved: 0, rerolls: asked.rerolls }, of);
  let states: States = [{ state: begun, chance: 1 }];
  const turns = Array.from({ length: asked.turns }, (_, at) => {
    const events = asked.events.filter(({ turn }) => turn === at + 1);
    states = afterTurn(states, events, of);
    return told(states);
  });
  return { ok: true, value: { asked, turns, standsLeft: standsLeft(states, asked.start) } };
}

import type { Fault } from "../../../model/faults";
import type { RankAndFileArtillery, RankAndFileArtilleryAnswer, RankAndFileTables } from "../../../model/other-games/rank-and-file";
import { rulesRow } from "../../rules-row";
import { type Answered, totalOf, valuesOf } from "../chances";
import { endingsOf, needOf, thatFollow, type Weighed } from "./morale";

type Fate = "good" | "unsteady" | "routed" | "lostWithGuns" | "gunsAbandoned" | "destroyed";
type State = { readonly fate: Fate; readonly limbered: boolean; readonly rerolls: number };
type States = readonly Weighed<State>[];
type Asked = { readonly asked: RankAndFileArtillery; readonly tables: RankAndFileTables };

const keyOf = ({ fate, limbered, rerolls }: State): string => [fate, limbered, rerolls].join();
const after = (all: States, next: (state: State) => States): States => thatFollow(all, next, keyOf);

/** A test of a single stand: no losses, no half. */
function tested(state: State, { asked, tables }: Asked, passed: Fate, failed: (state: State) => State): States {
  const { grade, commander, buildings } = asked;
  const need = needOf(grade, { single: true, start: 1, now: 1 }, { commander, buildings, other: 0 }, tables);
  return endingsOf(need, state.rerolls).map(({ passed: isPassed, rerolls, chance }) => {
    const left = { ...state, rerolls };
    return { state: isPassed ? { ...left, fate: passed } : failed(left), chance };
  });
}

/** Limbered guns go with their crew; others are left behind. */
const lost = (state: State): State => ({ ...state, fate: state.limbered ? "lostWithGuns" : "gunsAbandoned" });

function rally(state: State, of: Asked): States {
  if (state.fate === "unsteady") return tested(state, of, "good", (one) => one);
  return state.fate === "routed" ? tested(state, of, "unsteady", lost) : [{ state, chance: 1 }];
}

/** A test in a turn with a hit. The first failure makes it unsteady: it limbers and retires, or stays. The next routs it. */
function morale(state: State, of: Asked): States {
  const { stay, crewRally } = of.asked;
  if (state.fate === "good") return tested(state, of, "good", (one) => ({ ...one, fate: "unsteady", limbered: one.limbered || !stay }));
  if (state.fate !== "unsteady") return [{ state, chance: 1 }];
  return tested(state, of, "unsteady", (one) => (crewRally ? { ...one, fate: "routed" } : lost(one)));
}

const stands = ({ fate }: State): boolean => fate === "good" || fate === "unsteady";

function faultsOf({ taken, points, stay, lostMelee }: RankAndFileArtillery): readonly Fault[] {
  return [
    ...(taken >= points ? [{ path: ["taken"], code: "too-large", params: { limit: points - 1, of: "number" } }] : []),
    ...(stay && lostMelee ? [{ path: ["stay"], code: "contradiction", params: { why: "stay-lost-melee" } }] : []),
  ];
}

function told(all: States): RankAndFileArtilleryAnswer["turns"][number] {
  const fates = { good: 0, unsteady: 0, routed: 0, lostWithGuns: 0, gunsAbandoned: 0, destroyed: 0 };
  for (const { state, chance } of all) fates[state.fate] += chance;
  return fates;
}

/** A battery under fire, turn by turn. */
export function askArtillery(asked: RankAndFileArtillery, tables: RankAndFileTables): Answered<RankAndFileArtilleryAnswer> {
  const faults = faultsOf(asked);
  if (faults.length > 0) return { ok: false, faults };
  const of = { asked, tables };
  const { status: fate, limbered, rerolls, points } = asked;
  let all: States = [{ state: { fate, limbered, rerolls }, chance: 1 }];
  let taken = asked.taken;
  const turns = asked.hits.map((hits) => {
    all = after(all, (state) => rally(state, of));
    taken += hits;
    if (taken >= points) all = after(all, (state) => [{ state: stands(state) ? { ...state, fate: "destroyed" } : state, chance: 1 }]);
    else if (hits > 0) all = after(all, (state) => morale(state, of));
    return told(all);
  });
  return { ok: true, value: { asked, turns, retire: valuesOf(totalOf(rulesRow(tables.retire, asked.horse ? "horse" : "foot").dice)) } };
}

import type { Fault } from "../../../model/faults";
import type {
  After,
  FilledTest,
  Grade,
  RankAndFileElephant,
  RankAndFileElephantAnswer,
  RankAndFileTables,
  RankAndFileTest,
  RankAndFileTestAnswer,
} from "../../../model/other-games/rank-and-file";
import { rowValue, rulesRow } from "../../rules-row";
import { type Answered, anyOf, totalOf, valuesOf } from "../chances";

/** Stands of a unit; a single stand has neither losses nor a half that count. */
type Strength = { readonly single: boolean; readonly start: number; readonly now: number };
type Help = { readonly commander: number; readonly buildings: number; readonly other: number };

type ModifierCode = "losses" | "commander" | "buildings" | "other";
type Modifier = { readonly code: ModifierCode; readonly value: number };

const FACES = 6;

/** What is added to the die; what changes nothing is left out. */
function modifiersOf({ single, start, now }: Strength, { commander, buildings, other }: Help): readonly Modifier[] {
  const all: readonly Modifier[] = [
    { code: "losses", value: single ? 0 : now - start },
    { code: "commander", value: commander },
    { code: "buildings", value: buildings },
    { code: "other", value: other },
  ];
  return all.filter(({ value }) => value !== 0);
}

const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { value }) => sum + value, 0);

/** Whether so few stands are left that every test fails. */
export const isAtHalf = ({ single, start, now }: Strength, { limits }: RankAndFileTables): boolean =>
  !single && now <= start * rowValue(limits, "half");

/** The lowest die that passes; null if none does. */
export function needOf(grade: Grade, strength: Strength, help: Help, tables: RankAndFileTables): number | null {
  if (isAtHalf(strength, tables)) return null;
  const { grades, limits } = tables;
  const wanted = rulesRow(grades, grade).number - sumOf(modifiersOf(strength, help));
  return Math.min(rowValue(limits, "always-passes"), Math.max(rowValue(limits, "always-fails") + 1, wanted));
}

/** The chance of one die to show so much. */
const dieChance = (need: number | null): number => (need === null ? 0 : (FACES + 1 - need) / FACES);

/** How a test ends: whether it is passed, and how many re-rolls are left. */
type Ending = { readonly passed: boolean; readonly rerolls: number; readonly chance: number };

/** A test with a stock of re-rolls: one at most, and only for a failure that it may mend. */
export function endingsOf(need: number | null, rerolls: number): readonly Ending[] {
  const pass = dieChance(need);
  const first = { passed: true, rerolls, chance: pass };
  const all =
    need === null || rerolls === 0
      ? [first, { passed: false, rerolls, chance: 1 - pass }]
      : [
          first,
          { passed: true, rerolls: rerolls - 1, chance: (1 - pass) * pass },
          { passed: false, rerolls: rerolls - 1, chance: (1 - pass) ** 2 },
        ];
  return all.filter(({ chance }) => chance > 0);
}

/** What a unit or a battery may have become, with its chance. */
export type Weighed<State> = { readonly state: State; readonly chance: number };

/** What follows from all of these; those of the same key are one. */
export function thatFollow<State>(
  all: readonly Weighed<State>[],
  next: (state: State) => readonly Weighed<State>[],
  keyOf: (state: State) => string,
): readonly Weighed<State>[] {
  const states = new Map<string, Weighed<State>>();
  for (const { state, chance } of all)
    for (const then of next(state)) {
      const key = keyOf(then.state);
      states.set(key, { state: then.state, chance: chance * then.chance + (states.get(key)?.chance ?? 0) });
    }
  return [...states.values()];
}

/** The chance to pass. */
const passOf = (need: number | null, rerolls: number): number =>
  endingsOf(need, rerolls).reduce((sum, { passed, chance }) => (passed ? sum + chance : sum), 0);

const STANDS = 6;

function filled(asked: RankAndFileTest): FilledTest {
  const start = asked.start ?? (asked.single ? 1 : STANDS);
  return { ...asked, start, now: asked.now ?? start, status: asked.status ?? (asked.kind === "morale" ? "good" : "unsteady") };
}

const contradiction = (field: string, why: string): Fault => ({ path: [field], code: "contradiction", params: { why } });

/** More stands than there were at the start. */
export const tooMany = ({ start, now }: { readonly start: number; readonly now: number }): readonly Fault[] =>
  now > start ? [{ path: ["now"], code: "too-large", params: { limit: start, of: "number" } }] : [];

function faultsOf(asked: FilledTest): readonly Fault[] {
  const { kind, single, start, status, other } = asked;
  return [
    ...(single && start !== 1 ? [contradiction("start", "single-stands")] : []),
    ...tooMany(asked),
    ...(kind === "morale" && status === "routing" ? [contradiction("status", "morale-routing")] : []),
    ...(kind === "rally" && status === "good" ? [contradiction("status", "rally-good")] : []),
    ...(kind === "rally" && other !== 0 ? [contradiction("other", "rally-other")] : []),
  ];
}

/** What becomes of a unit that fails. */
function failed(asked: FilledTest, tables: RankAndFileTables): keyof After {
  const { kind, status, now, halfStays } = asked;
  if (kind === "morale" && status === "good") return "unsteady";
  if (kind === "rally" && status === "unsteady") return "unsteady";
  const left = { ...asked, now: kind === "rally" ? now - 1 : now };
  return left.now === 0 || (isAtHalf(left, tables) && !halfStays) ? "gone" : "routing";
}

function passed({ kind, status }: FilledTest): keyof After {
  if (kind === "morale") return status;
  return status === "routing" ? "unsteady" : "good";
}

/** One morale or rally test. */
export function askOneTest(sent: RankAndFileTest, tables: RankAndFileTables): Answered<RankAndFileTestAnswer> {
  const asked = filled(sent);
  const faults = faultsOf(asked);
  if (faults.length > 0) return { ok: false, faults };
  const modifiers = modifiersOf(asked, asked);
  const need = needOf(asked.grade, asked, asked, tables);
  const pass = passOf(need, asked.reroll ? 1 : 0);
  const after = { good: 0, unsteady: 0, routing: 0, gone: 0 };
  after[passed(asked)] += pass;
  after[failed(asked, tables)] += 1 - pass;
  return {
    ok: true,
    value: { asked, modifiers: [...modifiers], modifier: sumOf(modifiers), alwaysFails: need === null, need, pass, after },
  };
}

/** Whether an elephant fails its morale test, and how far it then stampedes. */
export function askElephant(asked: RankAndFileElephant, tables: RankAndFileTables): Answered<RankAndFileElephantAnswer> {
  const { limits } = tables;
  const need = needOf(asked.grade, { single: true, start: 1, now: 1 }, asked, tables);
  const fail = anyOf(endingsOf(need, asked.reroll ? 1 : 0).flatMap(({ passed, chance }) => (passed ? [] : chance)));
  const stampede = fail * (1 - dieChance(rowValue(limits, "stampede") + 1));
  const distance = valuesOf(totalOf(rowValue(limits, "stampede-dice")));
  const reaches = anyOf(distance.flatMap(({ value, p }) => (value >= asked.reach ? p : [])));
  return { ok: true, value: { asked, fail, stampede, distance, reaches, all: stampede * reaches } };
}

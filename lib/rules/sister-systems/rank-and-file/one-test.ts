import type { Fault } from "../../../model/faults";
import type { After, FilledTest, RankAndFileTest, RankAndFileTestAnswer } from "../../../model/sister-systems/rank-and-file";
import type { RankAndFileTables } from "../../../model/sister-systems/rank-and-file-tables";
import type { Answered } from "../chances";
import { isAtHalf, modifiersOf, needOf, passOf, sumOf } from "./morale";

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

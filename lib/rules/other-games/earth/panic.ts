import type { EarthCausesAnswer, EarthCausesQuestion, EarthPanicAnswer, EarthPanicQuestion } from "../../../model/other-games/earth";
import type { EarthTables } from "../../../model/other-games/earth-tables";
import { EARTH_CAUSES, type EarthCause } from "../../../model/other-games/earth-terms";
import { rowValue, rulesRow } from "../../rules-row";
import { type Answered, chanceThat, type Distribution } from "../chances";
import { ofState } from "./formation";

const FACES = 6;

/** The lower of so many dice. */
const lowestOf = (dice: number): Distribution =>
  Array.from({ length: FACES + 1 }, (_, face) => (face === 0 ? 0 : (FACES + 1 - face) ** dice - (FACES - face) ** dice)).map(
    (ways) => ways / FACES ** dice,
  );

export type Panicked = { readonly fine: number; readonly retreat: number; readonly rout: number };
const FINE: Panicked = { fine: 1, retreat: 0, rout: 0 };

/** The resilience of a test: of its situation, without cover; of a rout that a character stops, the higher. */
function tested({ resilience: { melee, ranged }, situation, state }: EarthPanicQuestion): number {
  if (state === "routing" || situation === "idle") return Math.max(melee, ranged);
  return situation === "contact" ? melee : ranged;
}

/** A panic test: below resilience all is well, at it the formation retreats, above it routs. */
export function panicOf(asked: EarthPanicQuestion, tables: EarthTables): Panicked & { readonly resilience: number } {
  const { state, minus, leadership } = asked;
  const resilience = tested(asked) + ofState(state, tables) - minus;
  const least = resilience + (state === "routing" ? 0 : leadership);
  const lower = lowestOf(rowValue(tables.numbers, "panic-dice"));
  const fine = chanceThat(lower, (die) => die < least);
  const retreat = chanceThat(lower, (die) => die === least);
  const rout = chanceThat(lower, (die) => die > least);
  // Those who flee already do no better than to retreat.
  return state === "steady" ? { resilience, fine, retreat, rout } : { resilience, fine: 0, retreat: Math.min(1, fine + retreat), rout };
}

export const askPanic = (asked: EarthPanicQuestion, tables: EarthTables): Answered<EarthPanicAnswer> => ({
  ok: true,
  value: { asked, ...panicOf(asked, tables) },
});

type Cause = EarthCausesAnswer["causes"][number];
type Losses = { readonly atStart: number; readonly killed: number; readonly killedBefore: number; readonly frontKilled: boolean };

export const causeOf = (code: Exclude<EarthCause, "friend-routs">, { causes }: EarthTables): Cause => {
  const { effect, minus } = rulesRow(causes, code);
  return { code, effect, minus };
};

/** What the losses of a bound cause. A share of the whole game counts in the bound in which it is passed. */
export function ofLosses({ atStart, killed, killedBefore, frontKilled }: Losses, tables: EarthTables) {
  const all = atStart + killedBefore;
  const share = (code: "half-of-game" | "three-quarters-of-game" | "half-in-bound" | "three-quarters-in-bound") =>
    rulesRow(tables.causes, code).share ?? 1;
  const passes = (code: "half-of-game" | "three-quarters-of-game") =>
    killedBefore <= share(code) * all && killedBefore + killed > share(code) * all;
  const inBound = (code: "half-in-bound" | "three-quarters-in-bound") => killed > share(code) * atStart;
  return {
    "front-killed": frontKilled,
    "half-of-game": passes("half-of-game"),
    "three-quarters-of-game": passes("three-quarters-of-game"),
    "half-in-bound": inBound("half-in-bound"),
    "three-quarters-in-bound": inBound("three-quarters-in-bound"),
  };
}

/** A friend's rout near by, for this temper. */
function friendRouts({ temper, friendRouts: metres }: EarthCausesQuestion, { friendRouts: rows }: EarthTables): readonly Cause[] {
  if (metres === null) return [];
  const kind = temper === "normal" ? "normal" : "other";
  const row = [rulesRow(rows, `near-${kind}`), rulesRow(rows, `far-${kind}`)].find(({ within }) => metres <= within);
  return row ? [{ code: "friend-routs", effect: row.effect, minus: 0 }] : [];
}

function causesOf(asked: EarthCausesQuestion, tables: EarthTables): readonly Cause[] {
  const { characterKilled, flank, rear, separated, seen } = asked;
  const allFlee = seen.friends > 0 && seen.retreating + seen.routing === seen.friends;
  const isSo = {
    ...ofLosses(asked, tables),
    ...{ "character-killed": characterKilled, flank, rear, separated, "friends-retreat": allFlee },
    "friends-rout": allFlee && seen.routing >= rowValue(tables.numbers, "routing-friends") * seen.friends,
  };
  return EARTH_CAUSES.flatMap((code) => {
    if (code === "friend-routs") return friendRouts(asked, tables);
    return isSo[code] ? causeOf(code, tables) : [];
  });
}

/** What several causes come to: one test, as hard as the hardest, and the worst of all results stands. */
export function afterCauses(causes: readonly Pick<Cause, "effect" | "minus">[], test: EarthPanicQuestion, tables: EarthTables): Panicked {
  if (causes.some(({ effect }) => effect === "rout")) return { fine: 0, retreat: 0, rout: 1 };
  const tests = causes.filter(({ effect }) => effect === "test");
  const minus = Math.max(0, ...tests.map((cause) => cause.minus));
  const { fine, retreat, rout } = tests.length > 0 ? panicOf({ ...test, minus }, tables) : FINE;
  const flees = test.state !== "steady" || causes.some(({ effect }) => effect === "retreat");
  return flees ? { fine: 0, retreat: Math.min(1, fine + retreat), rout } : { fine, retreat, rout };
}

export function askCauses(asked: EarthCausesQuestion, tables: EarthTables): Answered<EarthCausesAnswer> {
  const { atStart, killed, seen } = asked;
  const faults = [
    ...(killed > atStart ? [{ path: ["killed"], code: "too-large", params: { limit: atStart, of: "number" } }] : []),
    ...(seen.retreating + seen.routing > seen.friends
      ? [{ path: ["seen", "friends"], code: "contradiction", params: { why: "more-than-seen" } }]
      : []),
  ];
  if (faults.length > 0) return { ok: false, faults };
  const causes = causesOf(asked, tables);
  return { ok: true, value: { asked, causes: [...causes], ...afterCauses(causes, { ...asked, minus: 0 }, tables) } };
}

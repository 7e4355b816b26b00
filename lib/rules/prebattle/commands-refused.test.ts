import { describe, expect, test } from "vitest";
import type { CommanderPlace } from "@/lib/model/battle-command";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { accepted, applyAll } from "@/tests/build/played-battle";
import { tableBattle } from "@/tests/build/table-battle";
import { forceOf, standing, unitOf } from "@/tests/build/table-troops";
import type { Battle } from "./battle";
import type { DecidedCommand } from "./battle-step";
import { decide } from "./decide";
import { legalCommands } from "./sequence";

type Commanders = NonNullable<Parameters<typeof forceOf>[1]>;
type Under = readonly [number | null, number | null];

/** Unit groups 1 and 2 are on the table, 3 and 4 are not; two markers with `under` below them. `led`: the intended commanders. */
function hiding(under: Under, commanders: Commanders, led: readonly (number | null)[]): Battle {
  const names = ["foot", "foot", "skirmishers", "skirmishers"] as const;
  const force = forceOf(
    names.map((name, at) => unitOf(at + 1, name, { commander: led[at] ?? null })),
    commanders,
  );
  const units = force.units.slice(0, 2).map((unit) => standing("a", unit, { x: 9 + 3 * unit.number, y: 5, files: 3 }));
  const orders = under.map((unit, at) => {
    const place = { kind: "ambush", x: 5 * at + 5, y: 3 } as const;
    return { order: `ambush-${at + 1}`, place, orderHash: "0".repeat(64), secret: { ...place, unit }, salt: "1".repeat(32) };
  });
  return tableBattle({
    step: "finishing",
    a: { force, host: { orders, units, isDeployed: true } },
    b: { host: { orders: [], isDeployed: true } },
  });
}

const SPOTS: readonly CommanderPlace[] = [{ x: 20, y: 5 }, { ambush: "ambush-1" }, { ambush: "ambush-2" }];

/** All ways of placing two commanders, allowed or not. */
const placings: readonly (readonly DecidedCommand[])[] = SPOTS.flatMap((first) =>
  SPOTS.map((second) => [first, second].map((at, commander) => ({ type: "place-commander", commander, at }) as const)),
);

/** All ways of sharing two unit groups and two markers between two commanders. */
const sharings: readonly DecidedCommand[] = Array.from({ length: 16 }, (_, way) => {
  const of = (commander: number, first: number) => [0, 1].flatMap((at) => (((way >> (first + at)) & 1) === commander ? at + 1 : []));
  const commands = [0, 1].map((commander) => ({
    ...{ commander, units: of(commander, 0) },
    ambushes: of(commander, 2).map((at) => `ambush-${at}`),
  }));
  return { type: "declare-commands", commands };
});

/** The outcome of each command, and what was legal before it. */
function told(battle: Battle, commands: readonly DecidedCommand[]): readonly string[] {
  return commands.map((command) => {
    const decision = decide(battle, "a", command, NO_DRAWS);
    return JSON.stringify([legalCommands(battle, "a"), decision.ok ? decision.events : decision.refusal]);
  });
}

function everythingTold(battle: Battle): readonly string[] {
  return placings.flatMap(([first, second]) => {
    if (!first || !second) return [];
    const once = decide(battle, "a", first, NO_DRAWS);
    if (!once.ok) return told(battle, [first]);
    const after = applyAll(battle, once.events);
    const twice = decide(after, "a", second, NO_DRAWS);
    return [...told(after, [second]), ...(twice.ok ? told(applyAll(after, accepted(twice)), sharings) : [])];
  });
}

/** The markers offered when a seat places its commanders, for the first and the second. */
const open = (battle: Battle) => legalCommands(battle, "a").flatMap((one) => (one.type === "place-commander" ? [one.ambushes] : []));

describe("where commanders may be and what they lead is the same whatever lies under the markers", () => {
  const BOTH = ["ambush-1", "ambush-2"];
  test.each([
    ["a sub-commander", [{ class: "instinctive" }, { role: "sub" }], [null, null, null, null], [BOTH, BOTH]],
    // Nobody else could lead unit group 1, which is not the ally's; the ally has unit group 2 on the table.
    ["an ally with troops on the table", [{}, { role: "ally" }], [null, 1, 1, null], [[], []]],
    ["an ally without", [{}, { role: "ally" }], [null, null, 1, 1], [[], BOTH]],
  ] as const)("%s", (_, commanders, led, hideouts) => {
    const [real, ...others] = (
      [
        [3, null],
        [null, 3],
        [4, null],
        [3, 4],
        [4, 3],
        [null, null],
      ] as const
    ).map((under) => hiding(under, [...commanders] as Commanders, led));
    if (!real) throw new Error("no battle");
    expect(open(real)).toEqual(hideouts);
    for (const other of others) expect(everythingTold(other)).toEqual(everythingTold(real));
    expect(everythingTold(real).some((one) => one.includes("commands-declared"))).toBe(true);
  });
});

import { type Army, type ArmyInput, army, type Edit, type UnitGroup } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Assessment } from "@/lib/model/assessment";
import { assess } from "@/lib/rules/army/assess";
import type { Book } from "@/lib/rules/army/book";
import { applyEdits } from "@/lib/rules/army/edits";
import { following } from "@/lib/rules/army/unit-numbers";
import { wordAssessment } from "@/lib/words/findings";

export type UnitInput = ArmyInput["units"][number];
export type CommanderInput = ArmyInput["commanders"][number];

export const unitOf = (number: number, line: string, bases: number, more: Partial<UnitInput> = {}): UnitInput => ({
  number,
  line,
  bases,
  ...more,
});

export const commanderOf = (
  id: string,
  role: CommanderInput["role"],
  grade: CommanderInput["grade"],
  more: Partial<CommanderInput> = {},
): CommanderInput => ({
  id,
  role,
  grade,
  class: "professional",
  ...more,
});

/** The commanders that `buildArmy` has unless told otherwise. */
export const COMMANDERS: readonly CommanderInput[] = [
  commanderOf("army", "army", "talented"),
  commanderOf("left", "sub", "competent"),
  commanderOf("right", "sub", "competent"),
];

/** The unit groups that `buildArmy` has unless told otherwise: seven TuGs and one SuG, 5 874 points with its commanders. */
export const UNITS: readonly UnitInput[] = [
  unitOf(1, "regiments", 6),
  unitOf(2, "regiments", 6),
  unitOf(3, "regiments", 6),
  unitOf(4, "horse", 4),
  unitOf(5, "horse", 4),
  unitOf(6, "light-horse", 6),
  unitOf(7, "skirmishers", 6),
  unitOf(8, "guns", 2),
];

/** The same unit groups with some changed, by their numbers; null removes one. */
export const unitsBut = (changes: Readonly<Record<number, Partial<UnitInput> | null>>, units: readonly UnitInput[] = UNITS): UnitInput[] =>
  units.flatMap((unit) => (changes[unit.number] === null ? [] : [{ ...unit, ...changes[unit.number] }]));

/** An army of the test list: legal, without a warning, and small enough to change one thing at a time. */
export function buildArmy(more: Partial<ArmyInput> = {}): Army {
  return army.parse({
    schema: "condotta.army/1",
    name: "Test army",
    list: "test-list",
    pointsLimit: 10_000,
    camp: { kind: "standard", quality: "poor" },
    commanders: [...COMMANDERS],
    units: [...UNITS],
    ...more,
  });
}

/** The unit groups that an internal ally owes, under this commander and with numbers from `first` on. */
export const contingentOf = (commander: string, first: number): UnitInput[] => [
  unitOf(first, "regiments", 6, { commander }),
  unitOf(first + 1, "horse", 4, { commander }),
];

/** The same army with an internal ally for the right-hand sub-commander. */
export const buildAllied = (ally: Partial<CommanderInput> = {}, contingent: readonly UnitInput[] = contingentOf("cousin", 11)): Army =>
  buildArmy({
    commanders: [...COMMANDERS.slice(0, 2), commanderOf("cousin", "ally", "competent", ally)],
    units: [...UNITS, ...contingent],
  });

/** What an external ally owes, and one group more. */
const ABROAD: readonly UnitInput[] = [unitOf(11, "spears", 6, { commander: "guest" }), unitOf(12, "riders", 6, { commander: "guest" })];

/** The same army in 1550 with an external ally from the ally list. */
export const buildHosting = (
  ally: Partial<CommanderInput> = {},
  contingent: readonly UnitInput[] = ABROAD,
  more: Partial<ArmyInput> = {},
): Army =>
  buildArmy({
    year: 1550,
    commanders: [...COMMANDERS.slice(0, 2), commanderOf("guest", "ally", "competent", { list: "ally-list", ...ally })],
    units: [...UNITS, ...contingent],
    ...more,
  });

/** The same army with these commanders, and with what each internal ally among them owes. */
export const alliesOf = (...commanders: readonly CommanderInput[]): Army => {
  const allies = commanders.filter((one) => one.role === "ally");
  return buildArmy({ commanders: [...commanders], units: [...UNITS, ...allies.flatMap((one, at) => contingentOf(one.id, 11 + 10 * at))] });
};

/** The same army in 1550 with external allies of these ids from the ally list. */
export const hosting = (...ids: readonly string[]): Army =>
  buildArmy({
    year: 1550,
    commanders: [...COMMANDERS.slice(0, 2), ...ids.map((id) => commanderOf(id, "ally", "competent", { list: "ally-list" }))],
    units: [
      ...UNITS,
      ...ids.flatMap((commander, at) => [
        unitOf(11 + 10 * at, "spears", 6, { commander }),
        unitOf(12 + 10 * at, "riders", 6, { commander }),
      ]),
    ],
  });

/** The verdict with its sentences, for tests in layers that may not import the words. */
export const worded = (one: Army, book: Book): Assessment => wordAssessment(assess(one, book), one);

const bytesIn = (army: Army): number => Buffer.byteLength(JSON.stringify(army));

/** An army of exactly so many bytes, filled up with options (of no list) and names of unit groups. */
export function armyOfBytes(army: Army, bytes: number): Army {
  const [first, ...rest] = army.units;
  if (!first || !army.listVersion) throw new Error("an army with a unit group, and with its versions, is wanted");
  const grown: Army = { ...army, units: [first, ...rest].map((unit) => ({ ...unit, options: [], name: "n" })) };
  let left = bytes - bytesIn(grown);
  const options = (): string[] => {
    const taken: string[] = [];
    // Each option takes its length, two quotation marks and, except the first, a comma. Names take the letters left at the end.
    for (let at = 0; at < 30 && left > 60; at++) {
      const length = Math.min(40, left - 20);
      taken.push(`${String(at).padStart(2, "0")}${"x".repeat(length - 2)}`);
      left -= length + (at === 0 ? 2 : 3);
    }
    return taken;
  };
  const units: Army["units"] = grown.units.map((unit) => ({ ...unit, options: options() }));
  for (let number = 200; left > 300; number++) {
    const unit = { ...first, number, options: [] as string[], name: "n" };
    left -= JSON.stringify(unit).length + 1;
    units.push({ ...unit, options: options() });
  }
  const named = units.map((unit) => {
    const more = Math.min(79, Math.max(0, left));
    left -= more;
    return { ...unit, name: "n".repeat(1 + more) };
  });
  const large = { ...grown, units: named };
  if (bytesIn(large) !== bytes) throw new Error(`it takes ${bytesIn(large)} bytes, not ${bytes}`);
  return large;
}

/** The army after some edits, and with numbers that follow its order: for tests in layers that may not import the rules. */
export const inOrder = (army: Army): Army => following(army);
export const edited = (army: Army, edits: readonly Edit[]): Army => applyEdits(army, edits);

/** The same army with what its opponent cannot see changed: options, and the commanders of groups that no ally leads. */
export function otherwise(army: Army, lists: readonly ArmyList[], choices: readonly number[]): Army {
  const allies = new Set(army.commanders.filter((one) => one.role === "ally").map((one) => one.id));
  const chairs = [null, ...army.commanders.map((one) => one.id).filter((id) => !allies.has(id))];
  const changed = (unit: UnitGroup, choice: number): UnitGroup => {
    const { optional = [] } = lists.flatMap((list) => list.lines).find((line) => line.id === unit.line) ?? {};
    const options = optional.filter((_, bit) => choice & (1 << bit));
    const commander = unit.commander !== null && allies.has(unit.commander) ? unit.commander : (chairs[choice % chairs.length] ?? null);
    return { ...unit, options, commander };
  };
  return { ...army, units: army.units.map((unit, at) => changed(unit, choices[at] ?? 0)) };
}

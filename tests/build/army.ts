import { type Army, type ArmyInput, army } from "@/lib/model/army";
import type { Assessment } from "@/lib/model/assessment";
import { assess } from "@/lib/rules/army/assess";
import type { Book } from "@/lib/rules/army/book";
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

/** The same unit groups with some changed, by their numbers; null takes one out. */
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

/** The same army in 1550 with so many external allies from the ally list, by their ids. */
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

/** The verdict with its sentences, for tests that stand where the words may not be imported. */
export const worded = (one: Army, book: Book): Assessment => wordAssessment(assess(one, book));

import { type Army, type ArmyInput, army } from "@/lib/model/army";

type UnitInput = ArmyInput["units"][number];
type CommanderInput = ArmyInput["commanders"][number];

export const unitOf = (number: number, line: string, bases: number, more: Partial<UnitInput> = {}): UnitInput => ({ number, line, bases, ...more });

export const commanderOf = (id: string, role: CommanderInput["role"], grade: CommanderInput["grade"], more: Partial<CommanderInput> = {}): CommanderInput => ({
  id,
  role,
  grade,
  class: "professional",
  ...more,
});

/** An army of the test list: legal, and small enough to change one thing at a time. */
export function buildArmy(more: Partial<ArmyInput> = {}): Army {
  return army.parse({
    schema: "condotta.army/1",
    name: "Test army",
    list: "test-list",
    pointsLimit: 10_000,
    camp: { kind: "standard", quality: "poor" },
    commanders: [commanderOf("army", "army", "talented"), commanderOf("left", "sub", "competent"), commanderOf("right", "sub", "competent")],
    units: [unitOf(1, "regiments", 6), unitOf(2, "regiments", 6), unitOf(3, "horse", 4), unitOf(4, "horse", 4), unitOf(5, "light-horse", 6), unitOf(6, "skirmishers", 6), unitOf(7, "guns", 2)],
    ...more,
  });
}

import type { AfieldTables, DieShift, TestedBy } from "../../model/afield-tables";
import { COLOURS, type Colour, GRADES, type Grade } from "../../model/enumerations";
import type { QuickTroop } from "../../model/force";
import { rulesRow } from "../rules-row";

/** The die this many colours higher (negative: lower), never beyond black or red. */
function shiftedDie(die: Colour, steps: number): Colour {
  const at = Math.min(COLOURS.length - 1, Math.max(0, COLOURS.indexOf(die) + steps));
  return COLOURS[at] ?? die;
}

/** What changes the die that tests such troops wherever they are ("Exceptions to KAB Tests", "Glossary: Steady"). */
export function shiftsOf(troop: QuickTroop, nervous: boolean, { rearSupported }: Pick<AfieldTables, "rearSupported">): readonly DieShift[] {
  return [
    ...(troop.setFormation && rearSupported.includes(troop.setFormation) ? (["rear-support"] as const) : []),
    ...(troop.characteristics.includes("steady") ? (["steady"] as const) : []),
    ...(nervous ? (["nervous"] as const) : []),
  ];
}

export const stepsOf = (shifts: readonly DieShift[], { killABase }: Pick<AfieldTables, "killABase">): number =>
  shifts.reduce((sum, shift) => sum + rulesRow(killABase.shifts, shift).steps, 0);

/** The die that tests a unit group ("Kill a Base test 3"). Each shift is made in turn, and none goes beyond the dice there are. */
export function testDie(tested: TestedBy, shifts: readonly DieShift[], tables: Pick<AfieldTables, "killABase">): Colour {
  const { dice, shifts: rows } = tables.killABase;
  return shifts.reduce((die, shift) => shiftedDie(die, rulesRow(rows, shift).steps), rulesRow(dice, tested).die);
}

/** This many grades lower, never below the lowest ("Dead, Injured and Stunned Commanders 2.3, 3"). */
export function loweredGrade(grade: Grade, by: number): Grade {
  return GRADES[Math.max(0, GRADES.indexOf(grade) - by)] ?? grade;
}

/** The die that tests a commander, by his grade now ("Kill a Base test 5.1"). */
export const commanderDie = (grade: Grade, { commanderDice }: Pick<AfieldTables, "commanderDice">): Colour =>
  rulesRow(commanderDice, grade).die;

import type { FieldOfGloryTest } from "../../../model/sister-systems/field-of-glory";
import { type FieldOfGloryTables, LEVELS, type Level } from "../../../model/sister-systems/field-of-glory-tables";
import { added, anyOf, byValue } from "../chances";
import { facesAt, levelOfLine } from "./quality";

/** The totals of two dice at a level, each re-rolled by itself. */
function totalsAt(level: Level, tables: FieldOfGloryTables) {
  const die = [0, ...facesAt(level, tables)];
  return byValue(new Map(added(die, die).entries()));
}

function passAt(level: Level, { need, modifier }: FieldOfGloryTest, tables: FieldOfGloryTables): number {
  const passing = totalsAt(level, tables).filter(({ value }) => value + modifier >= need);
  return anyOf(passing.map(({ p }) => p));
}

/** A test of two dice, and how it would go at every level. */
export function askTest(asked: FieldOfGloryTest, tables: FieldOfGloryTables) {
  const level = levelOfLine(asked.line, tables);
  const levels = LEVELS.map((one) => ({ level: one, pass: passAt(one, asked, tables) }));
  return { asked, level, totals: totalsAt(level, tables), pass: passAt(level, asked, tables), levels };
}

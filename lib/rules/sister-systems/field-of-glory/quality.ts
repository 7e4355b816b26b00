import type { BattleGroup } from "../../../model/sister-systems/field-of-glory";
import { type FieldOfGloryTables, LEVELS, type Level } from "../../../model/sister-systems/field-of-glory-tables";
import { rulesRow } from "../../rules-row";

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The level of a group by itself: one higher with a commander in its front rank. */
function levelOfGroup({ quality, commander }: BattleGroup, { raised }: FieldOfGloryTables): Level {
  return commander === "front" ? rulesRow(raised, quality).to : quality;
}

/** A line rolls as the worst of its groups, each with its own commander. */
export function levelOfLine(line: readonly BattleGroup[], tables: FieldOfGloryTables): Level {
  const places = line.map((group) => LEVELS.indexOf(levelOfGroup(group, tables)));
  return LEVELS[Math.min(...places)] ?? "average";
}

/** The chance of each face of a die at this level, 1 to 6, after the re-roll. */
export function facesAt(level: Level, { levels }: FieldOfGloryTables): readonly number[] {
  const { rerolls, keeps } = rulesRow(levels, level);
  const faces = FACES.map(() => 0);
  const count = (face: number, chance: number) => {
    faces[face - 1] = (faces[face - 1] ?? 0) + chance;
  };
  const each = 1 / FACES.length;
  for (const first of FACES) {
    if (!rerolls.includes(first)) count(first, each);
    else for (const second of FACES) count(keeps === "better" ? Math.max(first, second) : second, each * each);
  }
  return faces;
}

import type { RankAndFileElephant, RankAndFileElephantAnswer } from "../../../model/sister-systems/rank-and-file";
import type { RankAndFileTables } from "../../../model/sister-systems/rank-and-file-tables";
import { rowValue } from "../../rules-row";
import { type Answered, anyOf, totalOf, valuesOf } from "../chances";
import { dieChance, endingsOf, needOf } from "./morale";

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

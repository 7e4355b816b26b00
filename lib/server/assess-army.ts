import type { Assessment } from "../model/assessment";
import { assess } from "../rules/army/assess";
import { wordAssessment } from "../words/assessment-words";
import type { Knowledge } from "./knowledge";
import { type ReadArmy, readArmy } from "./read-army";

export type Assessed = { readonly ok: true; readonly assessment: Assessment } | Extract<ReadArmy, { readonly ok: false }>;

/** Judges the army that was sent, by the versions of lists and rules tables that it names. */
export function assessArmy(document: unknown, knowledge: Knowledge): Assessed {
  const read = readArmy(document, knowledge);
  return read.ok ? { ok: true, assessment: wordAssessment(assess(read.army, read.book)) } : read;
}

import type { BattleEvent } from "../../model/battle-event";
import { type RecordSentence, recordSentences } from "./event-words";
import { RECORD } from "./record";
import type { SeatNames } from "./seat-names";
import { STEP_WORDS } from "./step-words";

/** The sentences that stand under one heading. */
type Chapter = { readonly head: string; readonly sentences: readonly RecordSentence[] };

/** The sentences of a record under their day or step. An event of the five days that belongs to no day stands under the day before it. */
export function recordChapters(events: readonly BattleEvent[], names: SeatNames): readonly Chapter[] {
  const chapters: { head: string; sentences: RecordSentence[] }[] = [];
  let lastDay: string | null = null;
  for (const line of recordSentences(events, names)) {
    if (line.day !== null) lastDay = RECORD.day(line.day);
    const head: string = line.step === "days" && lastDay ? lastDay : STEP_WORDS[line.step];
    const open = chapters.at(-1);
    if (open?.head === head) open.sentences.push(line);
    else chapters.push({ head, sentences: [line] });
  }
  return chapters;
}

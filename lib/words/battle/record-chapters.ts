import type { BattleEvent } from "../../model/battle-event";
import { recordSentences } from "./event-words";
import type { SeatNames } from "./seat-names";
import { STEP_WORDS } from "./step-words";

type Sentence = { readonly seq: number; readonly sentence: string };
type Chapter = { readonly head: string; readonly sentences: readonly Sentence[] };

/** The sentences of a record under the day or the step in which they happened. What is of no day but within the days belongs to the last one. */
export function recordChapters(events: readonly BattleEvent[], names: SeatNames): readonly Chapter[] {
  const chapters: { head: string; sentences: Sentence[] }[] = [];
  let lastDay: string | null = null;
  for (const { seq, sentence, step, day } of recordSentences(events, names)) {
    if (day !== null) lastDay = `Day ${day}`;
    const head: string = step === "days" && lastDay ? lastDay : STEP_WORDS[step];
    const open = chapters.at(-1);
    if (open?.head === head) open.sentences.push({ seq, sentence });
    else chapters.push({ head, sentences: [{ seq, sentence }] });
  }
  return chapters;
}

import type { ReadArmyText } from "@/lib/model/army-text";
import type { LineId, ListId } from "@/lib/model/identifiers";
import { askPatiently, type Patience, type Progress, type Source } from "./judge-sources";
import { faulty } from "./read-documents";

/** What the player says of a text: its list, and what its unit groups are. */
export type Answers = { readonly list: ListId | null; readonly chosen: Readonly<Record<number, LineId | null>> };
export const UNANSWERED: Answers = { list: null, chosen: {} };

/** A source that is text, with how it was read. */
export type TextSource = { readonly source: number; readonly name: string; readonly read: ReadArmyText; readonly answers: Answers };

export type ReadTexts =
  | { readonly kind: "read"; readonly sources: readonly Source[] }
  /** `texts`: those about which there is a question, or of which something is left out. */
  | { readonly kind: "asking"; readonly sources: readonly Source[]; readonly texts: readonly TextSource[] }
  | { readonly kind: "trouble"; readonly message: string };

/** Whether the player sees how a text was read before the army is judged. */
const isUnclear = ({ army, knownBy, questions, unread }: ReadArmyText): boolean =>
  army === null || knownBy === "troops" || questions.length > 0 || unread.length > 0;

const asked = ({ list, chosen }: Answers) => ({
  list,
  chosen: Object.entries(chosen).map(([unit, as]) => ({ unit: Number(unit), as })),
});

/** The source with its army, so that it is judged like any other. */
function withArmy(source: Source, { army, units, points, corrected }: ReadArmyText): Source {
  if (units === 0 || army === null) return { ...source, documents: faulty("only-text") };
  return {
    ...source,
    documents: { armies: [{ path: [], document: army, place: "desk", ofText: { points, corrected } }], deleted: 0, faults: [] },
  };
}

/** Reads every source that is text, with the answers given so far. Questions are asked once; after `isAnswered` what is unclear is left out. */
export async function readTexts(
  sources: readonly Source[],
  answersOf: (source: number) => Answers,
  isAnswered: boolean,
  onProgress: (progress: Progress) => void,
  isLeft: () => boolean,
): Promise<ReadTexts> {
  const made = [...sources];
  const texts: TextSource[] = [];
  const all = sources.flatMap(({ documents: { text }, name }, source) => (text === undefined ? [] : [{ text, name, source }]));
  for (const [done, { text, name, source }] of all.entries()) {
    const progress = { done, of: all.length };
    onProgress(progress);
    const patience: Patience = { waits: (seconds) => onProgress({ ...progress, waits: seconds }), isLeft };
    const answers = answersOf(source);
    const answer = await askPatiently<ReadArmyText>(patience, "POST", "/api/army-texts", { body: { text, ...asked(answers) } });
    if (!answer.ok) return { kind: "trouble", message: answer.error.message };
    const read = answer.value;
    if (read.units > 0 && (read.army === null || (!isAnswered && isUnclear(read)))) texts.push({ source, name, read, answers });
    else made[source] = withArmy(sources[source] as Source, read);
  }
  return texts.length > 0 ? { kind: "asking", sources, texts } : { kind: "read", sources: made };
}

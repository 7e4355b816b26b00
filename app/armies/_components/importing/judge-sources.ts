import type { Answer } from "@/app/_components/ask-server";
import { newKey } from "@/app/_components/first-save";
import type { ArmyInput } from "@/lib/model/army";
import type { Assessment } from "@/lib/model/assessment";
import type { ListSummary } from "@/lib/model/http";
import { askPatiently, type Patience } from "./ask-patiently";
import { type Problem, problemOf, problemsOf } from "./problems";
import type { Documents, FoundArmy } from "./read-documents";

/** A file or a pasted text, with the documents in it. */
export type Source = { readonly name: string; readonly documents: Documents };

export type JudgedArmy = {
  readonly army: ArmyInput;
  readonly place: FoundArmy["place"];
  /** The name of the army's list, or its id where the name is not known. */
  readonly list: string;
  readonly assessment: Assessment;
  /** Whether the same army comes before it. */
  readonly isRepeated: boolean;
  /** The key of its save, so that it makes one army however often it is sent. */
  readonly key: string;
};

export type Judged =
  | { readonly kind: "good"; readonly armies: readonly JudgedArmy[]; readonly deleted: number }
  | { readonly kind: "faulty"; readonly files: readonly { readonly name: string; readonly problems: readonly Problem[] }[] }
  | { readonly kind: "trouble"; readonly message: string };

/** `waits`: the seconds that the server has asked to wait before it goes on. */
export type Progress = { readonly done: number; readonly of: number; readonly waits?: number };
type Heard = (progress: Progress) => void;

/** Whether the server cannot be reached, or cannot answer now: no fault of the document. */
const isTrouble = (status: number): boolean => status === 0 || status === 429 || status >= 500;

async function listNames(patience: Patience): Promise<ReadonlyMap<string, string>> {
  const answer = await askPatiently<readonly ListSummary[]>(patience, "GET", "/api/lists");
  return new Map(answer.ok ? answer.value.map(({ id, name }) => [id, name]) : []);
}

const trouble = (message: string): Judged => ({ kind: "trouble", message });

type Verdict = { readonly source: number; readonly found: FoundArmy; readonly answer: Answer<Assessment> };

/** Judges one army after the other; or says why not all could be judged, which is no fault of theirs. */
async function judgeEach(sources: readonly Source[], onProgress: Heard, isLeft: () => boolean): Promise<readonly Verdict[] | string> {
  const all = sources.flatMap(({ documents }, source) => documents.armies.map((found) => ({ source, found })));
  const verdicts: Verdict[] = [];
  for (const { source, found } of all) {
    if (isLeft()) return "";
    const progress = { done: verdicts.length, of: all.length };
    onProgress(progress);
    const patience = { waits: (seconds: number) => onProgress({ ...progress, waits: seconds }), isLeft };
    const answer = await askPatiently<Assessment>(patience, "POST", "/api/assess", { body: found.document });
    if (!answer.ok && isTrouble(answer.status)) return answer.error.message;
    verdicts.push({ source, found, answer });
  }
  return verdicts;
}

const entryOf = (path: FoundArmy["path"]): number => Number(path.find((part) => typeof part === "number") ?? 0);

/** All problems of one source, in the order of its armies. */
function problemsIn({ faults }: Documents, verdicts: readonly Verdict[]): readonly Problem[] {
  return [
    ...faults.map((fault) => ({ at: entryOf(fault.path), problems: [problemOf(fault)] })),
    ...verdicts.map(({ found, answer }) => ({ at: entryOf(found.path), problems: answer.ok ? [] : problemsOf(found, answer.error) })),
  ]
    .sort((one, other) => one.at - other.at)
    .flatMap(({ problems }) => problems);
}

/** Judges every army of every source before anything is stored; `isLeft` says that the player has left. */
export async function judgeSources(sources: readonly Source[], onProgress: Heard, isLeft: () => boolean): Promise<Judged> {
  const verdicts = await judgeEach(sources, onProgress, isLeft);
  if (typeof verdicts === "string") return trouble(verdicts);
  const files = sources.map(({ name, documents }, at) => ({
    name,
    problems: problemsIn(
      documents,
      verdicts.filter((one) => one.source === at),
    ),
  }));
  const faulty = files.filter(({ problems }) => problems.length > 0);
  if (faulty.length > 0) return { kind: "faulty", files: faulty };
  const names = await listNames({ waits: () => {}, isLeft });
  const texts = verdicts.map(({ found }) => JSON.stringify(found.document));
  return {
    kind: "good",
    armies: verdicts.flatMap(({ found, answer }, at) =>
      answer.ok ? { ...judged(found, answer.value, names), isRepeated: texts.indexOf(texts[at] ?? "") < at } : [],
    ),
    deleted: sources.reduce((sum, { documents }) => sum + documents.deleted, 0),
  };
}

function judged(
  { document, place }: FoundArmy,
  assessment: Assessment,
  names: ReadonlyMap<string, string>,
): Omit<JudgedArmy, "isRepeated"> {
  // The server has judged it, so it is an army.
  const army = document as ArmyInput;
  return { army, place, list: names.get(army.list) ?? army.list, assessment, key: newKey() };
}

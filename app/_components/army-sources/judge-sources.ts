import { type Answer, askServer, newKey } from "@/app/_components/ask-server";
import type { ArmyInput } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Assessment } from "@/lib/model/assessment";
import type { Fault } from "@/lib/model/faults";
import type { ErrorBody, ListSummary } from "@/lib/model/http";
import { isOwnList } from "@/lib/model/list-origin";
import { armyAmongOthers, pathOfPlace, placeOf, placeWords } from "@/lib/words/faults";
import { importWords } from "@/lib/words/importing";
import { yearsWords } from "@/lib/words/list-lines";
import { listName, OWN_LIST } from "@/lib/words/own-list";
import type { Documents, FoundArmy, ImportFault, OfText } from "./read-documents";

/** A file or a pasted text, with the documents in it. */
export type Source = { readonly name: string; readonly documents: Documents };

export type JudgedArmy = {
  readonly army: ArmyInput;
  readonly place: FoundArmy["place"];
  /** The army's list with its years, or its id where the name is not known. */
  readonly list: string;
  readonly assessment: Assessment;
  /** How it was read from text, if it was. */
  readonly ofText: OfText | null;
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

/** The lists in force with their years: several may have one name. */
async function listNames(patience: Patience): Promise<ReadonlyMap<string, string>> {
  const answer = await askPatiently<readonly ListSummary[]>(patience, "GET", "/api/lists");
  return new Map(answer.ok ? answer.value.map(({ id, name, years }) => [id, `${name}, ${yearsWords(years)}`]) : []);
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
  const armies: JudgedArmy[] = [];
  for (const [at, { found, answer }] of verdicts.entries())
    if (answer.ok) armies.push({ ...(await judged(found, answer.value, names)), isRepeated: texts.indexOf(texts[at] ?? "") < at });
  return {
    ...{ kind: "good", armies },
    deleted: sources.reduce((sum, { documents }) => sum + documents.deleted, 0),
  };
}

async function judged(
  { document, place, ofText = null }: FoundArmy,
  assessment: Assessment,
  names: ReadonlyMap<string, string>,
): Promise<Omit<JudgedArmy, "isRepeated">> {
  // The server has judged it, so it is an army.
  const army = document as ArmyInput;
  return { army, place, list: await namedList(army, names), ofText, assessment, key: newKey() };
}

/** One problem of a file: its place, whose it is, which field, and what is wrong. Any of the first three may be empty. */
export type Problem = { readonly place: string; readonly who: string; readonly what: string; readonly words: string };

export function problemOf({ path, code, params }: ImportFault): Problem {
  const [place, who] = [placeOf(path), armyAmongOthers(path, null)];
  return { place, who, what: who === "" ? place : "", words: importWords(code, params) };
}

type Detail = { readonly at?: string; readonly message: string };

const isDetail = (value: unknown): value is Detail =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string";

const joined = (parts: readonly string[], joint: string): string => parts.filter((part) => part !== "").join(joint);

type Found = Pick<FoundArmy, "path" | "document">;

function problemAt({ path, document }: Found, { at = "", message }: Detail): Problem {
  const own: Fault["path"] = pathOfPlace(at);
  const { who, what } = placeWords(own, document);
  return {
    place: placeOf([...path, ...own]),
    who: joined([armyAmongOthers(path, document), who], ", "),
    what,
    words: at !== "" && message.startsWith(at) ? message.slice(at.length).replace(/^:?\s+/, "") : message,
  };
}

/** What the server says is wrong with an army that was found in a file. */
export function problemsOf(found: Found, { message, details }: ErrorBody["error"]): readonly Problem[] {
  const told = Array.isArray(details) ? details.filter(isDetail) : [];
  return (told.length > 0 ? told : [{ message }]).map((detail) => problemAt(found, detail));
}

const SECONDS = 2;
/** A longer wait is refused instead. */
const MOST_SECONDS = 120;
const TRIES = 10;

export type Patience = {
  /** Called with the seconds of every pause that the server asks for. */
  readonly waits: (seconds: number) => void;
  /** Whether the player has left. */
  readonly isLeft: () => boolean;
};

async function pause(seconds: number, isLeft: () => boolean): Promise<void> {
  for (let waited = 0; waited < seconds && !isLeft(); waited++) await new Promise<void>((done) => setTimeout(done, 1000));
}

/** As `askServer`, for many requests in a row: where the server asks for a pause, it gets one. */
export async function askPatiently<T>({ waits, isLeft }: Patience, ...request: Parameters<typeof askServer>): Promise<Answer<T>> {
  let answer = await askServer<T>(...request);
  for (let tries = 1; !answer.ok && answer.status === 429 && tries < TRIES; tries++) {
    const { retryAfter = SECONDS } = answer;
    if (retryAfter > MOST_SECONDS) break;
    waits(retryAfter);
    await pause(retryAfter, isLeft);
    if (isLeft()) break;
    answer = await askServer<T>(...request);
  }
  return answer;
}

/** The name of an army's list by the names of the lists in force; of a player's own list as the server tells it. */
export async function namedList({ list, listVersion }: ArmyInput, names: ReadonlyMap<string, string>): Promise<string> {
  if (!isOwnList(list)) return names.get(list) ?? list;
  const answer = await askServer<ArmyList>("GET", `/api/lists/${list}?version=${listVersion ?? ""}`);
  return answer.ok ? listName(answer.value) : OWN_LIST.mark;
}

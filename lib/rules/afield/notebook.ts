import type { SeatName } from "../../model/by-seat";

/** Whole numbers by key; a missing key is 0. */
export type Marks = Readonly<Record<string, number>>;

type Change = { readonly key: string; readonly was: number };

/** What one device has ticked for a battle, and what each of the last acts changed. */
export type Notebook = {
  readonly marks: Marks;
  /** Earlier values of each act's changes; the last act at the end. */
  readonly past: readonly (readonly Change[])[];
};

export const EMPTY_NOTEBOOK: Notebook = { marks: {}, past: [] };

const MOST_PAST = 40;
const MOST_MARK = 200;
const MOST_MARKS = 600;

/** The keys of the marks. */
export const MARKS = {
  /** Wounds taken. */
  unit: (seat: SeatName, number: number) => `unit:${seat}:${number}`,
  /** Destroyed or off the table, whatever its wounds. */
  gone: (seat: SeatName, number: number) => `gone:${seat}:${number}`,
  camp: (seat: SeatName) => `camp:${seat}`,
  /** How often the commander at this index was killed, and how often wounded. */
  killed: (seat: SeatName, commander: number) => `killed:${seat}:${commander}`,
  hurt: (seat: SeatName, commander: number) => `hurt:${seat}:${commander}`,
  /** A march that has arrived on the table. */
  here: (seat: SeatName, order: string) => `here:${seat}:${order}`,
  /** For groups nobody has seen: the kind, once known, and whether it is lost. */
  kind: (seat: SeatName, at: number) => `kind:${seat}:${at}`,
  lost: (seat: SeatName, at: number) => `lost:${seat}:${at}`,
} as const;

const TEST = "test:";

/** For a test that was made or waived. */
export const testKey = (what: string): string => `${TEST}${what}`;

/** The number under a key; 0 if it is not marked. */
export const markOf = (marks: Marks, key: string): number => marks[key] ?? 0;

function withMarks(marks: Marks, changes: Marks): Marks {
  const all = { ...marks, ...changes };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== 0));
}

/** The notebook with these marks changed. Marks for tests that are no longer due are dropped. */
export function marked(notebook: Notebook, changes: Marks, due: (marks: Marks) => ReadonlySet<string>): Notebook {
  const changed = withMarks(notebook.marks, changes);
  const tests = Object.keys(changed).filter((key) => key.startsWith(TEST));
  const stillDue = tests.length > 0 ? due(changed) : null;
  const stale = tests.filter((key) => !stillDue?.has(key));
  const marks = withMarks(changed, Object.fromEntries(stale.map((key) => [key, 0])));
  const keys = [...Object.keys(changes), ...stale].filter((key) => markOf(notebook.marks, key) !== markOf(marks, key));
  if (keys.length === 0) return notebook;
  const act = keys.map((key) => ({ key, was: markOf(notebook.marks, key) }));
  return { marks, past: [...notebook.past, act].slice(-MOST_PAST) };
}

/** The notebook before the last act. */
export function undone({ marks, past }: Notebook): Notebook {
  const act = past.at(-1) ?? [];
  return { marks: withMarks(marks, Object.fromEntries(act.map(({ key, was }) => [key, was]))), past: past.slice(0, -1) };
}

const isMark = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) <= MOST_MARK;

function marksIn(value: unknown): Marks {
  if (typeof value !== "object" || value === null) return {};
  const sound = Object.entries(value).filter((entry): entry is [string, number] => isMark(entry[1]));
  return Object.fromEntries(sound.slice(0, MOST_MARKS));
}

function actIn(value: unknown): readonly Change[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const { key, was } = (one ?? {}) as Partial<Change>;
    return typeof key === "string" && (was === 0 || isMark(was)) ? [{ key, was }] : [];
  });
}

/** A stored notebook; empty if there is none or it cannot be read. Malformed parts are left out. */
export function notebookIn(text: string | null): Notebook {
  try {
    const { marks, past } = (JSON.parse(text ?? "null") ?? {}) as Partial<Record<keyof Notebook, unknown>>;
    const acts = Array.isArray(past) ? past.map(actIn).filter((act) => act.length > 0) : [];
    return { marks: marksIn(marks), past: acts.slice(-MOST_PAST) };
  } catch {
    return EMPTY_NOTEBOOK;
  }
}

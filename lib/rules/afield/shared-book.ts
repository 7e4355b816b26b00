import type { SeatName } from "../../model/by-seat";
import type { SharedTick } from "../../model/company";
import { EMPTY_NOTEBOOK, type Marks, marked, type Notebook, notebookIn, undone } from "./notebook";
import { isSameWord, lastWords, marksIn, mergeTicks, placeOf, ticked } from "./shared-ticks";

/** What one device knows of the ticks of both players, what it has not sent yet, and what it can undo. */
export type SharedBook = {
  readonly ticks: readonly SharedTick[];
  /** The places (`placeOf`) of ticks that the server does not have. */
  readonly unsent: readonly string[];
  readonly past: Notebook["past"];
};

export const EMPTY_BOOK: SharedBook = { ticks: [], unsent: [], past: [] };

/** Who ticks, and when, by the server's clock. */
export type Hand = { readonly by: SeatName; readonly now: number };

type DueBy = (marks: Marks) => ReadonlySet<string>;

/** The book with what is new in another notebook written by this hand. */
function written(book: SharedBook, before: Notebook, { marks, past }: Notebook, { by, now }: Hand): SharedBook {
  const keys = [...new Set([...Object.keys(before.marks), ...Object.keys(marks)])];
  const changed = keys.filter((key) => (before.marks[key] ?? 0) !== (marks[key] ?? 0));
  const words = ticked(book.ticks, Object.fromEntries(changed.map((key) => [key, marks[key] ?? 0])), by, now);
  return { ticks: mergeTicks(book.ticks, words), unsent: [...new Set([...book.unsent, ...words.map(placeOf)])], past };
}

export function tickedIn(book: SharedBook, changes: Marks, due: DueBy, hand: Hand): SharedBook {
  const before = { marks: marksIn(book.ticks), past: book.past };
  const after = marked(before, changes, due);
  return after === before ? book : written(book, before, after, hand);
}

/** Takes this device's last act back, but nothing that the other player has ticked since. */
export function takenBack(book: SharedBook, hand: Hand): SharedBook {
  const last = lastWords(book.ticks);
  const act = (book.past.at(-1) ?? []).filter(({ key }) => last.get(key)?.by === hand.by);
  const before = { marks: marksIn(book.ticks), past: [...book.past.slice(0, -1), act] };
  return written(book, before, undone(before), hand);
}

/** Everything unticked, for both players. */
export const cleared = (book: SharedBook, hand: Hand): SharedBook => ({
  ...written(book, { marks: marksIn(book.ticks), past: [] }, EMPTY_NOTEBOOK, hand),
  past: [],
});

/** The book with what the server told. */
export const heard = (book: SharedBook, ticks: readonly SharedTick[]): SharedBook => ({ ...book, ticks: mergeTicks(book.ticks, ticks) });

/** The book after the server has taken these; what was ticked again meanwhile is still to be sent. */
export function delivered(book: SharedBook, sent: readonly SharedTick[]): SharedBook {
  const taken = sent.filter((one) => book.ticks.some((now) => isSameWord(now, one))).map(placeOf);
  return { ...book, unsent: book.unsent.filter((place) => !taken.includes(place)) };
}

export const unsentIn = ({ ticks, unsent }: SharedBook): readonly SharedTick[] => ticks.filter((tick) => unsent.includes(placeOf(tick)));

/** Before ticks were shared, a device stored only its marks: they count as this seat's, earlier than anything else. */
function bookOfMarks({ marks, past }: Notebook, by: SeatName): SharedBook {
  const ticks = ticked([], marks, by, 0);
  return { ticks, unsent: ticks.map(placeOf), past };
}

/** A tick as this program wrote it: the page has no schemas to check it by. */
function tickIn(value: unknown): readonly SharedTick[] {
  const { key, value: number, at, by } = (value ?? {}) as Partial<Record<keyof SharedTick, unknown>>;
  const isSound = typeof key === "string" && Number.isInteger(number) && Number.isInteger(at) && (by === "a" || by === "b");
  return isSound ? [{ key, value: Math.max(0, Number(number)), at: Math.max(0, Number(at)), by }] : [];
}

/** A stored book; empty if there is none or it cannot be read. Malformed parts are left out. */
export function bookIn(text: string | null, by: SeatName): SharedBook {
  const notebook = notebookIn(text);
  try {
    const { ticks, unsent } = (JSON.parse(text ?? "null") ?? {}) as Partial<Record<keyof SharedBook, unknown>>;
    if (!Array.isArray(ticks)) return bookOfMarks(notebook, by);
    const sound = ticks.flatMap(tickIn);
    const places = Array.isArray(unsent) ? unsent.filter((one): one is string => typeof one === "string") : [];
    return { ticks: mergeTicks(sound, []), unsent: places, past: notebook.past };
  } catch {
    return EMPTY_BOOK;
  }
}

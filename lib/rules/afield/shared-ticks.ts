import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { SharedTick, Tick } from "../../model/company";
import { EMPTY_NOTEBOOK, type Marks, marked, type Notebook, notebookIn, undone } from "./notebook";

type Ticks = readonly SharedTick[];

/** Of two words at the same moment the greater counts, and then seat b's, so that their order never matters. */
const isLater = (one: SharedTick, other: SharedTick): boolean =>
  one.at !== other.at ? one.at > other.at : one.value !== other.value ? one.value > other.value : one.by > other.by;

/** What a word is about, and whose it is. */
const placeOf = ({ key, by }: Pick<SharedTick, "key" | "by">): string => `${key} ${by}`;

/** Whether it is the very same word. */
const isSameWord = (one: SharedTick, other: SharedTick): boolean =>
  placeOf(one) === placeOf(other) && one.at === other.at && one.value === other.value;

/** Both, of each thing the later word of each seat: the same in any order, and however often. */
export function mergeTicks(one: Ticks, other: Ticks): Ticks {
  const merged = new Map<string, SharedTick>();
  for (const tick of [...one, ...other]) {
    const before = merged.get(placeOf(tick));
    if (!before || isLater(tick, before)) merged.set(placeOf(tick), tick);
  }
  return [...merged.values()].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

/** The last word about each thing. */
export function lastWords(ticks: Ticks): ReadonlyMap<string, SharedTick> {
  const last = new Map<string, SharedTick>();
  for (const tick of ticks) {
    const before = last.get(tick.key);
    if (!before || isLater(tick, before)) last.set(tick.key, tick);
  }
  return last;
}

export const marksIn = (ticks: Ticks): Marks =>
  Object.fromEntries([...lastWords(ticks).values()].filter(({ value }) => value > 0).map(({ key, value }) => [key, value]));

/**
 * What a seat ticks now. It is later than everything it knows about the same things, whatever its clock says: who corrects what he has seen
 * has the last word.
 */
export function ticked(ticks: Ticks, changes: Marks, by: SeatName, now: number): Ticks {
  const last = lastWords(ticks);
  return Object.entries(changes).map(([key, value]) => ({ key, value, by, at: Math.max(now, (last.get(key)?.at ?? -1) + 1) }));
}

/** What was ticked, the last first, with what the other seat had said of the same before. */
type Trace = SharedTick & { readonly before: SharedTick | null };

export function tracesOf(ticks: Ticks): readonly Trace[] {
  const last = [...lastWords(ticks).values()];
  return last
    .map((tick) => ({ ...tick, before: ticks.find(({ key, by, at }) => key === tick.key && by !== tick.by && at <= tick.at) ?? null }))
    .sort((one, other) => (isLater(one, other) ? -1 : 1));
}

type Seen = Pick<BattleView, "seat" | "units" | "revealedUnits" | "stragglers" | "own" | "markers">;
type About = { readonly what: string; readonly of: SeatName; readonly id: string };

function aboutOf(key: string): About {
  const [what = "", of, id = ""] = key.replace(/^test:/, "").split(":");
  return { what, of: of === "b" ? "b" : "a", id };
}

const isSeenGroup = ({ units, revealedUnits = [], stragglers, own, seat }: Seen, { of, id }: About): boolean =>
  [...units, ...revealedUnits, ...stragglers].some((unit) => unit.seat === of && unit.number === Number(id)) ||
  (of === seat && own?.units.some((unit) => unit.number === Number(id)) === true);

const isSeenOrder = ({ markers, seat }: Seen, { of, id }: About): boolean =>
  of === seat || markers.some((one) => one.seat === of && one.order === id && one.revealed);

/**
 * Whether a seat may know, and say, something about this. Nobody learns from a tick which unit groups of the other army march or hide: what
 * is ticked of those is seen by their own player alone until the order is revealed, and what the other guesses of groups he has not seen, by
 * him alone.
 */
function concerns(seen: Seen, key: string): boolean {
  const about = aboutOf(key);
  switch (about.what) {
    case "unit":
    case "gone":
    case "broken":
      return isSeenGroup(seen, about);
    case "here":
      return isSeenOrder(seen, about);
    case "kind":
    case "lost":
    case "unseen":
      return about.of !== seen.seat;
    default:
      return true;
  }
}

/** The ticks that a seat may see, or may make. */
export const ticksFor = <One extends Tick>(seen: Seen, ticks: readonly One[]): readonly One[] =>
  seen.seat === null ? [] : ticks.filter(({ key }) => concerns(seen, key));

/** What one device knows of the ticks of both players, what it has not sent yet, and what it can undo. */
export type SharedBook = {
  readonly ticks: readonly SharedTick[];
  /** The places (`placeOf`) of ticks that the server does not have. */
  readonly unsent: readonly string[];
  readonly past: Notebook["past"];
};

export const EMPTY_BOOK: SharedBook = { ticks: [], unsent: [], past: [] };

/** Who ticks, and when, by the server's clock. */
type Hand = { readonly by: SeatName; readonly now: number };

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

import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { Commander, Edit } from "@/lib/model/army";
import type { CommanderId } from "@/lib/model/identifiers";
import { unitId } from "@/lib/model/when-absent";
import { copyUnits, moveUnits } from "@/lib/rules/army/unit-edits";
import { inShownOrder } from "@/lib/rules/army/unit-numbers";
import { EDITOR } from "@/lib/words/editor";
import { commanderAmong } from "@/lib/words/phrasing";
import { sameTroops } from "./desk";
import { useDeskNow } from "./desk-now";
import type { Change } from "./use-desk";

/** Selected unit groups, by their ids. */
export type Picks = {
  /** Selects it or no longer; `isRange`: all from the last one to it. */
  readonly pick: (id: number, isRange: boolean) => void;
  readonly clear: () => void;
  readonly has: (id: number) => boolean;
  /** Those selected, if this one is among them; otherwise this one alone. */
  readonly with: (id: number) => readonly number[];
};

/** Which unit groups are selected. Those that are gone are left out. */
export function usePicks(shown: () => readonly number[]): { readonly picked: ReadonlySet<number>; readonly picks: Picks } {
  const [picked, setPicked] = useState<ReadonlySet<number>>(() => new Set());
  const now = useRef(picked);
  const last = useRef<number | null>(null);
  const picks = useMemo<Picks>(() => {
    const set = (ids: Iterable<number>) => {
      now.current = new Set(ids);
      setPicked(now.current);
    };
    return {
      pick(id, isRange) {
        const all = shown();
        const [from, to] = [all.indexOf(last.current ?? id), all.indexOf(id)];
        last.current = id;
        if (isRange && from >= 0) set([...now.current, ...all.slice(Math.min(from, to), Math.max(from, to) + 1)]);
        else set(now.current.has(id) ? [...now.current].filter((one) => one !== id) : [...now.current, id]);
      },
      clear: () => set([]),
      has: (id) => now.current.has(id),
      with: (id) => (now.current.has(id) ? shown().filter((one) => now.current.has(one)) : [id]),
    };
  }, [shown]);
  return { picked, picks };
}

export const removal = (ids: readonly number[]): readonly Edit[] => ids.map((unit) => ({ do: "remove-unit", unit }));

const WORDS = EDITOR.muster;

/** What can be done with all selected unit groups at once. */
export function PicksBar({ picked, picks }: { picked: ReadonlySet<number>; picks: Picks }) {
  const { army, change } = useDeskNow();
  const units = inShownOrder(army).filter((one) => picked.has(unitId(one)));
  if (units.length === 0) return null;
  const ids = units.map(unitId);
  const { commanders } = army;
  const places = [...commanders, null].filter((place) => units.every((unit) => sameTroops(commanders, place?.id ?? null, unit.commander)));
  /** The bar goes, so the focus goes to the unit groups. */
  const done = () => {
    picks.clear();
    document.getElementById("muster")?.focus();
  };
  return (
    <div role="toolbar" aria-label={WORDS.picks} className="picks-bar">
      <b role="status" className="font-semibold">
        {WORDS.picked(units.length)}
      </b>
      {places.length > 0 && (
        <PlaceChoice name={WORDS.moveTo} all={commanders} places={places} put={(to) => change((now) => moveUnits(now, ids, to))} />
      )}
      <button type="button" className="button" data-small onClick={() => change((now) => copyUnits(now, ids))}>
        {WORDS.copyAll}
      </button>
      <button
        type="button"
        className="button"
        data-small
        onClick={() => {
          change(removal(ids));
          done();
        }}
      >
        {WORDS.removeAll}
      </button>
      <button type="button" className="button ml-auto" data-small data-quiet onClick={done}>
        {WORDS.unpick}
      </button>
    </div>
  );
}

/** `all`: the army’s commanders, among whom those without names are counted. */
type ChoiceProps = {
  name: string;
  all: readonly Commander[];
  places: readonly (Commander | null)[];
  put: (to: CommanderId | null) => void;
};

/** A choice that acts at once: the command that unit groups go to. */
export function PlaceChoice({ name, all, places, put }: ChoiceProps) {
  return (
    <select
      className="field field-small"
      aria-label={name}
      value={name}
      onChange={({ target }) => put(places.find((one) => one?.id === target.value)?.id ?? null)}
    >
      <option value={name}>{name}</option>
      {places.map((one) => (
        <option key={one?.id ?? ""} value={one?.id ?? ""}>
          {one ? commanderAmong(one, all) : EDITOR.unassigned.name}
        </option>
      ))}
    </select>
  );
}

const ROW = ".muster-row[data-unit]";
const STOPS = ".muster-name, .command-head summary";

const idOf = (row: Element): number => Number((row as HTMLElement).dataset.unit);

/** Whether a key pressed here belongs to a field, to the form of a unit group, or to what is being dragged. */
const isElsewhere = (target: Element): boolean =>
  target.closest("input, select, textarea, form, .muster-more, [aria-pressed='true'].grip") !== null;

/**
 * Keys on a row of the muster: arrows go from row to row (with Shift they select), + and − change the bases, Delete removes and Control with
 * D duplicates the row or all that are selected with it. Enter opens the row by itself.
 */
export function pressInMuster(event: KeyboardEvent<HTMLElement>, picks: Picks, change: Change): void {
  const target = event.target as HTMLElement;
  if (isElsewhere(target) || event.altKey) return;
  const row = target.closest(ROW);
  const isCommand = event.ctrlKey || event.metaKey;
  const act = isCommand ? (event.key.toLowerCase() === "d" ? "copy" : null) : (ACTS[event.key] ?? null);
  if (act === null || (act !== "up" && act !== "down" && !row)) return;
  event.preventDefault();
  if (act === "up" || act === "down") step(event, act === "up" ? -1 : 1, picks);
  else if (row) actOn(row, act, picks, change);
}

const ACTS: Readonly<Record<string, "up" | "down" | "more" | "fewer" | "remove">> = {
  ArrowUp: "up",
  ArrowDown: "down",
  "+": "more",
  "=": "more",
  "-": "fewer",
  "−": "fewer",
  Delete: "remove",
  // What a Mac calls delete.
  Backspace: "remove",
};

function step({ currentTarget, target, shiftKey }: KeyboardEvent<HTMLElement>, by: number, picks: Picks): void {
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const here = stops.findIndex((one) => (one.closest(ROW) ?? one.parentElement)?.contains(target as Node));
  const next = stops[here + by];
  const [from, to] = [stops[here]?.closest(ROW), next?.closest(ROW)];
  if (shiftKey && from && to) {
    if (!picks.has(idOf(from))) picks.pick(idOf(from), false);
    picks.pick(idOf(to), true);
  }
  next?.focus();
}

/** After a removal the focus goes to the row that was next, or to the one before. */
function actOn(row: Element, act: "copy" | "more" | "fewer" | "remove", picks: Picks, change: Change): void {
  const [fewer, more] = row.querySelectorAll<HTMLElement>(".stepper button");
  if (act === "more") more?.click();
  if (act === "fewer") fewer?.click();
  const ids = picks.with(idOf(row));
  if (act === "copy") change((now) => copyUnits(now, ids));
  if (act !== "remove") return;
  const rows = [...document.querySelectorAll(ROW)];
  const stay = (one: Element) => !ids.includes(idOf(one));
  const at = rows.indexOf(row);
  const next = rows.slice(at).find(stay) ?? rows.slice(0, at).findLast(stay);
  change(removal(ids));
  (next?.querySelector<HTMLElement>(".muster-name") ?? document.getElementById("muster"))?.focus();
}

/** Where the focus goes when the row of a unit group is drawn again in another place. */
type Focus = { readonly field?: string; readonly act?: string };

/** The open unit groups, by their ids: they stay open when they are moved. */
export type OpenRows = {
  readonly toggle: (id: number) => void;
  /** The unit group goes to another command; the focus stays in this field, or on this button, of its form. */
  readonly moved: (id: number, focus: Focus) => void;
  /** The field or button that gets the focus; null the second time. */
  readonly focusIn: (id: number, what: keyof Focus) => string | null;
};

export function useOpenRows(): { readonly open: ReadonlySet<number>; readonly rows: OpenRows } {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set());
  const focus = useRef<(Focus & { readonly id: number }) | null>(null);
  const rows = useMemo<OpenRows>(
    () => ({
      toggle: (id) => setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
      moved(id, on) {
        focus.current = { id, ...on };
      },
      focusIn(id, what) {
        const wanted = focus.current?.id === id ? focus.current[what] : undefined;
        if (wanted !== undefined) focus.current = null;
        return wanted ?? null;
      },
    }),
    [],
  );
  return { open, rows };
}

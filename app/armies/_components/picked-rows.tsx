import { useMemo, useRef, useState } from "react";
import type { Edit } from "@/lib/model/army";
import type { CommanderId } from "@/lib/model/identifiers";
import { copyUnits, inShownOrder, moveUnits } from "@/lib/rules/army/unit-edits";
import { EDITOR } from "@/lib/words/editor";
import { commanderWords, sentenceCase } from "@/lib/words/phrasing";
import { sameTroops } from "./desk";
import { useDeskNow } from "./desk-now";

/** Selected unit groups, by their numbers. */
export type Picks = {
  /** Selects it or no longer; `isRange`: all from the last one to it. */
  readonly pick: (number: number, isRange: boolean) => void;
  readonly clear: () => void;
  readonly has: (number: number) => boolean;
  /** Those selected, if this one is among them; otherwise this one alone. */
  readonly with: (number: number) => readonly number[];
};

/** Which unit groups are selected. Those that are gone are left out. */
export function usePicks(shown: () => readonly number[]): { readonly picked: ReadonlySet<number>; readonly picks: Picks } {
  const [picked, setPicked] = useState<ReadonlySet<number>>(() => new Set());
  const now = useRef(picked);
  const last = useRef<number | null>(null);
  const picks = useMemo<Picks>(() => {
    const set = (numbers: Iterable<number>) => {
      now.current = new Set(numbers);
      setPicked(now.current);
    };
    return {
      pick(number, isRange) {
        const all = shown();
        const [from, to] = [all.indexOf(last.current ?? number), all.indexOf(number)];
        last.current = number;
        if (isRange && from >= 0) set([...now.current, ...all.slice(Math.min(from, to), Math.max(from, to) + 1)]);
        else set(now.current.has(number) ? [...now.current].filter((one) => one !== number) : [...now.current, number]);
      },
      clear: () => set([]),
      has: (number) => now.current.has(number),
      with: (number) => (now.current.has(number) ? shown().filter((one) => now.current.has(one)) : [number]),
    };
  }, [shown]);
  return { picked, picks };
}

export const removal = (numbers: readonly number[]): readonly Edit[] => numbers.map((unit) => ({ do: "remove-unit", unit }));

const WORDS = EDITOR.muster;

/** What can be done with all selected unit groups at once. */
export function PicksBar({ picked, picks }: { picked: ReadonlySet<number>; picks: Picks }) {
  const { army, change } = useDeskNow();
  const units = inShownOrder(army).filter((one) => picked.has(one.number));
  if (units.length === 0) return null;
  const numbers = units.map((one) => one.number);
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
      {places.length > 0 && <PlaceChoice name={WORDS.moveTo} places={places} put={(to) => change((now) => moveUnits(now, numbers, to))} />}
      <button type="button" className="button" data-small onClick={() => change((now) => copyUnits(now, numbers))}>
        {WORDS.copyAll}
      </button>
      <button
        type="button"
        className="button"
        data-small
        onClick={() => {
          change(removal(numbers));
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

type Place = Parameters<typeof commanderWords>[0] & { readonly id: CommanderId };

type ChoiceProps = { name: string; places: readonly (Place | null)[]; put: (to: CommanderId | null) => void };

/** A choice that acts at once: the command that unit groups go to. */
export function PlaceChoice({ name, places, put }: ChoiceProps) {
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
          {one ? sentenceCase(commanderWords(one)) : EDITOR.unassigned.name}
        </option>
      ))}
    </select>
  );
}

import { type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { LIST_SEARCH } from "@/lib/words/lists";
import { type Findable, find } from "./find-lists";
import { FoundWhy, FoundWords } from "./found-words";

type Props<T> = {
  /** "Find a list". */
  readonly label: string;
  readonly all: readonly T[];
  /** What stands behind the name. */
  readonly aboutOf?: (one: T) => string;
  /** `sought`: what was typed to find it. */
  readonly choose: (one: T, sought: string) => void;
};

/** As many as are shown at once. */
const MOST = 6;

/** Chooses one of many by any word of it: the first few found stand below the field as one types. */
export function Finder<T extends Findable & { readonly id: string }>({ label, all, aboutOf, choose }: Props<T>) {
  const [sought, setSought] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const hits = useMemo(() => (sought.trim() === "" ? [] : find(all, sought)), [all, sought]);
  function take(one: T | undefined): void {
    if (!one) return;
    choose(one, sought);
    setSought("");
    field.current?.focus();
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === "Escape") setSought("");
    if (event.key !== "Enter") return;
    // It would send the form.
    event.preventDefault();
    take(hits[0]?.one);
  }
  return (
    <div className="grid max-w-md gap-1 noscript:hidden">
      <label htmlFor={id} className="justify-self-start text-[0.9rem] text-soft">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        className="field w-full"
        placeholder={LIST_SEARCH.hint}
        autoComplete="off"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        onKeyDown={press}
      />
      <output aria-live="polite" className="sr-only">
        {sought.trim() !== "" && LIST_SEARCH.count(hits.length)}
      </output>
      {sought.trim() !== "" && (
        <ul className="border-x border-b border-rule bg-leaf">
          {hits.length === 0 && <li className="px-3 py-1.5 text-soft">{LIST_SEARCH.nothing}</li>}
          {hits.slice(0, MOST).map(({ one, name, why }) => (
            <li key={one.id} className="border-t border-rule first:border-t-0">
              <button type="button" className="finder-hit" onClick={() => take(one)}>
                <span className="font-serif text-[1.1rem] leading-tight">
                  <FoundWords pieces={name} />
                </span>{" "}
                <span className="text-soft">{aboutOf?.(one)}</span>
                {why.length > 0 && (
                  <span className="block text-[0.9rem] text-soft">
                    <FoundWhy why={why} />
                  </span>
                )}
              </button>
            </li>
          ))}
          {hits.length > MOST && (
            <li className="border-t border-rule px-3 py-1 text-[0.9rem] text-soft">{LIST_SEARCH.moreFound(hits.length - MOST)}</li>
          )}
        </ul>
      )}
    </div>
  );
}

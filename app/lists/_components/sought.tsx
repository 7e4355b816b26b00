import { useSearchParams } from "next/navigation";
import { useEffect, useId, useState } from "react";
import { termsOf } from "@/app/_components/find-list/find-lists";
import { NARROWING, type Narrowing, NOT_NARROWED, yearsTyped } from "@/app/_components/find-list/narrow-lists";
import type { Years } from "@/lib/model/identifiers";
import { LIST_SEARCH } from "@/lib/words/lists";

/** What is looked for, as it was typed; also the parameters of the address. */
export type Sought = Narrowing & { readonly find: string };

const LONGEST = 80;

const isYear = (text: string, span: Years): boolean => yearsTyped(text, span) !== null;

/** Whether typing on can make a year of it, or two. */
function beginsYear(text: string, span: Years): boolean {
  const [first = "", second, ...more] = text.split(/\s*[-–—]\s*/);
  const begins = (typed: string) => {
    const unit = 10 ** (4 - typed.length);
    return /^\d{0,4}$/.test(typed) && Math.floor(span[0] / unit) <= Number(typed) && Number(typed) <= Math.floor(span[1] / unit);
  };
  return more.length === 0 && (second === undefined ? begins(first) : isYear(first, span) && begins(second));
}

/** The year in its field, else one that is typed among the words; of a span none. */
export function yearOf({ find: text, year }: Sought, span: Years): number | null {
  const typed = [year.trim(), ...termsOf(text)].find((one) => /^\d+$/.test(one) && isYear(one, span));
  return typed === undefined ? null : Number(typed);
}

export const isNarrowed = (sought: Sought): boolean => NARROWING.some((name) => sought[name] !== "");

export const isWordless = ({ find: text }: Sought): boolean => text.trim() !== "" && termsOf(text).length === 0;

/** The address follows what is looked for, a moment later: a browser allows a hundred changes in half a minute. */
const MOMENT = 300;

export function writeAddress(sought: Sought): void {
  const query = new URLSearchParams(Object.entries(sought).filter(([, text]) => text.trim() !== "")).toString();
  const { pathname, search, hash } = window.location;
  if (search.replace(/^\?/, "") !== query) window.history.replaceState(null, "", `${pathname}${query && `?${query}`}${hash}`);
}

const idsOf = (name: keyof Choices, choices: Choices): readonly string[] => choices[name].map(({ id }) => id);

export function useSought(choices: Choices) {
  const asked = useSearchParams();
  const [sought, setSought] = useState<Sought>(() => {
    const given = (name: string) => (asked.get(name) ?? "").slice(0, LONGEST);
    const narrowing = NARROWING.map((name) => {
      const value = given(name);
      return [name, name === "year" || idsOf(name, choices).includes(value) ? value : ""] as const;
    });
    return { ...NOT_NARROWED, ...Object.fromEntries(narrowing), find: given("find") };
  });
  useEffect(() => {
    const timer = setTimeout(() => writeAddress(sought), MOMENT);
    return () => clearTimeout(timer);
  }, [sought]);
  return { sought, setSought };
}

type FiltersProps = { readonly sought: Sought; readonly setSought: (sought: Sought) => void; readonly span: Years };

function YearField({ sought, setSought, span }: FiltersProps) {
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const typed = sought.year.trim();
  const isWrong = typed !== "" && !isYear(typed, span) && !(isTyping && beginsYear(typed, span));
  return (
    <>
      <label>
        <span>{LIST_SEARCH.year}</span>
        <input
          name="year"
          inputMode="numeric"
          autoComplete="off"
          className="field w-28 aria-invalid:border-madder"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          value={sought.year}
          onChange={(event) => {
            setTyping(true);
            setSought({ ...sought, year: event.target.value });
          }}
          onBlur={() => setTyping(false)}
        />
      </label>
      <p id={id} aria-live="polite" className={isWrong ? "finding text-[0.9rem]" : "sr-only"}>
        {isWrong && LIST_SEARCH.yearOutside(...span)}
      </p>
    </>
  );
}

/** What may be chosen, by the filter: each with its name. */
export type Choices = Readonly<Record<Exclude<keyof Narrowing, "year">, readonly { readonly id: string; readonly name: string }[]>>;

type ChoiceProps = FiltersProps & { readonly of: keyof Choices; readonly choices: Choices };

function Choice({ of, choices, sought, setSought }: ChoiceProps) {
  return (
    <label>
      <span>{LIST_SEARCH[of]}</span>
      <select name={of} className="field" value={sought[of]} onChange={(event) => setSought({ ...sought, [of]: event.target.value })}>
        <option value="">{LIST_SEARCH.any}</option>
        {choices[of].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The filters that most players use; the others are a press away, and open where one of them narrows. */
const FIRST = ["territory", "enemy"] as const;
const MORE = ["region", "ally", "troops", "formation", "characteristic"] as const;

export function Filters({ choices, ...given }: FiltersProps & { readonly choices: Choices }) {
  const { sought, setSought } = given;
  const [isOpen] = useState(MORE.some((name) => sought[name] !== ""));
  return (
    <div className="lists-filters">
      <YearField {...given} />
      {FIRST.map((name) => (
        <Choice key={name} of={name} choices={choices} {...given} />
      ))}
      <details className="lists-more" open={isOpen}>
        <summary>{LIST_SEARCH.more}</summary>
        <div className="lists-filters">
          {MORE.map((name) => (
            <Choice key={name} of={name} choices={choices} {...given} />
          ))}
        </div>
      </details>
      {isNarrowed(sought) && (
        <button
          type="button"
          className="button noscript:hidden"
          data-small
          onClick={() => setSought({ ...NOT_NARROWED, find: sought.find })}
        >
          {LIST_SEARCH.clear}
        </button>
      )}
      <button type="submit" className="button hidden noscript:inline-flex" data-small>
        {LIST_SEARCH.button}
      </button>
    </div>
  );
}

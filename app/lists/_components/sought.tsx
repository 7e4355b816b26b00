import { useSearchParams } from "next/navigation";
import { useEffect, useId, useState } from "react";
import { termsOf } from "@/app/_components/find-list/find-lists";
import { TERRITORIES } from "@/lib/model/enumerations";
import type { Years } from "@/lib/model/identifiers";
import { LIST_SEARCH } from "@/lib/words/lists";
import { TERRITORY_WORDS } from "@/lib/words/territories";

/** What is looked for, as it was typed; also the parameters of the address. */
export type Sought = Readonly<Record<"find" | "year" | "territory", string>>;

/** The names of the fields beside the words. */
export const CONTROLS = ["year", "territory"] as const;
const NOTHING: Sought = { find: "", year: "", territory: "" };
const LONGEST = 80;

export const isYear = (text: string, [from, to]: Years): boolean => /^\d{4}$/.test(text) && from <= Number(text) && Number(text) <= to;

/** Whether typing on can make a year of it. */
function beginsYear(text: string, [from, to]: Years): boolean {
  const unit = 10 ** (4 - text.length);
  return /^\d{0,3}$/.test(text) && Math.floor(from / unit) <= Number(text) && Number(text) <= Math.floor(to / unit);
}

/** The year in its field, else one that is typed among the words. */
export function yearOf({ find: text, year }: Sought, span: Years): number | null {
  const typed = [year.trim(), ...termsOf(text)].find((one) => isYear(one, span));
  return typed === undefined ? null : Number(typed);
}

export const isWordless = ({ find: text }: Sought): boolean => text.trim() !== "" && termsOf(text).length === 0;

/** The address follows what is looked for, a moment later: a browser allows a hundred changes in half a minute. */
const MOMENT = 300;

export function writeAddress(sought: Sought): void {
  const query = new URLSearchParams(Object.entries(sought).filter(([, text]) => text.trim() !== "")).toString();
  const { pathname, search, hash } = window.location;
  if (search.replace(/^\?/, "") !== query) window.history.replaceState(null, "", `${pathname}${query && `?${query}`}${hash}`);
}

export function useSought() {
  const asked = useSearchParams();
  const [sought, setSought] = useState<Sought>(() => ({
    find: (asked.get("find") ?? "").slice(0, LONGEST),
    year: asked.get("year") ?? "",
    territory: TERRITORIES.find((one) => one === asked.get("territory")) ?? "",
  }));
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
          className="field w-16 aria-invalid:border-madder"
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

export function Filters({ sought, setSought, span }: FiltersProps) {
  const isFiltered = sought.year !== "" || sought.territory !== "";
  return (
    <div className="lists-filters">
      <YearField {...{ sought, setSought, span }} />
      <label>
        <span>{LIST_SEARCH.territory}</span>
        <select
          name="territory"
          className="field"
          value={sought.territory}
          onChange={(event) => setSought({ ...sought, territory: event.target.value })}
        >
          <option value="">{LIST_SEARCH.anyTerritory}</option>
          {TERRITORIES.map((one) => (
            <option key={one} value={one}>
              {TERRITORY_WORDS[one]}
            </option>
          ))}
        </select>
      </label>
      {isFiltered && (
        <button type="button" className="button noscript:hidden" data-small onClick={() => setSought({ ...NOTHING, find: sought.find })}>
          {LIST_SEARCH.clear}
        </button>
      )}
      <button type="submit" className="button hidden noscript:inline-flex" data-small>
        {LIST_SEARCH.button}
      </button>
    </div>
  );
}

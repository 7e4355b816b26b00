import Link from "next/link";
import { ARMIES } from "@/lib/words/armies";
import type { Comparing } from "./use-comparing";

const WORDS = ARMIES.mine;

type Props = {
  readonly find: string;
  /** Null where the server looks among all pages. */
  readonly setFind: ((text: string) => void) | null;
  readonly searchable: boolean;
  readonly comparing: Comparing | null;
};

const FIELD = {
  type: "search",
  "aria-label": WORDS.find,
  placeholder: WORDS.find,
  className: "field w-64 max-sm:w-full",
} as const;

/** Finding one army among many, and comparing two. */
export function ArmyTools({ find, setFind, searchable, comparing }: Props) {
  return (
    <div className="flex min-h-[44px] flex-wrap items-center gap-x-5 gap-y-2 py-1">
      {searchable && (
        <search className="max-sm:w-full">
          {setFind ? (
            <input {...FIELD} value={find} onChange={(event) => setFind(event.target.value)} />
          ) : (
            <form action="/armies" method="get" className="flex items-center gap-3">
              <input {...FIELD} name="find" defaultValue={find} maxLength={200} />
              <button type="submit" className="button" data-small>
                {WORDS.findButton}
              </button>
            </form>
          )}
        </search>
      )}
      {comparing && <Compare ticked={comparing.ticked} />}
    </div>
  );
}

function Compare({ ticked: [one, other, ...more] }: Pick<Comparing, "ticked">) {
  if (one && other && more.length === 0)
    return (
      <Link href={`/armies/compare?${new URLSearchParams({ one, other })}`} className="button" data-small>
        {WORDS.compare}
      </Link>
    );
  return (
    <span className="inline-flex min-h-[30px] items-center text-[0.9rem] text-soft pointer-coarse:min-h-[44px]">
      {!one ? WORDS.tickTwo : other ? WORDS.onlyTwo : WORDS.tickOne}
    </span>
  );
}

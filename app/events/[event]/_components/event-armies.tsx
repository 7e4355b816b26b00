"use client";

import { useState } from "react";
import { saveFile } from "@/app/_components/army-export/save-file";
import { Link } from "@/app/_components/link";
import { VerdictTable } from "@/app/_components/verdict-table";
import { type Checked, verdictCounts, verdictCsv, verdictOf } from "@/lib/sheets/verdict-table";
import { CHECK } from "@/lib/words/check";
import { EVENT } from "@/lib/words/events/events";

const WORDS = EVENT.armies;

/** The armies that the reader may see, in the one table that /check has too. */
export function EventArmies({
  event,
  checked,
  sealed,
}: {
  readonly event: string;
  readonly checked: readonly Checked[];
  readonly sealed: number;
}) {
  const [isOnlyProblems, setOnlyProblems] = useState(false);
  if (checked.length + sealed === 0) return null;
  const shown = isOnlyProblems ? checked.filter((one) => verdictOf(one) !== "legal") : checked;
  return (
    <section aria-labelledby="armies" className="mt-8 print:mt-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 id="armies">
          {WORDS.title}
          {checked.length > 0 && `: ${CHECK.sum(verdictCounts(checked))}`}
        </h2>
        {checked.length > 0 && (
          <>
            <label className="inline-flex min-h-[44px] items-center gap-2 print:hidden">
              <input type="checkbox" checked={isOnlyProblems} onChange={(change) => setOnlyProblems(change.target.checked)} />
              {CHECK.onlyProblems}
            </label>
            <div className="flex flex-wrap gap-3 print:hidden sm:ml-auto">
              <Link href={`/events/${event}/sheets`} className="button">
                {WORDS.sheets}
              </Link>
              <button type="button" className="button" onClick={() => saveFile(WORDS.csvName, verdictCsv(checked), "text/csv")}>
                {WORDS.csv}
              </button>
            </div>
          </>
        )}
      </div>
      {sealed > 0 && <p className="text-soft">{WORDS.sealed(sealed)}</p>}
      {checked.length > 0 && (shown.length > 0 ? <VerdictTable checked={shown} /> : <p className="mt-4">{CHECK.noProblems}</p>)}
    </section>
  );
}

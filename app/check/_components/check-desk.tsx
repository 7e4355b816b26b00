"use client";

import { useEffect, useRef, useState } from "react";
import { ChooseSources, useDrop } from "@/app/_components/army-sources/choose-sources";
import type { Source } from "@/app/_components/army-sources/judge-sources";
import { readFiles } from "@/app/_components/army-sources/read-sources";
import { PrintButton } from "@/app/_components/print-button";
import { VerdictTable } from "@/app/_components/verdict-table";
import { type Checked, verdictCounts, verdictCsv, verdictOf } from "@/lib/sheets/verdict-table";
import { CHECK } from "@/lib/words/check";
import { checkAll, type Item, itemsOf, MOST_CHECKED, pastedItems, withRepeats } from "./check-sources";

/** What it does now, in words; empty where it waits for armies. */
type Doing = { readonly said: string; readonly isBusy: boolean };
const IDLE: Doing = { said: "", isBusy: false };

const WORDS = { ...CHECK.sources, about: CHECK.sources.about(MOST_CHECKED) };

/** Adds to the table what is dropped, chosen or pasted. Nothing of it leaves the page but to be judged. */
export function CheckDesk() {
  const [checked, setChecked] = useState<readonly Checked[]>([]);
  const [doing, setDoing] = useState(IDLE);
  const [pasted, setPasted] = useState("");
  const [isOnlyProblems, setOnlyProblems] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  async function check(read: () => Promise<readonly Item[]> | readonly Item[]): Promise<void> {
    if (doing.isBusy) return;
    setDoing({ said: CHECK.reading, isBusy: true });
    const items = await read();
    const room = MOST_CHECKED - checked.length;
    const taken = items.slice(0, room);
    setDoing({ said: CHECK.checking(0, taken.length), isBusy: true });
    const patience = {
      waits: (seconds: number) => setDoing({ said: CHECK.waiting(seconds), isBusy: true }),
      isLeft: () => left.current,
    };
    const judged = await checkAll(taken, patience, (done) => setDoing({ said: CHECK.checking(done, taken.length), isBusy: true }));
    if (left.current) return;
    setChecked((before) => withRepeats([...before, ...judged]));
    setDoing(items.length > room ? { said: CHECK.tooMany(MOST_CHECKED, items.length - room), isBusy: false } : IDLE);
  }
  const readSources = (sources: () => Promise<readonly Source[]>) => void check(async () => itemsOf(await sources()));
  const over = useDrop(doing.isBusy ? null : (files) => readSources(() => readFiles(files)));

  function checkPasted(): void {
    if (pasted.trim() === "") return;
    void check(() => pastedItems(pasted));
    setPasted("");
  }
  function clear(): void {
    setChecked([]);
    setDoing(IDLE);
  }
  const shown = isOnlyProblems ? checked.filter((one) => verdictOf(one) !== "legal") : checked;
  return (
    <>
      <div className="mt-5 max-w-3xl print:hidden">
        <ChooseSources words={WORDS} {...{ pasted, setPasted, over, readSources }} readPasted={checkPasted} />
      </div>
      <p role="status" className="mt-5 text-soft empty:hidden print:hidden">
        {doing.said}
      </p>
      {checked.length > 0 && (
        <section aria-label={CHECK.table} className="mt-6">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <h2 aria-live="polite">{CHECK.sum(verdictCounts(checked))}</h2>
            <label className="inline-flex min-h-[44px] items-center gap-2 print:hidden">
              <input type="checkbox" checked={isOnlyProblems} onChange={(event) => setOnlyProblems(event.target.checked)} />
              {CHECK.onlyProblems}
            </label>
            <div className="flex flex-wrap gap-3 print:hidden sm:ml-auto">
              <button type="button" className="button" onClick={() => download(verdictCsv(checked))}>
                {CHECK.csv}
              </button>
              <PrintButton />
              <button type="button" className="button" data-quiet onClick={clear}>
                {CHECK.clear}
              </button>
            </div>
          </div>
          {shown.length > 0 ? <VerdictTable checked={shown} /> : <p className="mt-4">{CHECK.noProblems}</p>}
        </section>
      )}
    </>
  );
}

function download(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = CHECK.csvName;
  link.click();
  URL.revokeObjectURL(address);
}

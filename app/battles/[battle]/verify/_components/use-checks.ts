import { useEffect, useState } from "react";
import { RECORD_CHECKS, type RecordCheck } from "@/lib/model/record-check";
import { checksOf } from "@/lib/rules/record/verify";
import type { Case } from "./read-record";

/** Lets the page be drawn, and used, between two checks. */
const pause = () => new Promise((resume) => setTimeout(resume));

type Run = { readonly of: Case | null; readonly seen: string | null; readonly checks: readonly RecordCheck[] };

/** The checks of a record, as they come. `isDone`: all of them are there. */
export function useChecks(of: Case | null, seen: string | null): { readonly checks: readonly RecordCheck[]; readonly isDone: boolean } {
  const [run, setRun] = useState<Run>({ of: null, seen: null, checks: [] });
  useEffect(() => {
    if (of === null) return;
    let isWanted = true;
    async function check({ record, tables }: Case) {
      const checks: RecordCheck[] = [];
      await pause();
      for (const one of checksOf(record, tables, seen)) {
        if (!isWanted) return;
        checks.push(one);
        setRun({ of, seen, checks: [...checks] });
        await pause();
      }
    }
    void check(of);
    return () => {
      isWanted = false;
    };
  }, [of, seen]);
  const checks = run.of === of && run.seen === seen ? run.checks : [];
  return { checks, isDone: checks.length === RECORD_CHECKS.length };
}

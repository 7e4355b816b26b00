import { useMemo } from "react";
import { TextPreview } from "@/app/_components/army-export/text-preview";
import { faultReport } from "@/lib/sheets/fault-report";
import { EXPORTING } from "@/lib/words/importing";
import { useDeskNow } from "./desk-now";

/** What is needed to find a fault: the army, its versions and what is found here. */
export function FaultDialog() {
  const { army, book, rules } = useDeskNow();
  const report = useMemo(() => faultReport(army, book, { rules, page: location.href, browser: navigator.userAgent }), [army, book, rules]);
  return (
    <>
      <p className="mb-3 max-w-prose">{EXPORTING.report.about}</p>
      <TextPreview name={EXPORTING.report.name} text={report} />
    </>
  );
}

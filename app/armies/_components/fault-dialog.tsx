import { useMemo } from "react";
import { TextPreview } from "@/app/_components/army-export/text-preview";
import { faultReport } from "@/lib/sheets/fault-report";
import { useDeskNow } from "./desk-now";

/** What somebody needs who looks for the fault: the army, its versions and what is found here. */
export function FaultDialog() {
  const { army, book, rules } = useDeskNow();
  const report = useMemo(() => faultReport(army, book, { rules, page: location.href, browser: navigator.userAgent }), [army, book, rules]);
  return (
    <>
      <p className="mb-3 max-w-prose">
        A verdict, a price or a list looks wrong to you? Send this text to whoever keeps this server or the lists, with a line on what you
        expected instead. Nothing is sent from here. In it are the names you typed, the address of this page, and what your browser and your
        system call themselves.
      </p>
      <TextPreview name="The report" text={report} />
    </>
  );
}

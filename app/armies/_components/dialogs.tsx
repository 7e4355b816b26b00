import { useMemo } from "react";
import { ExportPreview } from "@/app/_components/army-export/export-preview";
import { TextPreview } from "@/app/_components/army-export/text-preview";
import type { Army } from "@/lib/model/army";
import { pinAllVersions } from "@/lib/rules/army/book";
import { sameArmy } from "@/lib/rules/army/edits";
import { withoutNames } from "@/lib/rules/army/names";
import { faultReport } from "@/lib/sheets/fault-report";
import { KEYS } from "@/lib/words/editor-forms";
import { EXPORTING } from "@/lib/words/importing";
import { useDeskNow } from "./desk-now";
import { ShareDialog } from "./sharing/share-dialog";
import type { Shared } from "./sharing/share-form";

/** The dialogs of the editor: one part, fetched when the first is opened. */

export const DIALOGS = { ExportDialog, FaultDialog, KeysDialog, ShareDialog };

/** The army as the link shows it. */
const linked = ({ army, nameless }: Shared): Army => (nameless ? withoutNames(army) : army);

type Props = {
  /** The last share made in this editor; null where there is none, or where it is withdrawn. */
  readonly shared: Shared | null;
};

/** Exports the army in the editor, with the link of its share where the link shows this very army. */
function ExportDialog({ shared }: Props) {
  const { army, book, rules } = useDeskNow();
  const pinned = (version: Army) => pinAllVersions(version, book, rules);
  const isShared = shared !== null && sameArmy(pinned(linked(shared)), pinned(army));
  return <ExportPreview army={army} book={book} rules={rules} link={isShared ? shared.share.url : null} />;
}

/** What is needed to find a fault: the army, its versions and what is found here. */
function FaultDialog() {
  const { army, book, rules } = useDeskNow();
  const report = useMemo(() => faultReport(army, book, { rules, page: location.href, browser: navigator.userAgent }), [army, book, rules]);
  return (
    <>
      <p className="mb-3 max-w-prose">{EXPORTING.report.about}</p>
      <TextPreview name={EXPORTING.report.name} text={report} />
    </>
  );
}

/** All keys of the editor. */
function KeysDialog() {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {KEYS.map(({ keys, does }) => (
        <div key={keys} className="contents">
          <dt className="whitespace-nowrap font-semibold">{keys}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

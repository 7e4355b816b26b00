import { ExportPreview } from "@/app/_components/army-export/export-preview";
import type { Army } from "@/lib/model/army";
import { pinAllVersions } from "@/lib/rules/army/pin-versions";
import { sameArmy } from "@/lib/rules/army/same-army";
import { withoutNames } from "@/lib/rules/army/without-names";
import { useDeskNow } from "./desk-now";
import type { Shared } from "./sharing/shared";

/** The army as the link shows it. */
const linked = ({ army, nameless }: Shared): Army => (nameless ? withoutNames(army) : army);

type Props = {
  /** The last share made in this editor; null where there is none, or where it is withdrawn. */
  readonly shared: Shared | null;
};

/** Exports the army in the editor, with the link of its share where the link shows this very army. */
export function ExportDialog({ shared }: Props) {
  const { army, book, rules } = useDeskNow();
  const pinned = (version: Army) => pinAllVersions(version, book, rules);
  const isShared = shared !== null && sameArmy(pinned(linked(shared)), pinned(army));
  return <ExportPreview army={army} book={book} rules={rules} link={isShared ? shared.share.url : null} />;
}

import { ExportPreview } from "@/app/_components/army-export/export-preview";
import type { Army } from "@/lib/model/army";
import { pinAllVersions } from "@/lib/rules/army/pin-versions";
import { sameArmy } from "@/lib/rules/army/same-army";
import { withoutNames } from "@/lib/rules/army/without-names";
import { useDeskNow } from "./desk-now";
import type { Shared } from "./sharing/shared";

/** What the link shows. */
const sent = ({ army, nameless }: Shared): Army => (nameless ? withoutNames(army) : army);

type Props = {
  /** What was shared last at this desk; null where nothing was, or where it is withdrawn. */
  readonly shared: Shared | null;
};

/** The army on the desk, to take along; with the link of its share where that shows this very army. */
export function ExportDialog({ shared }: Props) {
  const { army, book, rules } = useDeskNow();
  const pinned = (one: Army) => pinAllVersions(one, book, rules);
  const isShared = shared !== null && sameArmy(pinned(sent(shared)), pinned(army));
  return <ExportPreview army={army} book={book} rules={rules} link={isShared ? shared.share.url : null} />;
}

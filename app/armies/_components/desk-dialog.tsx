import type { ReactNode } from "react";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";

type Dialogs = typeof import("./dialogs")["DIALOGS"];

const DIALOGS = fetchedPart<Dialogs>(async () => (await import("./dialogs")).DIALOGS);

export const fetchDialogs = DIALOGS.fetch;

type Props = { name: string; closed: () => void; children: (dialogs: Dialogs) => ReactNode };

/** A dialog of the editor. All of them are fetched when the first is opened. */
export function DeskDialog({ name, closed, children }: Props) {
  return (
    <DialogLeaf name={name} closed={closed}>
      <Content>{children}</Content>
    </DialogLeaf>
  );
}

function Content({ children }: Pick<Props, "children">) {
  const { part: dialogs, failed, again } = usePart(DIALOGS);
  return dialogs ? children(dialogs) : <AwaitedPart failed={failed} again={again} />;
}

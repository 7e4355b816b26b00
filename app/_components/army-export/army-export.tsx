"use client";

import { useState } from "react";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";
import { EXPORTING } from "@/lib/words/importing";
import { DialogLeaf } from "../dialog-leaf";
import type { ListsAndTables } from "./export-preview";

const EXPORT = fetchedPart(async () => (await import("./export-preview")).ExportFromLists);

type Props = Omit<ListsAndTables, "link"> & { readonly link?: string | null };

/** The button that opens an army's texts and its document, to copy or download. They are loaded when it is pressed. */
export function ArmyExport({ link = null, ...exported }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {EXPORTING.button}
      </button>
      {open && (
        <DialogLeaf name={EXPORTING.title} closed={() => setOpen(false)}>
          <Content {...exported} link={link} />
        </DialogLeaf>
      )}
    </>
  );
}

function Content(props: ListsAndTables) {
  const { part: Part, failed, again } = usePart(EXPORT);
  return Part ? <Part {...props} /> : <AwaitedPart failed={failed} again={again} />;
}

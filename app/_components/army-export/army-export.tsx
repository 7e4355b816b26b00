"use client";

import { useState } from "react";
import { AwaitedPart } from "../awaited-part";
import { DialogLeaf } from "../dialog-leaf";
import { fetchedPart, usePart } from "../fetched-part";
import type { ListsAndTables } from "./export-from-lists";

const EXPORT = fetchedPart(async () => (await import("./export-from-lists")).ExportFromLists);

type Props = Omit<ListsAndTables, "link"> & { readonly link?: string | null };

/** The button that opens an army's texts and its document, to be copied or downloaded; they are fetched when it is pressed. */
export function ArmyExport({ link = null, ...exported }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Export…
      </button>
      {open && (
        <DialogLeaf name="Export" closed={() => setOpen(false)}>
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

"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";
import type { Version } from "@/lib/model/identifiers";
import { IMPORTING } from "@/lib/words/importing";
import type { Imported } from "./use-importing";

const DIALOG = fetchedPart(async () => (await import("./import-dialog")).ImportDialog);

/** Imports armies from files. A single one is then opened; several are shown in the list. */
export function ImportArmies({ rules }: { readonly rules: Version }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [status, setStatus] = useState("");
  function finished(imported: Imported): void {
    setOpen(false);
    const [first] = imported.ids;
    if (first && imported.of === 1 && !imported.left) router.push(`/armies/${first}`);
    else {
      setStatus(IMPORTING.imported(imported.ids.length, imported.of));
      router.refresh();
    }
  }
  return (
    <>
      <span role="status" className="text-soft empty:-mr-3 max-sm:not-empty:basis-full">
        {status}
      </span>
      <button
        type="button"
        className="button"
        onClick={() => {
          setStatus("");
          setOpen(true);
        }}
      >
        {IMPORTING.button}
      </button>
      {open && (
        <DialogLeaf name={IMPORTING.title} closed={() => setOpen(false)}>
          <Content rules={rules} finished={finished} />
        </DialogLeaf>
      )}
    </>
  );
}

function Content(props: { readonly rules: Version; readonly finished: (imported: Imported) => void }) {
  const { part: Dialog, failed, again } = usePart(DIALOG);
  return Dialog ? <Dialog {...props} /> : <AwaitedPart failed={failed} again={again} />;
}

"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { AwaitedPart } from "@/app/_components/awaited-part";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { fetchedPart, usePart } from "@/app/_components/fetched-part";
import { counted } from "@/lib/words/phrasing";
import type { Imported } from "./use-importing";

const DIALOG = fetchedPart(async () => (await import("./import-dialog")).ImportDialog);

const importedWords = ({ ids, of }: Imported): string =>
  ids.length === of
    ? `Imported: ${counted(of, "army", "armies")}.`
    : `Stopped: ${ids.length} of ${counted(of, "army", "armies")} imported.`;

/** Opens what brings in armies from files; afterwards one is opened, several are seen in the list. */
export function ImportArmies() {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [said, say] = useState("");
  function finished(imported: Imported): void {
    setOpen(false);
    const [first] = imported.ids;
    if (first && imported.of === 1 && !imported.left) router.push(`/armies/${first}`);
    else {
      say(importedWords(imported));
      router.refresh();
    }
  }
  return (
    <>
      <span role="status" className="text-soft empty:-mr-3 max-sm:not-empty:basis-full">
        {said}
      </span>
      <button
        type="button"
        className="button"
        onClick={() => {
          say("");
          setOpen(true);
        }}
      >
        Import…
      </button>
      {open && (
        <DialogLeaf name="Import armies" closed={() => setOpen(false)}>
          <Content finished={finished} />
        </DialogLeaf>
      )}
    </>
  );
}

function Content(props: { readonly finished: (imported: Imported) => void }) {
  const { part: Dialog, failed, again } = usePart(DIALOG);
  return Dialog ? <Dialog {...props} /> : <AwaitedPart failed={failed} again={again} />;
}

"use client";

import { useState } from "react";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { AwaitedPart } from "@/app/_components/fetched-part";

/** Opens a dialog in its states: loading, and not loaded. */
export function OpenLeaf() {
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(true);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        A dialog…
      </button>
      {isOpen && (
        <DialogLeaf name="A dialog" closed={() => setOpen(false)}>
          <AwaitedPart failed={failed} again={() => setFailed(false)} />
        </DialogLeaf>
      )}
    </>
  );
}

"use client";

import { useState } from "react";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { BattleInvite, PartnerLink } from "@/app/battles/_components/hand-on/seat-link";
import { battleId } from "@/lib/model/identifiers";

const BATTLE = battleId.parse("abcdefghijklmnopqrstuvwxyz");

/** A link to hand on, and what stands where this browser knows none. */
export function HandOnParts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        A link to hand on…
      </button>
      {isOpen && (
        <DialogLeaf name="A link to hand on" closed={() => setOpen(false)}>
          <div className="grid gap-6">
            <HandOnLink url="https://condotta.example/a/link" name="A link" label="The link" isNew={false} />
            <BattleInvite battle={BATTLE} seat="a" />
            <PartnerLink battle={BATTLE} seat="a" />
          </div>
        </DialogLeaf>
      )}
    </>
  );
}

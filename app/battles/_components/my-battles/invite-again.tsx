"use client";

import { useState } from "react";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import type { SeatName } from "@/lib/model/by-seat";
import type { BattleId } from "@/lib/model/identifiers";
import { BattleInvite } from "../hand-on/battle-invite";

type Props = { readonly battle: BattleId; readonly seat: SeatName; readonly forces: readonly [string, string] };

/** Hands on the invite of a battle that still waits for its opponent. */
export function InviteAgain({ battle, seat, forces: [own] }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-label={`Send the link of ${own} again`} onClick={() => setOpen(true)}>
        Send the link again
      </button>
      {open && (
        <DialogLeaf name="The invite" closed={() => setOpen(false)}>
          <BattleInvite battle={battle} seat={seat} />
        </DialogLeaf>
      )}
    </>
  );
}

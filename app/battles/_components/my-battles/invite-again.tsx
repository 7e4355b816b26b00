"use client";

import { useState } from "react";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import type { SeatName } from "@/lib/model/by-seat";
import type { BattleId } from "@/lib/model/identifiers";
import { LINKS } from "@/lib/words/battle/battles";
import { BattleInvite } from "../hand-on/seat-link";

type Props = { readonly battle: BattleId; readonly seat: SeatName; readonly forces: readonly [string, string] };

/** Shows the invite of a battle that still waits for its opponent. */
export function InviteAgain({ battle, seat, forces: [own] }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-label={LINKS.opponent.againFor(own)} onClick={() => setOpen(true)}>
        {LINKS.opponent.again}
      </button>
      {open && (
        <DialogLeaf name={LINKS.opponent.dialog} closed={() => setOpen(false)}>
          <BattleInvite battle={battle} seat={seat} />
        </DialogLeaf>
      )}
    </>
  );
}

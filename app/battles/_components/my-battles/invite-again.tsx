"use client";

import { useState } from "react";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";
import type { SeatName } from "@/lib/model/by-seat";
import type { BattleId } from "@/lib/model/identifiers";

type Props = {
  readonly battle: BattleId;
  readonly seat: SeatName;
  /** What its player is called. */
  readonly player: string | null;
  /** Its button, with the button's full name, and its dialog. They come with the page, since few players open this. */
  readonly words: { readonly button: string; readonly name: string; readonly dialog: string };
};

const INVITE = fetchedPart(async () => (await import("../hand-on/seat-link")).BattleInvite);

/** Shows the invite of a battle that still waits for its opponent. */
export function InviteAgain({ battle, seat, player, words }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={words.name}
        onPointerEnter={() => void INVITE.fetch().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {words.button}
      </button>
      {open && (
        <DialogLeaf name={words.dialog} closed={() => setOpen(false)}>
          <Invite battle={battle} seat={seat} player={player} />
        </DialogLeaf>
      )}
    </>
  );
}

function Invite({ battle, seat, player }: Pick<Props, "battle" | "seat" | "player">) {
  const { part: BattleInvite, failed, again } = usePart(INVITE);
  return BattleInvite ? <BattleInvite battle={battle} seat={seat} player={player} /> : <AwaitedPart failed={failed} again={again} />;
}

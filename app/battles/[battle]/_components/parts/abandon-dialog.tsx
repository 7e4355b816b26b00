import { DialogLeaf } from "@/app/_components/dialog-leaf";
import type { BattleView } from "@/lib/model/battle-view";
import { otherSeat } from "@/lib/model/by-seat";
import { ROOM } from "@/lib/words/battle/room";

type Props = { readonly view: BattleView; readonly awayDays: number; readonly closed: () => void; readonly abandon: () => void };

const { alone, agree, offer } = ROOM.abandon;

function wordsFor({ seat, chairs, abandonOffered }: BattleView, awayDays: number) {
  const other = seat && otherSeat(seat);
  if (other === null || chairs[other] !== "player") return alone;
  return abandonOffered[other] ? agree : { ...offer, text: offer.text(awayDays) };
}

/** Asked before every battle is abandoned, even where moves are not confirmed. */
export function AbandonDialog({ view, awayDays, closed, abandon }: Props) {
  const { heading, text, button } = wordsFor(view, awayDays);
  return (
    <DialogLeaf name={heading} closed={closed}>
      <p className="max-w-prose">
        {text} {ROOM.abandon.recordStays}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button" data-filled onClick={abandon}>
          {button}
        </button>
        <button type="button" className="button" onClick={closed}>
          {ROOM.abandon.playOn}
        </button>
      </p>
    </DialogLeaf>
  );
}

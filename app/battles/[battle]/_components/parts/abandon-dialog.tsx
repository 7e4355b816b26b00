import { DialogLeaf } from "@/app/_components/dialog-leaf";
import type { BattleView } from "@/lib/model/battle-view";
import { otherSeat } from "@/lib/model/other-seat";

type Props = { readonly view: BattleView; readonly awayDays: number; readonly closed: () => void; readonly abandon: () => void };

const AGREE = "Your opponent has offered it. If you agree, the battle ends here and now, and neither can play on.";
const ALONE = "Nobody else is asked: the battle ends here and now, and cannot be played on.";
const offer = (awayDays: number) =>
  `Your opponent is asked; until he agrees you may both play on, and playing on takes your offer back. If he has not acted for ${awayDays} days, the battle ends at once.`;

function wordsFor(
  { seat, chairs, abandonOffered }: BattleView,
  awayDays: number,
): {
  readonly name: string;
  readonly about: string;
  readonly button: string;
} {
  const other = seat && otherSeat(seat);
  if (other === null || chairs[other] !== "player") return { name: "Abandon the battle?", about: ALONE, button: "Abandon the battle" };
  if (abandonOffered[other]) return { name: "Agree to abandon the battle?", about: AGREE, button: "Agree: abandon the battle" };
  return { name: "Offer to abandon the battle?", about: offer(awayDays), button: "Offer to abandon it" };
}

/** Giving up is asked about always, whatever else is not. */
export function AbandonDialog({ view, awayDays, closed, abandon }: Props) {
  const { name, about, button } = wordsFor(view, awayDays);
  return (
    <DialogLeaf name={name} closed={closed}>
      <p className="max-w-prose">{about} The record stays either way, and can be checked.</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button" data-filled onClick={abandon}>
          {button}
        </button>
        <button type="button" className="button" onClick={closed}>
          Play on
        </button>
      </p>
    </DialogLeaf>
  );
}

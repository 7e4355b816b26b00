import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { CardBack } from "../cards/card-back";
import { CardSlot } from "../cards/card-slot";
import { PlayingCard } from "../cards/playing-card";

type Props = { readonly view: BattleView; readonly day: number; readonly seat: SeatName; readonly mine: boolean };

/** What a seat has on the table for a day. */
export function DayCard({ view, day, seat, mine }: Props) {
  const open = view.days.find((one) => one.day === day);
  if (open) {
    const card = open.cards[seat];
    return card === null ? <CardSlot size="row" word="pass" /> : <PlayingCard colour={card} size="row" />;
  }
  if (view.day !== day || view.step !== "days") return <span className="text-soft">–</span>;
  if (view.declared[seat] === "pass") return <CardSlot size="row" word="pass" />;
  return view.committed[seat] ? <CardBack size="row" mine={mine} /> : <CardSlot size="row" />;
}

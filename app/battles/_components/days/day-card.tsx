import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { Colour } from "@/lib/model/enumerations";
import { DAYS_TABLE } from "@/lib/words/battle/days";
import { CardBack } from "../cards/card-back";
import { CardSlot } from "../cards/card-slot";
import { PlayingCard } from "../cards/playing-card";

/** What a seat has on the table for a day: a card, open or not, a pass, nothing yet, or a day that is not played. */
export type Laid = Colour | "pass" | "face-down" | "nothing" | "not-played";

type Days = Pick<BattleView, "days" | "day" | "step" | "declared" | "committed">;

export function laidOn(day: number, seat: SeatName, view: Days): Laid {
  const open = view.days.find((one) => one.day === day);
  if (open) return open.cards[seat] ?? "pass";
  if (view.day !== day || view.step !== "days") return "not-played";
  if (view.declared[seat] === "pass") return "pass";
  return view.committed[seat] ? "face-down" : "nothing";
}

export function DayCard({ laid, mine }: { readonly laid: Laid; readonly mine: boolean }) {
  switch (laid) {
    case "not-played":
      return <span className="text-soft">–</span>;
    case "nothing":
      return <CardSlot size="row" />;
    case "pass":
      return <CardSlot size="row" word={DAYS_TABLE.pass} />;
    case "face-down":
      return <CardBack size="row" mine={mine} />;
    default:
      return <PlayingCard colour={laid} size="row" />;
  }
}

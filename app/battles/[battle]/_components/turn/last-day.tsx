import { memo } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { CardSlot } from "@/app/battles/_components/cards/card-slot";
import { PlayingCard } from "@/app/battles/_components/cards/playing-card";
import { seatsInOrder } from "@/app/battles/_components/days/seats-in-order";
import { dayNumeral, dayWords } from "@/lib/words/battle/days";
import { useNames, useRoom, useViewOf } from "../room-context";

const OF_DAYS = ["days", "day", "step"] as const;

/** The last day with its cards and result: on a phone the table of the days is out of sight. */
export const LastDay = memo(function LastDay() {
  const { tables } = useRoom().book;
  const names = useNames();
  const view = useViewOf(OF_DAYS);
  const last = view.days.at(-1);
  if (!last || (view.step !== "days" && view.step !== "keep")) return null;
  return (
    <div className="last-day screen-only">
      <b>{dayNumeral(last.day)}</b>
      {seatsInOrder(names.eyes).map((seat) => {
        const card = last.cards[seat];
        return card === null ? <CardSlot key={seat} size="tiny" /> : <PlayingCard key={seat} colour={card} size="tiny" />;
      })}
      <span>
        <AwaitedWords text={dayWords(last, view, tables, names)} />
      </span>
    </div>
  );
});

import type { ComponentProps } from "react";
import { askServer } from "@/app/_components/ask-server";
import { AwaitedPart } from "@/app/_components/awaited-part";
import { fetchedPart, usePart } from "@/app/_components/fetched-part";
import type { AfieldTables } from "@/lib/model/afield-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import type { Sender } from "../../live/create-sender";
import type { Deed } from "../../turn/deed";
import type { Choice } from "../../turn/use-choice";

type Props = {
  readonly view: BattleView;
  readonly book: BattleBook;
  readonly names: SeatNames;
  readonly choice: Choice;
  readonly sender: Sender;
  readonly send: (deed: Deed) => void;
};

async function tablesOfTheDay(): Promise<AfieldTables> {
  const answer = await askServer<AfieldTables>("GET", "/api/afield-rules");
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

const DAY = fetchedPart(async () => {
  const [{ DayDesk }, tables] = await Promise.all([import("./day-desk"), tablesOfTheDay()]);
  return (props: Omit<ComponentProps<typeof DayDesk>, "tables">) => <DayDesk {...props} tables={tables} />;
});

/** While the battle is fought, and when it is closed: what is lost, what must be tested, what shows, and how it ended. A player's alone. */
export function OnTheDay({ view, book, ...props }: Props) {
  const { part: Day, failed, again } = usePart(DAY);
  const { seat } = view;
  const { battlefield } = book;
  if (seat === null || !battlefield) return null;
  return Day ? <Day {...{ ...props, view, seat, book, battlefield }} /> : <AwaitedPart failed={failed} again={again} />;
}

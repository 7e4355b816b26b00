import type { ComponentProps } from "react";
import { askServer } from "@/app/_components/ask-server";
import { AwaitedPart } from "@/app/_components/awaited-part";
import { fetchedPart, usePart } from "@/app/_components/fetched-part";
import type { AfieldTables } from "@/lib/model/afield-tables";
import { useRoom } from "../../room-context";

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
export function OnTheDay() {
  const { part: Day, failed, again } = usePart(DAY);
  const { seat, book } = useRoom();
  if (seat === null || !book.battlefield) return null;
  return Day ? <Day battlefield={book.battlefield} /> : <AwaitedPart failed={failed} again={again} />;
}

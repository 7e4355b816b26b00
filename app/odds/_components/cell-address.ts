import type { MatchUpCell } from "@/lib/model/odds";
import { MATCH_UP_VOLLEYS } from "@/lib/model/odds-terms";

/** What a fight's address says so that it is the fight of this cell: who charges, what the other does, or over how many BW both shoot. */
function meetingOf({ by, response, over }: MatchUpCell): Readonly<Record<string, string>> {
  switch (by) {
    case "mine":
    case "theirs":
      return { how: by === "mine" ? "a" : "b", ...(response === null ? {} : { response }) };
    case "fire":
      return { how: "approach", "a.plan": "stand", distance: String(over), range: String(over), turns: String(MATCH_UP_VOLLEYS) };
    case "nothing":
      return {};
    default:
      return by satisfies never;
  }
}

/** The address of a cell's fight, as it was reckoned. `link`: that of the two alone. */
export const cellAddress = (link: string, cell: MatchUpCell, line: boolean): string =>
  `${link}&${new URLSearchParams({ ...(line ? { line: "1" } : {}), ...meetingOf(cell) }).toString()}`;

import type { BattleView } from "../../model/battle-view";
import { otherSeat } from "../../model/by-seat";
import type { Company } from "../../model/company";
import { clockWords } from "../dates";
import { sentenceCase } from "../phrasing";
import { type SeatNames, who } from "./names";

/** What players are called, and who is here. */
export const COMPANY = {
  name: {
    label: "Your name (optional)",
    second: "Name of the second player (optional)",
    hint: "Your opponent sees this name. This browser keeps it for next time.",
    heading: "Your name",
    open: "Your name…",
    say: "Enter your name",
    text: "Only the players of this battle see it. Partners who share a seat share its name.",
    field: "Name",
    save: "Save",
    saving: "Saving…",
    empty: "Type a name.",
  },
} as const;

/** Whether the other player is here: "Ben is here", "Ben has been away since 14:05"; null where nobody knows. */
export function presenceWords(
  { presence }: Pick<Company, "presence">,
  { chairs, seat }: Pick<BattleView, "chairs" | "seat">,
  names: SeatNames,
) {
  if (seat === null || chairs[otherSeat(seat)] !== "player") return null;
  const other = otherSeat(seat);
  const { here, since } = presence[other];
  if (here) return { here, text: `${sentenceCase(who(names, other))} is here` };
  return since === null ? null : { here, text: `${sentenceCase(who(names, other))} has been away since ${clockWords(new Date(since))}` };
}

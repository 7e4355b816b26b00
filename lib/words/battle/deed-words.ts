import type { LegalCommand } from "../../model/battle-command";
import type { BattleView } from "../../model/battle-view";
import { otherSeat } from "../../model/other-seat";
import { TERRITORY_WORDS } from "../list-words";
import { counted } from "../phrasing";

type Type = LegalCommand["type"];
type Seen = Pick<BattleView, "square" | "seat" | "committed" | "declared" | "card">;
type Words<Said> = { readonly [One in Type]: (command: Extract<LegalCommand, { type: One }>, view: Seen) => Said };

/** What the button says that does it. */
const DEEDS: Words<string> = {
  sit: () => "Take your seat",
  "choose-role": ({ role }) => (role === "invader" ? "Invade" : "Defend"),
  "choose-territory": ({ territory }) => `Fight in ${TERRITORY_WORDS[territory]}`,
  "choose-square": ({ square }) => `Place the marker on ${square}`,
  "waive-intercept": () => "Leave the marker to the defender",
  "declare-day": ({ pass }) => (pass ? "Pass today" : "Play a card today"),
  "commit-card": ({ card }, view) => `${view.card ? "Change to" : "Commit"} ${card}`,
  "move-marker": ({ to }, view) => (to === view.square ? `Leave the marker on ${to}` : `Move the marker to ${to}`),
  "keep-cards": ({ keep }) => (keep.length === 0 ? "Keep no card" : `Keep ${counted(keep.length, "card")}`),
  "deploy-unit": ({ number }) => `Deploy unit group ${number}`,
  abandon: () => "Offer to abandon the battle",
  "accept-abandon": () => "Agree to abandon the battle",
};

const words = <Said>(table: Words<Said>, command: LegalCommand, view: Seen): Said =>
  (table[command.type] as (command: LegalCommand, view: Seen) => Said)(command, view);

export const deedWords = (command: LegalCommand, view: Seen): string => words(DEEDS, command, view);

const FINAL = () => "It cannot be taken back.";

/** A card may be changed for as long as the other one has not committed his. */
function finalCard(view: Seen): string | null {
  const other = view.seat && otherSeat(view.seat);
  return other && (view.committed[other] || view.declared[other] === "pass") ? FINAL() : null;
}

/** Whether what is done can be taken back. */
const FINALITY: Words<string | null> = {
  sit: FINAL,
  "choose-role": FINAL,
  "choose-territory": FINAL,
  "choose-square": FINAL,
  "waive-intercept": FINAL,
  "declare-day": FINAL,
  "commit-card": (_, view) => finalCard(view),
  "move-marker": FINAL,
  "keep-cards": FINAL,
  "deploy-unit": FINAL,
  abandon: () => "Your opponent must agree; playing on takes the offer back.",
  "accept-abandon": FINAL,
};

/** What is to be known before it is done; null of what can be done otherwise afterwards. */
export const finalityWords = (command: LegalCommand, view: Seen): string | null => words(FINALITY, command, view);

import type { BattleCommand } from "../../model/battle-command";
import type { BattleView } from "../../model/battle-view";
import { otherSeat } from "../../model/other-seat";
import { TERRITORY_WORDS } from "../list-words";
import { counted } from "../phrasing";
import { commanderCalled } from "./commander-words";
import { edgeWords, kindWords, lengthWords, orderCalled, type Reader } from "./terrain-words";

type Type = BattleCommand["type"];
type Seen = Pick<BattleView, "square" | "seat" | "committed" | "declared" | "card" | "roles"> & Partial<Pick<BattleView, "own" | "chairs">>;
type Words<Said> = { readonly [One in Type]: (command: Extract<BattleCommand, { type: One }>, view: Seen) => Said };

const readerOf = ({ seat, roles }: Seen): Reader => ({ eyes: seat, defender: roles?.defender ?? null });

function flank({ edge, width }: Extract<BattleCommand, { type: "choose-flank" }>, view: Seen): string {
  const where = edgeWords(edge, readerOf(view));
  return width === null ? `Rest ${where} on terrain` : `Put ${lengthWords(width)} BW of water on ${where}`;
}

const ADJUSTING = { leave: "Leave it where it lies", move: "Move it there", remove: "Remove it" } as const;

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
  "choose-flank": flank,
  "place-flank-piece": ({ kind }) => `Lay ${kindWords(kind)} on the flank`,
  "choose-kind": ({ kind }) => `Choose ${kindWords(kind)}`,
  "stop-choosing": () => "Choose no more",
  "place-piece": () => "Lay the piece",
  "give-up-piece": () => "Give the piece up",
  "adjust-piece": ({ adjust }) => ADJUSTING[adjust.do],
  "place-camp": () => "Pitch the camp",
  "deploy-unit": ({ number }) => `Deploy unit group ${number}`,
  "leave-off-table": ({ number }) => `Leave unit group ${number} off the table`,
  "give-orders": ({ marches, ambushes }) => (marches.length + ambushes.length === 0 ? "Give no orders" : "Give these orders"),
  "wheel-artillery": ({ number }) => `Wheel unit group ${number} back`,
  "drop-pikes": ({ number }) => `Let unit group ${number} drop its pikes`,
  "place-commander": ({ commander }, { own }) => `Place ${commanderCalled(commander, "your", own?.commanders)}`,
  "declare-commands": () => "Declare these commands",
  "scout-move": ({ number, distance }) => `Move unit group ${number} ${lengthWords(distance)} BW`,
  pass: () => "Pass",
  "reveal-order": ({ order }) => `Show ${orderCalled(order)}`,
  "close-battle": () => "Close the battle with this result",
  "accept-close-battle": () => "Accept the result",
  abandon: () => "Offer to abandon the battle",
  "accept-abandon": () => "Agree to abandon the battle",
};

const words = <Said>(table: Words<Said>, command: BattleCommand, view: Seen): Said =>
  (table[command.type] as (command: BattleCommand, view: Seen) => Said)(command, view);

export const deedWords = (command: BattleCommand, view: Seen): string => words(DEEDS, command, view);

const FINAL = () => "It cannot be taken back.";

/** A card may be changed for as long as the other one has not committed his. */
function finalCard(view: Seen): string | null {
  const other = view.seat && otherSeat(view.seat);
  return other && (view.committed[other] || view.declared[other] === "pass") ? FINAL() : null;
}

/** The house commander is not asked for his consent. */
function finalResult({ seat, chairs }: Seen): string {
  if (seat && chairs?.[otherSeat(seat)] === "house") return `It closes the battle at once. ${FINAL()}`;
  return "It counts when both players have entered the same; until then another may be entered.";
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
  "choose-flank": FINAL,
  "place-flank-piece": FINAL,
  "choose-kind": FINAL,
  "stop-choosing": FINAL,
  "place-piece": FINAL,
  "give-up-piece": FINAL,
  "adjust-piece": FINAL,
  "place-camp": FINAL,
  "deploy-unit": FINAL,
  "leave-off-table": FINAL,
  "give-orders": FINAL,
  "wheel-artillery": FINAL,
  "drop-pikes": FINAL,
  "place-commander": FINAL,
  "declare-commands": FINAL,
  "scout-move": FINAL,
  pass: FINAL,
  "reveal-order": FINAL,
  "close-battle": (_, view) => finalResult(view),
  "accept-close-battle": FINAL,
  abandon: () => "Your opponent must agree; playing on takes the offer back.",
  "accept-abandon": FINAL,
};

/** What is to be known before it is done; null of what can be done otherwise afterwards. */
export const finalityWords = (command: BattleCommand, view: Seen): string | null => words(FINALITY, command, view);

import type { BattleCommand } from "../../model/battle-command";
import type { BattleView } from "../../model/battle-view";
import { otherSeat } from "../../model/by-seat";
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
  return width === null ? `Terrain on ${where}` : `Water on ${where}, ${lengthWords(width)} BW wide`;
}

const ADJUSTING = { leave: "Leave it", move: "Move it here", remove: "Remove it" } as const;

/** What the button says. */
const DEEDS: Words<string> = {
  sit: () => "Take your seat",
  "choose-role": ({ role }) => (role === "invader" ? "Invade" : "Defend"),
  "choose-territory": ({ territory }) => `Fight in ${TERRITORY_WORDS[territory]}`,
  "choose-square": ({ square }) => `Place the marker on ${square}`,
  "waive-intercept": () => "Leave the marker to the defender",
  "declare-day": ({ pass }) => (pass ? "Pass today" : "Play a card today"),
  "commit-card": ({ card }, view) => `${view.card ? "Change to" : "Play"} ${card}`,
  "move-marker": ({ to }, view) => (to === view.square ? `Leave the marker on ${to}` : `Move the marker to ${to}`),
  "keep-cards": ({ keep }) => (keep.length === 0 ? "Keep no cards" : `Keep ${counted(keep.length, "card")}`),
  "choose-flank": flank,
  "place-flank-piece": ({ kind }) => `Place ${kindWords(kind)} on the flank`,
  "choose-kind": ({ kind }) => `Choose ${kindWords(kind)}`,
  "stop-choosing": () => "Stop choosing",
  "place-piece": () => "Place the piece",
  "give-up-piece": () => "Give up the piece",
  "adjust-piece": ({ adjust }) => ADJUSTING[adjust.do],
  "place-camp": () => "Place the camp",
  "deploy-unit": ({ number }) => `Deploy unit group ${number}`,
  "leave-off-table": ({ number }) => `Leave unit group ${number} off the table`,
  "give-orders": ({ marches, ambushes }) => (marches.length + ambushes.length === 0 ? "Give no orders" : "Give these orders"),
  "wheel-artillery": ({ number }) => `Wheel unit group ${number} back`,
  "drop-pikes": ({ number }) => `Drop the pikes of unit group ${number}`,
  "place-commander": ({ commander }, { own }) => `Place ${commanderCalled(commander, "your", own?.commanders)}`,
  "declare-commands": () => "Declare commands",
  "scout-move": ({ number, distance }) => `Move unit group ${number} by ${lengthWords(distance)} BW`,
  pass: () => "Pass",
  "reveal-order": ({ order }) => `Reveal ${orderCalled(order)}`,
  "close-battle": () => "Close the battle with this result",
  "accept-close-battle": () => "Accept the result",
  abandon: () => "Offer to abandon the battle",
  "accept-abandon": () => "Agree to abandon the battle",
};

const words = <Said>(table: Words<Said>, command: BattleCommand, view: Seen): Said =>
  (table[command.type] as (command: BattleCommand, view: Seen) => Said)(command, view);

export const deedWords = (command: BattleCommand, view: Seen): string => words(DEEDS, command, view);

/** What is done for good. */
export const CANNOT_UNDO = "This cannot be undone.";

const FINAL = () => CANNOT_UNDO;

/** A card may be changed until the opponent has played. */
function finalCard(view: Seen): string | null {
  const other = view.seat && otherSeat(view.seat);
  return other && (view.committed[other] || view.declared[other] === "pass") ? FINAL() : null;
}

/** The computer is not asked to agree. */
function finalResult({ seat, chairs }: Seen): string {
  if (seat && chairs?.[otherSeat(seat)] === "house") return `The battle closes at once. ${FINAL()}`;
  return "The battle closes once both players have entered the same result. Until then you can enter another.";
}

/** Whether what is done can be undone. */
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
  abandon: () => "Your opponent must agree. Playing on withdraws your offer.",
  "accept-abandon": FINAL,
};

/** What to know before it is done; null where it can still be changed afterwards. */
export const finalityWords = (command: BattleCommand, view: Seen): string | null => words(FINALITY, command, view);

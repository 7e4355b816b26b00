import type { BattleCommand } from "../../model/battle-command";
import { COLOURS, type Colour, type Step } from "../../model/enumerations";
import type { Refusal, RefusalCode, RefusalParams, Refused } from "../../model/refusals";
import { TERRITORY_WORDS } from "../list-words";
import { both, counted, numeral } from "../phrasing";
import { choiceWords } from "./choice-words";
import type { SeenTable } from "./placement-words";
import { TABLE_REFUSAL_WORDS } from "./table-refusal-words";

/** What is done in each step. */
const STEP_WORDS: Readonly<Record<Step, string>> = {
  sitting: "the players take their seats",
  role: "the winner of the roll chooses to invade or to defend",
  territory: "the defender chooses the territory",
  position: "the marker is placed on the map",
  days: "the five days are played",
  keep: "players keep or discard their remaining cards",
  flank: "the secure flank is placed",
  compulsory: "compulsory terrain is chosen and placed",
  optional: "optional terrain is chosen and placed",
  outscouting: "the armies scout each other",
  "first-deployment": "the out-scouted army begins to deploy",
  "secret-orders": "orders are given in secret",
  deployment: "the armies deploy",
  finishing: "the deployment is finished",
  scouts: "the scouts move",
  ready: "the battle is ready for the table",
  closed: "the battle is closed",
  abandoned: "the battle was abandoned",
};

const COMMAND_WORDS: Readonly<Record<BattleCommand["type"], string>> = {
  sit: "Taking a seat",
  "choose-role": "Choosing to invade or defend",
  "choose-territory": "Choosing a territory",
  "choose-square": "Placing the marker",
  "waive-intercept": "Leaving the marker to the defender",
  "declare-day": "Saying whether you play or pass",
  "commit-card": "Playing a card",
  "move-marker": "Moving the marker",
  "keep-cards": "Keeping cards",
  "choose-flank": "Choosing a flank",
  "place-flank-piece": "Placing terrain on the flank",
  "choose-kind": "Choosing terrain",
  "stop-choosing": "Choosing no more terrain",
  "place-piece": "Placing terrain",
  "give-up-piece": "Giving up a piece",
  "adjust-piece": "Moving or removing a piece",
  "place-camp": "Placing the camp",
  "deploy-unit": "Deploying a unit group",
  "leave-off-table": "Leaving a unit group off the table",
  "give-orders": "Giving orders",
  "wheel-artillery": "Wheeling artillery back",
  "drop-pikes": "Dropping pikes",
  "place-commander": "Placing a commander",
  "declare-commands": "Declaring commands",
  "scout-move": "Moving scouts",
  pass: "Passing",
  "reveal-order": "Revealing an order",
  "close-battle": "Entering the result",
  "accept-close-battle": "Accepting the result",
  abandon: "Offering to abandon the battle",
  "accept-abandon": "Agreeing to abandon the battle",
};

/** "1 green card and 2 red cards". */
function cardWords(cards: readonly Colour[]): string {
  const counts = COLOURS.map((colour) => ({ colour, count: cards.filter((card) => card === colour).length }));
  return both(counts.filter(({ count }) => count > 0).map(({ colour, count }) => counted(count, `${colour} card`)));
}

/** What is refused and why. */
const REFUSAL_WORDS: { readonly [Code in RefusalCode]: (params: RefusalParams[Code], seen?: SeenTable) => string } = {
  ...TABLE_REFUSAL_WORDS,
  "wrong-step": (p) => `${COMMAND_WORDS[p.command]} belongs to another step: now ${STEP_WORDS[p.step]}.`,
  "not-your-turn": (p) => `It is your opponent’s turn: ${STEP_WORDS[p.step]}.`,
  "battle-over": (p) => `There is nothing left to decide: ${STEP_WORDS[p.step]}.`,
  "seat-open": () => "Nobody has taken this seat. Bring an army to it first.",
  "seat-taken": () => "This seat already has its army, and an army cannot be changed.",
  "two-holders": () => "Two players already share this seat. There is no room for a third.",
  "house-seat": () => "The computer plays this seat alone. Only a player can have a partner.",
  "already-sat": () => "You have already taken your seat. A seat gives its nonce once.",
  "not-your-territory": (p) =>
    `${TERRITORY_WORDS[p.territory]} is not among your territories. Your army list has ${both(p.own.map((one) => TERRITORY_WORDS[one]))}.`,
  "square-not-of-territory": (p) =>
    `${p.square} is not marked for ${TERRITORY_WORDS[p.territory]}. The marker never leaves the territory of the battle.`,
  "no-intercept": () =>
    "There is no strategic intercept to leave. Only an invader who won the roll with a skull has one, and can leave it only once.",
  "declare-first": (p) => `You were dealt fewer cards than there are days. First say whether you play or pass on day ${p.day}.`,
  "already-declared": (p) => `You have already said that you ${p.pass ? "pass" : "play a card"} on day ${p.day}. This cannot be changed.`,
  "pass-not-possible": (p) =>
    p.dealt >= p.days
      ? `You cannot pass. You were dealt ${counted(p.dealt, "card")}, so you play one on each of the ${numeral(p.days)} days.`
      : `You cannot pass again. You were dealt ${counted(p.dealt, "card")}, so you pass on exactly ${numeral(p.days - p.dealt)} of the ${numeral(p.days)} days.`,
  "play-not-possible": (p) =>
    p.cards === 0
      ? `You cannot play a card on day ${p.day}: you have none left.`
      : `You cannot play a card on day ${p.day}: you have said that you pass, and this cannot be changed.`,
  "card-not-held": (p) => `You hold no ${p.card} card. Play a card from your own hand.`,
  "same-card": (p) => `You have already played a ${p.card} card. Change it to another colour.`,
  "too-many-changes": (p) =>
    `You have changed your card ${counted(p.most, "time")} on day ${p.day}. Your last card stands until your opponent has played.`,
  "move-first": (p) => `You won day ${p.day}. First move the marker, or leave it where it is.`,
  "nothing-to-move": (p) => `The marker cannot move yet: nobody has won day ${p.day}.`,
  "square-not-reachable": (p) =>
    `The marker cannot go from ${p.from} to ${p.to}. A card that wins by ${numeral(p.difference)} does not reach that far inside the territory.`,
  "nothing-to-keep": () => "You have no card left to keep. Only a player who was dealt more cards than there are days has one.",
  "already-kept": (p) => `You have already kept ${p.count === 0 ? "no cards" : counted(p.count, "card")}. This cannot be changed.`,
  "cards-not-held": (p) => `You cannot keep ${cardWords(p.cards)} that you do not hold.`,
  "nothing-offered": () => "Your opponent has not offered to abandon the battle. You can offer it yourself.",
  "too-many-offers": ({ to, most }) =>
    to === "close"
      ? `You have already entered ${most} results. Accept your opponent’s result, or let your opponent enter one.`
      : `You have already offered ${most} times to abandon the battle. Accept your opponent’s offer, or play on.`,
  "already-offered": () => "You have already offered to abandon the battle. Your opponent can accept until you play on.",
};

function reasonOf<Code extends RefusalCode>(code: Code, params: RefusalParams[Code], seen?: SeenTable): string {
  return REFUSAL_WORDS[code](params, seen);
}

/** What is refused and why, to the seat that is refused. */
export const refusalReason = ({ code, params }: Refused): string => reasonOf(code, params as RefusalParams[typeof code]);

/** What is refused, why, and what may be done instead; `seen`: the view of the seat that is refused, for its own left and right. */
export function refusalSentence(refusal: Refusal, seen?: SeenTable): string {
  const reason = reasonOf(refusal.code, refusal.params as RefusalParams[typeof refusal.code], seen);
  return refusal.code === "battle-over" ? reason : `${reason} ${choiceWords(refusal.legal)}`;
}

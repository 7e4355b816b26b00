import type { BattleCommand } from "../../model/battle-command";
import type { Step } from "../../model/battle-steps";
import { COLOURS, type Colour } from "../../model/enumerations";
import type { Refusal, RefusalCode, RefusalParams } from "../../model/refusals";
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
  keep: "cards that are left are kept for out-scouting or discarded",
  flank: "the secure flank is laid out",
  compulsory: "compulsory terrain is chosen and placed",
  optional: "optional terrain is chosen and placed",
  outscouting: "the armies scout each other",
  "first-deployment": "the out-scouted army begins to deploy",
  "secret-orders": "orders are given in secret",
  deployment: "the armies deploy",
  finishing: "the deployment is finished",
  scouts: "the scouts move",
  ready: "the battle is ready to be fought on the table",
  closed: "the battle is closed",
  abandoned: "the battle has been abandoned",
};

const COMMAND_WORDS: Readonly<Record<BattleCommand["type"], string>> = {
  sit: "Taking a seat",
  "choose-role": "Choosing to invade or defend",
  "choose-territory": "Choosing a territory",
  "choose-square": "Placing the marker",
  "waive-intercept": "Waiving the intercept",
  "declare-day": "Declaring a day",
  "commit-card": "Committing a card",
  "move-marker": "Moving the marker",
  "keep-cards": "Keeping cards",
  "choose-flank": "Choosing a flank",
  "place-flank-piece": "Laying terrain on the flank",
  "choose-kind": "Choosing terrain",
  "stop-choosing": "Choosing no more terrain",
  "place-piece": "Laying terrain",
  "give-up-piece": "Giving up a piece",
  "adjust-piece": "Moving or removing a piece",
  "place-camp": "Pitching the camp",
  "deploy-unit": "Deploying a unit group",
  "leave-off-table": "Leaving a unit group off the table",
  "give-orders": "Giving orders",
  "wheel-artillery": "Wheeling artillery back",
  "drop-pikes": "Dropping pikes",
  "place-commander": "Placing a commander",
  "declare-commands": "Declaring commands",
  "scout-move": "Moving scouts",
  pass: "Passing",
  "reveal-order": "Showing an order",
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
  "not-your-turn": (p) => `It is your opponent's turn: ${STEP_WORDS[p.step]}.`,
  "battle-over": (p) => `Nothing more is decided here: ${STEP_WORDS[p.step]}.`,
  "seat-open": () => "Nobody has taken this seat: a force must be brought to it first.",
  "seat-taken": () => "This seat has its force already, and a force is never changed.",
  "two-holders": () => "Two players hold this seat already: there is no room for a third.",
  "house-seat": () => "The house commander plays this seat alone: only a player can have a partner.",
  "already-sat": () => "You have taken your seat already: a seat gives its nonce once.",
  "not-your-territory": (p) =>
    `${TERRITORY_WORDS[p.territory]} is not among your territories: a defender chooses from his own list, which has ${both(p.own.map((one) => TERRITORY_WORDS[one]))}.`,
  "square-not-of-territory": (p) =>
    `${p.square} is not marked for ${TERRITORY_WORDS[p.territory]}: the marker never stands outside the territory of the battle.`,
  "no-intercept": () =>
    "There is no intercept to waive: only an invader who won the roll with a skull may place the marker himself, and waives that once.",
  "declare-first": (p) =>
    `Day ${p.day} is not declared: you were dealt fewer cards than there are days, so you first say whether you pass.`,
  "already-declared": (p) => `You have declared that you ${p.pass ? "pass" : "play"} on day ${p.day}: that is final.`,
  "pass-not-possible": (p) =>
    p.dealt >= p.days
      ? `You cannot pass: dealt ${counted(p.dealt, "card")}, you play one on each of the ${numeral(p.days)} days.`
      : `You cannot pass again: dealt ${counted(p.dealt, "card")}, you pass on exactly ${numeral(p.days - p.dealt)} of the ${numeral(p.days)} days.`,
  "play-not-possible": (p) =>
    p.cards === 0
      ? `You cannot play a card on day ${p.day}: you have none left.`
      : `You cannot play a card on day ${p.day}: you have declared that you pass, which is final.`,
  "card-not-held": (p) => `You hold no ${p.card} card: only a card of your own hand can be committed.`,
  "same-card": (p) => `A ${p.card} card is what you have committed already: a change is to a card of another colour.`,
  "too-many-changes": (p) =>
    `You have changed your card ${counted(p.most, "time")} on day ${p.day}: what you committed last stands until your opponent has committed.`,
  "move-first": (p) => `Your card was the better one on day ${p.day}: you first move the marker, or leave it where it is.`,
  "nothing-to-move": (p) => `The marker cannot be moved yet: on day ${p.day} no better card has been laid open.`,
  "square-not-reachable": (p) =>
    `The marker cannot go from ${p.from} to ${p.to}: a card better by ${numeral(p.difference)} does not reach so far inside the territory.`,
  "nothing-to-keep": () => "You have no card left to keep: only a player who was dealt more cards than there are days has one.",
  "already-kept": (p) => `You have kept ${p.count === 0 ? "no card" : counted(p.count, "card")}: that is final.`,
  "cards-not-held": (p) => `You cannot keep what you do not hold: ${cardWords(p.cards)} too many.`,
  "nothing-offered": () => "Your opponent has not offered to abandon the battle: you may offer it yourself.",
  "too-many-offers": ({ to, most }) =>
    to === "close"
      ? `You have entered ${most} results of this battle, and no more are taken: agree to your opponent's, or let your opponent enter one.`
      : `You have offered ${most} times to abandon the battle, and no more offers are taken: accept your opponent's, or play on.`,
  "already-offered": () => "You have offered to abandon the battle already: your opponent may accept that until you play on.",
};

function reasonOf<Code extends RefusalCode>(code: Code, params: RefusalParams[Code], seen?: SeenTable): string {
  return REFUSAL_WORDS[code](params, seen);
}

/** What is refused, why, and what may be done instead; `seen`: the view of whoever is refused, by which left and right are his own. */
export function refusalSentence(refusal: Refusal, seen?: SeenTable): string {
  const reason = reasonOf(refusal.code, refusal.params as RefusalParams[typeof refusal.code], seen);
  return refusal.code === "battle-over" ? reason : `${reason} ${choiceWords(refusal.legal)}`;
}

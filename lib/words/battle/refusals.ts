import type { BattleCommand } from "../../model/battle-command";
import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { COLOURS, type Colour, type Step } from "../../model/enumerations";
import type { Refusal, RefusalCode, RefusalParams, Refused, TableRefusalParams } from "../../model/refusals";
import { numeral } from "../numerals";
import { both, counted, either, plural, sentenceCase, withStop } from "../phrasing";
import { joined, plain, say, type Words } from "../sentence";
import { term } from "../terms";
import { TERRITORY_WORDS } from "../territories";
import { brokenDiffersWords } from "./breaking";
import { placementSentences, readerOf, type SeenTable } from "./handling";
import { commanderCalled, otherCalled, othersOwn, type SeatNames } from "./names";
import { choiceWords } from "./options";
import { categoryWords, edgeWords, kindWords, lengthWords, orderCalled, placeWords, type Reader } from "./terrain";

/** Refuses a command whose id was sent before with another command. */
export const COMMAND_ID_USED = "This command id was already used for another command. Send every new command with its own id.";

type Unseen = { readonly groups: number; readonly of: number; readonly list: string | null } | null;

/** What the reader does not know of a force, and what the quick reference does about it. */
export function notKnownWords(view: Pick<BattleView, "forces" | "seat">, seat: SeatName, unseen: Unseen, names: SeatNames): string[] {
  const name = sentenceCase(names.names[seat]);
  const force = view.forces[seat];
  if (!force || !unseen) return [`${name}: this army is not revealed yet, so every row is shown for it.`];
  if (force.verdict === "typed-in") return [`${name}: this army was entered by hand. Where it leaves something open, every row is shown.`];
  if (seat === view.seat) return [];
  return [
    unseen.groups > 0
      ? `${name}: ${unseen.groups} of ${counted(unseen.of, "unit group")} not seen yet. ${unseen.list === null ? "They may be of any kind." : `They may be anything in the army list ${unseen.list}, or an ally’s.`}`
      : `${name}: you have seen all unit groups.`,
    "A unit group on the table hides its armour, quality and charge weapons. Rows are shown for every troop type it could be.",
    "You do not know which commanders of this army are allies.",
  ];
}

/** The page of the quick reference for one battle. */
export const BATTLE_REFERENCE = {
  tab: (battle: string): string => `${battle}: quick reference`,
  heading: "Quick reference for this battle",
  back: "Back to the battle",
  /** `name`: of the battle. */
  file: (name: string): string => `Quick reference, ${name}`,
  text: (name: string): string => `Quick reference: ${name}`,
  forSide: (name: string): string => `For ${sentenceCase(name)}`,
  forMe: "For me",
  forEverybody: "For spectators",
  ownRows:
    "Every row that you or your opponent can use. “Theirs”: only your opponent’s troops use it. “Both”: both armies have such troops. No mark: for you, or for everybody.",
  allRows: "Every row that either army can use.",
  notKnown: "What is not known",
} as const;

type Code = keyof TableRefusalParams;
type Sentences<W> = { readonly [One in Code]: (params: TableRefusalParams[One], seen?: SeenTable) => W };

const readerIf = (seen?: SeenTable): Reader => (seen ? readerOf(seen) : { eyes: null });
const edgeOf = (edge: "left" | "right", seen?: SeenTable): string => edgeWords(edge, readerIf(seen));
/** A refused player knows only the names of his own commanders. */
const yours = (commander: number, seen?: SeenTable): string => commanderCalled(commander, "your", seen?.own?.commanders);
const Yours = (commander: number, seen?: SeenTable): string => sentenceCase(yours(commander, seen));
/** The other player at the beginning of a sentence. */
const Other = (seen?: SeenTable): string => sentenceCase(otherCalled(seen));
/** Whose army it is, within a sentence. */
const armyOf = (seat: "a" | "b", seen?: SeenTable): string =>
  seen?.seat ? (seen.seat === seat ? "your army" : `${othersOwn(seen)} army`) : `the army of seat ${seat}`;
const groups = (numbers: readonly number[]): Words => say`${term("unit-group", plural(numbers.length, "unit group"))} ${both(numbers)}`;
const unit = (number: number): Words => say`${term("unit-group", "Unit group")} ${number}`;

/** Why the rules of the table refuse a command, with the words of the rules named. */
export const TABLE_REFUSALS: Sentences<Words> = {
  "not-there": (p, seen) => placementSentences(p.reasons, seen),
  "flank-width": (p) =>
    p.min === null
      ? "A flank of terrain has no width. Choose only the edge."
      : `The water must be ${lengthWords(p.min)} to ${lengthWords(p.max)} BW wide.`,
  "flank-chosen": () => "The flank is already chosen.",
  "kind-not-of-territory": (p) => `You cannot choose ${kindWords(p.kind)} in the territory ${TERRITORY_WORDS[p.territory]}.`,
  "kind-not-wanted": (p) =>
    p.wanted.length === 0
      ? say`All ${term("compulsory-piece", "compulsory pieces")} are chosen.`
      : `Choose ${either(p.wanted.map(categoryWords))}. You cannot choose ${kindWords(p.kind)} now.`,
  "no-village-for-it": (p) =>
    say`With the ${term("village", "villages")} chosen so far, the maximum is ${p.most} ${term("enclosed-field", plural(p.most, "enclosed field"))}.`,
  "nothing-to-lay": () => "You have no piece to place now.",
  "place-left": (p, seen) =>
    `The piece has a legal position, for example with its middle ${placeWords(p.place, readerIf(seen))}${p.place.angle === 0 ? "" : `, turned ${p.place.angle}°`}. You can give up a piece only if there is none.`,
  "nothing-to-adjust": () => "There is no piece you can move or remove now.",
  "adjust-too-low": (p) => `A ${p.die} is too low for that: you need ${p.needed === 6 ? "a 6" : `${p.needed} or more`}.`,
  "camp-placed": () => say`Your ${term("camp")} is already placed.`,
  "camp-first": () => say`Place your ${term("camp")} before you ${term("deployment", "deploy")} any ${term("unit-group")}.`,
  "no-camp": () => say`Your army has no ${term("camp")}.`,
  "no-such-unit": (p) => say`You have no ${term("unit-group")} ${p.number}.`,
  "unit-placed": (p) => say`${unit(p.number)} is already placed.`,
  "unit-ordered": (p) => say`${unit(p.number)} is on a march or in ${term("ambush")}.`,
  "others-first": (p) =>
    say`${term("unit-group", "Unit groups")} with ${term("barricades")} come first, then medium and heavy ${term("artillery")}. Place ${groups(p.numbers)} now.`,
  "orders-given": () => "You have already given your orders.",
  "not-a-sub-commander": (p, seen) =>
    say`Only a ${term("sub-commander")} or an ${term("ally")} can lead a ${term("flank-march")}, not ${yours(p.commander, seen)}${p.commander === 0 ? ", the army commander" : ""}.`,
  "commander-twice": (p, seen) => `${Yours(p.commander, seen)} can lead only one march.`,
  "edge-closed": (p, seen) => `Nobody can march round ${edgeOf(p.edge, seen)}: water closes it.`,
  "edge-twice": (p, seen) => `Only one march can go round each short edge. You have ordered two round ${edgeOf(p.edge, seen)}.`,
  "march-size": (p) => say`A ${term("flank-march")} takes 1 to ${p.most} ${term("unit-group", plural(p.most, "unit group"))}.`,
  "unit-may-not-march": (p) => say`${unit(p.number)} cannot go on a ${term("flank-march")}.`,
  "unit-may-not-ambush": (p) => say`${unit(p.number)} cannot lie in ${term("ambush")}.`,
  "unit-twice": (p) => say`${unit(p.number)} is named twice.`,
  "not-his-contingent": (p, seen) =>
    say`An ${term("ally")} marches with the whole ${term("contingent")} and nobody else. ${Yours(p.commander, seen)} has ${p.numbers.length === 0 ? "no group left" : groups(p.numbers)}.`,
  "ally-leads-others": (p, seen) =>
    joined([
      say`On the table an ${term("ally")} leads the whole ${term("contingent")} and no other ${term("unit-group")}.`,
      ...(p.lacks.length > 0 ? [say`${Yours(p.commander, seen)} must also lead ${groups(p.lacks)}.`] : []),
      ...(p.others.length > 0 ? [say`${Yours(p.commander, seen)} cannot lead ${groups(p.others)}.`] : []),
    ]),
  "too-many-cards": (p) => say`The maximum is ${p.most} for ${term("ambush")} markers and ${term("bluff", "bluffed")} marches together.`,
  "ambush-not-there": (p, seen) => placementSentences(p.reasons, seen, `Ambush ${p.at}: `),
  "not-artillery": (p) =>
    say`Only your ${term("artillery")} on the table can ${term("wheel")} back. ${unit(p.number)} is not artillery, or not on the table.`,
  "not-pike-and-shot": (p) => say`${unit(p.number)} has no ${term("pike", "pikes")} to drop.`,
  "pikes-off-table": (p) =>
    say`${unit(p.number)} is not on the table. If it drops its ${term("pike", "pikes")}, note that with its order. Show the note when the group arrives or is revealed.`,
  "already-dropped": (p) => say`${unit(p.number)} has already dropped its ${term("pike", "pikes")}.`,
  "already-wheeled": (p) => say`${unit(p.number)} has already ${term("wheel", "wheeled")} back.`,
  "already-passed": () => "You have already passed.",
  "commander-placed": (p, seen) => `${Yours(p.commander, seen)} is already placed.`,
  "commander-not-to-place": (p, seen) => `${Yours(p.commander, seen)} cannot be placed now.`,
  "no-such-ambush": (p) => `You have not placed ${orderCalled(p.order)}.`,
  "commanders-first": (p, seen) => `First place ${both(p.commanders.map((one) => yours(one, seen)))}.`,
  "already-declared-commands": () => say`You have already declared your ${term("command", "commands")}.`,
  "unit-unled": (p) => say`Nobody leads ${groups(p.numbers)}.`,
  "unit-led-twice": (p) => say`${unit(p.number)} has two ${term("commander", "commanders")}.`,
  "marker-unled": (p) => `Nobody leads ${both(p.orders.map(orderCalled))}.`,
  "marker-led-twice": (p) => say`${sentenceCase(orderCalled(p.order))} has two ${term("commander", "commanders")}.`,
  "command-empty": (p, seen) =>
    say`${Yours(p.commander, seen)} leads nobody. Each ${term("commander")} must lead at least one ${term("unit-group")}.`,
  "commander-not-declared": (p, seen) => `You cannot declare a command for ${yours(p.commander, seen)}, who has not been placed.`,
  "ambushed-command": (p, seen) =>
    say`${Yours(p.commander, seen)}: only one ${term("commander")} can stand with an ${term("ambush")} marker, and leads that marker but no ${term("unit-group")} on the table. Another commander must lead the groups on the table.`,
  "no-scouts": (p) => say`${unit(p.number)} has no ${term("scouts")} on the table.`,
  "already-scouted": (p) => say`The ${term("scouts")} of ${term("unit-group")} ${p.number} have already moved.`,
  "no-such-order": (p) => `You have no order called ${orderCalled(p.order)}.`,
  "order-revealed": (p) => `${sentenceCase(orderCalled(p.order))} is already shown.`,
  "more-lost-than-there": (p, seen) =>
    `${seen?.seat ? (seen.seat === p.seat ? "You have" : `${Other(seen)} has`) : `Seat ${p.seat} has`} only ${counted(p.tugs, "TuG")} and ${counted(p.sugs, "SuG")} to lose.`,
  "camp-not-there": (p, seen) =>
    say`${sentenceCase(armyOf(p.seat, seen))} has no ${term("camp")} on the table, so none can be ${term("sacked")}.`,
  "broken-differs": (p, seen) => withStop(sentenceCase(brokenDiffersWords(p.sum, armyOf(p.seat, seen)))),
  "nothing-to-close": () => "There is no result to accept. You can enter one.",
  "close-offered": (_, seen) => `You have already entered this result. ${Other(seen)} can accept it.`,
};

/** The same as plain text, for refusals of the API. */
export const TABLE_REFUSAL_WORDS = Object.fromEntries(
  Object.entries(TABLE_REFUSALS).map(([code, sentence]) => [
    code,
    (params: never, seen?: SeenTable) => plain((sentence as (params: never, seen?: SeenTable) => Words)(params, seen)),
  ]),
) as Sentences<string>;

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
  "deploy-units": "Deploying unit groups",
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
  "not-your-turn": (p, seen) => `It is ${othersOwn(seen)} turn: ${STEP_WORDS[p.step]}.`,
  "battle-over": (p) => `There is nothing left to decide: ${STEP_WORDS[p.step]}.`,
  "seat-open": () => "Nobody has taken this seat. Bring an army to it first.",
  "seat-taken": () => "This seat already has its army, and an army cannot be changed.",
  "two-holders": () => "Two players already share this seat. There is no room for a third.",
  "house-seat": () => "The computer plays this seat alone. Only a player can have a partner.",
  "already-sat": () => "You have already taken your seat.",
  "not-your-territory": (p) =>
    `${TERRITORY_WORDS[p.territory]} is not among your territories. Your army list has ${both(p.own.map((one) => TERRITORY_WORDS[one]))}.`,
  "not-all-deployed": (p, seen) =>
    `None of these unit groups is deployed, because of unit group ${p.number}. ${refusedBecause(p.why, seen)}`,
  "square-not-of-territory": (p) =>
    `${p.square} is not marked for ${TERRITORY_WORDS[p.territory]}. The marker never leaves the territory of the battle.`,
  "no-intercept": () =>
    "You have no strategic intercept to give up. Only an invader who won the roll with a skull has one, and can give it up only once.",
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
  "too-many-changes": (p) => `You have already changed your card ${counted(p.most, "time")} on day ${p.day}. You cannot change it again.`,
  "move-first": (p) => `You won day ${p.day}. First move the marker, or leave it where it is.`,
  "nothing-to-move": (p) => `The marker cannot move yet: nobody has won day ${p.day}.`,
  "square-not-reachable": (p) =>
    `The marker cannot go from ${p.from} to ${p.to}. A card that wins by ${numeral(p.difference)} does not reach that far inside the territory.`,
  "nothing-to-keep": () => "You have no card left to keep. Only a player who was dealt more cards than there are days has one.",
  "already-kept": (p) => `You have already kept ${p.count === 0 ? "no cards" : counted(p.count, "card")}. This cannot be changed.`,
  "cards-not-held": (p) => `You cannot keep ${cardWords(p.cards)} that you do not hold.`,
  "nothing-offered": (_, seen) => `${Other(seen)} has not offered to abandon the battle. You can offer it yourself.`,
  "too-many-offers": ({ to, most }, seen) =>
    to === "close"
      ? `You have already entered ${most} results. Accept ${othersOwn(seen)} result, or let ${otherCalled(seen)} enter one.`
      : `You have already offered ${most} times to abandon the battle. Accept ${othersOwn(seen)} offer, or play on.`,
  "already-offered": (_, seen) => `You have already offered to abandon the battle. ${Other(seen)} can accept until you play on.`,
};

function reasonOf<Code extends RefusalCode>(code: Code, params: RefusalParams[Code], seen?: SeenTable): string {
  return REFUSAL_WORDS[code](params, seen);
}

const refusedBecause = ({ code, params }: Refused, seen?: SeenTable): string => reasonOf(code, params as RefusalParams[typeof code], seen);

/** What is refused and why, to the seat that is refused. */
export const refusalReason = (refused: Refused): string => refusedBecause(refused);

/** What is refused, why, and what may be done instead; `seen`: the view of the seat that is refused, for its own left and right. */
export function refusalSentence(refusal: Refusal, seen?: SeenTable): string {
  const reason = refusedBecause(refusal, seen);
  return refusal.code === "battle-over" ? reason : `${reason} ${choiceWords(refusal.legal)}`;
}

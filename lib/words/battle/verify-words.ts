import type { BattleEvent } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { Colour } from "../../model/enumerations";
import type { RecordCheck, RecordCheckName, RecordFault, RecordFaultCode, RecordFaultParams } from "../../model/record-check";
import { both, counted, grouped, sentenceCase, spoken } from "../phrasing";
import { plain } from "../sentence";
import { brokenDiffersWords } from "./result-words";

type Sentences = { readonly [Code in RecordFaultCode]: (params: RecordFaultParams[Code]) => string };

type CheckWords = {
  /** In the terminal. */
  readonly name: string;
  /** In the terminal: what the check expects, without the capital and the stop. */
  readonly expects: string;
  /** On the page, beside "passed" or "failed". */
  readonly title: string;
  /** On the page: what is checked, for a player who has never thought about it. */
  readonly means: string;
};

const CHECK_WORDS: Readonly<Record<RecordCheckName, CheckWords>> = {
  rules: {
    name: "Rules",
    expects: "the tables are the ones the record names and the battle was opened with",
    title: "Played by the rules it names",
    means: "The record names the rules tables of the battle. They must be exactly the ones used here.",
  },
  commitment: {
    name: "Commitment",
    expects: "the seed is the one committed to before the battle",
    title: "Dice fixed before the battle",
    means:
      "All dice and cards come from one secret number, the seed. The server published its fingerprint before anyone took a seat. The seed published at the end must have that fingerprint.",
  },
  draws: {
    name: "Draws",
    expects: "the seed and the nonces give every draw, in order from word 0, and none is left out",
    title: "No draw skipped",
    means:
      "The seed and a number from each player (the nonces) give an endless row of random numbers. Dice and cards must use them in order, so that nobody can skip a bad one.",
  },
  faces: {
    name: "Dice",
    expects: "every die shows what was drawn, and only ties were rolled again",
    title: "Dice show what was drawn",
    means:
      "Each draw names a face of the army commander’s death die, or the number of a terrain die. The die must show it. Only a tie is rolled again.",
  },
  pack: {
    name: "Pack",
    expects: "the draws shuffle the pack into this order",
    title: "Pack shuffled by its draws alone",
    means: "The fifty cards start in a fixed order, and each draw swaps two of them. Done again here, this must give the same pack.",
  },
  deals: {
    name: "Deals",
    expects: "every card dealt was the next of the pack",
    title: "Every card dealt from the top of the pack",
    means:
      "Cards are dealt one at a time, the defender first. Each card must be the next of the pack, and each army must get its number of cards.",
  },
  "cards-held": {
    name: "Cards played",
    expects: "every card played or kept was in that hand, and nobody passed without need",
    title: "Nobody played a card they did not hold",
    means:
      "Each card played, revealed or kept must have been in the hand at that moment. Only a player who is short of cards passes, and only as often as needed.",
  },
  moves: {
    name: "Moves",
    expects: "the marker moved only as far and to where the cards allowed",
    title: "Marker moved as the cards allowed",
    means: "Each day the better card moves the marker, no further than it wins by, and never out of the territory.",
  },
  choices: {
    name: "Choices",
    expects: "the right seat made every choice, and the table has one of the sizes",
    title: "Each choice made by the right player",
    means:
      "The winner of the invasion roll chooses to invade or defend. The defender chooses the territory. The first square is chosen by the player who may place the marker. Both players agree on the result. Broken armies and points must follow from the losses, as far as everybody saw them.",
  },
  outscouting: {
    name: "Out-scouting",
    expects: "the best cards counted, and the sums are right",
    title: "Out-scouting added up correctly",
    means: "Of the cards kept and dealt, each player’s best five count. Their percentages are added up again here.",
  },
  sequence: {
    name: "Sequence",
    expects: "every event is in its place, and none is missing",
    title: "Everything happened in order",
    means: "Each event must fit the step it is in. None may be missing, and none may happen twice that can happen only once.",
  },
  chain: {
    name: "Chain",
    expects: "events are numbered without a gap, and each is linked to the one before",
    title: "Nothing changed afterwards",
    means:
      "Each event has a link, calculated from the event and the link before it. Changing one event changes every later link, so the link you saw would be missing.",
  },
  seals: {
    name: "Seals",
    expects: "what was revealed is what was sealed",
    title: "Armies and orders as they were sealed",
    means:
      "Each army was fixed by a fingerprint before either was shown, and each order when it was given. Once revealed in full, each must have its fingerprint.",
  },
};

/** What a check is called where a player reads it, and what it means. */
export const checkWords = (name: RecordCheckName): Pick<CheckWords, "title" | "means"> => CHECK_WORDS[name];

const card = (of: Colour | null): string => (of === null ? "no card" : `a ${of} card`);
const whose = (seat: SeatName | null): string => (seat === null ? "nobody" : `seat ${seat}`);
const eventName = (type: BattleEvent["type"]): string => `"${spoken(type)}"`;
const cards = (of: readonly Colour[]): string => (of.length === 0 ? "no cards" : of.join(", "));

/** The sentence of everything that can be wrong with a record: what it says and what it should say. */
const RECORD_FAULT_WORDS: Sentences = {
  "check-broke": () => "the record is too malformed for this check",
  "nothing-to-check": () => "the record has nothing to check here, although the battle has come far enough",
  "rules-relabelled": (p) => `the record names the rules ${p.record}, but the battle was opened with ${p.opened}`,
  "rules-differ": (p) => `the record names the rules ${p.record}; the tables used here are ${p.tables}`,
  "seed-missing": () => "the battle is over, but the record does not have its seed",
  "seed-unannounced": () => "the record has the seed, but no event published it",
  "seed-differs": (p) => `it published the seed ${p.told}, but the record has ${p.seed}`,
  "commitment-differs": (p) => `the hash of the seed is ${p.hash}, which is not the commitment`,
  "nonce-missing": (p) => `seat ${p.seat} was taken, but the record does not have its nonce`,
  "nonce-differs": (p) => `seat ${p.seat} was taken with the nonce ${p.told}, but the record has ${p.nonce}`,
  "nonce-form": (p) =>
    `the nonce of seat ${p.seat} is "${p.nonce}"; ${p.house ? `the computer’s must be "house"` : "a player’s must be 16 to 64 characters from 0-9 and a-f"}`,
  "draws-missing": () => "its draws are missing",
  "draws-count": (p) => `it has ${counted(p.have, "draw")}; there should be ${p.wanted}`,
  "draw-range": (p) => `draw ${p.at} is one of ${p.n}; it should be one of ${p.wanted}`,
  "draw-word": (p) => `draw ${p.at} used word ${p.word}; the next usable one was ${p.wanted}`,
  "draw-value": (p) => `draw ${p.at} gave ${p.value}; its word gives ${p.wanted}`,
  "force-unknown": (p) => `the force of seat ${p.seat} is not shown, so its dice and cards cannot be checked`,
  "face-differs": (p) => `the die of seat ${p.seat} shows ${p.face}; its draw is ${p.wanted}`,
  "die-differs": (p) => `die ${p.at} shows ${p.die}; its draw is ${p.wanted}`,
  "tie-stands": () => "the dice are tied and were not rolled again",
  "rolled-again": () => "the dice were rolled again without a tie",
  "pack-missing": () => "the pack or its draws are missing",
  "pack-size": (p) => `the pack has ${counted(p.have, "card")}; there should be ${p.wanted}`,
  "pack-differs": (p) => `card ${p.at} of the pack is ${p.card}; the draws make it ${p.wanted}`,
  "roles-unknown": () => "nobody has chosen a role, so it is not known who gets the first card",
  "deal-count": (p) => `seat ${p.seat} was dealt ${counted(p.have, "card")}; it should be ${p.wanted}`,
  "deal-missing": (p) => `the cards dealt to seat ${p.seat} are missing`,
  "deal-differs": (p) => `card ${p.at} of seat ${p.seat} is ${p.card}; the next of the pack was ${p.wanted}`,
  "hands-unknown": () => "the hands are missing",
  "day-out-of-turn": (p) => `it belongs to day ${p.day}; it should be day ${p.wanted}`,
  "days-few": (p) => `only ${p.have} of ${counted(p.wanted, "day")} were played`,
  "declared-not-short": (p) => `seat ${p.seat} declared its day, although it has a card for every day`,
  "declared-out-of-turn": (p) => `seat ${p.seat} declared its day when it was not its turn`,
  "declaration-missing": (p) => `seat ${p.seat} did not declare day ${p.day}, although it was short of cards`,
  "declared-wrongly": (p) => `seat ${p.seat} ${p.pass ? "passed" : "played"} with ${p.passes} of ${counted(p.days, "day")} still to pass`,
  "declared-forced": (p) =>
    p.forced
      ? `seat ${p.seat} had a choice, but the record says it had none`
      : `seat ${p.seat} had no choice, but the record says it had one`,
  "committed-out-of-turn": (p) => `seat ${p.seat} played a card when it could not`,
  "card-missing": (p) => `the cards of seat ${p.seat} are missing`,
  "card-not-held": (p) => `seat ${p.seat} did not hold ${card(p.card)}`,
  "card-not-committed": (p) => `seat ${p.seat} revealed ${card(p.card)}, but had played ${card(p.committed)} face down`,
  "pass-not-declared": (p) => `seat ${p.seat} revealed no card, although it had not declared a pass`,
  "pass-played": (p) => `seat ${p.seat} revealed ${card(p.card)}, although it had declared a pass`,
  "keep-out-of-turn": (p) => `seat ${p.seat} kept cards when it could not`,
  "keep-count": (p) => `seat ${p.seat} kept ${counted(p.count, "card")}, but ${p.cards} are listed`,
  "keep-many": (p) => `seat ${p.seat} kept ${counted(p.count, "card")}, but had only ${p.left} left`,
  "difference-wrong": (p) => `the difference is ${p.difference}; it should be ${p.wanted}`,
  "mover-wrong": (p) => `the marker goes to ${whose(p.mover)}; it should go to ${whose(p.wanted)}`,
  "move-missing": (p) => `seat ${p.mover} had the better card, but neither moved the marker nor left it`,
  "move-out-of-turn": (p) => `seat ${p.seat} moved the marker when it could not`,
  "move-from": (p) => `the marker moves from ${p.from}, but was on ${p.wanted ?? "no square"}`,
  "move-too-far": (p) => `a difference of ${p.difference} does not reach from ${p.from} to ${p.to} within the territory`,
  "square-outside": (p) => `${p.square} is not a square of territory ${p.territory}`,
  "table-unknown": (p) => `${p.width} by ${p.depth} BW is not one of the table sizes`,
  "chose-out-of-turn": (p) => `seat ${p.seat} chose; the choice belonged to ${whose(p.wanted)}`,
  "adjust-too-low": (p) => `changing the piece like this needs a ${p.needed} or more; the roll was ${p.die}`,
  "adjust-too-far": (p) => `the piece was moved further than ${p.most} BW`,
  "territory-not-theirs": (p) => `the list of seat ${p.seat} does not have territory ${p.territory}`,
  "intercept-not-theirs": (p) => `seat ${p.seat} gave up a strategic intercept that it did not have`,
  "abandoned-unasked": (p) => `seat ${p.seat} agreed to abandon the battle, which the other seat had not offered`,
  "closed-unasked": (p) => `seat ${p.seat} accepted a result that the other seat had not entered`,
  "points-differ": (p) => `seat ${p.seat} has ${counted(p.points, "victory point")}; by the losses it should be ${p.wanted}`,
  "camp-never-pitched": (p) => `the camp of seat ${p.seat} was sacked, but it had none`,
  "more-lost-than-there": (p) => `seat ${p.seat} lost more than its ${counted(p.tugs, "TuG")} and ${counted(p.sugs, "SuG")}`,
  "broken-differs": (p) =>
    `seat ${p.seat} is recorded as ${p.broken ? "broken" : "not broken"}; ${plain(brokenDiffersWords(p.sum, "its army"))}`,
  "scouting-cards": (p) => `the best cards of seat ${p.seat} are ${cards(p.wanted)}; the record counts ${cards(p.cards)}`,
  "scouting-percent": (p) => `the cards of seat ${p.seat} are worth ${p.wanted}%, not ${p.percent}%`,
  "scouting-by": (p) => `${whose(p.wanted)} out-scouted the other, not ${whose(p.by)}`,
  "scouting-difference": (p) => `the difference is ${p.wanted}%, not ${p.difference}%`,
  "event-missing": (p) => `the event ${eventName(p.type)}${p.seat === null ? "" : ` of seat ${p.seat}`} is missing`,
  "event-twice": (p) => `${eventName(p.type)} can happen only once`,
  "event-out-of-step": (p) => `${eventName(p.type)} cannot happen in the step ${spoken(p.step)}`,
  "step-back": (p) => `it belongs to the step ${spoken(p.step)}, which was over: the event before it belongs to ${spoken(p.after)}`,
  "event-too-early": (p) => `${eventName(p.type)} comes before ${eventName(p.needs)}`,
  "event-too-late": (p) => `${eventName(p.type)} comes after the last die and card`,
  "seq-wrong": (p) => `it has the number ${p.seq}; it should be ${p.wanted}`,
  "link-differs": () => "its link does not match its content, its salt and the link before it",
  "chain-unseen": (p) => `no event has the link ${p.seen} that you saw`,
  "seen-malformed": (p) => `"${p.seen}" is not a link: enter its first 12 characters or more, from 0-9 and a-f`,
  "seal-half": (p) => `only half of the force of seat ${p.seat} is revealed: both the force and its salt are needed`,
  "seal-kept": (p) => `the force of seat ${p.seat} is not revealed, although the battle is over`,
  "seal-differs": (p) => `the force of seat ${p.seat} is not the one that was sealed`,
  "shown-differs": (p) => `the force of seat ${p.seat} has other commanders or unit groups than the ones shown`,
  "orders-kept": (p) => `the orders of seat ${p.seat} are missing, although both seats have given theirs`,
  "order-half": (p) => `only half of the order ${p.order} of seat ${p.seat} is revealed: both the order and its salt are needed`,
  "order-kept": (p) => `the order ${p.order} of seat ${p.seat} is missing, although it was revealed or the battle is over`,
  "order-differs": (p) => `the order ${p.order} of seat ${p.seat} is not the one that was given`,
  "order-shown-differs": (p) => `the order ${p.order} of seat ${p.seat} differs from what everybody was shown`,
  "order-unknown": (p) => `seat ${p.seat} revealed the order ${p.order}, which it never gave`,
  "order-twice": (p) => `seat ${p.seat} revealed the order ${p.order} twice`,
};

/** What is wrong, and with which event. */
export function recordFaultSentence({ code, params, seq }: RecordFault): string {
  const words = (RECORD_FAULT_WORDS[code] as (params: RecordFault["params"]) => string)(params);
  return seq === null ? `${sentenceCase(words)}.` : `Event ${seq}: ${words}.`;
}

export type CheckVerdict = "ok" | "idle" | "failed" | "not-yet";

export function verdictOf({ ok, notYet, checked }: RecordCheck): CheckVerdict {
  if (ok) return checked === 0 ? "idle" : "ok";
  return notYet ? "not-yet" : "failed";
}

/** "Pack: ok (50 checked). The draws shuffle the pack into this order." */
export function recordCheckSentence(check: RecordCheck): string {
  const { name, expects } = CHECK_WORDS[check.name];
  const verdict = verdictOf(check);
  switch (verdict) {
    case "ok":
      return `${name}: ok (${grouped(check.checked)} checked). ${sentenceCase(expects)}.`;
    case "idle":
      return `${name}: nothing to check. The record has no such events.`;
    case "not-yet":
      return `${name}: not yet. This can be checked once the seed is published.`;
    case "failed":
      return `${name}: FAILED. Expected: ${expects}.`;
    default:
      return verdict satisfies never;
  }
}

const countIn = (checks: readonly RecordCheck[], verdict: CheckVerdict): number =>
  checks.filter((check) => verdictOf(check) === verdict).length;

/** How the whole record does: what failed, what must wait, or what passed. A check with nothing to check has not passed. */
export function recordVerdictSentence(checks: readonly RecordCheck[]): string {
  const failed = countIn(checks, "failed");
  if (failed > 0) return `Do not trust this record: ${failed} of ${counted(checks.length, "check")} failed.`;
  if (countIn(checks, "not-yet") > 0) return "No problems so far. Verify the record again once the seed is published.";
  const idle = checks.filter((check) => verdictOf(check) === "idle").map((check) => CHECK_WORDS[check.name].name);
  if (idle.length === 0) return `The record is sound: all ${counted(checks.length, "check")} passed.`;
  return `The record is sound: ${checks.length - idle.length} of ${counted(checks.length, "check")} passed. Nothing to check: ${both(idle)}.`;
}

/** The same on the page, where every check can be seen. */
export function playerVerdictSentence(checks: readonly RecordCheck[]): string {
  const [failed, waiting, passed] = [countIn(checks, "failed"), countIn(checks, "not-yet"), countIn(checks, "ok")];
  const all = counted(checks.length, "check");
  if (failed > 0) return `Do not trust this record: ${failed} of ${all} failed.`;
  if (waiting > 0) return `No problems so far: ${passed} of ${all} passed, ${waiting} waiting for the seed.`;
  if (passed === checks.length) return `All ${all} passed.`;
  return `${passed} of ${all} passed. The rest had nothing to check.`;
}

/** What the link that a player saw proves, where the chain passes; null if none of the events has it, which is a fault. */
export function seenLinkSentence(seen: string | null, events: readonly Pick<BattleEvent, "seq" | "chain">[]): string | null {
  if (seen === null)
    return "No link to compare. An invented battle can pass every check. Only a link that you saw shows that this is your battle.";
  const event = events.find(({ chain }) => chain.startsWith(seen));
  return event ? `The link you saw belongs to event ${event.seq}. Up to there, this is the battle you played.` : null;
}

import type { BattleEvent } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { Colour } from "../../model/enumerations";
import type { RecordCheck, RecordCheckName, RecordFault, RecordFaultCode, RecordFaultParams } from "../../model/record-check";
import { both, counted, sentenceCase, spoken } from "../phrasing";
import { plain } from "../sentence";
import { brokenDiffersWords } from "./result-words";

type Words = { readonly [Code in RecordFaultCode]: (params: RecordFaultParams[Code]) => string };

type CheckWords = {
  readonly name: string;
  /** What is so where it holds, after the name. */
  readonly holds: string;
  /** The same for a player, as a title. */
  readonly title: string;
  /** What is looked at, for a player who has never thought about it. */
  readonly means: string;
};

const CHECK_WORDS: Readonly<Record<RecordCheckName, CheckWords>> = {
  rules: {
    name: "Rules",
    holds: "the tables are those that the record names and the battle was opened under",
    title: "It was played by the rules that it names",
    means: "The record names the tables it was played by. They must be the ones used here, to the letter.",
  },
  commitment: {
    name: "Commitment",
    holds: "the seed is the one that was committed to before anything was known",
    title: "The dice were fixed before anybody had chosen anything",
    means:
      "All chance comes from one secret number, the seed. The server told its fingerprint before anybody sat down; the seed told at the end must have that fingerprint.",
  },
  draws: {
    name: "Draws",
    holds: "every draw is the seed's and the nonces', from word 0 on, with none left out",
    title: "Every draw was the next one, and none was skipped",
    means:
      "The seed and a number from each player, the nonces, make one endless row of words. Dice and cards must take them in their order: whoever skips a bad one is found out.",
  },
  faces: {
    name: "Dice",
    holds: "every die shows the face of its draw, and ties alone were rolled again",
    title: "The dice show what was drawn",
    means:
      "Each draw names a side of the death die that the army commander rolls, or the number of a die thrown for terrain. That must be the one shown, and only a tie is rolled again.",
  },
  pack: {
    name: "Pack",
    holds: "the pack is the one that its draws shuffle",
    title: "The pack was shuffled by its draws alone",
    means:
      "The fifty cards begin in their order, and each draw makes two of them change places. Done again here, that must give the same pack.",
  },
  deals: {
    name: "Deals",
    holds: "every card dealt was the next of the pack",
    title: "Every card came from the top of the pack",
    means:
      "Cards go out one at a time, to the defender first. Every card in either hand must be the next one, and as many as the army has.",
  },
  "cards-held": {
    name: "Cards played",
    holds: "every card played or kept was held, and nobody passed who need not",
    title: "Nobody played a card that he did not hold",
    means:
      "Each card that was committed, revealed or kept must have been in the hand at that moment. Only who is short of cards passes, as often as he has to.",
  },
  moves: {
    name: "Moves",
    holds: "the marker moved as far as the cards allowed, and where they allowed",
    title: "The marker went where the cards let it go",
    means: "On each day the better card moves the marker, by no more than it is better, and never out of the territory.",
  },
  choices: {
    name: "Choices",
    holds: "every choice was made by the seat whose it was, and the table is one that there is",
    title: "Each choice was made by the player whose it was",
    means:
      "Who wins the invasion roll chooses to invade or defend, the defender chooses the territory, and the first square is for whoever may place the marker. A result is the one that both agreed upon. Whether an army broke follows from its losses, as far as everybody saw them, and so do the points.",
  },
  outscouting: {
    name: "Out-scouting",
    holds: "the best cards counted, and their sums are right",
    title: "The scouting was counted right",
    means: "Of the cards kept and dealt each player's best five count. Their per cents are added up here once more.",
  },
  sequence: {
    name: "Sequence",
    holds: "every event stands in its place, and none is missing",
    title: "Everything happened in its turn",
    means: "No event may stand where the sequence has no room for it, none may come twice that comes once, and none may be missing.",
  },
  chain: {
    name: "Chain",
    holds: "every event is numbered without a gap and linked to the one before as it stands",
    title: "Nothing was changed afterwards",
    means:
      "Each event has a link that is reckoned from the event and from the link before. Who changes one must change all that follow, and then your own link is not among them.",
  },
  seals: {
    name: "Seals",
    holds: "what was revealed is what had been sealed",
    title: "Armies and orders are those that were sealed",
    means:
      "Each army was fixed by a fingerprint before either was shown, and so was each order when it was given. Where one is told in full, it must have that fingerprint.",
  },
};

/** What a check is called where a player reads it, and what it means. */
export const checkWords = (name: RecordCheckName): Pick<CheckWords, "title" | "means"> => CHECK_WORDS[name];

const card = (of: Colour | null): string => (of === null ? "no card" : `a ${of} card`);
const whose = (seat: SeatName | null): string => (seat === null ? "nobody" : `seat ${seat}`);
const eventName = (type: BattleEvent["type"]): string => `"${spoken(type)}"`;
const cards = (of: readonly Colour[]): string => (of.length === 0 ? "no cards" : of.join(", "));

/** The sentence of everything that can be wrong with a record: what it says, and what it should say. */
const RECORD_FAULT_WORDS: Words = {
  "check-broke": () => "the record is so malformed that this cannot be checked",
  "nothing-to-check": () => "the record holds nothing of this, though the battle has come so far that it should",
  "rules-relabelled": (p) => `the record names the rules ${p.record}, but the battle was opened under ${p.opened}`,
  "rules-differ": (p) => `the record names the rules ${p.record}; the tables at hand are ${p.tables}`,
  "seed-missing": () => "the battle is over, but its seed is not told",
  "seed-unannounced": () => "the seed is told, but no event published it",
  "seed-differs": (p) => `it published the seed ${p.told}, the record tells ${p.seed}`,
  "commitment-differs": (p) => `the hash of the seed is ${p.hash}, not the commitment`,
  "nonce-missing": (p) => `seat ${p.seat} has sat, but the record does not tell its nonce`,
  "nonce-differs": (p) => `seat ${p.seat} sat with the nonce ${p.told}, the record tells ${p.nonce}`,
  "nonce-form": (p) =>
    `the nonce of seat ${p.seat} is "${p.nonce}"; ${p.house ? 'the house commander\'s is "house"' : "a player's is 16 to 64 characters from 0-9 and a-f"}`,
  "draws-missing": () => "its draws are not told",
  "draws-count": (p) => `it has ${counted(p.have, "draw")}; there should be ${p.wanted}`,
  "draw-range": (p) => `draw ${p.at} is one of ${p.n}; it should be one of ${p.wanted}`,
  "draw-word": (p) => `draw ${p.at} took word ${p.word}; the next good one was ${p.wanted}`,
  "draw-value": (p) => `draw ${p.at} gave ${p.value}; its word gives ${p.wanted}`,
  "force-unknown": (p) => `the force of seat ${p.seat} is not shown, so what it rolls and is dealt is not known`,
  "face-differs": (p) => `the die of seat ${p.seat} shows ${p.face}; its draw is ${p.wanted}`,
  "die-differs": (p) => `die ${p.at} shows ${p.die}; its draw is ${p.wanted}`,
  "tie-stands": () => "the dice are tied and were not rolled again",
  "rolled-again": () => "the dice were rolled again though there was no tie",
  "pack-missing": () => "the pack or its draws are not told",
  "pack-size": (p) => `the pack has ${counted(p.have, "card")}; there should be ${p.wanted}`,
  "pack-differs": (p) => `card ${p.at} of the pack is ${p.card}; the draws make it ${p.wanted}`,
  "roles-unknown": () => "nobody has chosen a role, so who is dealt the first card is not known",
  "deal-count": (p) => `seat ${p.seat} was dealt ${counted(p.have, "card")}; it was owed ${p.wanted}`,
  "deal-missing": (p) => `what seat ${p.seat} was dealt is not told`,
  "deal-differs": (p) => `card ${p.at} of seat ${p.seat} is ${p.card}; the next of the pack was ${p.wanted}`,
  "hands-unknown": () => "the hands are not told",
  "day-out-of-turn": (p) => `it is of day ${p.day}; it was day ${p.wanted}`,
  "days-few": (p) => `only ${counted(p.have, "day")} of ${p.wanted} were played`,
  "declared-not-short": (p) => `seat ${p.seat} declared its day, though it has a card for every day`,
  "declared-out-of-turn": (p) => `seat ${p.seat} declared its day when it was not asked to`,
  "declaration-missing": (p) => `seat ${p.seat} did not declare day ${p.day}, as whoever is short of cards must`,
  "declared-wrongly": (p) => `seat ${p.seat} ${p.pass ? "passed" : "played"} with ${p.passes} still to pass of ${counted(p.days, "day")}`,
  "declared-forced": (p) =>
    p.forced ? `seat ${p.seat} was said to have no choice, but had one` : `seat ${p.seat} was said to have a choice, but had none`,
  "committed-out-of-turn": (p) => `seat ${p.seat} committed a card when it could not`,
  "card-missing": (p) => `the cards of seat ${p.seat} are not told`,
  "card-not-held": (p) => `seat ${p.seat} did not hold ${card(p.card)}`,
  "card-not-committed": (p) => `seat ${p.seat} is shown with ${card(p.card)}; it had committed ${card(p.committed)}`,
  "pass-not-declared": (p) => `seat ${p.seat} is shown without a card, though it had not declared a pass`,
  "pass-played": (p) => `seat ${p.seat} is shown with ${card(p.card)}, though it had declared a pass`,
  "keep-out-of-turn": (p) => `seat ${p.seat} kept cards when it could not`,
  "keep-count": (p) => `seat ${p.seat} is said to have kept ${counted(p.count, "card")}; ${p.cards} are told`,
  "keep-many": (p) => `seat ${p.seat} kept ${counted(p.count, "card")}; it had ${p.left} left`,
  "difference-wrong": (p) => `the difference is given as ${p.difference}; it is ${p.wanted}`,
  "mover-wrong": (p) =>
    `the marker is given to ${whose(p.mover)}; the better card was ${p.wanted === null ? "nobody's" : `that of ${whose(p.wanted)}`}`,
  "move-missing": (p) => `seat ${p.mover} had the better card, but never moved the marker nor left it`,
  "move-out-of-turn": (p) => `seat ${p.seat} moved the marker when it could not`,
  "move-from": (p) => `the marker is moved from ${p.from}; it stood on ${p.wanted ?? "no square"}`,
  "move-too-far": (p) => `a difference of ${p.difference} does not reach from ${p.from} to ${p.to} within the territory`,
  "square-outside": (p) => `${p.square} is not a square of territory ${p.territory}`,
  "table-unknown": (p) => `a table of ${p.width} by ${p.depth} BW is none of the sizes that there are`,
  "chose-out-of-turn": (p) => `seat ${p.seat} chose; the choice was ${p.wanted === null ? "nobody's" : `that of ${whose(p.wanted)}`}`,
  "adjust-too-low": (p) => `what was done to the piece takes a ${p.needed} or more; rolled was a ${p.die}`,
  "adjust-too-far": (p) => `the piece was moved farther than ${p.most} BW`,
  "territory-not-theirs": (p) => `territory ${p.territory} is not one of the list of seat ${p.seat}`,
  "intercept-not-theirs": (p) => `seat ${p.seat} waived an intercept that it did not have`,
  "abandoned-unasked": (p) => `seat ${p.seat} is said to have accepted what the other seat never offered`,
  "closed-unasked": (p) => `seat ${p.seat} is said to have accepted a result that the other seat never offered`,
  "points-differ": (p) => `seat ${p.seat} is given ${counted(p.points, "victory point")}; what was lost makes ${p.wanted}`,
  "camp-never-pitched": (p) => `the camp of seat ${p.seat} is said to be sacked, but it pitched none`,
  "more-lost-than-there": (p) =>
    `seat ${p.seat} is said to have lost more than its ${counted(p.tugs, "TuG")} and ${counted(p.sugs, "SuG")}`,
  "broken-differs": (p) =>
    `seat ${p.seat} is said to be ${p.broken ? "broken" : "unbroken"}; ${plain(brokenDiffersWords(p.sum, "its army"))}`,
  "scouting-cards": (p) => `the best cards of seat ${p.seat} are ${cards(p.wanted)}; counted were ${cards(p.cards)}`,
  "scouting-percent": (p) => `the cards of seat ${p.seat} are worth ${p.wanted} per cent, not ${p.percent}`,
  "scouting-by": (p) => `the other is out-scouted by ${whose(p.wanted)}, not by ${whose(p.by)}`,
  "scouting-difference": (p) => `the difference is ${p.wanted} per cent, not ${p.difference}`,
  "event-missing": (p) => `there is no event ${eventName(p.type)}${p.seat === null ? "" : ` of seat ${p.seat}`}`,
  "event-twice": (p) => `${eventName(p.type)} can happen only once`,
  "event-out-of-step": (p) => `${eventName(p.type)} cannot happen in the step ${spoken(p.step)}`,
  "step-back": (p) => `it is of the step ${spoken(p.step)}, which was over: the event before it is of ${spoken(p.after)}`,
  "event-too-early": (p) => `${eventName(p.type)} comes before ${eventName(p.needs)}`,
  "event-too-late": (p) => `${eventName(p.type)} comes after the battle's chance was over`,
  "seq-wrong": (p) => `it is numbered ${p.seq}; its place is ${p.wanted}`,
  "link-differs": () => "its link is not the hash of the link before it, its salt and its content",
  "chain-unseen": (p) => `no event has the link ${p.seen}, which you have seen`,
  "seen-malformed": (p) => `"${p.seen}" is no end of a chain: give its first 12 characters or more, from 0-9 and a-f`,
  "seal-half": (p) => `of the force of seat ${p.seat} only half is told: it takes both the force and its salt`,
  "seal-kept": (p) => `the force of seat ${p.seat} is not revealed, though the battle is over`,
  "seal-differs": (p) => `the force of seat ${p.seat} is not the one that was sealed`,
  "shown-differs": (p) => `the force of seat ${p.seat} has other commanders or unit groups than were shown`,
  "orders-kept": (p) => `the orders of seat ${p.seat} are not told, though both have given theirs`,
  "order-half": (p) => `of the order ${p.order} of seat ${p.seat} only half is told: it takes both the order and its salt`,
  "order-kept": (p) => `the order ${p.order} of seat ${p.seat} is not told, though it was revealed or the battle is over`,
  "order-differs": (p) => `the order ${p.order} of seat ${p.seat} is not the one that was given`,
  "order-shown-differs": (p) => `the order ${p.order} of seat ${p.seat} says something else than everybody was shown`,
  "order-unknown": (p) => `seat ${p.seat} revealed the order ${p.order}, which it had not given`,
  "order-twice": (p) => `seat ${p.seat} revealed the order ${p.order} twice`,
};

/** What is wrong, and with which event. */
export function recordFaultSentence({ code, params, seq }: RecordFault): string {
  const words = (RECORD_FAULT_WORDS[code] as (params: RecordFault["params"]) => string)(params);
  return seq === null ? `${sentenceCase(words)}.` : `Event ${seq}: ${words}.`;
}

const VERDICT_WORDS = { ok: "ok", idle: "nothing to look at", failed: "FAILED", "not-yet": "not yet" } as const;

export type CheckVerdict = keyof typeof VERDICT_WORDS;

export function verdictOf({ ok, notYet, checked }: RecordCheck): CheckVerdict {
  if (ok) return checked === 0 ? "idle" : "ok";
  return notYet ? "not-yet" : "failed";
}

/** "Pack: ok, the pack is the one that its draws shuffle (50 checked)." */
export function recordCheckSentence(check: RecordCheck): string {
  const { name, holds } = CHECK_WORDS[check.name];
  const verdict = verdictOf(check);
  const told = `${name}: ${VERDICT_WORDS[verdict]}`;
  switch (verdict) {
    case "ok":
      return `${told}, ${holds} (${check.checked} checked).`;
    case "idle":
      return `${told}, as the record tells nothing of it.`;
    case "not-yet":
      return `${told}. That ${holds} can be checked once the seed is published.`;
    case "failed":
      return `${told}. It should be so that ${holds}.`;
    default:
      return verdict satisfies never;
  }
}

/** How the whole record fares: what failed, what must wait, or what held; a check that had nothing to look at is not among the latter. */
export function recordVerdictSentence(checks: readonly RecordCheck[]): string {
  const named = (verdict: CheckVerdict) =>
    checks.filter((check) => verdictOf(check) === verdict).map((check) => CHECK_WORDS[check.name].name);
  const failed = named("failed").length;
  if (failed > 0) return `The record is not to be trusted: ${counted(failed, "check")} of ${checks.length} failed.`;
  if (named("not-yet").length > 0) return "Nothing is wrong with the record so far. Verify it again when its seed is published.";
  const idle = named("idle");
  const held = counted(checks.length - idle.length, "check");
  if (idle.length === 0) return `The record holds: all ${held}.`;
  return `The record holds: ${held} of ${checks.length}. ${both(idle)} had nothing to look at.`;
}

/** The same for a player who has every check before him. */
export function playerVerdictSentence(checks: readonly RecordCheck[]): string {
  const count = (verdict: CheckVerdict) => checks.filter((check) => verdictOf(check) === verdict).length;
  const [failed, waiting, held] = [count("failed"), count("not-yet"), count("ok")];
  if (failed > 0)
    return `This record is not to be trusted: ${counted(failed, "check")} of ${checks.length} ${failed === 1 ? "fails" : "fail"}.`;
  if (waiting > 0) return `Nothing is wrong so far: ${counted(held, "check")} held, ${waiting} to come once the seed is told.`;
  if (held === checks.length) return `All ${counted(held, "check")} hold.`;
  return `All holds that there is to check: ${held} of ${checks.length}.`;
}

/** What the link that somebody saw says of a chain that holds; null where it is of none of these events, which is a fault. */
export function seenLinkSentence(seen: string | null, events: readonly Pick<BattleEvent, "seq" | "chain">[]): string | null {
  if (seen === null)
    return "No link that you saw was compared. All of a battle could be made up anew so that it holds together: only your own link tells yours from it.";
  const event = events.find(({ chain }) => chain.startsWith(seen));
  return event ? `The link that you saw is that of event ${event.seq}: up to there this is the battle that you played.` : null;
}

import type { BattleEvent } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { RecordCheck, RecordCheckName, RecordFault, RecordFaultCode, RecordFaultParams } from "../../model/record-check";
import { numeral } from "../numerals";
import { both, counted, grouped, plural, sentenceCase, spoken } from "../phrasing";
import { refusalReason } from "./refusals";

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
    title: "The same rules tables",
    means: "The record names the edition of the rules data that the battle was played with. The check uses exactly that edition.",
  },
  seed: {
    name: "Seed",
    expects: "the seed is the one committed to before the battle, and each seat’s nonce the one it gave",
    title: "Dice decided by a sealed number",
    means:
      "All dice and cards come from one secret number (the seed) and one number from each player (the nonces). The server published the seed’s fingerprint before anyone took a seat. The seed published at the end must have that fingerprint.",
  },
  play: {
    name: "Play",
    expects: "every event is what the rules, the seed and the recorded choices make it",
    title: "Played again from the start",
    means:
      "Your browser plays the whole battle again. It draws every die and card from the seed, and checks each recorded choice against the rules: whose turn it was, and what was allowed. Each event must come out exactly as recorded, with none missing or added.",
  },
  chain: {
    name: "Chain",
    expects: "events are numbered without a gap, and each is linked to the one before",
    title: "Nothing changed afterwards",
    means:
      "Each event has a checksum, made from the event and the checksum before it. If one event were changed, every checksum after it would change too. So a checksum that you saw during the battle proves all events before it.",
  },
  seals: {
    name: "Seals",
    expects: "what was revealed is what was sealed",
    title: "Armies and orders as they were sealed",
    means:
      "Before either army was shown, a fingerprint of each was published. A fingerprint of each order was published when the order was given. Once revealed in full, armies and orders must match their fingerprints.",
  },
};

/** What a check is called where a player reads it, and what it means. */
export const checkWords = (name: RecordCheckName): Pick<CheckWords, "title" | "means"> => CHECK_WORDS[name];

const eventName = ({ type, seat }: { type: BattleEvent["type"]; seat: SeatName | null }): string =>
  seat === null ? `"${spoken(type)}"` : `"${spoken(type)}" of seat ${seat}`;
const fieldName = (field: readonly string[]): string => (field.length === 0 ? "the event" : field.map(spoken).join(", "));

/** The sentence of everything that can be wrong with a record: what it says and what it should say. */
const RECORD_FAULT_WORDS: Sentences = {
  "check-broke": () => "the record is too malformed to be checked here",
  "nothing-to-check": () => "the record has nothing to check here, although the battle has come far enough",
  "rules-relabelled": (p) => `the record names the rules ${p.record}, but the battle was opened with ${p.opened}`,
  "rules-differ": (p) => `the record names the rules ${p.record}; the tables used here are ${p.tables}`,
  "seed-missing": () => "the battle is over, but the record does not have its seed",
  "seed-unannounced": () => "the record has the seed, but no event published it",
  "commitment-differs": (p) => `the hash of the seed is ${p.hash}, which is not the commitment`,
  "nonce-differs": (p) =>
    `seat ${p.seat} ${p.given === null ? "gave no nonce" : `gave the nonce ${p.given}`}, but the record has ${p.nonce ?? "none"}`,
  "nonce-form": (p) =>
    `the nonce of seat ${p.seat} is "${p.nonce}"; ${p.house ? `the computer’s must be "house"` : "a player’s must be 16 to 64 characters from 0-9 and a-f"}`,
  "table-unknown": (p) => `${p.width} by ${p.depth} BW is not one of the table sizes`,
  "wrong-step": (p) => `it belongs to the step ${spoken(p.step)}, but the battle was in the step ${spoken(p.wanted)}`,
  "event-unexpected": (p) =>
    `${eventName(p)} cannot come here${p.wanted === null ? "" : `; played again, ${eventName(p.wanted)} comes next`}`,
  "event-differs": (p) => `${fieldName(p.field)}: the record has ${p.recorded ?? "nothing"}; played again it is ${p.wanted ?? "not there"}`,
  "event-refused": (p) => `the rules do not allow it (seat ${p.seat} would be told: "${refusalReason(p.refused)}")`,
  "secret-missing": () => "what was chosen is missing, although the record should tell it by now",
  "event-missing": (p) => `the event ${eventName(p)} is missing at the end`,
  "seq-wrong": (p) => `it has the number ${p.seq}; it should be ${p.wanted}`,
  "link-differs": () => "its checksum does not match its content, its salt and the checksum before it",
  "chain-unseen": (p) => `no event has the checksum ${p.seen} that you saw`,
  "seen-malformed": (p) => `"${p.seen}" is not a checksum: enter its first 12 characters or more, from 0-9 and a-f`,
  "seal-half": (p) => `only half of the force of seat ${p.seat} is revealed: both the force and its salt are needed`,
  "seal-kept": (p) => `the force of seat ${p.seat} is not revealed, although the battle is over`,
  "seal-differs": (p) => `the force of seat ${p.seat} is not the one that was sealed`,
  "shown-differs": (p) => `the force of seat ${p.seat} has other commanders or unit groups than the ones shown`,
  "orders-kept": (p) => `the orders of seat ${p.seat} are missing, although both seats have given theirs`,
  "order-half": (p) => `only half of the order ${p.order} of seat ${p.seat} is revealed: both the order and its salt are needed`,
  "order-kept": (p) => `the order ${p.order} of seat ${p.seat} is missing, although it was revealed or the battle is over`,
  "order-differs": (p) => `the order ${p.order} of seat ${p.seat} is not the one that was given and shown`,
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

/** What a check must wait for until the seed is published. */
const WAITING_WORDS: Readonly<Record<RecordCheckName, string | null>> = {
  rules: null,
  seed: "It can be checked once the seed is published.",
  play: "The draws can be checked once the seed is published.",
  chain: "Only the numbers are checked so far. The checksums can be checked once the seed is published.",
  seals: null,
};

/** `checked`: how many events are checked, at least in part. */
const secretEvents = (count: number, checked: number): string =>
  checked === 0
    ? `${counted(count, "event")} ${plural(count, "is", "are")} still sealed, known only to one player, and can be checked once revealed.`
    : `${counted(count, "event")} ${plural(count, "is", "are")} partly secret. ${plural(count, "Its", "Their")} public part is checked.`;

/** How far a check could look while something is secret; null if nothing is, or if it failed. */
export function stillSecretSentence({ name, checked, secret, faults, notYet }: RecordCheck): string | null {
  if (faults.length > 0) return null;
  const events = name !== "chain" && secret.length > 0 ? secretEvents(secret.length, checked) : null;
  const waiting = notYet ? WAITING_WORDS[name] : null;
  return events && waiting ? `${events} ${waiting}` : (events ?? waiting);
}

/** "Play: ok (50 checked). Every event is what the rules, the seed and the recorded choices make it." */
export function recordCheckSentence(check: RecordCheck): string {
  const { name, expects } = CHECK_WORDS[check.name];
  const verdict = verdictOf(check);
  const secret = stillSecretSentence(check);
  switch (verdict) {
    case "ok":
      return `${name}: ok (${grouped(check.checked)} checked). ${sentenceCase(expects)}.${secret ? ` ${secret}` : ""}`;
    case "idle":
      return `${name}: nothing to check. ${secret ?? "The record has no such events."}`;
    case "not-yet":
      return `${name}: not yet. ${secret}`;
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
  return `${passed} of ${all} passed. ${sentenceCase(numeral(checks.length - passed))} had nothing to check.`;
}

/** What the link that a player saw proves, where the chain passes; null if none of the events has it, which is a fault. */
export function seenLinkSentence(seen: string | null, events: readonly Pick<BattleEvent, "seq" | "chain">[]): string | null {
  if (seen === null)
    return "No checksum to compare. An invented battle can pass every check. Only a checksum that you saw shows that this is your battle.";
  const event = events.find(({ chain }) => chain.startsWith(seen));
  return event
    ? `The checksum that your browser kept, or that you noted, belongs to event ${event.seq}. Up to there, this is the battle you played.`
    : null;
}

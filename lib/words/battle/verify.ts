import type { SeatName } from "../../model/by-seat";
import { counted, plural, sentenceCase } from "../phrasing";
import { type SeatNames, who } from "./names";
import type { CheckVerdict } from "./record-faults";

const VERDICTS: Readonly<Record<CheckVerdict, string>> = {
  ok: "passed",
  idle: "nothing to check",
  failed: "failed",
  "not-yet": "waiting for the seed",
};

/** The page that checks the record of a battle. What is checked and what is wrong stand in verify-words.ts. */
export const VERIFY = {
  title: "Check a battle",
  eyebrow: "Was it fair?",
  heading: "See that the dice were fair",
  intro:
    "Your browser plays the whole battle again from the public record. If every check passes, nobody influenced the dice or cards once the battle had begun, and every move was allowed. While you played, your browser saved a checksum. If the record still contains it, this is still the battle you played.",
  limits:
    "The check cannot show whether the server told a player the seed (the secret number behind all dice and cards). The server knows the seed from the start. If one of you runs this server, play on one that neither of you runs.",
  toBattle: "Back to the battle",
  toRecord: "Watch it again, step by step",
  thisBattle: "This battle",
  fetching: "Loading the record…",
  noScripts: "Your browser does the checking, so this page needs JavaScript. Turn it on and reload.",
  unreadable: "This record cannot be checked:",
  unknownRules: (version: string): string =>
    `This record names the rules ${version}, which this server does not have. Check it on the server where it was played.`,
  what: ({ names }: SeatNames, events: number): string => `${sentenceCase(names.a)} against ${names.b}, ${counted(events, "event")}.`,
  otherBattle: (battle: string): string => `This is the record of a different battle: ${battle}.`,
  /** On paper. */
  foot: (battle: string, chain: string | undefined, seen: string | null): string =>
    `Battle ${battle}, last checksum ${chain ?? "none"}. Compared with: ${seen ?? "none"}.`,
  checking: (done: number, all: number): string => `Checking: ${done} of ${all}…`,
  notOver: "The battle is still going on. Some checks wait for the seed, which is published after the last die and card.",
  verdicts: VERDICTS,
  moreFaults: (count: number): string => `And ${count} more ${plural(count, "fault")}.`,
  seen: {
    heading: "The checksum you saved",
    text: "Each event has a checksum, calculated from the event and everything before it. Your browser saved the last checksum it saw during the battle. If the record contains that checksum, nothing up to it has been changed. A printed record has its last checksum at the foot.",
    label: "Checksum (12 characters or more)",
    button: "Check again",
    unfit: "A checksum has 12 to 64 characters from 0-9 and a-f. Nothing new was compared.",
    watched: (seq: number): string => `Saved by this browser, which watched the battle up to event ${seq}.`,
    typed: "Entered by you.",
    notWatched: "This browser did not watch the battle and has no checksum of it.",
    none: "No checksum is compared.",
  },
  other: {
    heading: "Check a saved record",
    text: "It is checked in your browser and sent to nobody.",
    file: "Choose a JSON file",
    paste: "or paste the record",
    pasted: "Pasted record",
    button: "Check pasted record",
    back: "Back to this battle",
  },
} as const;

/** The tables that show what each check has looked at, line by line. */
export const PROOF = {
  /** Heads the column of passed and failed. */
  verdict: "Result",
  secret: "secret",
  none: "none",
  rules: {
    columns: ["Tables", "Version"],
    named: "Named in the record",
    opened: "Used to open the battle",
    here: "Used here",
  },
  seed: {
    columns: ["What", "Hex"],
    commitment: "Fingerprint published before the battle",
    seed: "Seed published at the end",
    hash: "SHA-256 of that seed, calculated here",
    nonces: { said: "The seed, the battle’s id and both nonces give a list of random numbers, called words.", columns: ["Army", "Nonce"] },
  },
  play: {
    events: {
      said: "Every event as the battle was played again, and what decided it:",
      columns: ["Event", "What happened", "Decided by"],
    },
    drawn: "the draws",
    follows: "the rules",
    cards: {
      said: "The cards, dealt from the pack that the draws shuffled:",
      columns: ["Army", "Map cards", "Kept", "Scouting cards", "Best cards"],
    },
  },
  draws: {
    said: "Each draw uses the next word. The remainder after division is what was drawn.",
    columns: ["Event", "For", "Word no.", "Word", "Divided by", "Remainder"],
    invasion: (names: SeatNames, seat: SeatName): string => `invasion die of ${who(names, seat)}`,
    /** `at`: the first die names the sector, the second the edge. */
    placing: (at: number, piece: string): string => `${at === 0 ? "sector" : "edge"} die for ${piece}`,
    adjusting: (names: SeatNames, seat: SeatName): string => `adjusting die of ${who(names, seat)}`,
    stays: (card: number): string => `card ${card} stays`,
    swap: (card: number, other: number): string => `cards ${card} and ${other} swap`,
  },
  chain: {
    columns: ["Event", "What happened", "Checksum"],
    happened: (sentence: string, isSeen: boolean): string => (isSeen ? `${sentence} You saw this checksum.` : sentence),
  },
  seals: {
    armies: ["Army", "Fingerprint", "Contents"],
    sealed: "still sealed, known only to its player",
    revealed: "fully revealed",
    orders: ["Army", "Order", "Fingerprint", "Contents"],
    secretOrder: "still secret, known only to its player",
  },
} as const;

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import type { BattleRecord } from "../../model/battle";
import type { BattleTables } from "../../model/battle-tables";
import type { SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import { type Findings, fault, RECORD_CHECKS, type RecordCheck, type RecordCheckName, type RecordFault } from "../../model/record-check";
import { commitmentOf } from "../chance";
import { prepareBattle } from "../prebattle/book";
import { checkChain } from "./chain";
import { playAgain, unlessBroken } from "./play-again";
import { checkSeals } from "./seals";

/** A record as received. Nothing of it is trusted yet. */
type Case = {
  readonly record: BattleRecord;
  readonly tables: BattleTables;
  readonly seed: Uint8Array | null;
  /** The end of a chain link that the user saw, or its first characters. */
  readonly seenChain: string | null;
};

/** The version of these tables, computed from their content. */
export const tablesVersion = (tables: BattleTables): string => `sha256:${bytesToHex(sha256(utf8ToBytes(canonicalize(tables) ?? "")))}`;

/** The tables are those the record names, and those the battle was opened with. */
function checkRules({ record, tables }: Case): Findings {
  const version = tablesVersion(tables);
  const differ = version === record.rules ? [] : [fault("rules-differ", { record: record.rules, tables: version }, null)];
  const relabelled = record.events.flatMap((event) =>
    event.type === "battle-opened" && event.rules !== record.rules
      ? [fault("rules-relabelled", { record: record.rules, opened: event.rules }, event)]
      : [],
  );
  return { faults: [...differ, ...relabelled], checked: 1, secret: [], due: true };
}

const NONCE = /^[0-9a-f]{16,64}$/;

/** A seat's nonce is the one it sat with, and has the right form. */
function nonceFaults({ events, nonces }: BattleRecord, seat: SeatName): readonly RecordFault[] {
  const nonce = nonces[seat];
  const sat = events.find((event) => event.type === "seat-sat" && event.seat === seat);
  const house = events.some((event) => event.type === "battle-opened" && event.house[seat]);
  const given = sat?.type === "seat-sat" ? sat.nonce : null;
  const isWellFormed = nonce === null || (house ? nonce === "house" : NONCE.test(nonce));
  return [
    ...(nonce === given ? [] : [fault("nonce-differs", { seat, given, nonce }, sat ?? null)]),
    ...(isWellFormed ? [] : [fault("nonce-form", { seat, nonce: String(nonce), house }, null)]),
  ];
}

/** The seed is the one committed to before anything was known, and each seat's nonce the one it gave. */
function checkSeed({ record, seed }: Case): Findings {
  const isOver = record.events.some(({ type, step }) => type === "seed-published" || step === "abandoned" || step === "ready");
  const nonces = SEATS.filter((seat) => record.nonces[seat] !== null).length;
  const faults = SEATS.flatMap((seat) => nonceFaults(record, seat));
  if (seed === null) {
    const missing = isOver ? [fault("seed-missing", {}, null)] : [];
    return { faults: [...missing, ...faults], checked: nonces, secret: [], due: true };
  }
  const hash = commitmentOf(seed);
  const differs = hash === record.commitment ? [] : [fault("commitment-differs", { hash }, null)];
  return { faults: [...differs, ...faults], checked: 1 + nonces, secret: [], due: true };
}

const CHECKS: Readonly<Record<RecordCheckName, (of: Case) => Findings>> = {
  rules: checkRules,
  seed: checkSeed,
  play: ({ record, tables }) => playAgain(record, prepareBattle(tables)),
  chain: ({ record, seed, seenChain }) => checkChain(record, seed, seenChain),
  seals: ({ record }) => checkSeals(record),
};

/** Whose result waits for the seed. */
const OF_SEED: readonly RecordCheckName[] = ["seed", "play", "chain"];

const BROKEN: Findings = { faults: [fault("check-broke", {}, null)], checked: 0, secret: [], due: false };

/**
 * Checks a battle's public record by itself: the tables it names, the seed, the battle played again by `decide` with the choices and draws
 * that are told, the chain, and the seals of what was secret. `tables` are those it names. `seenChain`: the end of the chain as somebody saw
 * it during the battle, whole or at least its first twelve characters; null for none. Yields one check at a time, in order.
 */
export function* checksOf(record: BattleRecord, tables: BattleTables, seenChain: string | null): Generator<RecordCheck, void> {
  const seed = unlessBroken(() => (record.seed === null ? null : hexToBytes(record.seed)), undefined);
  for (const name of RECORD_CHECKS) {
    const look = () => (seed === undefined ? BROKEN : CHECKS[name]({ record, tables, seed, seenChain }));
    const { faults: found, checked, secret, due } = unlessBroken(look, BROKEN);
    const notYet = seed === null && found.length === 0 && OF_SEED.includes(name) && (name !== "chain" || secret.length > 0);
    const isIdle = due && !notYet && checked === 0 && found.length === 0;
    const faults = isIdle ? [fault("nothing-to-check", {}, null)] : found;
    yield { name, ok: faults.length === 0 && !notYet, notYet, faults, checked, secret };
  }
}

/** All checks at once. */
export const verify = (record: BattleRecord, tables: BattleTables, seenChain: string | null): readonly RecordCheck[] => [
  ...checksOf(record, tables, seenChain),
];

import type { BattleRecord } from "../../model/battle";
import type { BattleTables } from "../../model/battle-tables";
import { RECORD_CHECKS, type RecordCheck, type RecordCheckName } from "../../model/record-check";
import { checkCardsHeld } from "./check-cards-held";
import { checkChain } from "./check-chain";
import { checkChoices } from "./check-choices";
import { checkDeals } from "./check-deals";
import { checkDraws } from "./check-draws";
import { checkFaces } from "./check-faces";
import { checkMoves } from "./check-moves";
import { checkOutscouting } from "./check-outscouting";
import { checkPack } from "./check-pack";
import { checkSeals } from "./check-seals";
import { checkCommitment } from "./check-seed";
import { checkSequence } from "./check-sequence";
import { type Evidence, eventsOf, type Findings, fault, gatherEvidence } from "./evidence";
import { tablesVersion } from "./tables-version";

/** The tables are those the record names, and those the battle was opened with. */
function checkRules(evidence: Evidence): Findings {
  const { record, tables } = evidence;
  const version = tablesVersion(tables);
  const differ = version === record.rules ? [] : [fault("rules-differ", { record: record.rules, tables: version }, null)];
  const relabelled = eventsOf(evidence, "battle-opened").filter((event) => event.rules !== record.rules);
  const others = relabelled.map((event) => fault("rules-relabelled", { record: record.rules, opened: event.rules }, event));
  return { faults: [...differ, ...others], checked: 1, due: true };
}

const CHECKS: Readonly<Record<RecordCheckName, (evidence: Evidence) => Findings>> = {
  rules: checkRules,
  commitment: checkCommitment,
  draws: checkDraws,
  faces: checkFaces,
  pack: checkPack,
  deals: checkDeals,
  "cards-held": checkCardsHeld,
  moves: checkMoves,
  choices: checkChoices,
  outscouting: checkOutscouting,
  sequence: checkSequence,
  chain: checkChain,
  seals: checkSeals,
};

/** A record comes from an opponent: if a check throws on it, the record is at fault. */
function unlessBroken<T>(look: () => T, broken: T): T {
  try {
    return look();
  } catch {
    return broken;
  }
}

const BROKEN: Findings = { faults: [fault("check-broke", {}, null)], checked: 0, due: false };

/**
 * Checks a battle's public record by itself: what the seed says, what the cards allowed, and that nothing was changed afterwards. It never
 * asks how the battle was decided, so an old record still holds after a rule of the sequence is corrected; `tables` are those it names.
 * `seenChain`: the end of the chain as somebody saw it during the battle, whole or at least its first twelve characters; null for none.
 * Yields one check at a time, in order.
 */
export function* checksOf(record: BattleRecord, tables: BattleTables, seenChain: string | null): Generator<RecordCheck, void> {
  const evidence = unlessBroken(() => gatherEvidence(record, tables, seenChain), null);
  for (const name of RECORD_CHECKS) {
    const findings = evidence ? unlessBroken(() => CHECKS[name](evidence), BROKEN) : BROKEN;
    const { faults: found, checked, due, secret = false } = findings;
    const isIdle = due && checked === 0 && found.length === 0 && !secret;
    const faults = isIdle ? [fault("nothing-to-check", {}, null)] : found;
    yield { name, ok: faults.length === 0 && !secret, notYet: faults.length === 0 && secret, faults, checked };
  }
}

/** All checks at once. */
export const verify = (record: BattleRecord, tables: BattleTables, seenChain: string | null): readonly RecordCheck[] => [
  ...checksOf(record, tables, seenChain),
];

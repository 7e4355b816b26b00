import type { Army } from "../model/army";
import type { ArmySheet, SheetReader } from "../model/army-sheet";
import type { Verdict } from "../model/findings";
import { wordAssessment } from "../words/assessment-words";
import { verdictWords } from "../words/verdict-words";

/** A draft can break a thousand rules at once: nobody reads more than these before he mends some. */
const MOST = 100;

function reasonsOf(findings: readonly { readonly message: string }[]): readonly string[] {
  const more = findings.length - MOST;
  const told = findings.slice(0, MOST).map((one) => one.message);
  return more > 0 ? [...told, `And ${more} more.`] : told;
}

/** The verdict with its reasons. An opponent is told how many things stand in the way, not which, and of advice nothing at all. */
export function sheetVerdict(army: Army, verdict: Verdict, reader: SheetReader): ArmySheet["verdict"] {
  const { legal } = verdict;
  const { findings } = wordAssessment(verdict);
  const words = verdictWords({ findings }, army);
  if (reader === "own") return { legal, words, reasons: [...reasonsOf(findings)] };
  return { legal, words: legal ? "Legal" : words, reasons: [] };
}

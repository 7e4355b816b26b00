import type { Army } from "../model/army";
import type { ArmySheet, SheetReader } from "../model/army-sheet";
import type { Verdict } from "../model/findings";
import { EDITOR } from "../words/editor";
import { shortVerdict, verdictWords, wordAssessment } from "../words/findings";

/** A draft can break a thousand rules at once: nobody reads more than these before fixing some. */
const MOST = 100;

function reasonsOf(findings: readonly { readonly message: string }[]): readonly string[] {
  const more = findings.length - MOST;
  const messages = findings.slice(0, MOST).map((one) => one.message);
  return more > 0 ? [...messages, EDITOR.verdict.more(more)] : messages;
}

/** The verdict with its reasons. An opponent sees the number of problems, but not the problems, and no tips. */
export function sheetVerdict(army: Army, verdict: Verdict, reader: SheetReader): ArmySheet["verdict"] {
  const { legal } = verdict;
  const { findings } = wordAssessment(verdict);
  const words = verdictWords({ findings }, army);
  if (reader === "own") return { legal, words, reasons: [...reasonsOf(findings)] };
  return { legal, words: legal ? shortVerdict({ findings }) : words, reasons: [] };
}

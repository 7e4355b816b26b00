import type { Army } from "../model/army";
import type { Assessment, Finding } from "../model/assessment";
import { NUMBERS } from "../model/enumerations";
import type { BareFinding, Verdict } from "../model/findings";
import { COMMON } from "./common";
import { findingWords } from "./finding-words";
import { fixLabel } from "./fix-words";
import { NUMBER_WORDS } from "./number-words";
import { counted, grouped } from "./phrasing";
import { plain } from "./sentence";

/** The name of the line that a fix adds to: the line chosen for it, or else the one that the finding is about. */
function lineName({ params }: BareFinding): string {
  if ("adds" in params && params.adds !== null) return params.adds;
  return "name" in params && params.name !== null ? params.name : "unit groups";
}

function wordFinding(finding: BareFinding): Finding {
  const { code, severity, at, params, edits } = finding;
  const message = plain(findingWords(finding));
  if (edits === null) return { code, severity, at, message, params };
  return { code, severity, at, message, params, fix: { label: fixLabel(edits, lineName(finding)), edits: [...edits] } };
}

/** The verdict of the rules with a sentence for each finding and a label for each fix. */
export function wordAssessment({ legal, findings, numbers, reasons }: Verdict): Assessment {
  return { legal, findings: findings.map(wordFinding), numbers, reasons: reasons as Assessment["reasons"] };
}

type Judged = { readonly findings: readonly Pick<Finding, "severity">[] };

const errorsOf = ({ findings }: Judged): number => findings.filter((one) => one.severity === "error").length;

/** "Legal (any year), 1 tip", or "Not legal: 2 problems". */
export function verdictWords(assessment: Judged, { year }: Pick<Army, "year">): string {
  const errors = errorsOf(assessment);
  if (errors > 0) return `Not legal: ${COMMON.problems(errors)}`;
  const tips = assessment.findings.length;
  return `Legal${year === null ? " (any year)" : ""}${tips > 0 ? `, ${counted(tips, "tip")}` : ""}`;
}

/** The verdict where there is little room. */
export const shortVerdict = (assessment: Judged): string => (errorsOf(assessment) === 0 ? "Legal" : "Not legal");

/** What a newer list or newer tables change for an army: its numbers, new findings, and findings that go. */
export function renewalWords(before: Assessment, after: Assessment): readonly string[] {
  const messages = ({ findings }: Assessment) => findings.map((one) => one.message);
  const [old, now] = [messages(before), messages(after)];
  return [
    ...NUMBERS.filter((name) => before.numbers[name] !== after.numbers[name]).map(
      (name) => `${plain(NUMBER_WORDS[name])}: ${grouped(after.numbers[name])} (was ${grouped(before.numbers[name])})`,
    ),
    ...now.filter((message) => !old.includes(message)),
    ...old.filter((message) => !now.includes(message)).map((message) => `Solved: ${message}`),
  ];
}

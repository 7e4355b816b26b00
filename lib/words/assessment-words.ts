import type { Assessment, Finding } from "../model/assessment";
import type { BareFinding, Verdict } from "../model/findings";
import { FINDING_WORDS } from "./finding-words";
import { fixLabel } from "./fix-words";

const messageOf = (finding: BareFinding): string =>
  (FINDING_WORDS[finding.code] as (params: BareFinding["params"]) => string)(finding.params);

/** The line that a mend adds to: the one that the finding speaks of, or the one it chose. */
function lineName({ params }: BareFinding): string {
  if ("adds" in params && params.adds !== null) return params.adds;
  return "name" in params && params.name !== null ? params.name : "unit groups";
}

function wordFinding(finding: BareFinding): Finding {
  const { code, severity, at, params, edits } = finding;
  const message = messageOf(finding);
  if (edits === null) return { code, severity, at, message, params };
  return { code, severity, at, message, params, fix: { label: fixLabel(edits, lineName(finding)), edits: [...edits] } };
}

/** The verdict of the rules with a sentence for each finding and a label for each mend. */
export function wordAssessment({ legal, findings, numbers, reasons }: Verdict): Assessment {
  return { legal, findings: findings.map(wordFinding), numbers, reasons: reasons as Assessment["reasons"] };
}

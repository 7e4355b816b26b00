import type { Assessment, Finding } from "../model/assessment";
import type { BareFinding, Verdict } from "../model/findings";
import { FINDING_WORDS } from "./finding-words";
import { fixLabel } from "./fix-words";
import { spoken } from "./phrasing";

const messageOf = (finding: BareFinding): string =>
  (FINDING_WORDS[finding.code] as (params: BareFinding["params"]) => string)(finding.params);

/** A new unit group's line is the one that the finding speaks of, where it speaks of one. */
function lineName(finding: BareFinding): (line: string) => string {
  const params = finding.params as { line?: string; name?: string; names?: readonly string[]; needs?: readonly string[] };
  return (line) => (params.line === line && params.name ? params.name : (params.needs?.[0] ?? params.names?.[0] ?? spoken(line)));
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

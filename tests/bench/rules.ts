import { army } from "@/lib/model/army";
import { assess } from "@/lib/rules/army/assess";
import { prepare } from "@/lib/rules/army/prepare";
import { wordAssessment } from "@/lib/words/findings";
import { CATALOG, TABLES } from "../build/rules";
import { fourteenGroups } from "./fourteen-groups";
import { medianRate, report } from "./measure";

/** How fast armies are judged. `loop` is the calibration of this machine. */
export function benchRules(loop: number): void {
  const book = prepare(CATALOG.lists, TABLES);
  const document = fourteenGroups();
  const parsed = army.parse(document);
  const verdict = assess(parsed, book);
  if (parsed.units.length !== 14 || verdict.findings.length !== 4) {
    throw new Error(`the benchmark's army has ${parsed.units.length} unit groups and ${verdict.findings.length} findings, not 14 and 4`);
  }
  report(
    "assessments, 14 unit groups, 4 findings, all reasons",
    medianRate(() => assess(parsed, book).findings.length),
    "a second",
    { least: 100_000 },
    loop,
  );
  report(
    "the same with every sentence",
    medianRate(() => wordAssessment(assess(parsed, book), parsed).findings.length),
    "a second",
    null,
    loop,
  );
  report(
    "army documents parsed",
    medianRate(() => (army.safeParse(document).success ? 1 : 0)),
    "a second",
    null,
    loop,
  );
  report(
    "books prepared from all lists",
    medianRate(() => prepare(CATALOG.lists, TABLES).byVersion.size),
    "a second",
    null,
    loop,
  );
}

import { type ArmyInput, army } from "@/lib/model/army";
import { assess } from "@/lib/rules/army/assess";
import { prepare } from "@/lib/rules/army/prepare";
import { wordAssessment } from "@/lib/words/findings";
import { commanderOf, unitOf } from "../build/army";
import { CATALOG, TABLES } from "../build/rules";
import { medianRate, report } from "./measure";

/** An army of fourteen unit groups with exactly four findings: a wrong size, an unknown option, a wrong year and a wrong camp. */
function fourteenGroups(): ArmyInput {
  return {
    schema: "condotta.army/1",
    name: "Fourteen unit groups",
    list: "polish-lithuanian-1576-1660",
    pointsLimit: 12_000,
    year: 1605,
    camp: { kind: "none", quality: "poor" },
    commanders: [
      commanderOf("army", "army", "talented"),
      commanderOf("left", "sub", "competent"),
      commanderOf("right", "sub", "competent"),
    ],
    units: [
      unitOf(1, "polish-hussars", 4, { commander: "left" }),
      unitOf(2, "polish-hussars", 4, { commander: "left" }),
      unitOf(3, "polish-hussars", 5, { commander: "right" }),
      unitOf(4, "polish-pancerni", 4, { commander: "left" }),
      unitOf(5, "cossack-style-horse", 6, { commander: "left" }),
      unitOf(6, "cossack-style-horse", 6, { commander: "right" }),
      unitOf(7, "cossack-style-horse", 6, { commander: "right" }),
      unitOf(8, "reiters", 4, { commander: "right", options: ["platoon-fire"] }),
      unitOf(9, "haiduks", 6, { commander: "left" }),
      unitOf(10, "haiduks", 6, { commander: "right" }),
      unitOf(11, "lithuanian-tatars", 6, { commander: "right" }),
      unitOf(12, "cossack-style-horse-with-carbines", 6, { commander: "left" }),
      unitOf(13, "field-guns", 2),
      unitOf(14, "light-guns", 2),
    ],
  };
}

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

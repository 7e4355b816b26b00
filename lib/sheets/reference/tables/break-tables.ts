import type { AfieldTables } from "../../../model/afield-tables";
import type { ReferenceTable } from "../../../model/quick-reference";
import type { Needs } from "../../../model/reference-terms";
import type { RulesTables } from "../../../model/rules-tables";
import type { Troop } from "../../../model/troop";
import { armyBreaksAt, breakPoint } from "../../../rules/army/break-point";
import { rowValue, rulesRow } from "../../../rules/rules-row";
import { BREAK_TABLES } from "../../../words/reference";
import { column, row, sourceOf } from "./table-parts";

type Rules = Pick<RulesTables, "army" | "setFormations">;
type Book = { readonly rules: Rules; readonly afield: Pick<AfieldTables, "breaking"> };
type Threshold = RulesTables["army"]["breakPoints"][number];
type Breaking = Pick<Troop, "formation" | "characteristics">;

/** Bases of a unit group: all sizes that lists and set formations have. */
const SIZES = [2, 3, 4, 6, 8, 9, 12, 16] as const;

const TUG: Breaking = { formation: "close", characteristics: [] };
const STEADY: Breaking = { formation: "close", characteristics: ["steady"] };
const SUG: Breaking = { formation: "skirmish", characteristics: [] };

/** Bases and, as a half, a wound: "3½". */
const basesFigure = (wounds: number, perBase: number): string =>
  `${Math.floor(wounds / perBase) || ""}${wounds % perBase === 0 ? "" : "½"}`;

/** "over 1/2", "all" of what there is. */
function shareFigure({ numerator, denominator, extra }: Threshold): string {
  if (numerator === denominator) return BREAK_TABLES.all;
  return BREAK_TABLES.share(`${numerator}/${denominator}`, extra > 0);
}

function unitGroups({ rules }: Book): ReferenceTable {
  const { limits, breakPoints } = rules.army;
  const perBase = rowValue(limits, "wounds-per-base");
  const doubles = rules.setFormations.flatMap(({ size, double }) => (double ? [size] : []));
  const [tug, sug, fanatics] = (["tug", "sug", "fanatics"] as const).map((id) => rulesRow(breakPoints, id)) as [
    Threshold,
    Threshold,
    Threshold,
  ];
  const lost = (troop: Breaking) => SIZES.map((bases) => basesFigure(breakPoint(troop, bases, rules), perBase));
  const steady = rulesRow(limits, "steady-wounds");
  const rows = [
    row("tug", [BREAK_TABLES.tug, shareFigure(tug), ...lost(TUG)], tug.source),
    row("steady", [BREAK_TABLES.steadyTug, BREAK_TABLES.moreWounds(steady.value), ...lost(STEADY)], sourceOf([steady]), {
      needs: [["has:steady"]],
    }),
    row(
      "sug",
      [BREAK_TABLES.sug, shareFigure(sug), ...lost(SUG).map((cell, at) => (doubles.includes(SIZES[at] ?? 0) ? "–" : cell))],
      sug.source,
      {
        needs: [["is:sug"]],
      },
    ),
    row("fanatics", [BREAK_TABLES.fanatics, shareFigure(fanatics), ...SIZES.map(String)], fanatics.source, { needs: [["has:fanatics"]] }),
  ];
  const columns = [column("who", ""), column("share", ""), ...SIZES.map((bases) => column(`of-${bases}`, `${bases}`))];
  return { id: "unit-groups", title: BREAK_TABLES.units, columns, rows };
}

/** Unit groups of an army at most, all of which may be TuGs ("From bases to unit groups"). */
const MOST_TUGS = 20;
const DOUBLES: Needs = [["is:double"]];

/** At how many lost TuGs armies of each size break, sizes that break alike together: "1–2: 1, 3–4: 2". */
function armySizes(threshold: Threshold): string {
  const sizes = Array.from({ length: MOST_TUGS }, (_, at) => at + 1);
  const losses = [...new Set(sizes.map((size) => armyBreaksAt(size, threshold)))];
  const spans = losses.map((lost) => {
    const alike = sizes.filter((size) => armyBreaksAt(size, threshold) === lost);
    const ends = new Set([Math.min(...alike), Math.max(...alike)]);
    return `${[...ends].join("–")}: ${lost}`;
  });
  return spans.join(", ");
}

function armies({ rules, afield }: Book): ReferenceTable {
  const threshold = rulesRow(rules.army.breakPoints, "army");
  const double = rulesRow(rules.army.limits, "double-group-tugs");
  const camp = rulesRow(afield.breaking, "sacked-camp");
  const rows = [
    row("army", [BREAK_TABLES.army, BREAK_TABLES.armyLosses(shareFigure(threshold), armySizes(threshold))], threshold.source),
    row("double", [BREAK_TABLES.double, BREAK_TABLES.counts(double.value)], double.source, { needs: DOUBLES }),
    row("sacked-camp", [BREAK_TABLES.sackedCamp, BREAK_TABLES.campLosses(camp.tugs)], camp.source),
  ];
  return { id: "armies", title: null, columns: [column("what", ""), column("lost", "")], rows };
}

/** The losses at which unit groups and armies break ("Break points", "Universal Rules 1"). */
export const breakTables = (book: Book): readonly ReferenceTable[] => [unitGroups(book), armies(book)];

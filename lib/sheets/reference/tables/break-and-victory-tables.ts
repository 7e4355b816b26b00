import type { AfieldTables } from "@/lib/model/afield-tables";
import type { BattleResult } from "@/lib/model/battle-command";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { ReferenceRow, ReferenceTable } from "@/lib/model/quick-reference";
import type { BearerTrait, Needs } from "@/lib/model/reference-terms";
import type { RulesTables } from "@/lib/model/rules-tables";
import type { Troop } from "@/lib/model/troop";
import { armyBreaksAt, breakPoint } from "@/lib/rules/army/count";
import { victoryPoints } from "@/lib/rules/prebattle/victory-points";
import { keyed, rowValue, rulesRow } from "@/lib/rules/rules-row";
import { BREAK_TABLES, CAMP_TABLE, VICTORY_TABLES } from "@/lib/words/reference";
import { column, named, row, sourceOf } from "./table-parts";

type Rules = Pick<RulesTables, "army" | "setFormations">;
type BreakBook = { readonly rules: Rules; readonly afield: Pick<AfieldTables, "breaking"> };
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

function unitGroups({ rules }: BreakBook): ReferenceTable {
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

/** At how many lost TuGs armies of each size break; sizes with the same number stand together: "1–2: 1, 3–4: 2". */
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

function armies({ rules, afield }: BreakBook): ReferenceTable {
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
export const breakTables = (book: BreakBook): readonly ReferenceTable[] => [unitGroups(book), armies(book)];

type CampBook = { readonly rules: Pick<RulesTables, "camps"> };
type Kind = RulesTables["camps"]["kinds"][number];

/** In a table of camps these names mean kinds of camps. */
const CAMPS = { standard: "standard-camp", fortified: "fortified-camp", mobile: "mobile-camp", flexible: "flexible-camp" } as const;

/** What a camp of this kind is when defending and when invading. */
const states = ({ defending, invading }: Kind): BearerTrait[] =>
  [...new Set([defending, invading])].map((state) => `camp:${state}` as const);

/** What each kind of camp is, and the size of all ("Camps: Types of camps and their depiction"). */
export function campTables({ rules }: CampBook): readonly ReferenceTable[] {
  const { width, depth, sackedAt, source } = rulesRow(rules.camps.size, "camp");
  const kinds = rules.camps.kinds.map((kind) =>
    row(kind.id, [named(kind.name, CAMPS), named(kind.sentence.replace(/\.$/, ""), CAMPS)], kind.source, { needs: [states(kind)] }),
  );
  const size = row("size", [CAMP_TABLE.size, CAMP_TABLE.sizes(width, depth, sackedAt)], source);
  return [{ id: "kinds", title: null, columns: [column("what", ""), column("fact", "")], rows: [...kinds, size] }];
}

type VictoryBook = { readonly battle: Pick<BattleTables, "battlefield">; readonly rules: Pick<RulesTables, "army"> };
type Limits = NonNullable<BattleTables["battlefield"]>["limits"];
type Ending = Pick<BattleResult, "losses" | "broken">;
type Source = ReferenceRow["source"];

const SCORING: Source = { from: "rulebook", heading: VICTORY_TABLES.heading, why: null };
const OUR_LOSSES: Source = { ...SCORING, from: "house", why: VICTORY_TABLES.ourLosses };
const IN_SIZE: Source = { from: "house", heading: null, why: VICTORY_TABLES.inSize };

const ending = (a: number, b: number, broken: BattleResult["broken"] = { a: false, b: false }): Ending => ({
  losses: { a: { tugs: a, sugs: 0 }, b: { tugs: b, sugs: 0 } },
  broken,
});

/** TuGs that the first and the second player lost, and whose army broke. */
const EXAMPLES: readonly (readonly [id: keyof typeof VICTORY_TABLES.examples, ending: Ending, source: Source])[] = [
  ["idle", ending(0, 0), SCORING],
  ["brave", ending(6, 4, { a: true, b: false }), OUR_LOSSES],
  ["bloody", ending(5, 5), OUR_LOSSES],
  ["both", ending(6, 6, { a: true, b: true }), SCORING],
];

function points(limits: Limits, army: RulesTables["army"]): ReferenceTable {
  const limit = (id: Limits[number]["id"]) => rulesRow(limits, id);
  const [triumph, tug, sug, most, survival] = [
    limit("triumph-points"),
    limit("tug-points"),
    limit("sug-points"),
    limit("damage-most"),
    limit("survival-points"),
  ];
  const double = rulesRow(army.limits, "double-group-tugs").value * tug.value;
  const rows = [
    row("triumph", [VICTORY_TABLES.triumph, String(triumph.value)], triumph.source),
    row("tug", [VICTORY_TABLES.tug, String(tug.value)], tug.source),
    row("double", [VICTORY_TABLES.double, String(double)], IN_SIZE, { against: [["is:double"]] }),
    row("sug", [VICTORY_TABLES.sug, String(sug.value)], sug.source, { against: [["is:sug"]] }),
    row("most", [VICTORY_TABLES.most, String(most.value)], most.source),
    row("survival", [VICTORY_TABLES.survival, VICTORY_TABLES.more(survival.value)], survival.source),
  ];
  return { id: "points", title: null, columns: [column("what", ""), column("points", VICTORY_TABLES.points)], rows };
}

function examples(limits: Limits): ReferenceTable {
  const values = keyed(limits, ({ value }) => value);
  const rows = EXAMPLES.map(([id, ended, source]) => {
    const score = victoryPoints(ended, values);
    return row(id, [VICTORY_TABLES.examples[id], `${score.a}–${score.b}`], source);
  });
  return { id: "examples", title: null, columns: [column("game", VICTORY_TABLES.example), column("score", VICTORY_TABLES.score)], rows };
}

/** What each player scores when the battle is over, with examples ("Scoring system and victory points"). */
export function victoryTables({ battle, rules }: VictoryBook): readonly ReferenceTable[] {
  const limits = battle.battlefield?.limits;
  return limits ? [points(limits, rules.army), examples(limits)] : [];
}

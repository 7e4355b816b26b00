import type { BattleResult } from "../../../model/battle-command";
import type { BattleTables } from "../../../model/battle-tables";
import type { ReferenceRow, ReferenceTable } from "../../../model/quick-reference";
import type { RulesTables } from "../../../model/rules-tables";
import { keyed } from "../../../rules/keyed";
import { victoryPoints } from "../../../rules/prebattle/victory-points";
import { rulesRow } from "../../../rules/rules-row";
import { VICTORY_TABLES } from "../../../words/reference";
import { column, row } from "./table-parts";

type Book = { readonly battle: Pick<BattleTables, "battlefield">; readonly rules: Pick<RulesTables, "army"> };
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
export function victoryTables({ battle, rules }: Book): readonly ReferenceTable[] {
  const limits = battle.battlefield?.limits;
  return limits ? [points(limits, rules.army), examples(limits)] : [];
}

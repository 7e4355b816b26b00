import type { BattleTables } from "../../../model/battle-tables";
import type { ReferenceRow, ReferenceTable } from "../../../model/reference-tables";
import type { RulesTables } from "../../../model/rules-tables";
import type { BattleResult } from "../../../model/table-command";
import { keyed } from "../../../rules/keyed";
import { victoryPoints } from "../../../rules/prebattle/victory-points";
import { rulesRow } from "../../../rules/rules-row";
import { column, row } from "./table-parts";

type Book = { readonly battle: Pick<BattleTables, "battlefield">; readonly rules: Pick<RulesTables, "army"> };
type Limits = NonNullable<BattleTables["battlefield"]>["limits"];
type Ending = Pick<BattleResult, "losses" | "broken">;
type Source = ReferenceRow["source"];

const SCORING: Source = { from: "rulebook", heading: "Scoring system and victory points", why: null };
const OUR_LOSSES: Source = { ...SCORING, from: "house", why: "The score is the rulebook's, the losses that make it are ours." };
const IN_SIZE: Source = { from: "house", heading: null, why: "It counts as two TuGs in the army's size." };

const ending = (a: number, b: number, broken: BattleResult["broken"] = { a: false, b: false }): Ending => ({
  losses: { a: { tugs: a, sugs: 0 }, b: { tugs: b, sugs: 0 } },
  broken,
});

/** TuGs that the first and the second player lost, and whose army broke. */
const EXAMPLES: readonly (readonly [id: string, words: string, ending: Ending, source: Source])[] = [
  ["idle", "Nobody harmed", ending(0, 0), SCORING],
  ["brave", "Broken, having broken 4 TuGs", ending(6, 4, { a: true, b: false }), OUR_LOSSES],
  ["bloody", "5 TuGs each, both stand", ending(5, 5), OUR_LOSSES],
  ["both", "Both break", ending(6, 6, { a: true, b: true }), SCORING],
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
    row("triumph", ["Triumph: they break, you do not", String(triumph.value)], triumph.source),
    row("tug", ["Else, each enemy TuG lost", String(tug.value)], tug.source),
    row("double", ["Double group", String(double)], IN_SIZE, { against: [["is:double"]] }),
    row("sug", ["SuG", String(sug.value)], sug.source, { against: [["is:sug"]] }),
    row("most", ["Most for losses", String(most.value)], most.source),
    row("survival", ["Neither army broken, each", `+${survival.value}`], survival.source),
  ];
  return { id: "points", title: null, columns: [column("what", ""), column("points", "Points")], rows };
}

function examples(limits: Limits): ReferenceTable {
  const values = keyed(limits, ({ value }) => value);
  const rows = EXAMPLES.map(([id, words, ended, source]) => {
    const score = victoryPoints(ended, values);
    return row(id, [words, `${score.a}–${score.b}`], source);
  });
  return { id: "examples", title: null, columns: [column("game", "For example"), column("score", "Score")], rows };
}

/** What each player scores when the battle is over, with examples ("Scoring system and victory points"). */
export function victoryTables({ battle, rules }: Book): readonly ReferenceTable[] {
  const limits = battle.battlefield?.limits;
  return limits ? [points(limits, rules.army), examples(limits)] : [];
}

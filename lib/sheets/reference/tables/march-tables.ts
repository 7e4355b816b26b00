import type { ReferenceTable } from "../../../model/quick-reference";
import type { Needs } from "../../../model/reference-terms";
import type { RulesTables } from "../../../model/rules-tables";
import { rulesRow } from "../../../rules/rules-row";
import { MARCH_TABLE } from "../../../words/reference";
import { column, row } from "./table-parts";

type Book = { readonly rules: Pick<RulesTables, "army" | "commanders"> };

const MARCHES: readonly (readonly [keyof typeof MARCH_TABLE.who, Needs])[] = [
  ["march-cards-skirmishers", [["form:skirmish"]]],
  ["march-cards-mounted", [["type:mounted"]]],
  ["march-cards-others", []],
];

/** The grades that never hold so many cards. */
const neverHold = (cards: number, { commanders }: Book["rules"]) =>
  commanders.grades.filter((grade) => grade.cards < cards).map(({ id }) => id);

/** The red cards that a flank march needs to arrive ("Flank marching 3.4"). */
export function marchTables({ rules }: Book): readonly ReferenceTable[] {
  const rows = MARCHES.map(([id, needs]) => {
    const { value, source } = rulesRow(rules.army.limits, id);
    return row(id, [MARCH_TABLE.who[id], MARCH_TABLE.cards(value, neverHold(value, rules))], source, { needs });
  });
  return [{ id: "march-cards", title: null, columns: [column("who", MARCH_TABLE.march), column("red", MARCH_TABLE.red)], rows }];
}

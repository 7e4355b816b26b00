import type { Needs } from "../../../model/bearer-traits";
import type { ReferenceTable } from "../../../model/reference-tables";
import type { RulesTables } from "../../../model/rules-tables";
import { rulesRow } from "../../../rules/rules-row";
import { either } from "../../../words/phrasing";
import { column, row } from "./table-parts";

type Book = { readonly rules: Pick<RulesTables, "army" | "commanders"> };

const MARCHES: readonly (readonly ["march-cards-skirmishers" | "march-cards-mounted" | "march-cards-others", string, Needs])[] = [
  ["march-cards-skirmishers", "all in skirmish form", [["form:skirmish"]]],
  ["march-cards-mounted", "all mounted", [["type:mounted"]]],
  ["march-cards-others", "anything else", []],
];

/** Who never holds so many cards, if anybody. */
function neverHeld(cards: number, { commanders }: Book["rules"]): string {
  const short = commanders.grades.filter((grade) => grade.cards < cards).map(({ name }) => name.toLowerCase());
  return short.length === 0 ? "" : ` (never ${either(short)})`;
}

/** The red cards that a flank march needs to arrive ("Flank marching 3.4"). */
export function marchTables({ rules }: Book): readonly ReferenceTable[] {
  const rows = MARCHES.map(([id, who, needs]) => {
    const { value, source } = rulesRow(rules.army.limits, id);
    return row(id, [who, `${value}${neverHeld(value, rules)}`], source, { needs });
  });
  return [{ id: "march-cards", title: null, columns: [column("who", "March of"), column("red", "Red cards")], rows }];
}

import type { ReferenceTable } from "../../../model/quick-reference";
import type { BearerTrait } from "../../../model/reference-terms";
import type { RulesTables } from "../../../model/rules-tables";
import { rulesRow } from "../../../rules/rules-row";
import { CAMP_TABLE } from "../../../words/reference";
import { column, named, row } from "./table-parts";

type Book = { readonly rules: Pick<RulesTables, "camps"> };
type Kind = RulesTables["camps"]["kinds"][number];

/** In a table of camps these names mean kinds of camps. */
const CAMPS = { standard: "standard-camp", fortified: "fortified-camp", mobile: "mobile-camp", flexible: "flexible-camp" } as const;

/** What a camp of this kind is when defending and when invading. */
const states = ({ defending, invading }: Kind): BearerTrait[] =>
  [...new Set([defending, invading])].map((state) => `camp:${state}` as const);

/** What each kind of camp is, and the size of all ("Camps: Types of camps and their depiction"). */
export function campTables({ rules }: Book): readonly ReferenceTable[] {
  const { width, depth, sackedAt, source } = rulesRow(rules.camps.size, "camp");
  const kinds = rules.camps.kinds.map((kind) =>
    row(kind.id, [named(kind.name, CAMPS), named(kind.sentence.replace(/\.$/, ""), CAMPS)], kind.source, { needs: [states(kind)] }),
  );
  const size = row("size", [CAMP_TABLE.size, CAMP_TABLE.sizes(width, depth, sackedAt)], source);
  return [{ id: "kinds", title: null, columns: [column("what", ""), column("fact", "")], rows: [...kinds, size] }];
}

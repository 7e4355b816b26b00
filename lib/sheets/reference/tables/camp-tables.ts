import type { BearerTrait } from "../../../model/bearer-traits";
import type { ReferenceTable } from "../../../model/reference-tables";
import type { RulesTables } from "../../../model/rules-tables";
import { rulesRow } from "../../../rules/rules-row";
import { column, row } from "./table-parts";

type Book = { readonly rules: Pick<RulesTables, "camps"> };
type Kind = RulesTables["camps"]["kinds"][number];

/** What a camp of this kind is at one time or another: its army has one that is all of it. */
const states = ({ defending, invading }: Kind): BearerTrait[] =>
  [...new Set([defending, invading])].map((state) => `camp:${state}` as const);

/** What each kind of camp is, and the size of all ("Camps: Types of camps and their depiction"). */
export function campTables({ rules }: Book): readonly ReferenceTable[] {
  const { width, depth, sackedAt, source } = rulesRow(rules.camps.size, "camp");
  const kinds = rules.camps.kinds.map((kind) =>
    row(kind.id, [kind.name, kind.sentence.replace(/\.$/, "")], kind.source, { needs: [states(kind)] }),
  );
  const size = row("size", ["Size", `${width} wide, ${depth} deep; sacked at ${sackedAt} bases lost`], source);
  return [{ id: "kinds", title: null, columns: [column("what", ""), column("fact", "")], rows: [...kinds, size] }];
}

import type { ReferenceTable } from "../../../model/reference-tables";
import type { RulesTables } from "../../../model/rules-tables";
import { rulesRow } from "../../../rules/rules-row";
import { column, row } from "./table-parts";

type Book = { readonly rules: Pick<RulesTables, "pack" | "deathDice"> };

/** The command cards of the one pack, by what each is worth ("Command Cards or Counters 2, 3"). */
export function packTables({ rules }: Book): readonly ReferenceTable[] {
  const rows = rules.pack.map(({ id, cards, value, coloured, source }) =>
    row(id, [rulesRow(rules.deathDice, id).letter, String(cards), String(value), coloured ? "yes" : "no"], source),
  );
  const columns = [
    column("card", "Card", "cards"),
    column("number", "In the pack"),
    column("value", "Worth"),
    column("coloured", "Coloured"),
  ];
  return [{ id: "pack", title: null, columns, rows }];
}

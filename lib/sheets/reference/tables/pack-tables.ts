import type { ReferenceTable } from "../../../model/quick-reference";
import type { RulesTables } from "../../../model/rules-tables";
import { rulesRow } from "../../../rules/rules-row";
import { PACK_TABLE, yesNo } from "../../../words/reference";
import { column, row } from "./table-parts";

type Book = { readonly rules: Pick<RulesTables, "pack" | "deathDice"> };

/** The command cards of the one pack, by what each is worth ("Command Cards or Counters 2, 3"). */
export function packTables({ rules }: Book): readonly ReferenceTable[] {
  const rows = rules.pack.map(({ id, cards, value, coloured, source }) =>
    row(id, [rulesRow(rules.deathDice, id).letter, String(cards), String(value), yesNo(coloured)], source),
  );
  const columns = [
    column("card", PACK_TABLE.card, "cards"),
    column("number", PACK_TABLE.number),
    column("value", PACK_TABLE.worth),
    column("coloured", PACK_TABLE.coloured),
  ];
  return [{ id: "pack", title: null, columns, rows }];
}

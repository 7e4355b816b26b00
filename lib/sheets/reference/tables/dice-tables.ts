import type { FireDie } from "../../../model/combat-terms";
import type { ReferenceRow, ReferenceTable } from "../../../model/quick-reference";
import type { RulesTables } from "../../../model/rules-tables";
import { meanWounds, woundOdds } from "../../../rules/combat/odds";
import { fireDieWords } from "../../../words/combat";
import { DICE_TABLE } from "../../../words/reference";
import { column, row } from "./table-parts";

type Book = { readonly rules: RulesTables };

const WHITE_PLUS: ReferenceRow["source"] = { from: "rulebook", heading: DICE_TABLE.whitePlusHeading, why: null };

/**
 * The death dice, their faces from the best on, and the wounds they make on average ("Combat results 3"). White plus is the white die in
 * the hands of those who shoot, its S a wound.
 */
export function diceTables({ rules }: Book): readonly ReferenceTable[] {
  const mean = (die: FireDie) => meanWounds(woundOdds([die], rules)).toFixed(2);
  const rows = rules.deathDice.flatMap(({ id, letter, faces, source }) => {
    const die = row(id, [letter, faces.join(" "), mean(id)], source);
    if (id !== "white") return [die];
    return [die, row("white-plus", [fireDieWords("white-plus"), faces.join(" "), mean("white-plus")], WHITE_PLUS)];
  });
  const columns = [column("die", DICE_TABLE.die, "dice"), column("faces", DICE_TABLE.faces, "faces"), column("mean", DICE_TABLE.mean)];
  return [{ id: "death-dice", title: null, columns, rows }];
}

import type { CombatTables } from "../../../model/combat-tables";
import { LADDER_STEPS } from "../../../model/combat-terms";
import type { Colour } from "../../../model/enumerations";
import type { ReferenceTable } from "../../../model/quick-reference";
import type { RulesTables } from "../../../model/rules-tables";
import { diceFor, supportDiceFor } from "../../../rules/combat/claim-ladder";
import { rulesRow } from "../../../rules/rules-row";
import { CLAIM_TABLES } from "../../../words/reference";
import { column, row, sourceOf } from "./table-parts";

type Book = { readonly combat: Pick<CombatTables, "claimLadder">; readonly rules: Pick<RulesTables, "deathDice"> };
type Step = CombatTables["claimLadder"]["steps"][number];

/** "−4 or less", "−3 to −1", "0, +1", "+2", "+7 or more". */
function rangeWords({ from }: Step, next: Step | undefined): string {
  const last = next?.from === undefined || next.from === null ? null : next.from - 1;
  if (from === null) return last === null ? CLAIM_TABLES.any : CLAIM_TABLES.orLess(last);
  if (last === null) return CLAIM_TABLES.orMore(from);
  if (last === from) return CLAIM_TABLES.one(from);
  return (last === from + 1 ? CLAIM_TABLES.both : CLAIM_TABLES.span)(from, last);
}

/** From claims to dice, for the file that fights and for one that supports it ("Combat: Claims and which dice to roll 5"). */
export function ladderTables({ combat, rules }: Book): readonly ReferenceTable[] {
  const { claimLadder } = combat;
  const steps = LADDER_STEPS.map((id) => rulesRow(claimLadder.steps, id));
  const words = (dice: readonly Colour[]): string => dice.map((die) => rulesRow(rules.deathDice, die).letter).join("+");
  const [support] = claimLadder.support;
  const rows = steps.map((step, at) => {
    const difference = step.from ?? (steps[at + 1]?.from ?? 0) - 1;
    const cells = [
      rangeWords(step, steps[at + 1]),
      words(diceFor(difference, claimLadder)),
      words(supportDiceFor(difference, claimLadder)),
    ];
    return row(step.id, cells, support ? sourceOf([step, support]) : step.source);
  });
  const columns = [
    column("claims", CLAIM_TABLES.yours),
    column("dice", CLAIM_TABLES.dice, "dice"),
    column("support", CLAIM_TABLES.support, "dice"),
  ];
  return [{ id: "claim-ladder", title: null, columns, rows }];
}

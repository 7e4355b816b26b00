import type { CombatTables } from "@/lib/model/combat-tables";
import { LADDER_STEPS } from "@/lib/model/combat-terms";
import type { Colour } from "@/lib/model/enumerations";
import type { ReferenceTable } from "@/lib/model/quick-reference";
import type { RulesTables } from "@/lib/model/rules-tables";
import { diceFor, supportDiceFor } from "@/lib/rules/combat/claims";
import { rulesRow } from "@/lib/rules/rules-row";
import { HOUSE_MARK } from "@/lib/sheets/text-parts";
import { claimName, generalClaimWords, weaponClaimWords } from "@/lib/words/combat";
import { CLAIM_TABLES } from "@/lib/words/reference";
import { column, named, row, sourceOf } from "./table-parts";

type ClaimsBook = { readonly combat: Pick<CombatTables, "claims"> };
type GeneralClaim = CombatTables["claims"]["general"][number];

const NO_CLAIM = "–";
/** Of an enemy, pikes are the weapon and not the characteristic. */
const PIKES = { pikes: "pike" } as const;

/** "1–3" where it is not the same for everybody. */
function valueText({ values }: Pick<GeneralClaim, "values">): string {
  const all = values.map(({ value }) => value);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? `${most}` : `${least}–${most}`;
}

function generalTable({ combat }: ClaimsBook): ReferenceTable {
  // Which claims have the star is our reading: the printed stars are lost.
  const rows = combat.claims.general.map((claim) => {
    const value = valueText(claim);
    const cells = [
      named(generalClaimWords(claim), PIKES),
      claim.charge ? value : NO_CLAIM,
      claim.melee ? value : NO_CLAIM,
      claim.allRound ? "*" : "",
    ];
    return row(claim.id, cells, claim.source, claim);
  });
  const columns = [column("claim", ""), column("charge", CLAIM_TABLES.charge), column("melee", CLAIM_TABLES.melee), column("round", "*")];
  return { id: "general-claims", title: CLAIM_TABLES.general(HOUSE_MARK), columns, rows };
}

function weaponTable(id: string, title: string, { claims }: ClaimsBook["combat"], phase: "charge" | "melee"): ReferenceTable {
  const rows = claims[phase].map((claim) =>
    row(claim.id, [named(claimName(claim)), named(weaponClaimWords(claim), PIKES)], claim.source, claim),
  );
  return { id, title, columns: [column("weapon", ""), column("claims", "")], rows };
}

/** Everything that gives a file claims ("Combat: Claims and which dice to roll 3"). */
export function claimsTables(book: ClaimsBook): readonly ReferenceTable[] {
  return [
    generalTable(book),
    weaponTable("charge-claims", CLAIM_TABLES.chargeWeapons, book.combat, "charge"),
    weaponTable("melee-claims", CLAIM_TABLES.meleeWeapons, book.combat, "melee"),
  ];
}

type LadderBook = { readonly combat: Pick<CombatTables, "claimLadder">; readonly rules: Pick<RulesTables, "deathDice"> };
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
export function ladderTables({ combat, rules }: LadderBook): readonly ReferenceTable[] {
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

import type { CombatTables } from "../../../model/combat-tables";
import type { ReferenceTable } from "../../../model/quick-reference";
import { claimName, generalClaimWords, weaponClaimWords } from "../../../words/combat";
import { CLAIM_TABLES } from "../../../words/reference";
import { HOUSE_MARK } from "../../text-parts";
import { column, named, row } from "./table-parts";

type Book = { readonly combat: Pick<CombatTables, "claims"> };
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

function generalTable({ combat }: Book): ReferenceTable {
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

function weaponTable(id: string, title: string, { claims }: Book["combat"], phase: "charge" | "melee"): ReferenceTable {
  const rows = claims[phase].map((claim) =>
    row(claim.id, [named(claimName(claim)), named(weaponClaimWords(claim), PIKES)], claim.source, claim),
  );
  return { id, title, columns: [column("weapon", ""), column("claims", "")], rows };
}

/** Everything that gives a file claims ("Combat: Claims and which dice to roll 3"). */
export function claimsTables(book: Book): readonly ReferenceTable[] {
  return [
    generalTable(book),
    weaponTable("charge-claims", CLAIM_TABLES.chargeWeapons, book.combat, "charge"),
    weaponTable("melee-claims", CLAIM_TABLES.meleeWeapons, book.combat, "melee"),
  ];
}

import type { CombatTables } from "../../../model/combat-tables";
import type { ReferenceTable } from "../../../model/reference-tables";
import { claimName, generalClaimWords, weaponClaimWords } from "../../../words/combat-claim-words";
import { HOUSE_MARK } from "../../text-parts";
import { column, row } from "./table-parts";

type Book = { readonly combat: Pick<CombatTables, "claims"> };
type GeneralClaim = CombatTables["claims"]["general"][number];

const NO_CLAIM = "–";

/** "1–3" where it is not the same for everybody. */
function valueText({ values }: Pick<GeneralClaim, "values">): string {
  const all = values.map(({ value }) => value);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? `${most}` : `${least}–${most}`;
}

function generalTable({ combat }: Book): ReferenceTable {
  // Which claims have the star is ours: the printed ones are lost.
  const rows = combat.claims.general.map((claim) => {
    const value = valueText(claim);
    const cells = [generalClaimWords(claim), claim.charge ? value : NO_CLAIM, claim.melee ? value : NO_CLAIM, claim.allRound ? "*" : ""];
    return row(claim.id, cells, claim.source, claim);
  });
  const columns = [column("claim", ""), column("charge", "Charge"), column("melee", "Melee"), column("round", "*")];
  return { id: "general-claims", title: `General claims (* also when fought on flank or rear${HOUSE_MARK})`, columns, rows };
}

function weaponTable(id: string, title: string, { claims }: Book["combat"], phase: "charge" | "melee"): ReferenceTable {
  const rows = claims[phase].map((claim) => row(claim.id, [claimName(claim), weaponClaimWords(claim)], claim.source, claim));
  return { id, title, columns: [column("weapon", ""), column("claims", "")], rows };
}

/** Everything that gives a file claims ("Combat: Claims and which dice to roll 3"). */
export function claimsTables(book: Book): readonly ReferenceTable[] {
  return [
    generalTable(book),
    weaponTable("charge-claims", "Weapons in the charge, to the front", book.combat, "charge"),
    weaponTable("melee-claims", "Weapons in melee, to the front", book.combat, "melee"),
  ];
}

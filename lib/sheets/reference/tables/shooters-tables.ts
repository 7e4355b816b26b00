import type { Needs } from "../../../model/bearer-traits";
import type { CombatTables } from "../../../model/combat-tables";
import type { FireStart, SpecialReach } from "../../../model/combat-terms";
import type { ReferenceTable } from "../../../model/reference-tables";
import type { RulesTables } from "../../../model/rules-tables";
import { rulesRow } from "../../../rules/rules-row";
import { fireDieWords } from "../../../words/combat-fire-words";
import { column, row, sourceOf } from "./table-parts";

type Book = {
  readonly rules: Pick<RulesTables, "setFormations" | "characteristics">;
  readonly combat: Pick<CombatTables, "ranges" | "fireSteps">;
};

function formations({ rules }: Book): ReferenceTable {
  const rows = rules.setFormations.flatMap(({ id, short, shooters, source }) =>
    shooters === null ? [] : [row(id, [short, `${shooters.may} of ${shooters.of}`], source, { needs: [[`set:${id}`]] })],
  );
  return { id: "shooters", title: null, columns: [column("formation", "Shoot in a turn"), column("bases", "Bases")], rows };
}

type More = {
  readonly of: "regimental-guns" | "platoon-fire" | "manga" | "caracole-early";
  readonly start: FireStart | null;
  readonly reach: SpecialReach | null;
};

const MORE: readonly More[] = [
  { of: "regimental-guns", start: "regimental-guns", reach: "regimental-guns" },
  { of: "platoon-fire", start: "platoon-fire", reach: "platoon-fire" },
  { of: "caracole-early", start: "third-rank", reach: null },
  { of: "manga", start: null, reach: "manga" },
];

/** Dice beside those of the files, and a reach that is not the weapon's. */
function moreFire({ rules, combat }: Book): ReferenceTable {
  const rows = MORE.map(({ of, start, reach }) => {
    const die = start && rulesRow(combat.fireSteps.starts, start);
    const far = reach && rulesRow(combat.ranges.special, reach);
    const named = rulesRow(rules.characteristics, of);
    const needs: Needs = [[`has:${of}`]];
    const [first = named, ...others] = [die, far].filter((one) => one !== null);
    return row(of, [named.name, die ? fireDieWords(die.die) : "–", far ? `${far.reach}` : "–"], sourceOf([first, ...others]), { needs });
  });
  const columns = [column("what", "More fire"), column("die", "From", "dice"), column("reach", "Reach")];
  return { id: "more-fire", title: null, columns, rows };
}

/** Of how many of its bases a set formation shoots in a whole turn, and what some shoot besides ("Glossary": each). */
export const shootersTables = (book: Book): readonly ReferenceTable[] => [formations(book), moreFire(book)];

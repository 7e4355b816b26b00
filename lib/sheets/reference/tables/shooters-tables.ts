import type { CombatTables } from "../../../model/combat-tables";
import type { FireStart, SpecialReach } from "../../../model/combat-terms";
import type { ReferenceTable } from "../../../model/quick-reference";
import type { Needs } from "../../../model/reference-terms";
import type { RulesTables } from "../../../model/rules-tables";
import { rulesRow } from "../../../rules/rules-row";
import { fireDieWords } from "../../../words/combat";
import { FIRE_TABLES } from "../../../words/reference";
import { column, named, row, sourceOf } from "./table-parts";

type Book = {
  readonly rules: Pick<RulesTables, "setFormations" | "characteristics">;
  readonly combat: Pick<CombatTables, "ranges" | "fireSteps">;
};

function formations({ rules }: Book): ReferenceTable {
  const rows = rules.setFormations.flatMap(({ id, short, shooters, source }) =>
    shooters === null ? [] : [row(id, [named(short), FIRE_TABLES.of(shooters.may, shooters.of)], source, { needs: [[`set:${id}`]] })],
  );
  return {
    id: "shooters",
    title: null,
    columns: [column("formation", FIRE_TABLES.shooters), column("bases", FIRE_TABLES.shootersBases)],
    rows,
  };
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

/** Extra dice, and ranges that are not the weapon's. */
function moreFire({ rules, combat }: Book): ReferenceTable {
  const rows = MORE.map(({ of, start, reach }) => {
    const die = start && rulesRow(combat.fireSteps.starts, start);
    const far = reach && rulesRow(combat.ranges.special, reach);
    const trait = rulesRow(rules.characteristics, of);
    const needs: Needs = [[`has:${of}`]];
    const [first = trait, ...others] = [die, far].filter((one) => one !== null);
    return row(of, [named(trait.name), die ? fireDieWords(die.die) : "–", far ? `${far.reach}` : "–"], sourceOf([first, ...others]), {
      needs,
    });
  });
  const columns = [column("what", FIRE_TABLES.more), column("die", FIRE_TABLES.from, "dice"), column("reach", FIRE_TABLES.reach)];
  return { id: "more-fire", title: null, columns, rows };
}

/** How many bases of a set formation shoot in a turn, and extra fire ("Glossary": each). */
export const shootersTables = (book: Book): readonly ReferenceTable[] => [formations(book), moreFire(book)];

import type { AfieldTables } from "../../model/afield-tables";
import type { BattleTables } from "../../model/battle-tables";
import type { CombatTables } from "../../model/combat-tables";
import type { Version } from "../../model/identifiers";
import { type QuickReference, type ReferenceTable, type ReferenceTables, sectionKey } from "../../model/quick-reference";
import { REFERENCE_SECTIONS, type ReferenceSectionId } from "../../model/reference-terms";
import type { RulesTables } from "../../model/rules-tables";
import { rowKey } from "./reference-parts";
import { beforeBattleTables } from "./tables/before-battle-tables";
import { breakTables, campTables, victoryTables } from "./tables/break-and-victory-tables";
import { claimsTables, ladderTables } from "./tables/claims-tables";
import { commanderTables, marchTables, packTables } from "./tables/commander-tables";
import { diceTables, killABaseTables } from "./tables/dice-tables";
import { movementTables } from "./tables/movement-tables";
import { fireStepsTables, rangesTables, shootersTables } from "./tables/shooting-tables";
import { sourceOf } from "./tables/table-parts";

/** All tables that the quick reference prints. */
type ReferenceBook = {
  readonly rules: RulesTables;
  readonly battle: BattleTables;
  readonly afield: AfieldTables;
  readonly combat: CombatTables;
  readonly reference: ReferenceTables;
};

/** All tables that papers are made by; `version`: of the rules tables. */
export type PaperTables = ReferenceBook & { readonly version: Version };

/** Where the words come before the tables: a sequence is followed, the tables beside it are looked up. */
const WORDS_FIRST: readonly ReferenceSectionId[] = ["before-the-battle"];

/** Tables made from the rules tables. In most sections they come before the words. */
const RECKONED: Partial<Record<ReferenceSectionId, (book: ReferenceBook) => readonly ReferenceTable[]>> = {
  "before-the-battle": beforeBattleTables,
  cards: packTables,
  commanders: commanderTables,
  movement: movementTables,
  "dice-and-claims": (book) => [...diceTables(book), ...ladderTables(book), ...claimsTables(book)],
  shooting: (book) => [...rangesTables(book), ...fireStepsTables(book), ...shootersTables(book)],
  "kill-a-base": killABaseTables,
  breaking: breakTables,
  camps: campTables,
  "marches-and-ambushes": marchTables,
  "victory-points": victoryTables,
};

/** The same table, with the weaker source for rows and cells of which a part has one. */
function asSourced(section: ReferenceSectionId, table: ReferenceTable, { weakerParts }: ReferenceTables): ReferenceTable {
  const weakerOf = (key: string) => weakerParts.find(({ id }) => id === key);
  const rows = table.rows.map((row) => {
    const key = rowKey(section, table.id, row.id);
    const weaker = weakerOf(key);
    const cells = table.columns.flatMap(({ id }) => {
      const part = weakerOf(`${key}.${id}`);
      return part ? [{ column: id, source: part.source }] : [];
    });
    return {
      ...row,
      ...(weaker ? { source: sourceOf([row, weaker]) } : {}),
      ...(cells.length > 0 ? { cellSources: [...cells, ...(row.cellSources ?? [])] } : {}),
    };
  });
  return { ...table, rows };
}

/** The whole quick reference, in the order of its sections. */
export function quickReference(book: ReferenceBook): QuickReference {
  const sections = REFERENCE_SECTIONS.map((id) => {
    const { title, tables } = book.reference[sectionKey(id)];
    const reckoned = RECKONED[id]?.(book) ?? [];
    const all = WORDS_FIRST.includes(id) ? [...tables, ...reckoned] : [...reckoned, ...tables];
    return { id, title, tables: all.map((table) => asSourced(id, table, book.reference)) };
  });
  return { schema: "condotta.quick-reference/1", sections };
}

import type { BattleTables, Mover } from "../../../model/battle-tables";
import type { CombatTables } from "../../../model/combat-tables";
import type { GoingEffect } from "../../../model/combat-terms";
import type { ReferenceTable } from "../../../model/quick-reference";
import type { Needs } from "../../../model/reference-terms";
import type { RulesTables } from "../../../model/rules-tables";
import { rulesRow } from "../../../rules/rules-row";
import { paceWords } from "../../../words/combat";
import { MOVE_TABLES, MOVERS } from "../../../words/reference";
import { column, named, row, sourceOf, unitGroupOf } from "./table-parts";

type Book = {
  readonly combat: Pick<CombatTables, "movement">;
  readonly battle: Pick<BattleTables, "battlefield">;
  readonly rules: Pick<RulesTables, "classifications">;
};

const MOVER_NEEDS: Readonly<Record<Mover, Needs>> = {
  "foot-close": [["type:foot", "form:close"]],
  "foot-loose": [["type:foot", "form:loose"], ["is:dragoon"]],
  "foot-skirmish": [["type:foot", "form:skirmish"]],
  "mounted-close": [["type:mounted", "form:close"]],
  "mounted-loose": [["type:mounted", "form:loose"], ["is:dragoon"]],
  "mounted-skirmish": [["type:mounted", "form:skirmish"]],
  elephant: [["type:elephant"]],
  "battle-wagon": [["type:battle-wagon"], ["camp:mobile"]],
  "light-artillery": [["type:artillery", "shoots:light-artillery"]],
  artillery: [
    ["type:artillery", "shoots:medium-artillery"],
    ["type:artillery", "shoots:heavy-artillery"],
  ],
};

const cellOf = (move: number | null, effect: GoingEffect | null): string =>
  paceWords(move === null || effect === null ? null : { move, effect });

function troopsTable({ combat, battle: { battlefield } }: Book): readonly ReferenceTable[] {
  if (!battlefield) return [];
  const guns = rulesRow(combat.movement.wheels, "artillery");
  const rows = battlefield.moves.map((reach) => {
    const going = rulesRow(combat.movement.going, reach.id);
    const [name, needs] = [MOVERS[reach.id], MOVER_NEEDS[reach.id]];
    const paces = [cellOf(reach.good, going.good), cellOf(reach.rough, going.rough), cellOf(reach.difficult, going.difficult)];
    // Guns that only wheel have no distances.
    if (reach.good === 0) return row(reach.id, [name, MOVE_TABLES.wheels(guns.wheel), "–", "–"], sourceOf([reach, guns]), { needs });
    return row(reach.id, [name, ...paces.map((pace) => named(pace))], sourceOf([reach, going]), { needs });
  });
  const columns = [
    column("troops", MOVE_TABLES.move),
    column("good", MOVE_TABLES.good),
    column("rough", MOVE_TABLES.rough),
    column("difficult", MOVE_TABLES.difficult),
  ];
  return [{ id: "moves", title: null, columns, rows }];
}

function variableTable({ combat, rules }: Book): ReferenceTable {
  const rows = combat.movement.variable.map(({ id, moves, source }) =>
    row(id, [named(rulesRow(rules.classifications.qualities, id).name), ...moves.map(MOVE_TABLES.signed)], source, {
      needs: unitGroupOf(id),
    }),
  );
  const faces = [1, 2, 3, 4, 5, 6].map((face) => column(`d${face}`, `${face}`));
  return { id: "variable", title: null, columns: [column("quality", MOVE_TABLES.variable), ...faces], rows };
}

/** How far troops move over each going and how it hampers them, A or BA; then the variable die ("Movement"). */
export const movementTables = (book: Book): readonly ReferenceTable[] => [...troopsTable(book), variableTable(book)];

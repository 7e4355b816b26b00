import type { BattleTables } from "../../../model/battle-tables";
import type { Mover } from "../../../model/battlefield-tables";
import type { Needs } from "../../../model/bearer-traits";
import type { CombatTables } from "../../../model/combat-tables";
import type { GoingEffect } from "../../../model/combat-terms";
import type { ReferenceTable } from "../../../model/reference-tables";
import type { RulesTables } from "../../../model/rules-tables";
import { rulesRow } from "../../../rules/rules-row";
import { paceWords } from "../../../words/combat-words";
import { column, row, sourceOf, unitGroupOf } from "./table-parts";

type Book = {
  readonly combat: Pick<CombatTables, "movement">;
  readonly battle: Pick<BattleTables, "battlefield">;
  readonly rules: Pick<RulesTables, "classifications">;
};

const MOVERS: Readonly<Record<Mover, { readonly name: string; readonly needs: Needs }>> = {
  "foot-close": { name: "Close foot", needs: [["type:foot", "form:close"]] },
  "foot-loose": { name: "Loose foot, dragoons on foot", needs: [["type:foot", "form:loose"], ["is:dragoon"]] },
  "foot-skirmish": { name: "Skirmish foot", needs: [["type:foot", "form:skirmish"]] },
  "mounted-close": { name: "Close mounted", needs: [["type:mounted", "form:close"]] },
  "mounted-loose": { name: "Loose mounted, dragoons", needs: [["type:mounted", "form:loose"], ["is:dragoon"]] },
  "mounted-skirmish": { name: "Skirmish mounted", needs: [["type:mounted", "form:skirmish"]] },
  elephant: { name: "Elephants", needs: [["type:elephant"]] },
  "battle-wagon": { name: "Battle wagons, mobile camp", needs: [["type:battle-wagon"], ["camp:mobile"]] },
  "light-artillery": { name: "Light artillery", needs: [["type:artillery", "shoots:light-artillery"]] },
  artillery: {
    name: "Medium, heavy artillery",
    needs: [
      ["type:artillery", "shoots:medium-artillery"],
      ["type:artillery", "shoots:heavy-artillery"],
    ],
  },
};

const cellOf = (move: number | null, effect: GoingEffect | null): string =>
  paceWords(move === null || effect === null ? null : { move, effect });

function troopsTable({ combat, battle: { battlefield } }: Book): readonly ReferenceTable[] {
  if (!battlefield) return [];
  const guns = rulesRow(combat.movement.wheels, "artillery");
  const rows = battlefield.moves.map((reach) => {
    const going = rulesRow(combat.movement.going, reach.id);
    const { name, needs } = MOVERS[reach.id];
    const paces = [cellOf(reach.good, going.good), cellOf(reach.rough, going.rough), cellOf(reach.difficult, going.difficult)];
    // Guns that only wheel have no way to tell.
    if (reach.good === 0) return row(reach.id, [name, `wheels ${guns.wheel}`, "–", "–"], sourceOf([reach, guns]), { needs });
    return row(reach.id, [name, ...paces], sourceOf([reach, going]), { needs });
  });
  const columns = [column("troops", "Move, BW"), column("good", "Good"), column("rough", "Rough"), column("difficult", "Difficult")];
  return [{ id: "moves", title: null, columns, rows }];
}

function variableTable({ combat, rules }: Book): ReferenceTable {
  const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`.replace("-", "−"));
  const rows = combat.movement.variable.map(({ id, moves, source }) =>
    row(id, [rulesRow(rules.classifications.qualities, id).name, ...moves.map(signed)], source, { needs: unitGroupOf(id) }),
  );
  const faces = [1, 2, 3, 4, 5, 6].map((face) => column(`d${face}`, `${face}`));
  return { id: "variable", title: null, columns: [column("quality", "Variable die"), ...faces], rows };
}

/** How far troops move over each going and how it hampers them, A or BA; then the variable die ("Movement"). */
export const movementTables = (book: Book): readonly ReferenceTable[] => [...troopsTable(book), variableTable(book)];

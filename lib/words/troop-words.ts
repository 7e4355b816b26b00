import type { RulesTables } from "../model/rules-tables";
import type { Shooting, Troop } from "../model/troop";

type Row = { readonly id: string; readonly name: string; readonly short: string };

/** A troop in the columns of the rulebook's table "Examples of famous troop types". Empty where nothing is printed. */
export type TroopColumns = {
  readonly type: string;
  readonly formation: string;
  readonly armour: string;
  readonly quality: string;
  readonly shot: string;
  readonly shooting: string;
  readonly impact: string;
  readonly melee: string;
  readonly special: readonly string[];
};

function wordOf(rows: readonly Row[], id: string | null, form: "name" | "short"): string {
  return rows.find((row) => row.id === id)?.[form] ?? "";
}

function onBoard({ weapon, firepower }: Shooting, tables: RulesTables): string {
  return ["on board:", wordOf(tables.weapons, weapon, "name"), wordOf(tables.classifications.firepowers, firepower, "short")].filter(Boolean).join(" ");
}

/** A classification as the rulebook prints it, abbreviations and all. */
export function troopColumns(troop: Troop, tables: RulesTables): TroopColumns {
  const { types, trainings, formations, armours, qualities, firepowers } = tables.classifications;
  return {
    type: wordOf(types, troop.type, "name"),
    formation: [wordOf(trainings, troop.training, "name"), wordOf(formations, troop.formation, "short")].filter(Boolean).join(" "),
    armour: wordOf(armours, troop.armour, "name"),
    quality: wordOf(qualities, troop.quality, "name"),
    shot: wordOf(tables.weapons, troop.shooting?.weapon ?? null, "name"),
    shooting: wordOf(firepowers, troop.shooting?.firepower ?? null, "short"),
    impact: wordOf(tables.weapons, troop.impact, "short"),
    melee: wordOf(tables.weapons, troop.melee, "short"),
    special: [
      ...troop.characteristics.map((one) => wordOf(tables.characteristics, one, "name")),
      ...(troop.setFormation ? [wordOf(tables.setFormations, troop.setFormation, "short")] : []),
      ...troop.attached.map((one) => onBoard(one, tables)),
    ],
  };
}

import type { CombatTables } from "../../../model/combat-tables";
import type { ReferenceTable } from "../../../model/quick-reference";
import type { RulesTables } from "../../../model/rules-tables";
import { rulesRow } from "../../../rules/rules-row";
import { FIRE_TABLES } from "../../../words/reference";
import { column, named, row } from "./table-parts";

type Book = { readonly combat: Pick<CombatTables, "ranges">; readonly rules: Pick<RulesTables, "weapons"> };

const NO_RANGE = "–";

/** How far weapons reach, BW, and the bases that a file needs for its whole die ("Shooting: Range and depth of shooters"). */
export function rangesTables({ combat, rules }: Book): readonly ReferenceTable[] {
  const { weapons, special } = combat.ranges;
  const caracole = rulesRow(special, "caracole-pistol");
  const rows = weapons.flatMap(({ id, effective, long, bases, source }) => {
    const name = named(rulesRow(rules.weapons, id).name);
    const cells = [name, `${effective}`, long === null ? NO_RANGE : `${long}`, `${bases}`];
    const own = row(id, cells, source, { needs: [[`shoots:${id}`]] });
    if (id !== "pistol") return [own];
    const riding = [["shoots:pistol", "has:caracole-early"] as const, ["shoots:pistol", "has:caracole-later"] as const];
    return [
      own,
      row(caracole.id, [FIRE_TABLES.inCaracole(name), `${caracole.reach}`, NO_RANGE, `${bases}`], caracole.source, { needs: riding }),
    ];
  });
  const columns = [
    column("weapon", FIRE_TABLES.range),
    column("effective", FIRE_TABLES.effective),
    column("long", FIRE_TABLES.long),
    column("bases", FIRE_TABLES.bases),
  ];
  return [{ id: "ranges", title: null, columns, rows }];
}

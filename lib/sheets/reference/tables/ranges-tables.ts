import type { CombatTables } from "../../../model/combat-tables";
import type { ReferenceTable } from "../../../model/reference-tables";
import type { RulesTables } from "../../../model/rules-tables";
import { rulesRow } from "../../../rules/rules-row";
import { column, row } from "./table-parts";

type Book = { readonly combat: Pick<CombatTables, "ranges">; readonly rules: Pick<RulesTables, "weapons"> };

const NO_RANGE = "–";

/** How far weapons reach, BW, and the bases that a file needs for its whole die ("Shooting: Range and depth of shooters"). */
export function rangesTables({ combat, rules }: Book): readonly ReferenceTable[] {
  const { weapons, special } = combat.ranges;
  const caracole = rulesRow(special, "caracole-pistol");
  const rows = weapons.flatMap(({ id, effective, long, bases, source }) => {
    const { name } = rulesRow(rules.weapons, id);
    const cells = [name, `${effective}`, long === null ? NO_RANGE : `${long}`, `${bases}`];
    const own = row(id, cells, source, { needs: [[`shoots:${id}`]] });
    if (id !== "pistol") return [own];
    const riding = [["shoots:pistol", "has:caracole-early"] as const, ["shoots:pistol", "has:caracole-later"] as const];
    return [own, row(caracole.id, [`${name} in caracole`, `${caracole.reach}`, NO_RANGE, `${bases}`], caracole.source, { needs: riding })];
  });
  const columns = [
    column("weapon", "Range, BW"),
    column("effective", "Effective"),
    column("long", "Long"),
    column("bases", "Bases for the full die"),
  ];
  return [{ id: "ranges", title: null, columns, rows }];
}

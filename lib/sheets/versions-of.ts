import type { ArmyList } from "../model/army-list";
import type { ArmySheet } from "../model/army-sheet";
import type { Version } from "../model/identifiers";
import type { Muster } from "../rules/army/muster";

const edition = ({ name, years, version }: ArmyList) => ({ name, years, version });

/** What an army is judged by: its list, the lists that its allies come from, each once, and the rules tables. */
export function versionsOf({ list, contingents }: Muster, rules: Version): ArmySheet["versions"] {
  const abroad = new Map(contingents.filter((one) => !one.internal).map((one) => [one.list.list.version, one.list.list]));
  return { list: edition(list.list), allies: [...abroad.values()].map(edition), rules };
}

import type { Army } from "../../model/army";
import type { CommanderId } from "../../model/identifiers";

/** The ids of commanders that an army names, in their order, each once: those it has and those that only unit groups speak of. */
const idsIn = ({ commanders, units }: Army): readonly CommanderId[] => [
  ...new Set([...commanders.map((one) => one.id), ...units.flatMap((one) => one.commander ?? [])]),
];

/**
 * The same army without the names of its commanders and unit groups. Commanders are only counted, since an id may tell a name as well.
 * The army keeps its own name: it must have one.
 */
export function withoutNames(army: Army): Army {
  const counted = new Map(idsIn(army).map((id, at) => [id, `commander-${at + 1}` as CommanderId]));
  const idOf = (id: CommanderId): CommanderId => counted.get(id) ?? id;
  return {
    ...army,
    commanders: army.commanders.map((one) => ({ ...one, id: idOf(one.id), name: null })),
    units: army.units.map((one) => ({ ...one, name: null, commander: one.commander === null ? null : idOf(one.commander) })),
  };
}

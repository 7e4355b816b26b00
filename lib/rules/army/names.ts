import type { Army, UnitGroup } from "../../model/army";
import type { CommanderId } from "../../model/identifiers";

/** The names in an army that a player typed, in document order. */
export type TypedNames = {
  readonly army: string;
  readonly commanders: readonly string[];
  readonly units: readonly { readonly number: UnitGroup["number"]; readonly name: string }[];
};

export const typedNames = ({ name, commanders, units }: Army): TypedNames => ({
  army: name,
  commanders: commanders.flatMap((one) => one.name ?? []),
  units: units.flatMap((one) => (one.name === null ? [] : { number: one.number, name: one.name })),
});

/** The commander ids an army names, each once: those of its commanders, then those only unit groups name. */
const idsIn = ({ commanders, units }: Army): readonly CommanderId[] => [
  ...new Set([...commanders.map((one) => one.id), ...units.flatMap((one) => one.commander ?? [])]),
];

/**
 * The same army without the names of its commanders and unit groups. Commander ids become plain counts, because an id may contain a name.
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

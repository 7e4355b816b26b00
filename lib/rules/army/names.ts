import type { Army, UnitGroup } from "../../model/army";
import type { CommanderId } from "../../model/identifiers";

export type TypedNames = {
  readonly army: string;
  readonly commanders: readonly string[];
  readonly units: readonly { readonly number: UnitGroup["number"]; readonly name: string }[];
};

/** The names in an army that a player typed, in document order. */
export const typedNames = ({ name, commanders, units }: Army): TypedNames => ({
  army: name,
  commanders: commanders.flatMap((one) => one.name ?? []),
  units: units.flatMap((one) => (one.name === null ? [] : { number: one.number, name: one.name })),
});

/** The commander ids an army names, each once: those of its commanders, then those only unit groups name. */
const idsIn = ({ commanders, units }: Army): readonly CommanderId[] => [
  ...new Set([...commanders.map((one) => one.id), ...units.flatMap((one) => one.commander ?? [])]),
];

/** The same army without its player's notes, as others get it; the same object if it has none. */
export function withoutNotes(army: Army): Army {
  if (army.note === undefined && army.units.every((one) => one.note === undefined)) return army;
  const { note: _, ...rest } = army;
  return { ...rest, units: army.units.map(({ note: __, ...unit }) => unit) };
}

/** An army's note and those of its unit groups, by number. */
export const notesOf = ({ note, units }: Army): readonly { readonly number: number | null; readonly note: string }[] => [
  ...(note === undefined ? [] : [{ number: null, note }]),
  ...[...units]
    .sort((one, other) => one.number - other.number)
    .flatMap((one) => (one.note === undefined ? [] : { number: one.number, note: one.note })),
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

import type { Army, UnitGroup } from "../../model/army";

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

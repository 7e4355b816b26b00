// Apart from the schemas, so that no browser loads those for it.

/** `own-` and 128 random bits: the id of a list that a player wrote. No list of the house has one, so neither passes for the other. */
export const OWN_LIST = /^own-[a-z2-7]{26}$/;
export const isOwnList = (id: string): boolean => OWN_LIST.test(id);

type Naming = {
  readonly enemies: readonly string[];
  readonly commanders: { readonly externalAllies: readonly { readonly list: string }[] };
};

/** The own lists that a list has external allies from, each once. */
export const ownAllies = <List extends Naming>({ commanders }: List): readonly List["commanders"]["externalAllies"][number]["list"][] =>
  [...new Set(commanders.externalAllies.map((one) => one.list))].filter(isOwnList);

/** The same with those that it names as enemies. */
export const ownNeighbours = (list: Naming): readonly string[] => [...new Set([...ownAllies(list), ...list.enemies.filter(isOwnList)])];

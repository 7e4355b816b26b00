// Apart from the schemas, so that no browser loads those for it.

/** `own-` and 128 random bits: the id of a list that a player wrote. No list of the house has one, so neither passes for the other. */
export const OWN_LIST = /^own-[a-z2-7]{26}$/;
export const isOwnList = (id: string): boolean => OWN_LIST.test(id);

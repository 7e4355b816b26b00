/** The columns of the map, from the densest terrain to the emptiest. */
export const DENSITIES = ["very-dense", "dense", "moderate", "sparse", "featureless"] as const;

/** The table sizes a game may use. */
export const TABLE_SIZES = ["standard", "long", "medium", "small"] as const;

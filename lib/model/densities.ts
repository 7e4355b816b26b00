/** The columns of the map, from the thickest ground to the emptiest. */
export const DENSITIES = ["very-dense", "dense", "moderate", "sparse", "featureless"] as const;

/** The tables one may play on. */
export const TABLE_SIZES = ["standard", "long", "medium", "small"] as const;

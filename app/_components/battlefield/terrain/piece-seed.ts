/** The seed of a piece's drawing: it keeps its look wherever it is moved. */
export const pieceSeed = (seed: string, piece: string): string => `${seed} ${piece}`;

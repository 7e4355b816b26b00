/** Base widths of documents in whole hundredths, the unit of the geometry. */
export const hundredths = (baseWidths: number): number => Math.round(baseWidths * 100);

export const baseWidths = (lengthInHundredths: number): number => lengthInHundredths / 100;

/** Base widths as they stand in documents, in whole hundredths, as geometry reckons. */
export const hundredths = (baseWidths: number): number => Math.round(baseWidths * 100);

export const baseWidths = (lengthInHundredths: number): number => lengthInHundredths / 100;

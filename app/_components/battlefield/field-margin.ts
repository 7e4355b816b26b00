/** Units of the drawing around the table on each side: the frame, and beneath it the scale. */
export const FIELD_MARGIN = { left: 22, top: 22, right: 22, bottom: 80 } as const;

"use client";

import { createContext, useContext } from "react";

/**
 * The size of the labels, 1 being the usual size. Zoomed in they are smaller on the sheet, so that they keep their size on the screen and
 * more of them fit.
 */
const FieldType = createContext(1);

export const FieldTypeGiven = FieldType.Provider;
export const useFieldType = (): number => useContext(FieldType);

/** The labels are laid out again at these steps of zoom, once this much of a step is over, so that they never get much smaller. */
const [STEP, OVER] = [1.5, 0.7];

/** `pixels`: to a unit of the drawing when the whole table is seen. On a small screen writing grows until it can be read. */
export function typeAt(zoom: number, pixels: number): number {
  const times = zoom * Math.min(1, pixels);
  return zoom <= 1 || times <= 1 ? 1 : STEP ** -Math.floor(Math.log(times) / Math.log(STEP) + 1 - OVER);
}

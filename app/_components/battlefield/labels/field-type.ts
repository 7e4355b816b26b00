"use client";

import { createContext, useContext } from "react";

/**
 * Of what part of its usual size the writing upon a battlefield is: whoever looks from nearer by has it smaller on the sheet, so that it
 * stays as large on the screen, and more of it finds room.
 */
const FieldType = createContext(1);

export const FieldTypeGiven = FieldType.Provider;
export const useFieldType = (): number => useContext(FieldType);

/** From step to step of these it is set anew, when so much of one is over: it is never much smaller on the screen than it was. */
const [STEP, OVER] = [1.5, 0.7];

/** `pixels`: to a unit of the drawing when the whole table is seen. On a small screen writing grows until it can be read. */
export function typeAt(zoom: number, pixels: number): number {
  const times = zoom * Math.min(1, pixels);
  return zoom <= 1 || times <= 1 ? 1 : STEP ** -Math.floor(Math.log(times) / Math.log(STEP) + 1 - OVER);
}

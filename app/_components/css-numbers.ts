import type { CSSProperties } from "react";

/**
 * Numbers that a style sheet reckons with, as custom properties of an element, so that no number stands both in CSS and in TypeScript. The
 * only style attributes there are (docs/adr/0003): numbers alone, for no text that anybody writes may get into a style.
 */
export const cssNumbers = (numbers: Readonly<Record<`--${string}`, number>>): CSSProperties => numbers as CSSProperties;

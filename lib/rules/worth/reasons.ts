import type { WorthReason } from "../../model/worth";

/** A worth farther from its price than this has a sentence that says why. */
export const SHARE_OFF = 0.15;

/** Whether a worth is so far from its price that it needs a sentence. */
export const isFarOff = (worth: number, price: number): boolean => Math.abs(worth / price - 1) > SHARE_OFF;

/** The first reason that is about such troops; `parts`: what their price is made of, as `table/id`. */
export const reasonFor = (parts: ReadonlySet<string>, worth: number, price: number, reasons: readonly WorthReason[]): WorthReason | null =>
  reasons.find(({ has, is }) => is === (worth > price ? "above" : "below") && has.every((one) => parts.has(one))) ?? null;

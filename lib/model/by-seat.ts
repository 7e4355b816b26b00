import { z } from "zod";
import type { SEATS } from "./enumerations";

export type SeatName = (typeof SEATS)[number];
export type BySeat<T> = { readonly [Seat in SeatName]: T };

export const bySeat = <T extends z.ZodType>(value: T) => z.strictObject({ a: value, b: value });

import { type Logger, pino } from "pino";
import type { LogLevel } from "./environment";

export type Log = Logger;

/** Writes one line of JSON per event to standard output. */
export const createLog = (level: LogLevel): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } });

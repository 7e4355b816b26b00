import { type Logger, pino } from "pino";
import type { LogLevel } from "./environment";

export type Log = Logger;

/** One line of JSON an event, to standard output. */
export const createLog = (level: LogLevel): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } });

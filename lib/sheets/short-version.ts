import type { Version } from "../model/identifiers";

const SHOWN = 12;

/** As much of a version as one compares by eye. */
export const shortVersion = (version: Version): string => version.slice("sha256:".length).slice(0, SHOWN);

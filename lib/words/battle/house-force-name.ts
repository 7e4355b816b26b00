/** What a name may have at most. */
const LONGEST = 80;
const WHOSE = " (computer)";
/** Battles opened before have this one in their records. */
const EARLIER = " (house commander)";

/** What a sample army is called when the computer leads it. */
export const houseForceName = (army: string): string =>
  `${[...army]
    .slice(0, LONGEST - WHOSE.length)
    .join("")
    .trimEnd()}${WHOSE}`;

/** "Kircholm, 1605 (defender)", "Kircholm, 1605 (computer, defender)". */
export const markedForceName = (name: string, mark: string): string =>
  name.endsWith(WHOSE) || name.endsWith(EARLIER) ? `${name.slice(0, -1)}, ${mark})` : `${name} (${mark})`;

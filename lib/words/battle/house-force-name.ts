/** What a name may have at most. */
const LONGEST = 80;
const WHOSE = " (house commander)";

/** What one of the ready armies is called when the house commander leads it. */
export const houseForceName = (army: string): string =>
  `${[...army]
    .slice(0, LONGEST - WHOSE.length)
    .join("")
    .trimEnd()}${WHOSE}`;

/** "Kircholm, 1605 (defender)", "Kircholm, 1605 (house commander, defender)". */
export const markedForceName = (name: string, mark: string): string =>
  name.endsWith(WHOSE) ? `${name.slice(0, -1)}, ${mark})` : `${name} (${mark})`;

import { z } from "zod";
import { displayName, version } from "./identifiers";
import { cardsTable, pointsTable } from "./rules-tables";

/** The largest number in a table of an organiser's own, and the most negative. */
const MOST = 100_000;

/** Where numbers are beyond what an army can be reckoned by. */
function* beyond(value: unknown, path: readonly (string | number)[]): Generator<readonly (string | number)[]> {
  if (typeof value === "number" && Math.abs(value) > MOST) yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* beyond(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Tables of an organiser's own: points, cards, or both, of the shape of the house's. What he leaves out stays the house's of that day. */
export const ownTables = z
  .strictObject({ name: displayName, points: pointsTable.optional(), cards: cardsTable.optional() })
  .superRefine(({ points, cards }, context) => {
    if (!points && !cards)
      context.addIssue({ code: "custom", path: ["points"], message: "missing-field", params: { code: "missing-field" } });
    for (const path of beyond({ points, cards }, []))
      context.addIssue({ code: "custom", path: [...path], message: "too-large", params: { code: "too-large", limit: MOST, of: "number" } });
  });
export type OwnTables = z.infer<typeof ownTables>;

/** Tables as they are kept: their version is the hash of them all, and never changes. */
export const keptTables = z.strictObject({ version, name: displayName, storedAt: z.iso.datetime() });
export type KeptTables = z.infer<typeof keptTables>;

import { z } from "zod";
import { army } from "./army";
import { armyId, displayName, listId, year } from "./identifiers";

/** Where its owner keeps an army: at hand, put away, or deleted and soon gone. */
export const ARMY_PLACES = ["desk", "archive", "bin"] as const;
export type ArmyPlace = (typeof ARMY_PLACES)[number];

const kept = {
  id: armyId,
  /** Counts up from 1 with every change of the document; it is also the entity tag, in quotation marks. */
  revision: z.int().min(1),
  place: z.enum(ARMY_PLACES),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
};

/** An army as it is stored for its owner. */
export const storedArmy = z.strictObject({ ...kept, army });
export type StoredArmy = z.infer<typeof storedArmy>;

/** An army in the list of its owner's armies. */
export const armySummary = z.strictObject({ ...kept, name: displayName, list: listId, year: year.nullable(), pointsLimit: z.int() });
export type ArmySummary = z.infer<typeof armySummary>;

/** Puts an army away, or takes it out again. */
export const armyMove = z.strictObject({ place: z.enum(["desk", "archive"]) });
export type ArmyMove = z.infer<typeof armyMove>;

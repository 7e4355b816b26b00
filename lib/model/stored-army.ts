import { z } from "zod";
import { army } from "./army";
import { armyId, displayName, listId, year } from "./identifiers";

/** Where an army is kept: at hand, archived, or deleted and soon gone. */
export const ARMY_PLACES = ["desk", "archive", "bin"] as const;
export type ArmyPlace = (typeof ARMY_PLACES)[number];

const common = {
  id: armyId,
  /** Starts at 1 and goes up with every change of the document. In quotation marks it is the entity tag. */
  revision: z.int().min(1),
  place: z.enum(ARMY_PLACES),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
};

/** An army as stored for its owner. */
export const storedArmy = z.strictObject({ ...common, army });
export type StoredArmy = z.infer<typeof storedArmy>;

/** An army in its owner's list. */
export const armySummary = z.strictObject({ ...common, name: displayName, list: listId, year: year.nullable(), pointsLimit: z.int() });
export type ArmySummary = z.infer<typeof armySummary>;

/** Archives an army, or takes it out of the archive. */
export const armyMove = z.strictObject({ place: z.enum(["desk", "archive"]) });
export type ArmyMove = z.infer<typeof armyMove>;

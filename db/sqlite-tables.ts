import { sqliteKit } from "./kit";
import { schemaOf } from "./schema";

/** Every table by its name, as drizzle-kit reads them. */
export const {
  documents,
  serverNotes,
  firstSaves,
  wrongTries,
  users,
  sessions,
  credentials,
  verifications,
  recoveryKeys,
  armies,
  armyTags,
  armyVerdicts,
  shares,
  ownValues,
  ownLists,
  ownListVersions,
  listShares,
  battles,
  battleEvents,
  battleSeats,
  battleTicks,
  battleCodes,
  tournaments,
  tournamentEntries,
  tournamentArmies,
  tournamentRounds,
  tournamentStatements,
} = schemaOf(sqliteKit);

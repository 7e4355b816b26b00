import type { z } from "zod";
import { armyTerms } from "./army";
import { listId } from "./identifiers";

/** What a player chooses for an army before adding troops. */
export const armyBeginning = armyTerms.extend({ list: listId });
export type ArmyBeginning = z.infer<typeof armyBeginning>;

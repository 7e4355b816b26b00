import type { z } from "zod";
import { armyTerms } from "./army";
import { listId } from "./identifiers";

/** What a player says of an army before it has troops. */
export const armyBeginning = armyTerms.extend({ list: listId });
export type ArmyBeginning = z.infer<typeof armyBeginning>;

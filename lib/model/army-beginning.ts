import { z } from "zod";
import { army, armyTerms } from "./army";

/** What a player says of an army before it has troops. */
export const armyBeginning = z.strictObject({ ...armyTerms.shape, list: army.shape.list });
export type ArmyBeginning = z.infer<typeof armyBeginning>;

import { z } from "zod";
import { army } from "./army";

const { name, list, pointsLimit, year } = army.shape;

/** What a player says of an army before it has troops. */
export const armyBeginning = z.strictObject({ name, list, pointsLimit, year });
export type ArmyBeginning = z.infer<typeof armyBeginning>;

import { z } from "zod";
import { rows } from "../source";
import { EAGLE_HORSE, EAGLE_PEOPLES, EAGLE_REASONS, EAGLE_TROOPS, EAGLE_WEAPONS } from "./bronze-eagles-terms";

/** What a fallen commander leaves his command for a round. */
const AFTERMATHS = ["rage", "dismay"] as const;

const EAGLE_NUMBERS = [
  "commands",
  "models-a-front",
  "kills-at",
  "shot-kills-at",
  "cover-saves-at",
  "commander-rating",
  "dismay-rating",
  "run-dice-foot",
  "run-dice-horse",
] as const;

/** What the text of Bronze Eagles II states (`data/other-games/bronze-eagles.json`). */
export const eagleTables = z.strictObject({
  troops: rows(EAGLE_TROOPS, {
    kind: z.enum(["foot", "horse"]),
    /** Figures, and dice, of a base; for horse the models that fill the front of one. */
    figures: z.int().min(1),
    /** Dice that say how many bases a command has. */
    sizeDice: z.int().min(1),
    move: z.int().min(1),
    rating: z.int().min(2),
    trained: z.boolean(),
    order: z.enum(["close", "open", "warband", "levy"]),
    /** Dice taken off a move over bad going; null: may not enter it. */
    badGoingDice: z.int().min(0).nullable(),
  }),
  peoples: rows(EAGLE_PEOPLES, {
    horse: z.int().min(0),
    kinds: z.array(z.enum(EAGLE_HORSE)),
    chariots: z.int().min(0),
  }),
  modifiers: rows([...EAGLE_REASONS, ...AFTERMATHS], { value: z.int() }),
  weapons: rows(EAGLE_WEAPONS, { range: z.int().min(1), shootsMoving: z.boolean() }),
  numbers: rows(EAGLE_NUMBERS, { value: z.int() }),
});
export type EagleTables = z.infer<typeof eagleTables>;

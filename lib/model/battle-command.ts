import { z } from "zod";
import { square } from "./battlefield";
import { COLOURS, TERRITORIES } from "./enumerations";
import { unitNumber } from "./identifiers";

const colour = z.enum(COLOURS);

const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

export const ROLES = ["invader", "defender"] as const;

const sit = command("sit", { nonce: z.string().regex(/^[0-9a-f]{16,64}$/) });

/** What a seat may do up to out-scouting, and the placing of a unit group. */
const COMMANDS = [
  command("choose-role", { role: z.enum(ROLES) }),
  command("choose-territory", { territory: z.enum(TERRITORIES) }),
  command("choose-square", { square }),
  command("waive-intercept", {}),
  command("declare-day", { pass: z.boolean() }),
  command("commit-card", { card: colour }),
  command("move-marker", { to: square }),
  command("keep-cards", { keep: z.array(colour).max(12) }),
  command("deploy-unit", {
    number: unitNumber,
    x: z.number().min(0).max(200),
    y: z.number().min(0).max(200),
    facing: z.int().min(0).max(359),
    files: z.int().min(1).max(99).optional(),
    form: z.string().optional(),
    caltrops: z.boolean().optional(),
    stakes: z.boolean().optional(),
  }),
  command("abandon", {}),
  command("accept-abandon", {}),
] as const;

export const battleCommand = z.discriminatedUnion("type", [sit, ...COMMANDS]);
export type BattleCommand = z.infer<typeof battleCommand>;

/** A command that a seat may send now. Whoever sits adds a nonce of his own: one that the server proposed would prove nothing. */
export const legalCommand = z.discriminatedUnion("type", [command("sit", {}), ...COMMANDS]);
export type LegalCommand = z.infer<typeof legalCommand>;

/** A command as it is sent: with the sender's own id, so that one sent twice counts once. */
export const sentCommand = z
  .looseObject({ commandId: z.uuid(), type: z.string() })
  .describe("A command with `commandId`; the other fields are those of its type.");

export const refusal = z.strictObject({ code: z.string(), message: z.string(), legal: z.array(legalCommand) });

import { z } from "zod";
import { square } from "./battlefield";
import { COLOURS, TERRITORIES } from "./enumerations";
import { unitNumber } from "./identifiers";

const colour = z.enum(COLOURS);

export const ROLES = ["invader", "defender"] as const;

const nonce = z.string().regex(/^[0-9a-f]{16,64}$/);

/** What a seat may do up to out-scouting, and the placing of a unit group; `added` to all of them. */
function commands<Added extends z.ZodRawShape, Sitting extends z.ZodRawShape>(added: Added, sitting: Sitting) {
  const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
    z.strictObject({ ...added, type: z.literal(type), ...shape });
  return [
    command("sit", sitting),
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
}

export const battleCommand = z.discriminatedUnion("type", commands({}, { nonce }));
export type BattleCommand = z.infer<typeof battleCommand>;

/** A command that a seat may send now. Whoever sits adds a nonce of his own: one that the server proposed would prove nothing. */
export const legalCommand = z.discriminatedUnion("type", commands({}, {}));
export type LegalCommand = z.infer<typeof legalCommand>;

const signed = { commandId: z.uuid() };
/** Whatever is sent as a command has an id of its sender's. */
export const signedCommand = z.looseObject(signed);
/** A command as it is sent: with the sender's own id, so that one sent twice counts once. */
export const sentCommand = z.discriminatedUnion("type", commands(signed, { nonce }));

export const refusal = z.strictObject({ code: z.string(), message: z.string(), legal: z.array(legalCommand) });

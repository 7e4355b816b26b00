import { z } from "zod";
import { square } from "./battlefield";
import { COLOURS, TERRITORIES } from "./enumerations";
import { LEGAL_TABLE_COMMANDS, TABLE_COMMANDS } from "./table-command";

const colour = z.enum(COLOURS);

export const ROLES = ["invader", "defender"] as const;

const nonce = z.string().regex(/^[0-9a-f]{16,64}$/);

type Shapes = Readonly<Record<string, z.ZodRawShape>>;
type CommandOf<Given extends Shapes, Added extends z.ZodRawShape> = {
  [Type in keyof Given & string]: z.ZodObject<Added & { type: z.ZodLiteral<Type> } & Given[Type], z.core.$strict>;
}[keyof Given & string];

/** One schema for each shape, told apart by `type`. `added` goes into all of them. */
function documents<const Given extends Shapes, Added extends z.ZodRawShape>(shapes: Given, added: Added) {
  const all = Object.entries(shapes).map(([type, shape]) => z.strictObject({ ...added, type: z.literal(type), ...shape }));
  return all as unknown as readonly [CommandOf<Given, Added>, ...CommandOf<Given, Added>[]];
}

/** The commands up to out-scouting. */
const COMMANDS = {
  "choose-role": { role: z.enum(ROLES) },
  "choose-territory": { territory: z.enum(TERRITORIES) },
  "choose-square": { square },
  "waive-intercept": {},
  "declare-day": { pass: z.boolean() },
  "commit-card": { card: colour },
  "move-marker": { to: square },
  "keep-cards": { keep: z.array(colour).max(12) },
  abandon: {},
  "accept-abandon": {},
} as const;
const SENT = { sit: { nonce }, ...COMMANDS, ...TABLE_COMMANDS } as const;

export const battleCommand = z.discriminatedUnion("type", documents(SENT, {}));
export type BattleCommand = z.infer<typeof battleCommand>;

/**
 * A command that a seat may send now. `sit` has no nonce here: the player adds it, because one proposed by the server would prove nothing.
 */
export const legalCommand = z.discriminatedUnion("type", documents({ sit: {}, ...COMMANDS, ...LEGAL_TABLE_COMMANDS }, {}));
export type LegalCommand = z.infer<typeof legalCommand>;

const signed = { commandId: z.uuid() };
/** Every command sent has an id chosen by its sender. */
export const signedCommand = z.looseObject(signed);
/** A command as sent. Its id makes sure that sending it twice counts once. */
export const sentCommand = z.discriminatedUnion("type", documents(SENT, signed));

export const refusal = z.strictObject({ code: z.string(), message: z.string(), legal: z.array(legalCommand) });

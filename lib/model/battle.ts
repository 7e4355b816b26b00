import { z } from "zod";
import { piece, placed, square, table } from "./battlefield";
import { CAMP_KINDS, COLOURS, COMMANDER_CLASSES, DIE_FACES, GRADES, SEATS, TERRITORIES } from "./enumerations";
import { force, seat } from "./force";
import { battleId, displayName, inviteCode, unitNumber, version } from "./identifiers";

export const STEPS = [
  "sitting",
  "role",
  "territory",
  "position",
  "days",
  "keep",
  "flank",
  "compulsory",
  "optional",
  "outscouting",
  "first-deployment",
  "secret-orders",
  "deployment",
  "finishing",
  "scouts",
  "ready",
  "closed",
  "abandoned",
] as const;

const colour = z.enum(COLOURS);
const side = z.enum(SEATS);
const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));
const token = hex(32);
const bySeat = <T extends z.ZodType>(value: T) => z.strictObject({ a: value, b: value });

const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** What a seat may do up to out-scouting, and the placing of a unit group. */
const COMMANDS = [
  command("sit", { nonce: z.string().regex(/^[0-9a-f]{16,64}$/) }),
  command("choose-role", { role: z.enum(["invader", "defender"]) }),
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

export const battleCommand = z.discriminatedUnion("type", COMMANDS);

/** A command as it is sent: with the sender's own id, so that one sent twice counts once. */
export const sentCommand = z
  .looseObject({ commandId: z.uuid(), type: z.string() })
  .describe("A command with `commandId`; the other fields are those of its type.");

export const refusal = z.strictObject({ code: z.string(), message: z.string(), legal: z.array(battleCommand) });

const draw = z.strictObject({ n: z.int().min(1), value: z.int().min(0), word: z.int().min(0) });

/** An event of the record. What its type adds stands beside these fields. */
export const battleEvent = z.looseObject({
  seq: z.int().min(1),
  step: z.enum(STEPS),
  seat: side.nullable(),
  type: z.string(),
  draws: z.array(draw).nullable().optional(),
  chain: hex(32),
});

const VERDICTS = ["legal", "not-legal", "typed-in"] as const;

const publicForce = z.strictObject({
  name: displayName,
  list: z.string().nullable(),
  territories: z.array(z.enum(TERRITORIES)),
  commanders: z.array(z.strictObject({ grade: z.enum(GRADES), class: z.enum(COMMANDER_CLASSES) })),
  mapCards: z.int(),
  scoutingCards: z.int(),
  camp: z.enum(CAMP_KINDS),
  unitGroups: z.int(),
  verdict: z.enum(VERDICTS),
});

const day = z.strictObject({
  day: z.int().min(1).max(5),
  cards: bySeat(colour.nullable()),
  mover: side.nullable(),
  from: square,
  to: square,
});
const outscouting = z.strictObject({ cards: bySeat(z.array(colour)), percent: bySeat(z.int()), by: side.nullable(), difference: z.int() });

/** What one seat may see of a battle: all that its page, stream and API carry. */
export const battleView = z.strictObject({
  battle: battleId,
  seq: z.int().min(0),
  step: z.enum(STEPS),
  toAct: z.array(side),
  seat: side.nullable(),
  oneHand: z.boolean().optional(),
  roles: z.strictObject({ invader: side, defender: side }).nullable(),
  invasion: z.array(bySeat(z.enum(DIE_FACES))),
  territory: z.enum(TERRITORIES).nullable(),
  square: square.nullable(),
  day: z.int().nullable(),
  hand: z.array(colour),
  handCounts: bySeat(z.int()),
  committed: bySeat(z.boolean()),
  days: z.array(day),
  outscouting: outscouting.nullable(),
  forces: bySeat(publicForce.nullable()),
  table,
  pieces: z.array(piece),
  units: z.array(placed),
  markers: z.array(z.looseObject({ seat: side })),
  commitment: hex(32),
  chain: hex(32),
  seed: hex(32).nullable(),
  legal: z.array(battleCommand),
});

export const newBattle = z.strictObject({
  table,
  seats: bySeat(seat).refine(({ a, b }) => a.kind !== "invite" || b.kind !== "invite", {
    params: { code: "two-invites" },
    error: "two-invites",
  }),
});
export const createdBattle = z.strictObject({
  battle: battleId,
  seats: bySeat(token.nullable()),
  invite: inviteCode.nullable(),
  commitment: hex(32),
});
export const joinRequest = z.strictObject({ invite: inviteCode, force });
export const joined = z.strictObject({ seat: side, token });
export const commandResult = z.discriminatedUnion("ok", [
  z.strictObject({ ok: z.literal(true), seq: z.int(), view: battleView }),
  z.strictObject({ ok: z.literal(false), refusal }),
]);

export const battleRecord = z.strictObject({
  battle: battleId,
  commitment: hex(32),
  seed: hex(32).nullable(),
  nonces: bySeat(z.string().nullable()),
  rules: version,
  events: z.array(battleEvent),
});

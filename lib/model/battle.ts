import { z } from "zod";
import { refusal } from "./battle-command";
import { battleEvent } from "./battle-event";
import { battleView } from "./battle-view";
import { bySeat, table } from "./battlefield";
import { player } from "./company";
import { SEATS } from "./enumerations";
import { force, frozenForce, seat } from "./force";
import { battleId, displayName, hex, inviteCode, playerName, version } from "./identifiers";

const token = hex(32);

export const newBattle = z.strictObject({
  table,
  seats: bySeat(seat).refine(({ a, b }) => a.kind !== "invite" || b.kind !== "invite", {
    params: { code: "two-invites" },
    error: "two-invites",
  }),
  openArmies: z
    .literal(true)
    .optional()
    .describe(
      "A sealed exchange: once both armies are in, each player is shown all of the other's. Without it an army is secret until the battle ends.",
    ),
  /** Who plays, for the other player to read. */
  players: bySeat(player.nullable()).optional(),
});
export type NewBattle = z.infer<typeof newBattle>;
export const createdBattle = z.strictObject({
  battle: battleId,
  seats: bySeat(token.nullable()),
  invite: inviteCode.nullable(),
  commitment: hex(32),
});
export type CreatedBattle = z.infer<typeof createdBattle>;

/** Joins with an invite code and a force. A partner brings no force. */
export const joinRequest = z.strictObject({
  invite: inviteCode,
  force: force.nullable().default(null),
  player: player.nullable().optional(),
});
export type JoinRequest = z.infer<typeof joinRequest>;
export const joined = z.strictObject({ seat: z.enum(SEATS), token });
export type Joined = z.infer<typeof joined>;

/** A seat taken by an account, with the force it brought; a partner's is null. */
export const keptSeat = z.strictObject({
  battle: battleId,
  seat: z.enum(SEATS),
  takenAt: z.iso.datetime(),
  force: frozenForce.nullable(),
  /** What the player was called there. */
  name: playerName.nullable().optional(),
});

/** A code made by a seat's holder: an invite for the other seat, or for a partner. */
export const madeCode = z.strictObject({ code: inviteCode, expires: z.iso.datetime() });
export type MadeCode = z.infer<typeof madeCode>;

export const commandResult = z.discriminatedUnion("ok", [
  z.strictObject({ ok: z.literal(true), seq: z.int(), view: battleView }),
  z.strictObject({ ok: z.literal(false), refusal }),
]);
export type CommandResult = z.infer<typeof commandResult>;

/** An army of a sealed exchange: `sealed` is the hex SHA-256 of `salt|json`, with the canonical JSON of `force`. */
const openedArmy = z.strictObject({ name: displayName, sealed: hex(32), salt: hex(16), force: frozenForce });
export const openedArmies = bySeat(openedArmy);
export type OpenedArmies = z.infer<typeof openedArmies>;

export const battleRecord = z.strictObject({
  battle: battleId,
  commitment: hex(32),
  seed: hex(32).nullable(),
  nonces: bySeat(z.string().nullable()),
  rules: version,
  events: z.array(battleEvent),
});
export type BattleRecord = z.infer<typeof battleRecord>;

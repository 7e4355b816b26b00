import { z } from "zod";
import { legalCommand } from "./battle-command";
import { STEPS } from "./battle-steps";
import { piece, square, table } from "./battlefield";
import { bySeat } from "./by-seat";
import { COLOURS, DIE_FACES, SEATS, TERRITORIES } from "./enumerations";
import { shownForce } from "./frozen-force";
import { hex } from "./hex";
import { battleId } from "./identifiers";
import { tableView } from "./table-view";

const colour = z.enum(COLOURS);
const side = z.enum(SEATS);

const day = z.strictObject({
  day: z.int().min(1).max(5),
  /** A null card is a pass. */
  cards: bySeat(colour.nullable()),
  mover: side.nullable(),
  from: square,
  to: square,
});
const outscouting = z.strictObject({ cards: bySeat(z.array(colour)), percent: bySeat(z.int()), by: side.nullable(), difference: z.int() });

/** `open`: waiting for the holder of the invite. */
const CHAIRS = ["open", "player", "house"] as const;
const DECLARATIONS = ["pass", "play"] as const;

/** What a seat (or, with `seat` null, a spectator) may see of a battle: all that its page, stream and API carry. */
export const battleView = z.strictObject({
  battle: battleId,
  seq: z.int().min(0),
  step: z.enum(STEPS),
  toAct: z.array(side),
  seat: side.nullable(),
  oneHand: z.boolean().optional(),
  chairs: bySeat(z.enum(CHAIRS)),
  roles: z.strictObject({ invader: side, defender: side }).nullable(),
  invasion: z.array(bySeat(z.enum(DIE_FACES))),
  territory: z.enum(TERRITORIES).nullable(),
  square: square.nullable(),
  day: z.int().nullable(),
  /** What each seat that is short of cards has declared for this day. */
  declared: bySeat(z.enum(DECLARATIONS).nullable()),
  /** A committed card is still in it. After the five days: the cards kept. */
  hand: z.array(colour),
  handCounts: bySeat(z.int()),
  committed: bySeat(z.boolean()),
  /** The card this seat committed today; only this seat sees it. */
  card: colour.nullable(),
  days: z.array(day),
  outscouting: outscouting.nullable(),
  forces: bySeat(shownForce.nullable()),
  table,
  pieces: z.array(piece),
  ...tableView,
  abandonOffered: bySeat(z.boolean()),
  commitment: hex(32),
  chain: hex(32),
  seed: hex(32).nullable(),
  legal: z.array(legalCommand),
});
export type BattleView = z.infer<typeof battleView>;

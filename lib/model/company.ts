import { z } from "zod";
import { bySeat } from "./battlefield";
import { SEATS } from "./enumerations";
import { playerName } from "./identifiers";

/** A player as the other player reads him. */
export const player = z.strictObject({ name: playerName });

/** What can be ticked: the marks of a notebook (lib/rules/afield/notebook.ts). */
const TICKED = [
  "(?:unit|gone):[ab]:[1-9]\\d{0,3}",
  "camp:[ab]",
  "(?:killed|hurt|kind|lost):[ab]:\\d{1,3}",
  "here:[ab]:(?:march|ambush)-[1-6]",
  "test:(?:broken:[ab]:[1-9]\\d{0,3}|unseen:[ab]:\\d{1,3}|camp:[ab]|killed:[ab]:\\d:\\d{1,3})",
];
const tickKey = z.string().regex(new RegExp(`^(?:${TICKED.join("|")})$`));

/** How many things each seat may have ticked. */
export const MOST_TICKS = 600;

/** `value`: the new number; 0 takes the tick back. `at`: when, in milliseconds since 1970. */
const tick = z.strictObject({ key: tickKey, value: z.int().min(0).max(200), at: z.int().min(0) });
export type Tick = z.infer<typeof tick>;

export const sentTicks = z.strictObject({ ticks: z.array(tick).max(MOST_TICKS) });

/** The last word of one seat about one thing. Of two seats' words the later one counts. */
const sharedTick = z.strictObject({ ...tick.shape, by: z.enum(SEATS) });
export type SharedTick = z.infer<typeof sharedTick>;

/** `since`: when the player left; null if he is here, or has not been seen since the server was started. */
const presence = z.strictObject({ here: z.boolean(), since: z.iso.datetime().nullable() });
export type Presence = z.infer<typeof presence>;

/** What the two players of a battle know of each other, and what they tick on the day. It is in no record. */
export const company = z.strictObject({
  names: bySeat(playerName.nullable()),
  presence: bySeat(presence),
  ticks: z.array(sharedTick),
  /** The server's clock. */
  now: z.iso.datetime(),
});
export type Company = z.infer<typeof company>;

import { z } from "zod";
import { rows } from "../source";
import {
  EARTH_AGES,
  EARTH_DEEDS,
  EARTH_EFFECTS,
  EARTH_ORDERS,
  EARTH_PHASES,
  EARTH_STEADY_TEMPERS,
  EARTH_TERRAINS,
  EARTH_TYPES,
  type EarthOrder,
  type EarthSteadyTemper,
} from "./earth-terms";

/** Every temper with every order: "rash-hold". */
const CHART = EARTH_STEADY_TEMPERS.flatMap((temper) =>
  EARTH_ORDERS.map((order): `${EarthSteadyTemper}-${EarthOrder}` => `${temper}-${order}`),
);

/** What the text tells of a friend's rout: nearer, farther, and for tempers other than normal. */
const EARTH_ROUT_ROWS = ["near-normal", "far-normal", "near-other", "far-other"] as const;

const EARTH_CAUSE_ROWS = [
  ...(["front-killed", "character-killed", "flank", "rear", "half-of-game", "three-quarters-of-game"] as const),
  ...(["half-in-bound", "three-quarters-in-bound", "friends-retreat", "friends-rout", "separated"] as const),
];

const EARTH_NUMBERS = [
  ...([
    "long-range-share",
    "long-range",
    "moving",
    "ordnance",
    "ordnance-overheads",
    "ordnance-ranks",
    "volley-ranks",
    "half-speed",
    "half-move",
  ] as const),
  ...(["retreating", "routing", "panic-dice", "least-move", "slow-leg"] as const),
  ...(["shaken-melee", "shaken-ranged", "shaken-both", "routing-friends"] as const),
];

/** Added to the resilience of a kind. */
const cover = z.strictObject({ melee: z.int(), ranged: z.int() });
const speed = z.number().positive().nullable();

/** What the text of Battle for 2mm Earth 0.9 states (`data/other-games/earth.json`). */
export const earthTables = z.strictObject({
  cover: rows(
    EARTH_TYPES,
    Object.fromEntries(EARTH_TERRAINS.map((terrain) => [terrain, cover])) as Record<(typeof EARTH_TERRAINS)[number], typeof cover>,
  ),
  /** Metres in a bound; null: cannot travel. */
  speeds: rows(EARTH_TYPES, { plain: speed, "wet-debris": speed, woods: speed, impractical: speed }),
  messengers: rows(EARTH_AGES, { metres: z.number().positive() }),
  /** What a die of `low` or less does (0: no die is rolled), and what happens otherwise. */
  orders: rows(CHART, { low: z.int().min(0).max(5), onLow: z.enum(EARTH_DEEDS), otherwise: z.enum(EARTH_DEEDS) }),
  /** `share`: of bases killed, more than which is the cause. `minus`: taken off resilience in the test. */
  causes: rows(EARTH_CAUSE_ROWS, { effect: z.enum(EARTH_EFFECTS), minus: z.int().min(0), share: z.number().nullable() }),
  /** A friend's rout within so many metres. */
  friendRouts: rows(EARTH_ROUT_ROWS, { within: z.number().positive(), effect: z.enum(EARTH_EFFECTS) }),
  numbers: rows(EARTH_NUMBERS, { value: z.number() }),
  /** Who begins in a phase; null: all together. */
  phases: rows(EARTH_PHASES, { first: z.enum(["low", "high"]).nullable() }),
});
export type EarthTables = z.infer<typeof earthTables>;

/** The fixed vocabularies of Battle for 2mm Earth, and how much may be asked. A page uses them without the schemas. */

export const EARTH_TYPES = ["infantry", "light-infantry", "cavalry", "light-cavalry", "wheel-cavalry", "war-machine", "baggage"] as const;
export type EarthType = (typeof EARTH_TYPES)[number];

export const EARTH_TERRAINS = ["open", "wet", "debris", "overheads"] as const;
export type EarthTerrain = (typeof EARTH_TERRAINS)[number];

/** What a move goes over: not the kinds of terrain that cover. */
export const EARTH_GROUNDS = ["plain", "wet-debris", "woods", "impractical"] as const;
export type EarthGround = (typeof EARTH_GROUNDS)[number];

export const EARTH_STATES = ["steady", "retreating", "routing"] as const;
export type EarthState = (typeof EARTH_STATES)[number];

export const EARTH_MODES = ["normal", "ordnance", "volley"] as const;
export type EarthMode = (typeof EARTH_MODES)[number];
export const EARTH_NO_SHOT = ["out-of-range", "no-move-and-fire", "overheads", "no-ranged"] as const;
export type EarthNoShot = (typeof EARTH_NO_SHOT)[number];

export const EARTH_COMBATS = ["melee", "shooting"] as const;

/** What a formation is doing when it tests. */
export const EARTH_SITUATIONS = ["idle", "shot-at", "contact"] as const;
export type EarthSituation = (typeof EARTH_SITUATIONS)[number];

/** How troops take their orders; the random are rash, or reluctant when shaken. */
export const EARTH_STEADY_TEMPERS = ["normal", "reluctant", "rash"] as const;
export type EarthSteadyTemper = (typeof EARTH_STEADY_TEMPERS)[number];
export const EARTH_TEMPERS = [...EARTH_STEADY_TEMPERS, "random"] as const;
export const EARTH_ORDERS = ["attack", "hold", "advance", "retreat"] as const;
export type EarthOrder = (typeof EARTH_ORDERS)[number];
export const EARTH_DEEDS = ["attacks", "holds", "advances", "retreats", "routs"] as const;

/** Why a formation tests, retreats or routs, in the order in which the causes are told. */
export const EARTH_CAUSES = [
  ...(["front-killed", "character-killed", "flank", "rear", "half-of-game", "three-quarters-of-game"] as const),
  ...(["half-in-bound", "three-quarters-in-bound", "friend-routs", "friends-retreat", "friends-rout", "separated"] as const),
] as const;
export type EarthCause = (typeof EARTH_CAUSES)[number];
export const EARTH_EFFECTS = ["test", "retreat", "rout"] as const;
export type EarthEffect = (typeof EARTH_EFFECTS)[number];

export const EARTH_AGES = ["prehistoric", "ancient", "modern"] as const;

/** What happens in a bound, in its order. */
export const EARTH_PHASES = ["orders", "plan-move", "plan-shoot", "shoot", "shooting-damage", "move", "melee", "melee-damage"] as const;
export type EarthPhase = (typeof EARTH_PHASES)[number];

export const EARTH_MOST = {
  ...{ front: 20, bases: 100, arming: 8, resilience: 8, initiative: 6, leadership: 3 },
  ...{ shot: 2000, bounds: 8, metres: 10_000, legs: 20, units: 40, friends: 100 },
} as const;

/** The fixed vocabularies of the public contract. Everything that needs their members reads them from here. */

export const TROOP_TYPES = ["foot", "mounted", "artillery", "battle-wagon", "elephant"] as const;

export const TRAININGS = ["drilled", "formed", "tribal"] as const;

export const FORMATIONS = [
  "close",
  "loose",
  "skirmish",
  "flexible-close-loose",
  "flexible-loose-skirmish",
  "flexible-close-loose-skirmish",
  "flexible-mounted",
  "dragoon",
] as const;
export type Formation = (typeof FORMATIONS)[number];

export const SET_FORMATIONS = [
  "pike-and-shot",
  "early-pike-and-shot",
  "keil",
  "later-keil",
  "tercio",
  "colunela",
  "foot-regiment",
  "missile-regiment",
  "commanded-shot",
] as const;
export type SetFormation = (typeof SET_FORMATIONS)[number];

export const ARMOURS = ["unprotected", "protected", "armoured", "fully-armoured"] as const;

/** Worst to best: a downgrade takes the one before. */
export const QUALITIES = ["poor", "average", "superior", "exceptional"] as const;

/** Worst to best: a downgrade takes the one before. */
export const FIREPOWERS = ["low", "average", "high"] as const;

export const SHOOTING_WEAPONS = [
  "arquebus",
  "musket",
  "carbine",
  "pistol",
  "bow",
  "longbow",
  "crossbow",
  "javelin",
  "sling",
  "dart",
  "light-artillery",
  "medium-artillery",
  "heavy-artillery",
] as const;
export type ShootingWeapon = (typeof SHOOTING_WEAPONS)[number];

export const IMPACT_WEAPONS = [
  "pike",
  "pike-and-shot",
  "polearm",
  "long-spear",
  "charging-lancer",
  "light-lance",
  "charging-pistol",
  "trotting-pistol",
  "plug-bayonet",
  "socket-bayonet",
  "impact-weapon",
  "two-handed",
] as const;

export const MELEE_WEAPONS = [
  "pike",
  "pike-and-shot",
  "polearm",
  "melee-pistol",
  "swordsmen",
  "expert-swordsmen",
  "plug-bayonet",
  "socket-bayonet",
] as const;

export const CHARACTERISTICS = [
  "aggressive",
  "bande",
  "barricades",
  "caltrops",
  "camelry",
  "caracole-early",
  "caracole-later",
  "combat-shy",
  "dismountable",
  "elan",
  "evade",
  "fanatics",
  "ferocious",
  "fleet-of-foot",
  "impetuous",
  "independent",
  "manga",
  "nervous",
  "pavise",
  "pikes",
  "platoon-fire",
  "regimental-guns",
  "scouts",
  "shoot-and-charge",
  "shove",
  "skirmish",
  "square",
  "stakes",
  "steady",
  "unused-to-firearms",
] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];

export const COMMANDER_ROLES = ["army", "sub", "ally"] as const;
export type CommanderRole = (typeof COMMANDER_ROLES)[number];

/** Worst to best. */
export const GRADES = ["mediocre", "competent", "talented", "legendary"] as const;
export type Grade = (typeof GRADES)[number];

export const COMMANDER_CLASSES = ["professional", "instinctive", "tribal"] as const;
export type CommanderClass = (typeof COMMANDER_CLASSES)[number];

export const CAMP_KINDS = ["standard", "fortified", "mobile", "flexible", "none"] as const;
export type CampKind = (typeof CAMP_KINDS)[number];

export const CAMP_QUALITIES = ["poor", "average", "superior"] as const;
export type CampQuality = (typeof CAMP_QUALITIES)[number];

/** What an army must meet besides its limits. */
export const DEMANDS = ["contingent-at-least", "commander-leads", "one-year"] as const;

/** Where the army lists come from, from west to east. */
export const REGIONS = [
  "British Isles",
  "Western Europe",
  "Southern Europe",
  "Central Europe",
  "Northern Europe",
  "Eastern Europe",
  "Near East and North Africa",
  "South Asia",
  "East Asia",
  "Overseas",
] as const;
export type Region = (typeof REGIONS)[number];

export const TERRITORIES = ["C", "M", "F", "P", "S"] as const;
export type Territory = (typeof TERRITORIES)[number];

export const TEMPERS = ["cautious", "balanced", "bold"] as const;
export type Temper = (typeof TEMPERS)[number];

export const SEATS = ["a", "b"] as const;

/** Worst to best, for cards and dice alike. */
export const COLOURS = ["black", "white", "green", "yellow", "red"] as const;
export type Colour = (typeof COLOURS)[number];

/** Best to worst. */
export const DIE_FACES = ["skull", "wound", "special", "blank"] as const;
export type DieFace = (typeof DIE_FACES)[number];

/** `rulebook`: printed in the rules. `sibling`: from Mortem et Gloriam. `house`: Condotta's own, never official. */
export const SOURCES = ["rulebook", "sibling", "house"] as const;
export type SourceKind = (typeof SOURCES)[number];

export const NUMBERS = ["points", "unitGroups", "tugs", "sugs", "bases", "breaksAt", "commandCards", "mapCards", "scoutingCards"] as const;
export type NumberName = (typeof NUMBERS)[number];

/** The most an army document may hold, and the highest unit group number. Anything more is refused before judging. */
export const MOST = { commanders: 12, units: 100, number: 999 } as const;

/** The most characters of what players type: any name, what a player or a club is called, and a note in an event. */
export const LETTERS = { name: 80, player: 40, note: 300 } as const;

/** From easiest to hardest to cross. */
export const GOINGS = ["good", "rough", "difficult", "impassable"] as const;
export type Going = (typeof GOINGS)[number];
/** What a density asks for and a flank allows. `open` is good going that keeps other terrain away. */
export const TERRAIN_CATEGORIES = ["open", "rough", "difficult", "impassable"] as const;
export type TerrainCategory = (typeof TERRAIN_CATEGORIES)[number];

export const TERRAIN_KINDS = [
  "open-area",
  "gentle-hill",
  "rocky-ground",
  "brush",
  "ploughed-field",
  "tall-crops",
  "enclosed-field",
  "orchard",
  "wood",
  "forest",
  "village",
  "marsh",
  "steep-hill",
  "gully",
  "soft-sand",
  "dunes",
  "lake",
] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

/** `left` is at x = 0: the defender's left, the invader's right. */
export const SHORT_EDGES = ["left", "right"] as const;
export type ShortEdge = (typeof SHORT_EDGES)[number];

/** How a unit group stands: its own formation, one it may change to, or `mounted` or `foot` for dragoons. */
export const FORMS = ["close", "loose", "skirmish", "mounted", "foot"] as const;
export type Form = (typeof FORMS)[number];

/** The columns of the map, from the densest terrain to the emptiest. */
export const DENSITIES = ["very-dense", "dense", "moderate", "sparse", "featureless"] as const;

/** The table sizes a game may use. */
export const TABLE_SIZES = ["standard", "long", "medium", "small"] as const;

/** The steps of a battle, in order. */
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
export type Step = (typeof STEPS)[number];

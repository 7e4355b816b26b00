import type {
  ARMOURS,
  CampKind,
  Characteristic,
  CommanderClass,
  Formation,
  Grade,
  IMPACT_WEAPONS,
  MELEE_WEAPONS,
  QUALITIES,
  SetFormation,
  ShootingWeapon,
  TRAININGS,
  TROOP_TYPES,
} from "../model/enumerations";

/** A word of the rules. It is found by its name, and by whatever else we say for it: in any case, but abbreviations only as written. */
export type GlossaryTerm = { readonly name: string; readonly spoken?: readonly string[] };

/** Members that mean two things have a term for each: tribal troops and tribal commanders, to skirmish and skirmishers. */
type Enumerated =
  | (typeof TROOP_TYPES)[number]
  | (typeof TRAININGS)[number]
  | Exclude<Formation, "skirmish">
  | "skirmishers"
  | SetFormation
  | (typeof ARMOURS)[number]
  | (typeof QUALITIES)[number]
  | "low-firepower"
  | "average-firepower"
  | "high-firepower"
  | ShootingWeapon
  | (typeof IMPACT_WEAPONS)[number]
  | (typeof MELEE_WEAPONS)[number]
  | Characteristic
  | "army-commander"
  | "sub-commander"
  | "ally"
  | Grade
  | Exclude<CommanderClass, "tribal">
  | "tribal-commander"
  | `${Exclude<CampKind, "none">}-camp`
  | "no-camp"
  | "cultivated"
  | "mountains"
  | "forest"
  | "plains"
  | "seashore";

type Terms = Readonly<Record<Enumerated, GlossaryTerm>> & Readonly<Record<string, GlossaryTerm>>;

/** Every word of the rules that a sentence of ours may use. What each means is told in glossary.ts, which is fetched when it is asked for. */
export const GLOSSARY_TERMS = {
  foot: { name: "Foot" },
  mounted: { name: "Mounted" },
  artillery: { name: "Artillery" },
  "battle-wagon": { name: "Battle wagons", spoken: ["battle wagon", "battlewagon"] },
  elephant: { name: "Elephants", spoken: ["elephant"] },

  training: { name: "Training" },
  drilled: { name: "Drilled" },
  formed: { name: "Formed" },
  tribal: { name: "Tribal" },

  formation: { name: "Formation" },
  close: { name: "Close" },
  loose: { name: "Loose", spoken: ["looser"] },
  skirmishers: { name: "Skirmishers", spoken: ["skirmisher", "pure skirmisher"] },
  flexible: { name: "Flexible" },
  "flexible-close-loose": { name: "Flexible, close or loose", spoken: ["flexible c/l"] },
  "flexible-loose-skirmish": { name: "Flexible, loose or skirmish", spoken: ["flexible l/s"] },
  "flexible-close-loose-skirmish": {
    name: "Flexible, close, loose or skirmish",
    spoken: ["flexible close, loose or skirmish", "flexible c/l/s"],
  },
  "flexible-mounted": { name: "Flexible mounted" },
  dragoon: { name: "Dragoons", spoken: ["dragoon"] },

  "set-formation": { name: "Set formation" },
  "pike-and-shot": { name: "Pike and shot", spoken: ["pike & shot", "P&S"] },
  "early-pike-and-shot": { name: "Early pike and shot", spoken: ["early pike & shot", "early p&s"] },
  keil: { name: "Keil" },
  "later-keil": { name: "Later keil", spoken: ["late keil"] },
  tercio: { name: "Tercio" },
  colunela: { name: "Colunela" },
  "foot-regiment": { name: "Foot regiment", spoken: ["foot rgt"] },
  "missile-regiment": { name: "Missile regiment", spoken: ["missile rgt"] },
  "commanded-shot": { name: "Commanded shot", spoken: ["cmd shot"] },

  armour: { name: "Armour" },
  unprotected: { name: "Unprotected" },
  protected: { name: "Protected" },
  armoured: { name: "Armoured" },
  "fully-armoured": { name: "Fully armoured" },

  quality: { name: "Quality", spoken: ["fighting quality"] },
  poor: { name: "Poor" },
  average: { name: "Average" },
  superior: { name: "Superior" },
  exceptional: { name: "Exceptional" },

  firepower: { name: "Firepower" },
  "low-firepower": { name: "Low firepower", spoken: ["LFP"] },
  "average-firepower": { name: "Average firepower", spoken: ["AFP"] },
  "high-firepower": { name: "High firepower", spoken: ["HFP"] },

  shot: { name: "Shot" },
  arquebus: { name: "Arquebus", spoken: ["arquebuses"] },
  musket: { name: "Musket" },
  carbine: { name: "Carbine" },
  pistol: { name: "Pistol" },
  bow: { name: "Bow" },
  longbow: { name: "Longbow" },
  crossbow: { name: "Crossbow" },
  javelin: { name: "Javelin" },
  sling: { name: "Sling" },
  dart: { name: "Dart" },
  "light-artillery": { name: "Light artillery", spoken: ["light gun"] },
  "medium-artillery": { name: "Medium artillery" },
  "heavy-artillery": { name: "Heavy artillery" },
  "on-board": { name: "On board", spoken: ["attached"] },

  impact: { name: "Impact" },
  melee: { name: "Melee" },
  pike: { name: "Pike", spoken: ["Pk"] },
  polearm: { name: "Polearm", spoken: ["Pole"] },
  "long-spear": { name: "Long spear", spoken: ["Ls"] },
  "charging-lancer": { name: "Charging lancer", spoken: ["CL"] },
  "light-lance": { name: "Light lance", spoken: ["LL"] },
  "charging-pistol": { name: "Charging pistol", spoken: ["CPi"] },
  "trotting-pistol": { name: "Trotting pistol", spoken: ["TPi"] },
  "plug-bayonet": { name: "Plug bayonet", spoken: ["PBa"] },
  "socket-bayonet": { name: "Socket bayonet", spoken: ["SBa"] },
  "impact-weapon": { name: "Impact weapon", spoken: ["IW"] },
  "two-handed": { name: "Two-handed", spoken: ["2H"] },
  "melee-pistol": { name: "Melee pistol", spoken: ["MPi"] },
  swordsmen: { name: "Swordsmen", spoken: ["swordsman", "Sw"] },
  "expert-swordsmen": { name: "Expert swordsmen", spoken: ["expert swordsman", "ESw"] },

  characteristic: { name: "Characteristic" },
  aggressive: { name: "Aggressive" },
  bande: { name: "Bande" },
  barricades: { name: "Barricades", spoken: ["barricade"] },
  caltrops: { name: "Caltrops" },
  camelry: { name: "Camelry", spoken: ["camel"] },
  caracole: { name: "Caracole" },
  "caracole-early": { name: "Early caracole" },
  "caracole-later": { name: "Later caracole" },
  "combat-shy": { name: "Combat shy" },
  dismountable: { name: "Dismountable" },
  elan: { name: "Elan", spoken: ["élan"] },
  evade: { name: "Evade" },
  fanatics: { name: "Fanatics", spoken: ["fanatic"] },
  ferocious: { name: "Ferocious" },
  "fleet-of-foot": { name: "Fleet of foot" },
  impetuous: { name: "Impetuous" },
  independent: { name: "Independent" },
  manga: { name: "Manga" },
  nervous: { name: "Nervous" },
  pavise: { name: "Pavise" },
  pikes: { name: "Pikes" },
  "platoon-fire": { name: "Platoon fire" },
  "regimental-guns": { name: "Regimental guns", spoken: ["regimental gun"] },
  scouts: { name: "Scouts" },
  "shoot-and-charge": { name: "Shoot and charge" },
  shove: { name: "Shove" },
  skirmish: { name: "Skirmish" },
  square: { name: "Square" },
  stakes: { name: "Stakes", spoken: ["svinfjer"] },
  steady: { name: "Steady" },
  "unused-to-firearms": { name: "Unused to firearms", spoken: ["UFA"] },
  shatter: { name: "Shatter" },
  "rear-support": { name: "Rear support", spoken: ["rear supported"] },
  flank: { name: "Flank", spoken: ["no flank", "no flank or rear"] },

  commander: { name: "Commander" },
  "army-commander": { name: "Army commander" },
  "sub-commander": { name: "Sub-commander" },
  ally: { name: "Ally", spoken: ["allied"] },
  "internal-ally": { name: "Internal ally", spoken: ["ally of its own", "allies of its own"] },
  "external-ally": { name: "External ally" },
  contingent: { name: "Contingent", spoken: ["allied contingent"] },
  unreliable: { name: "Unreliable" },
  command: { name: "Command" },
  "command-range": { name: "Command range" },
  grade: { name: "Grade" },
  mediocre: { name: "Mediocre" },
  competent: { name: "Competent" },
  talented: { name: "Talented" },
  legendary: { name: "Legendary" },
  class: { name: "Class", spoken: ["classes"] },
  professional: { name: "Professional" },
  instinctive: { name: "Instinctive" },
  "tribal-commander": { name: "Tribal commander" },

  camp: { name: "Camp" },
  "standard-camp": { name: "Standard camp" },
  "fortified-camp": { name: "Fortified camp" },
  "mobile-camp": { name: "Mobile camp" },
  "flexible-camp": { name: "Flexible camp" },
  "no-camp": { name: "No camp" },
  "camp-quality": { name: "Camp quality", spoken: ["defenders"] },
  sacked: { name: "Sacked", spoken: ["sack"] },

  territory: { name: "Territory" },
  cultivated: { name: "Cultivated" },
  mountains: { name: "Mountains" },
  forest: { name: "Forest" },
  plains: { name: "Plains" },
  seashore: { name: "Seashore" },

  base: { name: "Base" },
  "base-width": { name: "Base width", spoken: ["BW"] },
  file: { name: "File" },
  rank: { name: "Rank" },
  "unit-group": { name: "Unit group", spoken: ["UG"] },
  tug: { name: "Tactical unit group", spoken: ["TuG"] },
  sug: { name: "Skirmish unit group", spoken: ["SuG"] },
  "double-group": { name: "Double group", spoken: ["counts double", "counted double"] },
  "break-point": { name: "Break point", spoken: ["break"] },
  "army-breaks": { name: "Army breaks", spoken: ["breaks at", "break at"] },

  "army-list": { name: "Army list" },
  line: { name: "Line", spoken: ["troop line"] },
  minimum: { name: "Minimum", spoken: ["compulsory"] },
  option: { name: "Option", spoken: ["optional"] },
  downgrade: { name: "Downgrade", spoken: ["downgraded", "lower quality", "lower firepower", "lower its quality", "lower its firepower"] },
  year: { name: "Year" },
  points: { name: "Points", spoken: ["point", "pts"] },
  "points-limit": { name: "Points limit" },

  "command-card": { name: "Command card", spoken: ["card"] },
  "card-colour": {
    name: "Colour of a card",
    spoken: ["red card", "yellow card", "green card", "white card", "black card", "coloured card", "red ones"],
  },
  "prompted-action": { name: "Prompted action" },
  "block-move": { name: "Block move", spoken: ["group move", "moves as a group", "block"] },
  pass: { name: "Pass", spoken: ["passes"] },
  "five-days": { name: "Five days", spoken: ["five days before the battle"] },
  "map-card": { name: "Map card" },
  "scouting-card": { name: "Scouting card" },
  "scouting-points": { name: "Scouting points", spoken: ["scouting point"] },
  "out-scouting": { name: "Out-scouting", spoken: ["out-scouted"] },
  invader: { name: "Invader", spoken: ["invade", "invading"] },
  defender: { name: "Defender", spoken: ["defend", "defending"] },
  "flank-march": { name: "Flank march", spoken: ["flank marches", "flank marching"] },
  "flank-sector": { name: "Flank sector" },
  ambush: { name: "Ambush", spoken: ["ambushes"] },

  going: { name: "Going", spoken: ["good going", "rough going", "difficult going"] },
  charge: { name: "Charge", spoken: ["forced charge", "free charge", "prompted charge"] },
  "run-away": { name: "Run away" },
  claim: { name: "Claim" },
  "death-dice": { name: "Death dice", spoken: ["death die"] },
  wound: { name: "Wound" },
  slowing: { name: "Slowing", spoken: ["slowed"] },
  "supporting-file": { name: "Supporting file" },
  "kill-a-base": { name: "Kill a base", spoken: ["kill-a-base test", "KaB"] },
} as const satisfies Terms;

export type GlossaryTermId = keyof typeof GLOSSARY_TERMS;

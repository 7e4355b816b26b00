import type { TroopProblemCode } from "@/lib/model/troop-consistency";
import type { Column, Member } from "./troop-ways";

type Values = { readonly [C in Column]?: readonly Member<C>[] | "all" };
type Never = readonly [
  code: TroopProblemCode,
  /** Members of one column or several, none of which goes with any of the other's. */
  one: Values,
  other: Values,
  /** What in the rulebook, or in the plain meaning, rules it out. */
  why: string,
];

const OTHERS = ["artillery", "battle-wagon", "elephant"] as const;
const NOT_FOOT = ["mounted", ...OTHERS] as const;
const NOT_MOUNTED = ["foot", ...OTHERS] as const;
const GUNS = ["light-artillery", "medium-artillery", "heavy-artillery"] as const;
const HEAVIER_GUNS = ["medium-artillery", "heavy-artillery"] as const;
const HAND_ARMS = ["arquebus", "musket", "carbine", "pistol", "bow", "longbow", "crossbow", "javelin", "sling", "dart"] as const;
const NO_POWDER = ["bow", "longbow", "crossbow", "javelin", "sling", "dart"] as const;
const BAYONETS = ["plug-bayonet", "socket-bayonet"] as const;
const PIKE_BODIES = ["pike-and-shot", "early-pike-and-shot", "keil", "later-keil", "tercio", "colunela"] as const;
const FOOT_FORMS = ["flexible-close-loose", "flexible-loose-skirmish", "flexible-close-loose-skirmish"] as const;
const NOT_LOOSE = ["close", "skirmish", ...FOOT_FORMS, "flexible-mounted", "dragoon"] as const;
const ON_HORSE = ["flexible-mounted", "dragoon"] as const;
const PIKES = ["pike", "pike-and-shot", ...BAYONETS] as const;
const CARACOLE = ["caracole-early", "caracole-later"] as const;
const NEVER_ON_BOARD = ["carbine", "pistol", ...HEAVIER_GUNS] as const;
const OF_FOOT = ["pavise", "pikes", "platoon-fire", "regimental-guns", "square"] as const;
const RIDERS_ARMS = ["charging-lancer", "light-lance", "charging-pistol", "trotting-pistol"] as const;

/** Every pair that no sound classification has, with the code that refuses it. All other pairs are in `FINE`. */
export const NEVER: readonly Never[] = [
  // Types
  ["mounted-formation-on-others", { type: NOT_MOUNTED }, { formation: ON_HORSE }, "Formations: Flexible Mounted, Dragoons"],
  ["foot-formation-on-others", { type: NOT_FOOT }, { formation: FOOT_FORMS }, "Formations: Flexible Foot"],
  ["artillery-not-loose", { type: ["artillery"] }, { formation: NOT_LOOSE }, "SUGs: artillery is loose"],
  [
    "skirmish-form-on-others",
    { type: ["battle-wagon", "elephant"] },
    { formation: ["skirmish"] },
    "Battlewagons may not skirmish; elephants are one dense base",
  ],
  ["set-formation-not-foot", { type: NOT_FOOT }, { set: "all" }, "All are bodies of foot"],
  [
    "elephants-not-protected",
    { type: ["elephant"] },
    { armour: ["unprotected", "armoured", "fully-armoured"] },
    "Elephants: protected by their skins",
  ],
  ["mounted-with-foot-weapon", { type: ["mounted"] }, { shooting: ["longbow"] }, "A foot weapon"],
  [
    "foot-with-mounted-weapon",
    { type: ["foot"] },
    { shooting: ["carbine"], impact: RIDERS_ARMS, melee: ["melee-pistol"] },
    "Shot: the carbine is mounted; the others describe horse",
  ],
  [
    "weapon-not-of-type",
    { type: OTHERS },
    { shooting: ["carbine"], impact: RIDERS_ARMS, melee: ["melee-pistol"] },
    "The same of guns, wagons, elephants",
  ],
  ["mounted-with-foot-weapon", { type: ["mounted"] }, { impact: PIKES, melee: PIKES }, "Weapons of foot in ranks"],
  [
    "weapon-not-of-type",
    { type: ["artillery", "elephant"] },
    { impact: PIKES, melee: PIKES },
    "The same; the foot on wagons may stand in ranks",
  ],
  [
    "gun-without-artillery",
    { type: ["foot", "mounted", "battle-wagon", "elephant"] },
    { shooting: GUNS },
    "Artillery is a type; wagons and elephants have it on board",
  ],
  ["artillery-without-gun", { type: ["artillery"] }, { shooting: HAND_ARMS }, "Artillery: heavy, medium or light"],
  ["attached-without-platform", { type: ["foot", "mounted", "artillery"] }, { "on-board": "all" }, "Battlewagons, Elephants"],
  ["attached-weapon-too-large", { type: "all" }, { "on-board": NEVER_ON_BOARD }, "Missile weapons of foot, and light guns"],
  ["camelry-not-mounted", { type: NOT_MOUNTED }, { characteristic: ["camelry"] }, "Camels are ridden"],
  ["caracole-without-mounted-firearm", { type: NOT_MOUNTED }, { characteristic: CARACOLE }, "Caracole: mounted men"],
  ["dismountable-not-mounted", { type: NOT_MOUNTED }, { characteristic: ["dismountable"] }, "Dismountable: there must be a mount"],
  ["bande-not-as-defined", { type: NOT_FOOT }, { characteristic: ["bande"] }, "Bande: infantry"],
  ["set-formation-not-foot", { type: NOT_FOOT }, { characteristic: ["manga"] }, "Manga: part of a tercio"],
  ["weapon-not-of-type", { type: ["artillery", "elephant"] }, { characteristic: ["pikes"] }, "Pikes: beside bayonets"],
  ["regimental-guns-not-foot", { type: NOT_FOOT }, { characteristic: ["regimental-guns"] }, "Regimental guns: with the foot"],
  ["square-not-foot", { type: NOT_FOOT }, { characteristic: ["square"] }, "Square: files of foot"],
  [
    "mounted-with-foot-characteristic",
    { type: ["mounted"] },
    { characteristic: ["pavise", "pikes", "platoon-fire"] },
    "Carried and fired on foot",
  ],
  ["platoon-fire-without-firearm", { type: ["artillery"] }, { characteristic: ["platoon-fire"] }, "Platoon fire: as infantry"],
  [
    "wagons-cannot",
    { type: ["battle-wagon"] },
    { characteristic: ["impetuous", "shoot-and-charge", "evade", "skirmish", "barricades"] },
    "Battlewagons: no charge, pursuit, run away or skirmish; they do not have barricades",
  ],
  [
    "guns-cannot",
    { type: ["artillery"] },
    { characteristic: ["impetuous", "shoot-and-charge"] },
    "Declaring charges 2.2: artillery may not charge",
  ],
  // Training
  ["skirmishers-with-training", { training: "all" }, { formation: ["skirmish"] }, "Skirmishers move as drilled"],
  ["dragoons-not-formed", { training: ["drilled", "tribal"] }, { formation: ["dragoon"] }, "Dragoons: formed loose"],
  // Formation
  [
    "set-formation-not-close",
    { formation: ["loose", ...FOOT_FORMS, "flexible-mounted", "dragoon"] },
    { set: PIKE_BODIES },
    "Pikes depend on cohesion: close",
  ],
  ["skirmishers-in-set-formation", { formation: ["skirmish"] }, { set: "all" }, "A set formation is a TuG"],
  ["set-formation-not-foot", { formation: ON_HORSE }, { set: "all" }, "Those are mounted"],
  ["gun-without-artillery", { formation: NOT_LOOSE }, { shooting: GUNS }, "Artillery is loose"],
  [
    "foot-with-mounted-weapon",
    { formation: FOOT_FORMS },
    { shooting: ["carbine"], impact: RIDERS_ARMS, melee: ["melee-pistol"] },
    "Those are foot",
  ],
  ["mounted-with-foot-weapon", { formation: ["flexible-mounted"] }, { shooting: ["musket"] }, "Only dragoons shoot as foot"],
  ["mounted-with-foot-weapon", { formation: ON_HORSE }, { shooting: ["longbow"], impact: PIKES, melee: PIKES }, "Those are mounted"],
  [
    "attached-without-platform",
    { formation: ["skirmish", ...FOOT_FORMS, "flexible-mounted", "dragoon"] },
    { "on-board": "all" },
    "Platforms are close or loose",
  ],
  ["attached-weapon-too-large", { formation: "all" }, { "on-board": NEVER_ON_BOARD }, "On board of nothing"],
  [
    "bande-not-as-defined",
    { formation: ["close", "loose", "skirmish", "flexible-close-loose", "flexible-loose-skirmish", "flexible-mounted", "dragoon"] },
    { characteristic: ["bande"] },
    "Bande: C/L/S",
  ],
  ["set-formation-not-foot", { formation: ON_HORSE }, { characteristic: ["manga"] }, "A tercio is foot"],
  ["set-formation-not-close", { formation: ["loose", ...FOOT_FORMS] }, { characteristic: ["manga"] }, "A tercio is close"],
  ["skirmishers-in-set-formation", { formation: ["skirmish"] }, { characteristic: ["manga"] }, "A tercio is close"],
  ["camelry-not-mounted", { formation: FOOT_FORMS }, { characteristic: ["camelry"] }, "Those are foot"],
  ["caracole-without-mounted-firearm", { formation: FOOT_FORMS }, { characteristic: CARACOLE }, "Those are foot"],
  ["dragoons-with-caracole", { formation: ["dragoon"] }, { characteristic: CARACOLE }, "Dragoons shoot as foot"],
  ["dismountable-not-mounted", { formation: FOOT_FORMS }, { characteristic: ["dismountable"] }, "Those are foot"],
  ["regimental-guns-not-foot", { formation: ON_HORSE }, { characteristic: ["regimental-guns"] }, "Those are mounted"],
  ["square-not-foot", { formation: ON_HORSE }, { characteristic: ["square"] }, "Those are mounted"],
  [
    "mounted-with-foot-characteristic",
    { formation: ON_HORSE },
    { characteristic: ["pavise", "pikes", "platoon-fire"] },
    "Those are mounted",
  ],
  [
    "characteristic-follows",
    { formation: ["skirmish", "dragoon"] },
    { characteristic: ["evade"] },
    "SUGs, Dragoons: they run away and skirmish anyway",
  ],
  ["nervous-never", { formation: ["dragoon"] }, { characteristic: ["nervous"] }, "Dragoons cannot be nervous"],
  ["skirmishers-with-shove", { formation: ["skirmish"] }, { characteristic: ["shove"] }, "Shove is weight and pressure"],
  ["skirmishers-with-square", { formation: ["skirmish"] }, { characteristic: ["square"] }, "A square is ranks turned outward"],
  [
    "skirmishers-with-obstacles",
    { formation: ["skirmish"] },
    { characteristic: ["barricades", "caltrops", "stakes"] },
    "TuGs alone have them, or claim for them",
  ],
  // Set formations
  [
    "set-formation-without-shot",
    { set: ["pike-and-shot", "early-pike-and-shot", "later-keil", "tercio"] },
    { shooting: NO_POWDER },
    "Bases of shot",
  ],
  ["foot-regiment-without-firearm", { set: ["foot-regiment"] }, { shooting: NO_POWDER }, "Bodies of muskets"],
  ["commanded-shot-without-shot", { set: ["commanded-shot"] }, { shooting: NO_POWDER }, "Shot"],
  ["missile-regiment-with-shot", { set: ["missile-regiment"] }, { shooting: ["arquebus", "musket", "pistol"] }, "Non-shot missile weapons"],
  [
    "colunela-without-arquebus",
    { set: ["colunela"] },
    { shooting: ["musket", "pistol", ...NO_POWDER] },
    "Arquebus, pike, sword and buckler",
  ],
  ["foot-with-mounted-weapon", { set: "all" }, { shooting: ["carbine"], impact: RIDERS_ARMS, melee: ["melee-pistol"] }, "Bodies of foot"],
  ["gun-without-artillery", { set: "all" }, { shooting: GUNS }, "Bodies of foot"],
  ["attached-without-platform", { set: "all" }, { "on-board": "all" }, "Bodies of foot"],
  [
    "bayonet-without-firearm",
    { set: ["missile-regiment"] },
    { impact: BAYONETS, melee: BAYONETS, characteristic: ["pikes"] },
    "No firearm to fix it to",
  ],
  ["pike-and-shot-without-shot", { set: ["missile-regiment"] }, { impact: ["pike-and-shot"], melee: ["pike-and-shot"] }, "No shot"],
  ["camelry-not-mounted", { set: "all" }, { characteristic: ["camelry"] }, "Bodies of foot"],
  ["caracole-without-mounted-firearm", { set: "all" }, { characteristic: CARACOLE }, "Bodies of foot"],
  ["dismountable-not-mounted", { set: "all" }, { characteristic: ["dismountable"] }, "Bodies of foot"],
  ["bande-not-as-defined", { set: [...PIKE_BODIES, "missile-regiment"] }, { characteristic: ["bande"] }, "Close, or without arquebus"],
  [
    "manga-without-tercio",
    {
      set: [
        "pike-and-shot",
        "early-pike-and-shot",
        "keil",
        "later-keil",
        "colunela",
        "foot-regiment",
        "missile-regiment",
        "commanded-shot",
      ],
    },
    { characteristic: ["manga"] },
    "Part of a tercio",
  ],
  ["platoon-fire-without-firearm", { set: ["missile-regiment"] }, { characteristic: ["platoon-fire"] }, "No firearm"],
  ["nervous-never", { set: ["commanded-shot"] }, { characteristic: ["nervous"] }, "Commanded shot cannot be nervous"],
  [
    "characteristic-follows",
    { set: ["keil", "later-keil", "tercio"] },
    { characteristic: ["shove"] },
    "Shove: pikes in three ranks have it",
  ],
  ["characteristic-follows", { set: ["pike-and-shot"] }, { characteristic: ["square"] }, "Pike and shot may form square"],
  // Armour
  ["bande-not-as-defined", { armour: ["protected", "armoured", "fully-armoured"] }, { characteristic: ["bande"] }, "Bande: unprotected"],
  ["attached-weapon-too-large", { armour: "all", training: "all", quality: "all" }, { "on-board": NEVER_ON_BOARD }, "On board of nothing"],
  // Shooting
  ["gun-without-artillery", { shooting: GUNS }, { "on-board": "all" }, "Guns are no platform"],
  ["attached-without-platform", { shooting: ["carbine"] }, { "on-board": "all" }, "Riders are no platform"],
  [
    "attached-weapon-too-large",
    { shooting: "all", impact: "all", melee: "all", characteristic: "all" },
    { "on-board": NEVER_ON_BOARD },
    "On board of nothing",
  ],
  ["mounted-with-foot-weapon", { shooting: ["longbow"] }, { impact: RIDERS_ARMS, melee: ["melee-pistol"] }, "Foot and mounted at once"],
  [
    "weapon-not-of-type",
    { shooting: GUNS },
    { impact: ["pike", "pike-and-shot", ...BAYONETS, ...RIDERS_ARMS], melee: ["pike", "pike-and-shot", ...BAYONETS, "melee-pistol"] },
    "Gunners neither ride nor stand in ranks",
  ],
  ["foot-with-mounted-weapon", { shooting: ["carbine"] }, { impact: PIKES, melee: PIKES }, "Foot and mounted at once"],
  [
    "caracole-without-mounted-firearm",
    { shooting: ["arquebus", "musket", ...NO_POWDER, ...GUNS] },
    { characteristic: CARACOLE },
    "Pistol or carbine",
  ],
  [
    "bande-not-as-defined",
    { shooting: ["musket", "carbine", "pistol", ...NO_POWDER, ...GUNS] },
    { characteristic: ["bande"] },
    "Bande: arquebusiers",
  ],
  ["set-formation-without-shot", { shooting: [...NO_POWDER] }, { characteristic: ["manga"] }, "A tercio has shot"],
  [
    "foot-with-mounted-weapon",
    { shooting: ["carbine"] },
    { characteristic: ["manga", "pikes", "square", "regimental-guns", "platoon-fire", "pavise"] },
    "Foot and mounted at once",
  ],
  [
    "gun-without-artillery",
    { shooting: GUNS },
    {
      characteristic: [
        "manga",
        "pikes",
        "square",
        "regimental-guns",
        "platoon-fire",
        "camelry",
        "dismountable",
        "impetuous",
        "shoot-and-charge",
      ],
    },
    "Artillery has none of it",
  ],
  ["guns-cannot", { shooting: HEAVIER_GUNS }, { characteristic: ["evade", "skirmish", "fleet-of-foot"] }, "Artillery: they only wheel"],
  ["mounted-with-foot-weapon", { shooting: ["longbow"] }, { characteristic: ["camelry", "dismountable"] }, "Foot and mounted at once"],
  // Impact and melee
  ["mounted-with-foot-weapon", { impact: RIDERS_ARMS }, { melee: PIKES }, "Foot and mounted at once"],
  ["mounted-with-foot-weapon", { impact: PIKES }, { melee: ["melee-pistol"] }, "Foot and mounted at once"],
  ["bayonets-differ", { impact: ["plug-bayonet"] }, { melee: ["socket-bayonet"] }, "One muzzle, one bayonet"],
  ["bayonets-differ", { impact: ["socket-bayonet"] }, { melee: ["plug-bayonet"] }, "One muzzle, one bayonet"],
  ["attached-without-platform", { impact: RIDERS_ARMS, melee: ["melee-pistol"] }, { "on-board": "all" }, "Riders are no platform"],
  [
    "foot-with-mounted-weapon",
    { impact: RIDERS_ARMS, melee: ["melee-pistol"] },
    { characteristic: ["bande", "manga", "pikes", "square", "regimental-guns", "platoon-fire", "pavise"] },
    "Foot and mounted at once",
  ],
  [
    "mounted-with-foot-weapon",
    { impact: PIKES, melee: PIKES },
    { characteristic: ["camelry", "caracole-early", "caracole-later", "dismountable"] },
    "Foot and mounted at once",
  ],
  // On board
  [
    "attached-without-platform",
    { "on-board": "all" },
    { characteristic: ["bande", "camelry", "caracole-early", "caracole-later", "dismountable", "manga", "regimental-guns", "square"] },
    "Not on platforms",
  ],
  // Characteristics
  ["caracole-twice", { characteristic: ["caracole-early"] }, { characteristic: ["caracole-later"] }, "One drill or the other"],
  ["characteristic-follows", { characteristic: CARACOLE }, { characteristic: ["skirmish"] }, "Caracole allows to skirmish"],
  ["nervous-and-steady", { characteristic: ["nervous"] }, { characteristic: ["steady"] }, "Nervous is unsteady"],
  ["characteristic-follows", { characteristic: ["manga"] }, { characteristic: ["shove"] }, "Tercios shove"],
  ["set-formation-not-close", { characteristic: ["manga"] }, { characteristic: ["bande"] }, "A tercio is close"],
  [
    "set-formation-not-foot",
    { characteristic: ["manga"] },
    { characteristic: ["camelry", "caracole-early", "caracole-later", "dismountable"] },
    "A tercio is foot",
  ],
  [
    "bande-not-as-defined",
    { characteristic: ["bande"] },
    { characteristic: ["camelry", "caracole-early", "caracole-later", "dismountable"] },
    "Foot and mounted at once",
  ],
  ["camelry-not-mounted", { characteristic: ["camelry"] }, { characteristic: OF_FOOT }, "Foot and mounted at once"],
  ["caracole-without-mounted-firearm", { characteristic: CARACOLE }, { characteristic: OF_FOOT }, "Foot and mounted at once"],
  ["dismountable-not-mounted", { characteristic: ["dismountable"] }, { characteristic: OF_FOOT }, "Foot and mounted at once"],
];

const GRADES_APART = "Armour and quality are graded apart from all else.";
const TRAINED_ALIKE = "All but skirmishers and dragoons may be of any training, whatever they carry.";

/** Why every other pair of two columns is fine; a pair of columns without its reason does not compile. */
export const FINE = {
  "type+training": "Any type of battle troops is drilled, formed or tribal.",
  "type+formation": "Foot and mounted are close, loose or skirmishers; wagons and elephants close or loose.",
  "type+set": "Every set formation is one of foot.",
  "type+armour": GRADES_APART,
  "type+quality": GRADES_APART,
  "type+shooting": "Whoever has hands may shoot with what the period had; the crews of wagons and elephants too.",
  "type+impact": "Polearms, spears, two-handed and impact weapons are for anybody who fights.",
  "type+melee": "Swords and polearms are for anybody who fights.",
  "type+on-board": "Wagons and elephants carry light guns and missile weapons of foot.",
  "type+characteristic": "The glossary gives it to no type alone.",
  "training+formation": "Battle troops of every formation are drilled, formed or tribal.",
  "training+set": "Swiss keils drilled, levies in pike and shot: the lists say.",
  "training+armour": GRADES_APART,
  "training+quality": GRADES_APART,
  "training+shooting": TRAINED_ALIKE,
  "training+impact": TRAINED_ALIKE,
  "training+melee": TRAINED_ALIKE,
  "training+on-board": TRAINED_ALIKE,
  "training+characteristic": TRAINED_ALIKE,
  "formation+set": "Bodies without pikes stand close, loose, or as either allows.",
  "formation+armour": GRADES_APART,
  "formation+quality": GRADES_APART,
  "formation+shooting": "Every missile weapon was shot from every order of men that can carry it.",
  "formation+impact": "No weapon of close combat is bound to an order but in set formations.",
  "formation+melee": "No weapon of close combat is bound to an order but in set formations.",
  "formation+on-board": "Platforms stand close or loose.",
  "formation+characteristic": "The glossary binds it to no formation.",
  "set+armour": GRADES_APART,
  "set+quality": GRADES_APART,
  "set+shooting": "Any hand firearm of foot is shot; a keil may have a few, which the later keil 'increased'.",
  "set+impact": "One column has the pikes; the other may be what the rest of the body carried.",
  "set+melee": "One column has the pikes; the other may be what the rest of the body carried.",
  "set+on-board": "Nothing is on board of a body of foot.",
  "set+characteristic": "The glossary bars it from no body of foot.",
  "armour+quality": GRADES_APART,
  "armour+shooting": GRADES_APART,
  "armour+impact": GRADES_APART,
  "armour+melee": GRADES_APART,
  "armour+on-board": GRADES_APART,
  "armour+characteristic": GRADES_APART,
  "quality+shooting": GRADES_APART,
  "quality+impact": GRADES_APART,
  "quality+melee": GRADES_APART,
  "quality+on-board": GRADES_APART,
  "quality+characteristic": GRADES_APART,
  "shooting+impact": "What one shoots with says nothing of what one charges with, but for bayonets and pike and shot.",
  "shooting+melee": "What one shoots with says nothing of what one fights with, but for bayonets and pike and shot.",
  "shooting+on-board": "A crew may have two kinds of weapons.",
  "shooting+characteristic": "Whoever can have both columns can have this.",
  "impact+melee": "The lists mix them: lancers with pistols, pikemen with swords.",
  "impact+on-board": "The foot of a wagon fights with its own arms.",
  "impact+characteristic": "Whoever can have the weapon can have this.",
  "melee+on-board": "The foot of a wagon fights with its own arms.",
  "melee+characteristic": "Whoever can have the weapon can have this.",
  "on-board+characteristic": "Characteristics of platforms stand for the men on board or beside them.",
  "characteristic+characteristic": "Each adds its own claims or moves, and they only add up.",
} as const;

import {
  ARMOURS,
  CHARACTERISTICS,
  FORMATIONS,
  IMPACT_WEAPONS,
  MELEE_WEAPONS,
  QUALITIES,
  SET_FORMATIONS,
  SHOOTING_WEAPONS,
  TRAININGS,
  TROOP_TYPES,
} from "@/lib/model/enumerations";
import type { TroopInput } from "./famous-troops";

/** The columns of a classification, each with all its members; `on-board` is the weapon of a crew. */
export const COLUMNS = {
  type: TROOP_TYPES,
  training: TRAININGS,
  formation: FORMATIONS,
  set: SET_FORMATIONS,
  armour: ARMOURS,
  quality: QUALITIES,
  shooting: SHOOTING_WEAPONS,
  impact: IMPACT_WEAPONS,
  melee: MELEE_WEAPONS,
  "on-board": SHOOTING_WEAPONS,
  characteristic: CHARACTERISTICS,
} as const;
export type Column = keyof typeof COLUMNS;
export type Member<C extends Column> = (typeof COLUMNS)[C][number];
type Part = Partial<TroopInput>;

const foot = { type: "foot" } as const;
const mounted = { type: "mounted", formation: "loose" } as const;
const wagon = { type: "battle-wagon" } as const;
const elephant = { type: "elephant" } as const;
const musket = { shooting: { weapon: "musket" } } as const;
const arquebus = { shooting: { weapon: "arquebus" } } as const;
const bow = { shooting: { weapon: "bow" } } as const;
const carbine = { shooting: { weapon: "carbine" } } as const;
const lightGun = { type: "artillery", formation: "loose", shooting: { weapon: "light-artillery" } } as const;
const pikes = { impact: "pike", melee: "pike" } as const;
const pikeAndShot = { impact: "pike-and-shot", melee: "pike-and-shot" } as const;
const skirmishers = { formation: "skirmish", training: null } as const;
const dragoon = { type: "mounted", formation: "dragoon" } as const;
const onWagons = { ...wagon, attached: [{ weapon: "musket" }] } as const satisfies Part;

/** Plain troops: foot or mounted, with or without a shooting weapon. */
const anybody: readonly Part[] = [{}, { ...foot, ...musket }, { ...foot, ...bow }, mounted, { ...mounted, ...carbine }, skirmishers];
const onFoot: readonly Part[] = [foot, { ...foot, ...musket }, { ...foot, ...bow }];
const inSaddle: readonly Part[] = [mounted, { ...mounted, ...carbine }];

/** What else a sound troop with this has: a new member without its ways does not compile. */
export const WAYS: { readonly [C in Column]: Readonly<Record<Member<C>, readonly Part[]>> } = {
  type: {
    foot: onFoot,
    mounted: inSaddle,
    artillery: [lightGun],
    "battle-wagon": [wagon, onWagons],
    elephant: [elephant, { ...elephant, attached: [{ weapon: "musket" }] }],
  },
  training: { drilled: anybody, formed: anybody, tribal: anybody },
  formation: {
    close: anybody,
    loose: anybody,
    skirmish: [skirmishers, { ...skirmishers, ...mounted, formation: "skirmish" }, { ...skirmishers, ...musket }],
    "flexible-close-loose": onFoot,
    "flexible-loose-skirmish": onFoot,
    "flexible-close-loose-skirmish": onFoot,
    "flexible-mounted": inSaddle,
    dragoon: [dragoon, { ...dragoon, ...musket }, { ...dragoon, ...carbine }],
  },
  set: {
    "pike-and-shot": [{ ...foot, formation: "close", ...pikeAndShot, ...musket }],
    "early-pike-and-shot": [{ ...foot, formation: "close", ...pikeAndShot, ...musket }],
    keil: [
      { ...foot, formation: "close", ...pikes },
      { ...foot, formation: "close", ...pikes, ...arquebus },
    ],
    "later-keil": [{ ...foot, formation: "close", ...pikes, ...arquebus }],
    tercio: [{ ...foot, formation: "close", ...pikes, ...arquebus }],
    colunela: [{ ...foot, formation: "close", ...pikes, ...arquebus }],
    "foot-regiment": [{ ...foot, ...musket }],
    "missile-regiment": [{ ...foot, ...bow }],
    "commanded-shot": [{ ...foot, ...musket }],
  },
  armour: {
    unprotected: anybody,
    protected: [...anybody, elephant],
    armoured: anybody,
    "fully-armoured": anybody,
  },
  quality: { poor: anybody, average: anybody, superior: anybody, exceptional: anybody },
  shooting: {
    arquebus: anybody,
    musket: [foot, dragoon, wagon, elephant],
    carbine: [mounted],
    pistol: anybody,
    bow: anybody,
    longbow: onFoot,
    crossbow: anybody,
    javelin: anybody,
    sling: anybody,
    dart: anybody,
    "light-artillery": [lightGun],
    "medium-artillery": [lightGun],
    "heavy-artillery": [lightGun],
  },
  impact: {
    pike: [...onFoot, wagon],
    "pike-and-shot": [{ ...foot, ...musket }, onWagons],
    polearm: anybody,
    "long-spear": anybody,
    "charging-lancer": inSaddle,
    "light-lance": inSaddle,
    "charging-pistol": inSaddle,
    "trotting-pistol": inSaddle,
    "plug-bayonet": [{ ...foot, ...musket }, onWagons],
    "socket-bayonet": [{ ...foot, ...musket }, onWagons],
    "impact-weapon": anybody,
    "two-handed": anybody,
  },
  melee: {
    pike: [...onFoot, wagon],
    "pike-and-shot": [{ ...foot, ...musket }, onWagons],
    polearm: anybody,
    "melee-pistol": inSaddle,
    swordsmen: anybody,
    "expert-swordsmen": anybody,
    "plug-bayonet": [{ ...foot, ...musket }, onWagons],
    "socket-bayonet": [{ ...foot, ...musket }, onWagons],
  },
  "on-board": {
    arquebus: [wagon, elephant],
    musket: [wagon, elephant],
    carbine: [wagon],
    pistol: [wagon],
    bow: [wagon, elephant],
    longbow: [wagon, elephant],
    crossbow: [wagon, elephant],
    javelin: [wagon, elephant],
    sling: [wagon, elephant],
    dart: [wagon, elephant],
    "light-artillery": [wagon, elephant],
    "medium-artillery": [wagon],
    "heavy-artillery": [wagon],
  },
  characteristic: {
    aggressive: anybody,
    bande: [
      { ...foot, formation: "flexible-close-loose-skirmish", armour: "unprotected", ...arquebus, melee: "polearm" },
      { ...foot, formation: "flexible-close-loose-skirmish", armour: "unprotected", ...arquebus, impact: "polearm" },
    ],
    barricades: anybody,
    caltrops: anybody,
    camelry: inSaddle,
    "caracole-early": [
      { ...mounted, shooting: { weapon: "pistol" } },
      { ...mounted, ...carbine },
    ],
    "caracole-later": [
      { ...mounted, shooting: { weapon: "pistol" } },
      { ...mounted, ...carbine },
    ],
    "combat-shy": anybody,
    dismountable: inSaddle,
    elan: anybody,
    evade: [...anybody, { formation: "loose" }],
    fanatics: anybody,
    ferocious: anybody,
    "fleet-of-foot": anybody,
    impetuous: anybody,
    independent: anybody,
    manga: [{ ...foot, formation: "close", setFormation: "tercio", ...pikes, ...arquebus }],
    nervous: anybody,
    pavise: anybody,
    pikes: [
      { ...foot, ...musket, impact: "plug-bayonet" },
      { ...foot, ...musket, melee: "plug-bayonet" },
      { ...foot, ...arquebus, impact: "plug-bayonet" },
      { ...onWagons, impact: "plug-bayonet" },
      { ...onWagons, melee: "plug-bayonet" },
    ],
    "platoon-fire": [{ ...foot, ...musket }, onWagons],
    "regimental-guns": onFoot,
    scouts: anybody,
    "shoot-and-charge": [
      { ...foot, ...bow },
      { ...foot, ...musket },
      { ...mounted, ...carbine },
      { ...mounted, ...bow },
    ],
    shove: anybody,
    skirmish: anybody,
    square: onFoot,
    stakes: anybody,
    steady: anybody,
    "unused-to-firearms": anybody,
  },
};

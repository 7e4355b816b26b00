import type { TroopProblemCode } from "@/lib/model/troop-consistency";
import type { TroopInput } from "./famous-troops";

const foot = {
  type: "foot",
  training: "formed",
  formation: "close",
  armour: "protected",
  quality: "average",
} as const satisfies TroopInput;
const skirmishers = { ...foot, formation: "skirmish", training: null, armour: "unprotected" } as const satisfies TroopInput;
const horse = { ...foot, type: "mounted", formation: "loose" } as const satisfies TroopInput;
const wagons = { ...foot, type: "battle-wagon" } as const satisfies TroopInput;
const guns = { ...foot, type: "artillery", formation: "loose", shooting: { weapon: "medium-artillery" } } as const satisfies TroopInput;
const reiters = { ...horse, shooting: { weapon: "pistol" }, characteristics: ["caracole-early"] } as const satisfies TroopInput;
const bande = {
  ...{ ...foot, formation: "flexible-close-loose-skirmish", armour: "unprotected", characteristics: ["bande"] },
  ...{ shooting: { weapon: "arquebus", firepower: "average" }, melee: "polearm" },
} as const satisfies TroopInput;
const pikeAndShot = {
  ...{ ...foot, setFormation: "pike-and-shot", shooting: { weapon: "musket" } },
  ...{ impact: "pike-and-shot", melee: "pike-and-shot" },
} as const satisfies TroopInput;

const muskets = { weapon: "musket" } as const;
const keil = { ...foot, setFormation: "keil", impact: "pike", melee: "pike" } as const satisfies TroopInput;
const bayonets = { ...foot, shooting: muskets, impact: "plug-bayonet", melee: "plug-bayonet" } as const satisfies TroopInput;
const dragoons = { ...horse, formation: "dragoon" } as const satisfies TroopInput;
const elephants = { ...foot, type: "elephant" } as const satisfies TroopInput;

type Broken = {
  /** Breaks this rule and no other. `unknown` if the type already forbids it. */
  readonly troop: unknown;
  readonly path: readonly (string | number)[];
  /** The same without what is wrong. */
  readonly sound: TroopInput;
};

/** Every way in which a classification can contradict itself. */
export const BROKEN_TROOPS: Readonly<Record<TroopProblemCode, Broken>> = {
  "mounted-with-foot-weapon": {
    troop: { ...horse, shooting: { weapon: "musket" } },
    path: ["shooting", "weapon"],
    sound: { ...horse, shooting: { weapon: "musket" }, formation: "dragoon" },
  },
  "foot-with-mounted-weapon": {
    troop: { ...foot, impact: "charging-lancer" },
    path: ["impact"],
    sound: { ...foot, impact: "long-spear" },
  },
  "weapon-not-of-type": {
    troop: { ...wagons, melee: "melee-pistol" },
    path: ["melee"],
    sound: { ...wagons, melee: "pike" },
  },
  "bayonet-without-firearm": { troop: { ...bayonets, shooting: { weapon: "bow" } }, path: ["impact"], sound: bayonets },
  "bayonets-differ": { troop: { ...bayonets, melee: "socket-bayonet" }, path: ["melee"], sound: bayonets },
  "pike-and-shot-without-shot": {
    troop: { ...foot, impact: "pike", melee: "pike-and-shot" },
    path: ["melee"],
    sound: { ...foot, impact: "pike", melee: "pike-and-shot", shooting: { weapon: "arquebus" } },
  },
  "artillery-without-gun": { troop: { ...guns, shooting: { weapon: "bow" } }, path: ["shooting"], sound: guns },
  "gun-without-artillery": {
    troop: { ...wagons, shooting: { weapon: "light-artillery" } },
    path: ["shooting", "weapon"],
    sound: { ...wagons, attached: [{ weapon: "light-artillery" }] },
  },
  "artillery-not-loose": { troop: { ...guns, formation: "close" }, path: ["formation"], sound: guns },
  "training-missing": { troop: { ...foot, training: null }, path: ["training"], sound: foot },
  "skirmishers-with-training": { troop: { ...skirmishers, training: "drilled" }, path: ["training"], sound: skirmishers },
  "mounted-formation-on-others": {
    troop: { ...foot, formation: "dragoon" },
    path: ["formation"],
    sound: { ...horse, formation: "dragoon" },
  },
  "foot-formation-on-others": {
    troop: { ...horse, formation: "flexible-loose-skirmish" },
    path: ["formation"],
    sound: { ...horse, formation: "flexible-mounted" },
  },
  "skirmish-form-on-others": {
    troop: { ...wagons, formation: "skirmish", training: null },
    path: ["formation"],
    sound: { ...wagons, formation: "loose" },
  },
  "dragoons-not-formed": { troop: { ...dragoons, training: "drilled" }, path: ["training"], sound: dragoons },
  "caracole-without-mounted-firearm": { troop: { ...reiters, shooting: null }, path: ["characteristics", 0], sound: reiters },
  "caracole-twice": {
    troop: { ...reiters, characteristics: ["caracole-later", "caracole-early"] },
    path: ["characteristics", 0],
    sound: reiters,
  },
  "dragoons-with-caracole": {
    troop: { ...reiters, formation: "dragoon" },
    path: ["characteristics", 0],
    sound: { ...reiters, formation: "flexible-mounted" },
  },
  "firepower-without-weapon": {
    troop: { ...foot, shooting: { firepower: "high" } },
    path: ["shooting", "weapon"],
    sound: { ...foot, shooting: { weapon: "bow", firepower: "high" } },
  },
  "set-formation-not-foot": {
    troop: { ...horse, formation: "close", setFormation: "foot-regiment", shooting: { weapon: "carbine" } },
    path: ["setFormation"],
    sound: { ...foot, setFormation: "foot-regiment", shooting: muskets },
  },
  "set-formation-not-close": { troop: { ...pikeAndShot, formation: "loose" }, path: ["formation"], sound: pikeAndShot },
  "skirmishers-in-set-formation": {
    troop: { ...skirmishers, setFormation: "commanded-shot", shooting: { weapon: "musket" } },
    path: ["setFormation"],
    sound: { ...foot, formation: "loose", setFormation: "commanded-shot", shooting: { weapon: "musket" } },
  },
  "set-formation-without-pikes": {
    troop: { ...keil, impact: "polearm", melee: "polearm" },
    path: ["setFormation"],
    sound: { ...keil, melee: "polearm" },
  },
  "set-formation-without-shot": {
    troop: { ...pikeAndShot, shooting: { weapon: "bow" } },
    path: ["shooting"],
    sound: { ...pikeAndShot, shooting: { weapon: "arquebus" } },
  },
  "colunela-without-arquebus": {
    troop: { ...keil, setFormation: "colunela", melee: "swordsmen", shooting: muskets },
    path: ["shooting"],
    sound: { ...keil, setFormation: "colunela", melee: "swordsmen", shooting: { weapon: "arquebus" } },
  },
  "foot-regiment-without-firearm": {
    troop: { ...foot, setFormation: "foot-regiment", shooting: { weapon: "bow" } },
    path: ["shooting"],
    sound: { ...foot, setFormation: "foot-regiment", shooting: { weapon: "arquebus" } },
  },
  "missile-regiment-without-missiles": {
    troop: { ...foot, setFormation: "missile-regiment" },
    path: ["shooting"],
    sound: { ...foot, setFormation: "missile-regiment", shooting: { weapon: "javelin" } },
  },
  "missile-regiment-with-shot": {
    troop: { ...foot, setFormation: "missile-regiment", shooting: { weapon: "arquebus" } },
    path: ["shooting", "weapon"],
    sound: { ...foot, setFormation: "missile-regiment", shooting: { weapon: "longbow" } },
  },
  "commanded-shot-without-shot": {
    troop: { ...foot, setFormation: "commanded-shot", shooting: { weapon: "crossbow" } },
    path: ["shooting"],
    sound: { ...foot, setFormation: "commanded-shot", shooting: { weapon: "musket" } },
  },
  "bande-not-as-defined": { troop: { ...bande, armour: "protected" }, path: ["characteristics", 0], sound: bande },
  "manga-without-tercio": {
    troop: { ...pikeAndShot, setFormation: "early-pike-and-shot", characteristics: ["elan", "manga"] },
    path: ["characteristics", 1],
    sound: { ...pikeAndShot, setFormation: "tercio", characteristics: ["elan", "manga"] },
  },
  "pikes-without-bayonet": {
    troop: { ...bayonets, impact: "polearm", melee: null, characteristics: ["pikes"] },
    path: ["characteristics", 0],
    sound: { ...bayonets, characteristics: ["pikes"] },
  },
  "regimental-guns-not-foot": {
    troop: { ...horse, characteristics: ["regimental-guns"] },
    path: ["characteristics", 0],
    sound: { ...foot, shooting: muskets, characteristics: ["regimental-guns"] },
  },
  "regimental-guns-without-weapon": {
    troop: { ...keil, characteristics: ["regimental-guns"] },
    path: ["characteristics", 0],
    sound: { ...pikeAndShot, characteristics: ["regimental-guns"] },
  },
  "platoon-fire-without-firearm": {
    troop: { ...foot, shooting: { weapon: "longbow" }, characteristics: ["platoon-fire"] },
    path: ["characteristics", 0],
    sound: { ...foot, shooting: muskets, characteristics: ["platoon-fire"] },
  },
  "shoot-and-charge-without-weapon": {
    troop: { ...horse, impact: "charging-pistol", characteristics: ["shoot-and-charge"] },
    path: ["characteristics", 0],
    sound: { ...horse, shooting: { weapon: "bow" }, characteristics: ["shoot-and-charge"] },
  },
  "square-not-foot": {
    troop: { ...horse, characteristics: ["square"] },
    path: ["characteristics", 0],
    sound: { ...foot, characteristics: ["square"] },
  },
  "camelry-not-mounted": {
    troop: { ...foot, characteristics: ["camelry"] },
    path: ["characteristics", 0],
    sound: { ...horse, characteristics: ["camelry"] },
  },
  "mounted-with-foot-characteristic": {
    troop: { ...horse, characteristics: ["platoon-fire"] },
    path: ["characteristics", 0],
    sound: { ...foot, shooting: muskets, characteristics: ["platoon-fire"] },
  },
  "dismountable-not-mounted": {
    troop: { ...foot, characteristics: ["dismountable"] },
    path: ["characteristics", 0],
    sound: { ...horse, characteristics: ["dismountable"] },
  },
  "nervous-never": {
    troop: { ...dragoons, characteristics: ["scouts", "nervous"] },
    path: ["characteristics", 1],
    sound: { ...horse, characteristics: ["scouts", "nervous"] },
  },
  "nervous-and-steady": {
    troop: { ...foot, characteristics: ["steady", "nervous"] },
    path: ["characteristics", 1],
    sound: { ...foot, characteristics: ["nervous"] },
  },
  "wagons-cannot": {
    troop: { ...wagons, characteristics: ["impetuous"] },
    path: ["characteristics", 0],
    sound: { ...wagons, characteristics: ["ferocious"] },
  },
  "guns-cannot": {
    troop: { ...guns, characteristics: ["evade"] },
    path: ["characteristics", 0],
    sound: { ...guns, shooting: { weapon: "light-artillery" }, characteristics: ["evade"] },
  },
  "skirmishers-with-shove": {
    troop: { ...skirmishers, characteristics: ["shove"] },
    path: ["characteristics", 0],
    sound: { ...foot, formation: "loose", characteristics: ["shove"] },
  },
  "skirmishers-with-square": {
    troop: { ...skirmishers, characteristics: ["square"] },
    path: ["characteristics", 0],
    sound: { ...foot, formation: "loose", characteristics: ["square"] },
  },
  "skirmishers-with-obstacles": {
    troop: { ...skirmishers, characteristics: ["barricades"] },
    path: ["characteristics", 0],
    sound: { ...foot, formation: "flexible-loose-skirmish", characteristics: ["barricades"] },
  },
  "elephants-not-protected": { troop: { ...elephants, armour: "fully-armoured" }, path: ["armour"], sound: elephants },
  "attached-without-platform": {
    troop: { ...foot, attached: [{ weapon: "arquebus" }] },
    path: ["attached"],
    sound: { ...wagons, attached: [{ weapon: "arquebus" }] },
  },
  "attached-weapon-too-large": {
    troop: { ...wagons, attached: [{ weapon: "bow" }, { weapon: "medium-artillery" }] },
    path: ["attached", 1, "weapon"],
    sound: { ...wagons, attached: [{ weapon: "bow" }, { weapon: "light-artillery" }] },
  },
  "characteristic-follows": {
    troop: { ...pikeAndShot, characteristics: ["square"] },
    path: ["characteristics", 0],
    sound: { ...pikeAndShot, setFormation: "early-pike-and-shot", characteristics: ["square"] },
  },
};

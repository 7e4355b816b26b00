import type { Characteristic, Formation, SetFormation, ShootingWeapon } from "./enumerations";
import type { TroopShape as Troop } from "./troop-shape";

/** Every way a classification can contradict itself. Each has its sentence in lib/words. */
export const TROOP_PROBLEMS = [
  "mounted-with-foot-weapon",
  "foot-with-mounted-weapon",
  "weapon-not-of-type",
  "bayonet-without-firearm",
  "bayonets-differ",
  "pike-and-shot-without-shot",
  "artillery-without-gun",
  "gun-without-artillery",
  "artillery-not-loose",
  "training-missing",
  "skirmishers-with-training",
  "mounted-formation-on-others",
  "foot-formation-on-others",
  "skirmish-form-on-others",
  "dragoons-not-formed",
  "caracole-without-mounted-firearm",
  "caracole-twice",
  "dragoons-with-caracole",
  "firepower-without-weapon",
  "set-formation-not-foot",
  "set-formation-not-close",
  "skirmishers-in-set-formation",
  "set-formation-without-pikes",
  "set-formation-without-shot",
  "colunela-without-arquebus",
  "foot-regiment-without-firearm",
  "missile-regiment-with-shot",
  "missile-regiment-without-missiles",
  "commanded-shot-without-shot",
  "bande-not-as-defined",
  "manga-without-tercio",
  "pikes-without-bayonet",
  "regimental-guns-not-foot",
  "regimental-guns-without-weapon",
  "platoon-fire-without-firearm",
  "shoot-and-charge-without-weapon",
  "square-not-foot",
  "camelry-not-mounted",
  "mounted-with-foot-characteristic",
  "dismountable-not-mounted",
  "nervous-never",
  "nervous-and-steady",
  "wagons-cannot",
  "guns-cannot",
  "skirmishers-with-shove",
  "skirmishers-with-square",
  "skirmishers-with-obstacles",
  "elephants-not-protected",
  "attached-without-platform",
  "attached-weapon-too-large",
  "characteristic-follows",
] as const;
export type TroopProblemCode = (typeof TROOP_PROBLEMS)[number];

type TroopProblem = {
  readonly code: TroopProblemCode;
  readonly path: readonly (string | number)[];
  readonly params: Readonly<Record<string, string>>;
};

type Check = (troop: Troop) => readonly TroopProblem[];

const FOOT_ONLY: readonly string[] = ["musket", "longbow", "pike", "pike-and-shot", "plug-bayonet", "socket-bayonet"];
const MOUNTED_ONLY: readonly string[] = ["carbine", "charging-pistol", "trotting-pistol", "charging-lancer", "light-lance", "melee-pistol"];
/** Weapons of foot in ranks. Foot on battle wagons may have them; crews of guns and elephants may not. */
const IN_RANKS: readonly string[] = ["pike", "pike-and-shot", "plug-bayonet", "socket-bayonet"];
const SHOT: readonly string[] = ["arquebus", "musket", "carbine", "pistol"];
export const GUNS: readonly string[] = ["light-artillery", "medium-artillery", "heavy-artillery"];
const BAYONETS: readonly string[] = ["plug-bayonet", "socket-bayonet"];
const ON_BOARD: readonly ShootingWeapon[] = [
  "light-artillery",
  "arquebus",
  "musket",
  "bow",
  "longbow",
  "crossbow",
  "javelin",
  "sling",
  "dart",
];
const OFF_THE_GROUND: readonly Troop["type"][] = ["battle-wagon", "elephant"];
/** Formations that only mounted troops can have. */
export const MOUNTED_FORMATIONS: readonly Formation[] = ["flexible-mounted", "dragoon"];
/** Formations that only foot can have. */
export const FOOT_FORMATIONS: readonly Formation[] = ["flexible-close-loose", "flexible-loose-skirmish", "flexible-close-loose-skirmish"];
/** The set formations with pikes. Each needs one of these weapons in its impact or melee column. */
const PIKES_OF: Readonly<Partial<Record<SetFormation, readonly string[]>>> = {
  "pike-and-shot": ["pike-and-shot"],
  "early-pike-and-shot": ["pike-and-shot"],
  keil: ["pike"],
  "later-keil": ["pike", "pike-and-shot"],
  tercio: ["pike", "pike-and-shot"],
  colunela: ["pike", "pike-and-shot"],
};
/** Set formations with shot beside the pikes. A colunela's shot are arquebusiers. */
const WITH_SHOT: readonly SetFormation[] = ["pike-and-shot", "early-pike-and-shot", "later-keil", "tercio"];
/** Characteristics that need a charge, a retreat or a march. Battle wagons and heavier guns never make one. */
const CHARGES: readonly Characteristic[] = ["impetuous", "shoot-and-charge"];
const RETREATS: readonly Characteristic[] = ["evade", "skirmish"];

/** Hand-held gunpowder weapons of the shooting column ("Glossary: Shot"). */
const isShot = (weapon: string): boolean => SHOT.includes(weapon);

const shoots = (troop: Troop): boolean => troop.shooting !== null || troop.attached.length > 0;
const hasShot = (troop: Troop): boolean => [troop.shooting, ...troop.attached].some((one) => one !== null && isShot(one.weapon));
/** Whether the impact or melee column has one of these weapons. */
const fightsWith = (troop: Troop, weapons: readonly string[]): boolean =>
  [troop.impact, troop.melee].some((one) => one !== null && weapons.includes(one));

const has = (troop: Troop, characteristic: Characteristic): boolean => troop.characteristics.includes(characteristic);
const characteristicAt = (troop: Troop, characteristic: Characteristic) => [
  "characteristics",
  troop.characteristics.indexOf(characteristic),
];

function problem(code: TroopProblemCode, path: TroopProblem["path"], params: TroopProblem["params"] = {}): TroopProblem {
  return { code, path, params };
}

const when = (wrong: boolean, code: TroopProblemCode, path: TroopProblem["path"], params?: TroopProblem["params"]) =>
  wrong ? [problem(code, path, params)] : [];

/** The three weapon columns, each with its path. */
function weaponsOf(troop: Troop): readonly { weapon: string; path: TroopProblem["path"] }[] {
  const { shooting, impact, melee } = troop;
  return [
    ...(shooting ? [{ weapon: shooting.weapon, path: ["shooting", "weapon"] }] : []),
    ...(impact ? [{ weapon: impact, path: ["impact"] }] : []),
    ...(melee ? [{ weapon: melee, path: ["melee"] }] : []),
  ];
}

const checkWeaponsFitType: Check = (troop) =>
  weaponsOf(troop).flatMap(({ weapon, path }) => {
    const dragoonMusket = weapon === "musket" && troop.formation === "dragoon";
    return [
      ...when(troop.type === "mounted" && FOOT_ONLY.includes(weapon) && !dragoonMusket, "mounted-with-foot-weapon", path, { weapon }),
      ...when(troop.type === "foot" && MOUNTED_ONLY.includes(weapon), "foot-with-mounted-weapon", path, { weapon }),
      ...when(!fitsOthers(troop.type, weapon), "weapon-not-of-type", path, {
        ...{ weapon, type: troop.type, of: MOUNTED_ONLY.includes(weapon) ? "mounted" : "ranks" },
      }),
    ];
  });

/** Whether guns, battle wagons and elephants can have a weapon: none ride, and only foot on wagons stands in ranks. */
function fitsOthers(type: Troop["type"], weapon: string): boolean {
  if (type === "foot" || type === "mounted") return true;
  return !MOUNTED_ONLY.includes(weapon) && (type === "battle-wagon" || !IN_RANKS.includes(weapon));
}

/** A bayonet fits a firearm, one kind at a time; pike and shot is both at once ("Glossary: Bayonet", "Pike & Shot"). */
const checkWeaponsFitOneAnother: Check = (troop) => {
  const { impact, melee } = troop;
  const of = (weapons: readonly string[]) => (impact !== null && weapons.includes(impact) ? ["impact"] : ["melee"]);
  const bayonets = [impact, melee].filter((one) => one !== null && BAYONETS.includes(one));
  const both = ["pike-and-shot"];
  return [
    ...when(bayonets.length > 0 && !hasShot(troop), "bayonet-without-firearm", of(BAYONETS)),
    ...when(bayonets.length === 2 && impact !== melee, "bayonets-differ", ["melee"]),
    ...when(fightsWith(troop, both) && !hasShot(troop) && !needsShot(troop), "pike-and-shot-without-shot", of(both)),
  ];
};

const needsShot = ({ setFormation }: Troop): boolean =>
  setFormation !== null && (WITH_SHOT.includes(setFormation) || setFormation === "colunela");

const checkArtillery: Check = (troop) => {
  const gun = troop.shooting !== null && GUNS.includes(troop.shooting.weapon);
  return [
    ...when(troop.type === "artillery" && !gun, "artillery-without-gun", ["shooting"]),
    ...when(troop.type !== "artillery" && gun, "gun-without-artillery", ["shooting", "weapon"], { weapon: troop.shooting?.weapon ?? "" }),
    ...when(troop.type === "artillery" && troop.formation !== "loose", "artillery-not-loose", ["formation"]),
  ];
};

const checkTrainingAndFormation: Check = (troop) => [
  ...when(troop.training === null && troop.formation !== "skirmish", "training-missing", ["training"]),
  ...when(troop.training !== null && troop.formation === "skirmish", "skirmishers-with-training", ["training"]),
  ...when(troop.type !== "mounted" && MOUNTED_FORMATIONS.includes(troop.formation), "mounted-formation-on-others", ["formation"]),
  ...when(troop.type !== "foot" && FOOT_FORMATIONS.includes(troop.formation), "foot-formation-on-others", ["formation"]),
  ...when(OFF_THE_GROUND.includes(troop.type) && troop.formation === "skirmish", "skirmish-form-on-others", ["formation"], {
    type: troop.type,
  }),
  // "Glossary: Dragoons": mounted or on foot they are formed and loose.
  ...when(troop.formation === "dragoon" && troop.training !== null && troop.training !== "formed", "dragoons-not-formed", ["training"]),
];

const checkCaracole: Check = (troop) => {
  const caracoles = (["caracole-early", "caracole-later"] as const).filter((one) => has(troop, one));
  const armed = troop.type === "mounted" && (troop.shooting?.weapon === "pistol" || troop.shooting?.weapon === "carbine");
  return [
    ...caracoles.flatMap((one) => when(!armed, "caracole-without-mounted-firearm", characteristicAt(troop, one))),
    ...when(caracoles.length === 2, "caracole-twice", characteristicAt(troop, "caracole-later")),
    // "Glossary: Dragoons": they shoot as foot even when mounted.
    ...caracoles.flatMap((one) => when(armed && troop.formation === "dragoon", "dragoons-with-caracole", characteristicAt(troop, one))),
  ];
};

/** Whether a set formation has pikes, and is therefore close. */
export const isPiked = (setFormation: SetFormation | null | undefined): boolean => !!setFormation && PIKES_OF[setFormation] !== undefined;

const checkSetFormation: Check = (troop) => {
  const { setFormation } = troop;
  if (setFormation === null) return [];
  const shooter = troop.shooting !== null && isShot(troop.shooting.weapon);
  const skirmishers = troop.formation === "skirmish";
  return [
    ...when(troop.type !== "foot", "set-formation-not-foot", ["setFormation"]),
    ...when(skirmishers, "skirmishers-in-set-formation", ["setFormation"]),
    ...when(!skirmishers && isPiked(setFormation) && troop.formation !== "close", "set-formation-not-close", ["formation"]),
    ...when(setFormation === "missile-regiment" && shooter, "missile-regiment-with-shot", ["shooting", "weapon"]),
    ...when(setFormation === "missile-regiment" && troop.shooting === null, "missile-regiment-without-missiles", ["shooting"]),
    ...when(setFormation === "commanded-shot" && !shooter, "commanded-shot-without-shot", ["shooting"]),
    ...when(setFormation === "foot-regiment" && !shooter, "foot-regiment-without-firearm", ["shooting"]),
    ...checkPikesAndShot(troop, setFormation),
  ];
};

/** What the glossary says each set formation consists of: pikes, and shot beside them ("Glossary: Keil" to "Glossary: Colunela"). */
function checkPikesAndShot(troop: Troop, setFormation: SetFormation): readonly TroopProblem[] {
  const pikes = PIKES_OF[setFormation];
  const { shooting } = troop;
  return [
    ...when(pikes !== undefined && !fightsWith(troop, pikes), "set-formation-without-pikes", ["setFormation"], {
      setFormation,
      weapons: (pikes ?? []).join(" or "),
    }),
    ...when(WITH_SHOT.includes(setFormation) && !(shooting && isShot(shooting.weapon)), "set-formation-without-shot", ["shooting"], {
      setFormation,
    }),
    ...when(setFormation === "colunela" && shooting?.weapon !== "arquebus", "colunela-without-arquebus", ["shooting"]),
  ];
}

function isBande(troop: Troop): boolean {
  const arquebus = troop.shooting?.weapon === "arquebus" && (troop.shooting.firepower ?? "average") === "average";
  const polearm = troop.impact === "polearm" || troop.melee === "polearm";
  return (
    troop.type === "foot" && troop.armour === "unprotected" && troop.formation === "flexible-close-loose-skirmish" && arquebus && polearm
  );
}

const checkCharacteristicsOfFoot: Check = (troop) => {
  const at = (one: Characteristic) => characteristicAt(troop, one);
  const bayonet = [troop.impact, troop.melee].some((weapon) => weapon !== null && BAYONETS.includes(weapon));
  return [
    ...when(has(troop, "bande") && !isBande(troop), "bande-not-as-defined", at("bande")),
    ...when(has(troop, "manga") && troop.setFormation !== "tercio", "manga-without-tercio", at("manga")),
    ...when(has(troop, "pikes") && !bayonet, "pikes-without-bayonet", at("pikes")),
    ...when(has(troop, "regimental-guns") && troop.type !== "foot", "regimental-guns-not-foot", at("regimental-guns")),
    ...when(
      has(troop, "regimental-guns") && troop.type === "foot" && !shoots(troop),
      "regimental-guns-without-weapon",
      at("regimental-guns"),
    ),
    ...when(has(troop, "square") && troop.type !== "foot", "square-not-foot", at("square")),
  ];
};

const checkCharacteristicsOfMounted: Check = (troop) => [
  ...when(has(troop, "camelry") && troop.type !== "mounted", "camelry-not-mounted", characteristicAt(troop, "camelry")),
  ...(["pavise", "pikes", "platoon-fire"] as const).flatMap((one) =>
    when(troop.type === "mounted" && has(troop, one), "mounted-with-foot-characteristic", characteristicAt(troop, one), {
      characteristic: one,
    }),
  ),
  ...when(has(troop, "dismountable") && troop.type !== "mounted", "dismountable-not-mounted", characteristicAt(troop, "dismountable")),
];

const checkVolleys: Check = (troop) => [
  ...when(
    has(troop, "platoon-fire") && troop.type !== "mounted" && !hasShot(troop),
    "platoon-fire-without-firearm",
    characteristicAt(troop, "platoon-fire"),
  ),
  ...when(has(troop, "shoot-and-charge") && !shoots(troop), "shoot-and-charge-without-weapon", characteristicAt(troop, "shoot-and-charge")),
];

const checkNerves: Check = (troop) => [
  ...when(
    has(troop, "nervous") && (troop.formation === "dragoon" || troop.setFormation === "commanded-shot"),
    "nervous-never",
    characteristicAt(troop, "nervous"),
    { of: troop.formation === "dragoon" ? "dragoons" : "commanded-shot" },
  ),
  ...when(has(troop, "nervous") && has(troop, "steady"), "nervous-and-steady", characteristicAt(troop, "nervous")),
];

/** What battle wagons and medium and heavy guns never do ("Glossary: Battlewagons", "Artillery"; "Declaring charges 2.2"). */
const checkWhatCannot: Check = (troop) => {
  const { type, shooting } = troop;
  const wheelsOnly = type === "artillery" && (shooting?.weapon === "medium-artillery" || shooting?.weapon === "heavy-artillery");
  const wagons: readonly Characteristic[] = [...CHARGES, ...RETREATS, "barricades"];
  const guns: readonly Characteristic[] = [...CHARGES, ...(wheelsOnly ? ([...RETREATS, "fleet-of-foot"] as const) : [])];
  return troop.characteristics.flatMap((characteristic, index) => [
    ...when(type === "battle-wagon" && wagons.includes(characteristic), "wagons-cannot", ["characteristics", index], { characteristic }),
    ...when(type === "artillery" && guns.includes(characteristic), "guns-cannot", ["characteristics", index], { characteristic }),
  ]);
};

const checkSkirmishers: Check = (troop) => [
  ...(["barricades", "caltrops", "stakes"] as const).flatMap((one) =>
    when(troop.formation === "skirmish" && has(troop, one), "skirmishers-with-obstacles", characteristicAt(troop, one), {
      characteristic: one,
    }),
  ),
  ...when(troop.formation === "skirmish" && has(troop, "shove"), "skirmishers-with-shove", characteristicAt(troop, "shove")),
  ...when(troop.formation === "skirmish" && has(troop, "square"), "skirmishers-with-square", characteristicAt(troop, "square")),
];

const checkPlatforms: Check = (troop) => [
  ...when(troop.type === "elephant" && troop.armour !== "protected", "elephants-not-protected", ["armour"]),
  ...when(troop.attached.length > 0 && troop.type !== "battle-wagon" && troop.type !== "elephant", "attached-without-platform", [
    "attached",
  ]),
  ...troop.attached.flatMap((one, index) =>
    when(!ON_BOARD.includes(one.weapon), "attached-weapon-too-large", ["attached", index, "weapon"], { weapon: one.weapon }),
  ),
];

const SHOVING: readonly (SetFormation | null)[] = ["keil", "later-keil", "tercio"];

/** Characteristics the rules give anyway. They are computed, so typing one would say it twice. */
const FOLLOWS: Readonly<Partial<Record<Characteristic, (troop: Troop) => boolean>>> = {
  square: (troop) => troop.setFormation === "pike-and-shot",
  // Flexibles have evade only in skirmish form; in any other form they need the characteristic.
  evade: (troop) => troop.formation === "skirmish" || troop.formation === "dragoon",
  skirmish: (troop) => has(troop, "caracole-early") || has(troop, "caracole-later"),
  shove: (troop) => (troop.type === "foot" && has(troop, "elan")) || SHOVING.includes(troop.setFormation),
};

const checkNothingTwice: Check = (troop) =>
  troop.characteristics.flatMap((one, index) =>
    when(FOLLOWS[one]?.(troop) === true, "characteristic-follows", ["characteristics", index], { characteristic: one }),
  );

const CHECKS: readonly Check[] = [
  checkWeaponsFitType,
  checkWeaponsFitOneAnother,
  checkArtillery,
  checkTrainingAndFormation,
  checkCaracole,
  checkSetFormation,
  checkCharacteristicsOfFoot,
  checkCharacteristicsOfMounted,
  checkVolleys,
  checkNerves,
  checkWhatCannot,
  checkSkirmishers,
  checkPlatforms,
  checkNothingTwice,
];

/** Every contradiction in a classification; empty if it is sound. */
export const troopProblems: Check = (troop) => CHECKS.flatMap((check) => check(troop));

import type { Characteristic, Formation, SetFormation, ShootingWeapon } from "./enumerations";
import type { TroopShape as Troop } from "./troop-shape";

/** Every way a classification can contradict itself. Each has its sentence in the words. */
export const TROOP_PROBLEMS = [
  "mounted-with-foot-weapon",
  "foot-with-mounted-weapon",
  "artillery-without-gun",
  "gun-without-artillery",
  "artillery-not-loose",
  "training-missing",
  "skirmishers-with-training",
  "mounted-formation-on-others",
  "foot-formation-on-others",
  "caracole-without-mounted-firearm",
  "caracole-twice",
  "firepower-without-weapon",
  "set-formation-not-foot",
  "set-formation-not-close",
  "skirmishers-in-set-formation",
  "missile-regiment-with-shot",
  "commanded-shot-without-shot",
  "bande-not-as-defined",
  "manga-without-tercio",
  "pikes-without-bayonet",
  "regimental-guns-not-foot",
  "square-not-foot",
  "camelry-not-mounted",
  "mounted-with-foot-characteristic",
  "skirmishers-with-shove",
  "skirmishers-with-square",
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
const MOUNTED_ONLY: readonly string[] = ["carbine", "charging-pistol", "trotting-pistol", "charging-lancer", "light-lance"];
const SHOT: readonly string[] = ["arquebus", "musket", "carbine", "pistol"];
const GUNS: readonly string[] = ["light-artillery", "medium-artillery", "heavy-artillery"];
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
const MOUNTED_FORMATIONS: readonly Formation[] = ["flexible-mounted", "dragoon"];
const FOOT_FORMATIONS: readonly Formation[] = ["flexible-close-loose", "flexible-loose-skirmish", "flexible-close-loose-skirmish"];
const PIKE_FORMATIONS: readonly SetFormation[] = ["pike-and-shot", "early-pike-and-shot", "keil", "later-keil", "tercio", "colunela"];

/** Hand-held gunpowder weapons of the shooting column ("Glossary: Shot"). */
const isShot = (weapon: string): boolean => SHOT.includes(weapon);

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

/** The three weapon columns, each with the place it stands. */
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
    ];
  });

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
];

const checkCaracole: Check = (troop) => {
  const caracoles = (["caracole-early", "caracole-later"] as const).filter((one) => has(troop, one));
  const armed = troop.type === "mounted" && (troop.shooting?.weapon === "pistol" || troop.shooting?.weapon === "carbine");
  return [
    ...caracoles.flatMap((one) => when(!armed, "caracole-without-mounted-firearm", characteristicAt(troop, one))),
    ...when(caracoles.length === 2, "caracole-twice", characteristicAt(troop, "caracole-later")),
  ];
};

const checkSetFormation: Check = (troop) => {
  const { setFormation } = troop;
  if (setFormation === null) return [];
  const shooter = troop.shooting !== null && isShot(troop.shooting.weapon);
  const skirmishers = troop.formation === "skirmish";
  return [
    ...when(troop.type !== "foot", "set-formation-not-foot", ["setFormation"]),
    ...when(skirmishers, "skirmishers-in-set-formation", ["setFormation"]),
    ...when(!skirmishers && PIKE_FORMATIONS.includes(setFormation) && troop.formation !== "close", "set-formation-not-close", [
      "formation",
    ]),
    ...when(setFormation === "missile-regiment" && shooter, "missile-regiment-with-shot", ["shooting", "weapon"]),
    ...when(setFormation === "commanded-shot" && !shooter, "commanded-shot-without-shot", ["shooting"]),
  ];
};

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
];

const checkSkirmishers: Check = (troop) => [
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

/** Forms in which, or from which, troops can skirmish. */
export const CAN_SKIRMISH: readonly Formation[] = [
  "skirmish",
  "flexible-loose-skirmish",
  "flexible-close-loose-skirmish",
  "flexible-mounted",
  "dragoon",
];

/** What the rules give anyway is computed, so typing it as a characteristic would say it twice. */
const FOLLOWS: Readonly<Partial<Record<Characteristic, (troop: Troop) => boolean>>> = {
  square: (troop) => troop.setFormation === "pike-and-shot",
  evade: (troop) => CAN_SKIRMISH.includes(troop.formation),
  skirmish: (troop) => has(troop, "caracole-early") || has(troop, "caracole-later"),
  shove: (troop) => (troop.type === "foot" && has(troop, "elan")) || troop.setFormation === "keil" || troop.setFormation === "tercio",
};

const checkNothingTwice: Check = (troop) =>
  troop.characteristics.flatMap((one, index) =>
    when(FOLLOWS[one]?.(troop) === true, "characteristic-follows", ["characteristics", index], { characteristic: one }),
  );

const CHECKS: readonly Check[] = [
  checkWeaponsFitType,
  checkArtillery,
  checkTrainingAndFormation,
  checkCaracole,
  checkSetFormation,
  checkCharacteristicsOfFoot,
  checkCharacteristicsOfMounted,
  checkSkirmishers,
  checkPlatforms,
  checkNothingTwice,
];

/** Everything in which a classification contradicts itself; empty when it is sound. */
export const troopProblems: Check = (troop) => CHECKS.flatMap((check) => check(troop));

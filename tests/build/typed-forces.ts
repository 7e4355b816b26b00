import type { TypedForce } from "@/lib/model/force";

type Unit = Omit<TypedForce["units"][number], "number" | "name">;
type Sub = TypedForce["subCommanders"][number];

const sub = (more: Partial<Sub> = {}): Sub => ({ grade: "competent", class: "professional", ally: false, ...more });

/** A typed-in force of these unit groups, in order. */
function forceOf(units: readonly Unit[], more: Partial<TypedForce> = {}): TypedForce {
  return {
    ...{ kind: "quick", name: "Typed in", commander: { grade: "competent", class: "professional" }, subCommanders: [sub()] },
    ...{ territories: ["C"], mapCards: 5, scoutingCards: 2, camp: { kind: "standard" } },
    units: units.map((unit, at) => ({ number: at + 1, name: `Group ${at + 1}`, ...unit })),
    ...more,
  };
}

const close = { type: "foot", formation: "close", training: "formed" } as const;
const loose = { ...close, formation: "loose" } as const;
const horse = { type: "mounted", formation: "loose", training: "formed" } as const;
const dragoon = { ...horse, formation: "dragoon", weapon: "musket" } as const;
const elephant = { ...loose, type: "elephant" } as const;
const wagon = { ...loose, type: "battle-wagon" } as const;
const gun = { ...loose, type: "artillery", weapon: "heavy-artillery" } as const;
const HORSE: Unit = { troop: horse, bases: 4 };

/** The unit group after one of horse, which is group 0. */
const besideHorse = (troop: Unit["troop"], bases: number): TypedForce => forceOf([HORSE, { troop, bases }]);
const ledBy = (...commanders: readonly (number | null)[]): readonly Unit[] => commanders.map((commander) => ({ ...HORSE, commander }));
const allied = (...commanders: readonly (number | null)[]) => forceOf(ledBy(...commanders), { subCommanders: [sub({ ally: true })] });

type Broken = { readonly force: TypedForce; readonly fault: string };

/** Forces that break one of the rulebook's limits, with the place and code of the fault. */
export const BROKEN_TYPED_FORCES: Readonly<Record<string, Broken>> = {
  // "Glossary: Pike & Shot" to "Tercio": bases of the set formations
  "pike and shot of 4": {
    force: besideHorse({ ...close, setFormation: "pike-and-shot", weapon: "musket" }, 4),
    fault: "units.1.bases size-not-of-formation",
  },
  "early pike and shot of 6": {
    force: besideHorse({ ...close, setFormation: "early-pike-and-shot", weapon: "musket" }, 6),
    fault: "units.1.bases size-not-of-formation",
  },
  "a keil of 11": { force: besideHorse({ ...close, setFormation: "keil" }, 11), fault: "units.1.bases size-not-of-formation" },
  "a tercio of 17": {
    force: besideHorse({ ...close, setFormation: "tercio", weapon: "arquebus" }, 17),
    fault: "units.1.bases size-not-of-formation",
  },
  // "Glossary: Dragoons", "Battlewagons", "An army in Renatio et Gloriam", "Legal formations"
  "8 dragoons": { force: besideHorse(dragoon, 8), fault: "units.1.bases size-not-of-formation" },
  "1 base of dragoons": { force: besideHorse(dragoon, 1), fault: "units.1.bases size-not-of-formation" },
  "12 elephants": { force: besideHorse(elephant, 12), fault: "units.1.bases size-not-of-formation" },
  "3 battle wagons": { force: besideHorse(wagon, 3), fault: "units.1.bases size-not-of-formation" },
  // What no rulebook army could be: 40 unit groups and 400 bases at most
  "41 unit groups": { force: forceOf(Array.from({ length: 41 }, () => HORSE)), fault: "units force-groups-many" },
  "401 bases": { force: forceOf([99, 99, 99, 99, 5].map((bases) => ({ ...HORSE, bases }))), fault: "units force-bases-many" },
  "1 base of horse": { force: besideHorse(horse, 1), fault: "units.1.bases unit-too-small" },
  // Classification
  "a loose keil": { force: besideHorse({ ...loose, setFormation: "keil" }, 12), fault: "units.1.troop.formation set-formation-not-close" },
  "a mounted tercio": {
    force: besideHorse({ ...horse, formation: "close", setFormation: "tercio", weapon: "arquebus" }, 16),
    fault: "units.1.troop.setFormation set-formation-not-foot",
  },
  "a tercio without shot": {
    force: besideHorse({ ...close, setFormation: "tercio" }, 16),
    fault: "units.1.troop.weapon set-formation-without-shot",
  },
  "guns as skirmishers on a wing": {
    force: besideHorse({ ...gun, formation: "skirmish", training: null }, 2),
    fault: "units.1.troop.formation artillery-not-loose",
  },
  "horse with heavy guns": {
    force: besideHorse({ ...horse, weapon: "heavy-artillery" }, 4),
    fault: "units.1.troop.weapon gun-without-artillery",
  },
  "battle wagons with heavy guns on board": {
    force: besideHorse({ ...wagon, weapon: "heavy-artillery" }, 4),
    fault: "units.1.troop.weapon attached-weapon-too-large",
  },
  "drilled skirmishers": {
    force: besideHorse({ ...close, formation: "skirmish", training: "drilled" }, 6),
    fault: "units.1.troop.training skirmishers-with-training",
  },
  "tribal dragoons": { force: besideHorse({ ...dragoon, training: "tribal" }, 4), fault: "units.1.troop.training dragoons-not-formed" },
  "battle wagons with barricades": {
    force: besideHorse({ ...wagon, characteristics: ["scouts", "barricades"] }, 4),
    fault: "units.1.troop.characteristics.1 wagons-cannot",
  },
  "foot on camels": {
    force: besideHorse({ ...loose, characteristics: ["camelry"] }, 6),
    fault: "units.1.troop.characteristics.0 camelry-not-mounted",
  },
  "a missile regiment of muskets": {
    force: besideHorse({ ...loose, setFormation: "missile-regiment", weapon: "musket" }, 6),
    fault: "units.1.troop.weapon missile-regiment-with-shot",
  },
  // "Command and Commanders: Commanders"
  "an army commander alone": { force: forceOf([HORSE], { subCommanders: [] }), fault: "subCommanders sub-commanders-few" },
  "a legendary sub-commander": {
    force: forceOf([HORSE], { subCommanders: [sub({ grade: "legendary" })] }),
    fault: "subCommanders.0.grade legendary-not-army",
  },
  "three talented commanders": {
    force: forceOf([HORSE, HORSE], {
      ...{ commander: { grade: "legendary", class: "professional" } },
      subCommanders: [sub({ grade: "talented" }), sub({ grade: "talented" })],
    }),
    fault: "subCommanders.1.grade talented-many",
  },
  "four commanders and two unit groups": {
    force: forceOf([HORSE, HORSE], { subCommanders: [sub(), sub(), sub()] }),
    fault: "subCommanders.2.grade leads-nobody",
  },
  "an army commander who does not float, with nobody left": {
    force: forceOf(ledBy(0, 0), { commander: { grade: "competent", class: "instinctive" } }),
    fault: "commander.grade leads-nobody",
  },
  // "Allies"
  "an ally whose unit groups nobody has named": { force: allied(null, null, null), fault: "subCommanders.0.ally contingent-few" },
  "an ally with one unit group": { force: allied(0, null), fault: "subCommanders.0.ally contingent-few" },
  "an ally with five unit groups": { force: allied(0, 0, 0, 0, 0, null), fault: "subCommanders.0.ally contingent-many" },
};

/** Legal forces, each at one of the limits. */
export const LEGAL_TYPED_FORCES: Readonly<Record<string, TypedForce>> = {
  "40 unit groups": forceOf(Array.from({ length: 40 }, () => HORSE)),
  "400 bases": forceOf([99, 99, 99, 99, 4].map((bases) => ({ ...HORSE, bases }))),
  "one unit group, its commander still to be settled": forceOf([HORSE]),
  "pike and shot of 6": besideHorse({ ...close, setFormation: "pike-and-shot", weapon: "musket" }, 6),
  "early pike and shot of 9": besideHorse({ ...close, setFormation: "early-pike-and-shot", weapon: "musket" }, 9),
  "a keil of 12": besideHorse({ ...close, setFormation: "keil" }, 12),
  "a later keil of 12": besideHorse({ ...close, setFormation: "later-keil", weapon: "arquebus" }, 12),
  "a tercio of 16": besideHorse({ ...close, setFormation: "tercio", weapon: "arquebus" }, 16),
  "a colunela of 6": besideHorse({ ...close, setFormation: "colunela", weapon: "arquebus" }, 6),
  "commanded shot of 4": besideHorse({ ...loose, setFormation: "commanded-shot", weapon: "musket" }, 4),
  "2 dragoons": besideHorse(dragoon, 2),
  "4 dragoons": besideHorse(dragoon, 4),
  "2 elephants": besideHorse(elephant, 2),
  "6 elephants": besideHorse(elephant, 6),
  "4 battle wagons": besideHorse(wagon, 4),
  "2 guns": besideHorse(gun, 2),
  "light guns on a wing": besideHorse({ ...gun, weapon: "light-artillery" }, 2),
  "troops of whose training nothing is told": besideHorse({ type: "foot", formation: "loose", weapon: "musket" }, 6),
  skirmishers: besideHorse({ type: "foot", formation: "skirmish", weapon: "arquebus" }, 6),
  "battle wagons with light guns on board": besideHorse({ ...wagon, weapon: "light-artillery" }, 4),
  "elephants with light guns on board": besideHorse({ ...elephant, weapon: "light-artillery" }, 4),
  // what their rules give them anyway
  "dragoons who evade": besideHorse({ ...dragoon, characteristics: ["evade"] }, 4),
  "pike and shot that may form square": besideHorse(
    { ...close, setFormation: "pike-and-shot", weapon: "musket", characteristics: ["square"] },
    6,
  ),
  "a keil with shove": besideHorse({ ...close, setFormation: "keil", characteristics: ["elan", "shove"] }, 12),
  camels: besideHorse({ ...horse, weapon: "arquebus", characteristics: ["camelry", "scouts"] }, 6),
  "foot behind barricades": besideHorse({ ...loose, weapon: "arquebus", characteristics: ["barricades", "stakes", "caltrops"] }, 8),
  "a legendary army commander and a talented sub-commander": forceOf([HORSE, HORSE], {
    ...{ commander: { grade: "legendary", class: "professional" } },
    subCommanders: [sub({ grade: "talented" }), sub({ grade: "mediocre" })],
  }),
  "four commanders and three unit groups, the army commander floating": forceOf([HORSE, HORSE, HORSE], {
    subCommanders: [sub(), sub(), sub()],
  }),
  "all unit groups with the sub-commander of a professional": forceOf(ledBy(0, 0)),
  "an ally with two unit groups": allied(0, 0),
  "an ally with four unit groups": allied(0, 0, 0, 0, null),
};

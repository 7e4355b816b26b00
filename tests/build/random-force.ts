import {
  CAMP_KINDS,
  type CHARACTERISTICS,
  FORMATIONS,
  GRADES,
  MOST,
  SET_FORMATIONS,
  type SetFormation,
  TERRITORIES,
  TROOP_TYPES,
} from "@/lib/model/enumerations";
import type { FrozenForce, QuickTroop, ShownForce } from "@/lib/model/force";

type Chance = (n: number) => number;
type Unit = FrozenForce["units"][number];
type Body = Pick<Unit, "troop" | "bases">;

const among = <T>(items: readonly T[], chance: Chance): T => {
  const item = items[chance(items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
};

const troop = (type: QuickTroop["type"], formation: QuickTroop["formation"], more: Partial<QuickTroop> = {}): QuickTroop => ({
  ...{ type, formation, training: "formed", setFormation: null, weapon: null, characteristics: [] },
  ...more,
});

const SET: readonly (readonly [SetFormation, readonly number[]])[] = [
  ["pike-and-shot", [6]],
  ["early-pike-and-shot", [9]],
  ["keil", [12]],
  ["later-keil", [12]],
  ["tercio", [16]],
  ["colunela", [6]],
  ["foot-regiment", [4, 6, 8]],
  ["missile-regiment", [6, 8]],
  ["commanded-shot", [2, 3, 4]],
];

const FOOT = [
  ...["close", "loose", "skirmish", "flexible-close-loose", "flexible-loose-skirmish", "flexible-close-loose-skirmish"],
] as const satisfies readonly QuickTroop["formation"][];
const MOUNTED = ["close", "loose", "skirmish", "flexible-mounted", "dragoon"] as const satisfies readonly QuickTroop["formation"][];
const GUNS = ["light-artillery", "medium-artillery", "heavy-artillery"] as const;
const EXTRAS: readonly (typeof CHARACTERISTICS)[number][][] = [[], [], [], ["barricades"], ["caltrops"], ["stakes"], ["camelry"]];

const aSetFormation = (chance: Chance): Body => {
  const [setFormation, sizes] = among(SET, chance);
  return { troop: troop("foot", "close", { setFormation, weapon: "musket" }), bases: among(sizes, chance) };
};

/** Troops that no list has, but that may be typed in. */
const anOddBody = (chance: Chance): Body => ({
  bases: 1 + chance(chance(3) === 0 ? 99 : 20),
  troop: troop(among(TROOP_TYPES, chance), among(FORMATIONS, chance), {
    setFormation: chance(2) === 0 ? among(SET_FORMATIONS, chance) : null,
    characteristics: ["scouts", "caltrops"],
  }),
});

/** Troops of every arm, sometimes in a set formation with as many bases as its plan has. */
function aBody(chance: Chance): Body {
  const bases = 1 + chance(9);
  if (chance(16) === 0) return anOddBody(chance);
  switch (chance(10)) {
    case 0:
      return { troop: troop("artillery", "loose", { weapon: among(GUNS, chance) }), bases: 1 + chance(4) };
    case 1:
      return chance(2) === 0
        ? { troop: troop("elephant", "loose"), bases: 2 + chance(3) }
        : { troop: troop("battle-wagon", "close"), bases: 4 };
    case 2:
    case 3:
      return aSetFormation(chance);
    case 4:
    case 5:
    case 6:
      return { troop: troop("mounted", among(MOUNTED, chance), { characteristics: chance(3) === 0 ? ["scouts"] : [] }), bases };
    default:
      return { troop: troop("foot", among(FOOT, chance), { characteristics: [...among(EXTRAS, chance)] }), bases };
  }
}

export type RandomForce = { readonly shown: ShownForce; readonly force: FrozenForce };

/**
 * A seat's force, legal or not: up to so many unit groups of every arm, commanders, allies with their contingents. `whose` is in the name
 * of every unit group.
 */
export function randomForce(chance: Chance, groups: number, whose: string): RandomForce {
  const commanders = Array.from({ length: 1 + chance(chance(8) === 0 ? MOST.commanders : 4) }, (_, at) => ({
    ...{ grade: among(GRADES, chance), class: among(["professional", "instinctive", "tribal"] as const, chance) },
    role: at === 0 ? ("army" as const) : chance(3) === 0 ? ("ally" as const) : ("sub" as const),
    name: null,
  }));
  const allies = commanders.flatMap(({ role }, at) => (role === "ally" ? [at] : []));
  const units = Array.from(
    { length: 1 + chance(groups) },
    (_, at): Unit => ({
      ...{ number: 3 * at + 1, name: `Group ${at + 1} of ${whose}`, ...aBody(chance) },
      commander: allies.length > 0 && chance(4) === 0 ? among(allies, chance) : null,
    }),
  );
  return {
    shown: {
      ...{ name: "A force of all arms", list: null, territories: [...TERRITORIES], verdict: "typed-in", camp: among(CAMP_KINDS, chance) },
      commanders: commanders.map(({ grade, class: kind }) => ({ grade, class: kind })),
      ...{ mapCards: chance(8), scoutingCards: chance(9), unitGroups: units.length },
    },
    force: { commanders, units, army: null, temper: null },
  };
}

import type { FrozenForce, QuickTroop } from "@/lib/model/force";

const troop = (type: QuickTroop["type"], formation: QuickTroop["formation"], more: Partial<QuickTroop> = {}): QuickTroop => ({
  ...{ type, formation, training: null, setFormation: null, weapon: null, characteristics: [] },
  ...more,
});

/** Its unit groups: 1 to 6 horse, 7 skirmishers, 8 pikes, 9 behind barricades, 10 guns, 11 elephants, 12 and 13 the ally's horse. */
const TROOPS: readonly QuickTroop[] = [
  ...Array.from({ length: 6 }, () => troop("mounted", "loose")),
  troop("foot", "skirmish"),
  troop("foot", "close", { setFormation: "tercio" }),
  troop("foot", "loose", { characteristics: ["barricades"] }),
  troop("artillery", "loose", { weapon: "medium-artillery" }),
  troop("elephant", "loose"),
  troop("mounted", "loose"),
  troop("mounted", "loose"),
];
const ALLY = 3;

/** A force that may send two sub-commanders and an ally away, and lie in ambush with most of its groups. */
export const ORDERED_FORCE: FrozenForce = {
  commanders: (["army", "sub", "sub", "ally"] as const).map((role) => ({ grade: "competent", class: "professional", role, name: null })),
  units: TROOPS.map((one, at) => ({
    ...{ number: at + 1, name: `Group ${at + 1}`, troop: one, bases: one.setFormation ? 16 : 6 },
    commander: at >= TROOPS.length - 2 ? ALLY : null,
  })),
  army: null,
  temper: null,
};

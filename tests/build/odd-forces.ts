import type { FrozenForce } from "@/lib/model/force";

type Unit = FrozenForce["units"][number];
type Troop = Unit["troop"];
type Commander = FrozenForce["commanders"][number];

export const troopOf = (given: Partial<Troop>): Troop => ({
  ...{ type: "foot", formation: "loose", training: "formed", setFormation: null, weapon: null, characteristics: [] },
  ...given,
});

const leader = (role: Commander["role"], kind: Commander["class"] = "instinctive"): Commander => ({
  ...{ grade: "competent", class: kind, role, name: null },
});

type Body = { readonly troop: Partial<Troop>; readonly bases: number; readonly commander?: number | null };

const forceOf = (bodies: readonly Body[], commanders: readonly Commander[] = [leader("army")]): FrozenForce => ({
  commanders: [...commanders],
  units: bodies.map(({ troop, bases, commander = null }, at) => ({
    number: at + 1,
    name: `Group ${at + 1}`,
    troop: troopOf(troop),
    bases,
    commander,
  })),
  army: null,
  temper: null,
});

const times = (count: number, body: Body): readonly Body[] => Array.from({ length: count }, () => body);

const FOUR = [leader("army"), leader("sub"), leader("sub", "professional"), leader("ally", "tribal")];

const KEIL: Body = { troop: { formation: "close", training: "drilled", setFormation: "keil" }, bases: 12 };
const TERCIO: Body = { troop: { formation: "close", training: "drilled", setFormation: "tercio" }, bases: 16 };
const LATE_KEIL: Body = { troop: { formation: "close", training: "drilled", setFormation: "later-keil" }, bases: 12 };
const GUNS = (weapon: Troop["weapon"], bases: number): Body => ({ troop: { type: "artillery", formation: "loose", weapon }, bases });
const HORSE: Body = { troop: { type: "mounted", formation: "loose" }, bases: 4 };
const LIGHT_HORSE: Body = { troop: { type: "mounted", formation: "flexible-mounted", characteristics: ["scouts"] }, bases: 6 };
const SHOT: Body = { troop: { formation: "flexible-loose-skirmish", weapon: "musket" }, bases: 6 };
const SKIRMISHERS: Body = { troop: { formation: "skirmish", training: null, weapon: "arquebus" }, bases: 6 };

/** Forces that no list allows, but with which a battle must be playable. */
export const ODD_FORCES: Readonly<Record<string, FrozenForce>> = {
  "one group": forceOf([SHOT]),
  "one base": forceOf([{ troop: { type: "mounted", formation: "skirmish" }, bases: 1 }]),
  "forty groups": forceOf(
    [...times(16, SHOT), ...times(12, HORSE), ...times(12, { troop: { formation: "close" }, bases: 8 })],
    FOUR.slice(0, 3),
  ),
  "guns alone": forceOf([
    ...times(4, GUNS("heavy-artillery", 2)),
    ...times(4, GUNS("medium-artillery", 3)),
    ...times(3, GUNS("light-artillery", 2)),
  ]),
  keils: forceOf([...times(5, KEIL), ...times(3, LATE_KEIL)], FOUR.slice(0, 2)),
  tercios: forceOf(times(7, TERCIO), [leader("army", "professional"), leader("sub")]),
  elephants: forceOf(times(9, { troop: { type: "elephant", formation: "loose" }, bases: 4 })),
  wagons: forceOf([
    ...times(6, { troop: { type: "battle-wagon", formation: "loose" }, bases: 4 }),
    ...times(2, { troop: { type: "battle-wagon", formation: "loose" }, bases: 3 }),
  ]),
  "four commanders, two groups": forceOf([HORSE, SHOT], FOUR),
  "an ally with all": forceOf([...times(6, { ...HORSE, commander: 1 })], [leader("army", "professional"), leader("ally")]),
  "an ally with three of twelve": forceOf([...times(3, { ...LIGHT_HORSE, commander: 3 }), ...times(5, SHOT), ...times(4, HORSE)], FOUR),
  "everybody assigned": forceOf(
    [
      ...times(3, { ...HORSE, commander: 1 }),
      ...times(4, { ...SHOT, commander: 2 }),
      ...times(2, { ...LIGHT_HORSE, commander: 3 }),
      ...times(2, KEIL),
    ],
    FOUR,
  ),
  "dragoons, scouts and skirmishers": forceOf(
    [
      ...times(4, { troop: { type: "mounted", formation: "dragoon", weapon: "musket" }, bases: 4 }),
      ...times(5, LIGHT_HORSE),
      ...times(4, SKIRMISHERS),
    ],
    FOUR,
  ),
  "barricades and stakes": forceOf([
    ...times(3, { troop: { formation: "close", characteristics: ["barricades"], weapon: "musket" }, bases: 6 }),
    ...times(4, { troop: { formation: "loose", characteristics: ["stakes", "caltrops"], weapon: "longbow" }, bases: 8 }),
    ...times(2, GUNS("heavy-artillery", 2)),
    ...times(2, { troop: { formation: "loose", setFormation: "commanded-shot", weapon: "musket" }, bases: 4 }),
  ]),
  "camels and pike and shot": forceOf(
    [
      ...times(4, { troop: { type: "mounted", formation: "loose", characteristics: ["camelry"] }, bases: 4 }),
      ...times(5, { troop: { formation: "close", setFormation: "pike-and-shot", weapon: "musket" }, bases: 6 }),
    ],
    FOUR.slice(0, 3),
  ),
};

import type { Placed } from "@/lib/model/battlefield";
import type { SeatName } from "@/lib/model/by-seat";
import type { CommanderClass, CommanderRole, Grade } from "@/lib/model/enumerations";
import type { FrozenForce, QuickTroop } from "@/lib/model/force";
import { battlegroundNow } from "@/lib/rules/prebattle/table-now";
import type { Battleground } from "@/lib/rules/table/battleground";
import { hidingSpots, mayBluff } from "@/lib/rules/table/may-hide";
import { type TableOpening, tableBattle } from "./table-battle";

type Unit = FrozenForce["units"][number];

const troop = (type: QuickTroop["type"], formation: QuickTroop["formation"], more: Partial<QuickTroop> = {}): QuickTroop => ({
  ...{ type, formation, training: formation === "skirmish" ? null : "formed", setFormation: null, weapon: null, characteristics: [] },
  ...more,
});

/** Troops of every kind that the rules of the table tell apart. */
export const TROOPS = {
  foot: troop("foot", "close"),
  loose: troop("foot", "loose", { weapon: "musket" }),
  skirmishers: troop("foot", "skirmish", { weapon: "arquebus" }),
  flexible: troop("foot", "flexible-close-loose-skirmish"),
  mounted: troop("mounted", "close"),
  hussars: troop("mounted", "flexible-mounted", { characteristics: ["scouts"] }),
  dragoons: troop("mounted", "dragoon", { weapon: "musket" }),
  commandedShot: troop("foot", "loose", { setFormation: "commanded-shot", weapon: "musket" }),
  pikeAndShot: troop("foot", "close", { setFormation: "pike-and-shot", weapon: "musket" }),
  keil: troop("foot", "close", { setFormation: "keil" }),
  laterKeil: troop("foot", "close", { setFormation: "later-keil", weapon: "arquebus" }),
  tercio: troop("foot", "close", { setFormation: "tercio", weapon: "arquebus" }),
  heavyGuns: troop("artillery", "loose", { weapon: "heavy-artillery" }),
  mediumGuns: troop("artillery", "loose", { weapon: "medium-artillery" }),
  lightGuns: troop("artillery", "loose", { weapon: "light-artillery" }),
  elephants: troop("elephant", "close"),
  wagons: troop("battle-wagon", "close"),
  barricaded: troop("foot", "loose", { weapon: "musket", characteristics: ["barricades"] }),
} as const satisfies Record<string, QuickTroop>;
export type TroopName = keyof typeof TROOPS;

const BASES: Partial<Record<TroopName, number>> = {
  keil: 12,
  laterKeil: 12,
  tercio: 16,
  dragoons: 4,
  wagons: 4,
  heavyGuns: 2,
  mediumGuns: 2,
  lightGuns: 2,
};

/** A unit group of six bases, or of as many as are usual for its kind. */
export const unitOf = (number: number, name: TroopName, more: Partial<Unit> = {}): Unit => ({
  ...{ number, name: `${name} ${number}`, troop: TROOPS[name], bases: BASES[name] ?? 6, commander: null },
  ...more,
});

type Commander = { readonly grade?: Grade; readonly class?: CommanderClass; readonly role?: CommanderRole };

/** A force of these unit groups, numbered from 1, under a professional army commander unless said otherwise. */
export const forceOf = (units: readonly (TroopName | Unit)[], commanders: readonly Commander[] = [{}]): FrozenForce => ({
  commanders: commanders.map((given, at) => ({
    ...{ grade: "competent" as const, class: "professional" as const, role: at === 0 ? ("army" as const) : ("sub" as const), name: null },
    ...given,
  })),
  units: units.map((unit, at) => (typeof unit === "string" ? unitOf(at + 1, unit) : unit)),
  army: null,
  temper: null,
});

/** A unit group that stands on the table. */
export const standing = (seat: SeatName, unit: Unit, stand: Partial<Placed> & { readonly x: number; readonly y: number }): Placed => ({
  ...{
    seat,
    number: unit.number,
    name: unit.name,
    bases: unit.bases,
    troop: unit.troop,
    facing: 90,
    files: 3,
    form: "close",
    nervous: false,
  },
  ...{ caltrops: false, stakes: false, droppedPikes: false },
  ...stand,
});

/** The table of `tableBattle`, made ready for questions. */
export const groundOf = (opening: Partial<TableOpening> = {}): Battleground =>
  battlegroundNow(tableBattle({ step: "deployment", ...opening }));

type Hiding = Parameters<typeof mayBluff>[3];

/** Where one of these groups could be in ambush, in the order of `hidingSpots`. */
export function* hidingPlaces(ground: Battleground, seat: SeatName, groups: Hiding): Generator<{ readonly x: number; readonly y: number }> {
  for (const place of hidingSpots(ground, seat)) if (mayBluff(ground, seat, place, groups).length === 0) yield place;
}

import type { SeatName } from "@/lib/model/by-seat";
import type { CommanderClass, Grade, Territory } from "@/lib/model/enumerations";
import type { FrozenForce, QuickTroop, ShownForce } from "@/lib/model/force";
import { assess } from "@/lib/rules/army/assess";
import { muster } from "@/lib/rules/army/muster";
import { prepare } from "@/lib/rules/army/prepare";
import type { SealedForce } from "@/lib/rules/prebattle/any-step";
import { CATALOG, TABLES } from "./rules";

export type ForceNumbers = {
  readonly name?: string;
  readonly grade?: Grade;
  readonly class?: CommanderClass;
  readonly mapCards?: number;
  readonly scoutingCards?: number;
  readonly territories?: readonly Territory[];
  /** One unit group each, by its name. */
  readonly units?: readonly string[];
};

const MUSKETEERS = {
  type: "foot",
  formation: "loose",
  training: "formed",
  setFormation: null,
  weapon: "musket",
  characteristics: [],
} as const;

export function buildShown({ name = "A quick force", grade = "competent", ...given }: ForceNumbers = {}): ShownForce {
  return {
    name,
    list: null,
    territories: [...(given.territories ?? ["C"])],
    commanders: [{ grade, class: given.class ?? "professional" }],
    mapCards: given.mapCards ?? 5,
    scoutingCards: given.scoutingCards ?? 3,
    camp: "standard",
    unitGroups: given.units?.length ?? 1,
    verdict: "typed-in",
  };
}

export function buildFrozen({ grade = "competent", units = ["Musketeers"], ...given }: ForceNumbers = {}): FrozenForce {
  return {
    commanders: [{ grade, class: given.class ?? "professional", role: "army", name: null }],
    units: units.map((name, at) => ({
      number: at + 1,
      name,
      troop: { ...MUSKETEERS, characteristics: [] },
      bases: 6,
      commander: null,
    })),
    army: null,
    temper: null,
  };
}

/** A quick force as sealed for a seat, with made-up hashes. */
export function buildSealed(seat: SeatName, numbers: ForceNumbers = {}): SealedForce {
  return {
    shown: buildShown({ name: `The force of ${seat}`, ...numbers }),
    forceHash: (seat === "a" ? "0a" : "0b").repeat(32),
    force: buildFrozen(numbers),
    salt: (seat === "a" ? "1a" : "1b").repeat(16),
    holder: (seat === "a" ? "2a" : "2b").repeat(32),
    sameHand: false,
  };
}

const BOOK = prepare(CATALOG.lists, TABLES);

export function readyArmy(id: string) {
  const army = CATALOG.readyArmies.find((one) => one.id === id)?.army;
  if (!army) throw new Error(`there is no ready army ${id}`);
  return army;
}

/** A ready army as a seat would play it, without the army itself. */
export function readyForce(id: string): FrozenForce {
  const army = readyArmy(id);
  return {
    commanders: army.commanders.map(({ grade, class: kind, role, name }) => ({ grade, class: kind, role, name })),
    units: muster(army, BOOK).units.map(({ unit, line, variant }) => {
      const troop = variant?.troop;
      if (!line || !troop) throw new Error(`unit group ${unit.number} of ${id} is of no line`);
      const { type, formation, training, setFormation, shooting, characteristics } = troop;
      return {
        number: unit.number,
        name: unit.name ?? line.line.name,
        troop: { type, formation, training, setFormation, weapon: shooting?.weapon ?? null, characteristics: [...characteristics] },
        bases: unit.bases,
        commander: null,
      };
    }),
    army: null,
    temper: null,
  };
}

function readyShown(id: string): ShownForce {
  const army = readyArmy(id);
  const { list } = muster(army, BOOK);
  const { mapCards, scoutingCards, unitGroups } = assess(army, BOOK).numbers;
  return {
    ...{ name: army.name, list: army.list, territories: [...list.list.territories], camp: army.camp.kind, verdict: "legal" },
    commanders: army.commanders.map(({ grade, class: kind }) => ({ grade, class: kind })),
    ...{ mapCards, scoutingCards, unitGroups },
  };
}

/** A ready army as sealed for a seat, with made-up hashes. */
export const readySealed = (seat: SeatName, id: string): SealedForce => ({
  ...buildSealed(seat),
  shown: readyShown(id),
  force: readyForce(id),
});

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

import type { SeatName } from "@/lib/model/by-seat";
import type { CommanderClass, Grade, Territory } from "@/lib/model/enumerations";
import type { FrozenForce, ShownForce } from "@/lib/model/force";
import type { SealedForce } from "@/lib/rules/prebattle/seal-force";

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

/** A quick force as it is sealed for a seat; the hashes are of nothing. */
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

import type { SeatName } from "@/lib/model/by-seat";
import type { FrozenForce, ShownForce } from "@/lib/model/force";
import { assess } from "@/lib/rules/army/assess";
import { muster } from "@/lib/rules/army/muster";
import { prepare } from "@/lib/rules/army/prepare";
import type { SealedForce } from "@/lib/rules/prebattle/seal-force";
import { buildSealed } from "./forces";
import { CATALOG, TABLES } from "./rules";

const BOOK = prepare(CATALOG.lists, TABLES);

function readyArmy(id: string) {
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

/** A ready army as it is sealed for a seat; the hashes are of nothing. */
export const readySealed = (seat: SeatName, id: string): SealedForce => ({
  ...buildSealed(seat),
  shown: readyShown(id),
  force: readyForce(id),
});

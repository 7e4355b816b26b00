import type { QuickForce } from "../../model/force";
import type { Frozen } from "./freeze-army";

/** A force typed in, as a seat plays it: nobody here knows its list, so nobody judges it. */
export function freezeQuick({ name, commander, subCommanders, territories, units, camp, ...cards }: QuickForce, cardsMost: number): Frozen {
  const commanders = [
    { ...commander, role: "army" as const, name: null },
    ...subCommanders.map(({ ally, ...graded }) => ({ ...graded, role: ally ? ("ally" as const) : ("sub" as const), name: null })),
  ];
  return {
    shown: {
      ...{ name, list: null, territories, camp: camp.kind, unitGroups: units.length, verdict: "typed-in" },
      commanders: commanders.map(({ grade, class: kind }) => ({ grade, class: kind })),
      mapCards: Math.min(cards.mapCards, cardsMost),
      scoutingCards: Math.min(cards.scoutingCards, cardsMost),
    },
    force: {
      commanders,
      units: units.map((unit) => ({ ...unit, commander: unit.commander === null ? null : unit.commander + 1 })),
      ...{ army: null, temper: null },
    },
  };
}

import type { QuickForce } from "../../model/force";
import { forceRules, typedForceFaults } from "../../rules/army/typed-force";
import type { Knowledge } from "../knowledge";
import type { Freezing, Frozen } from "./freeze-army";

/** A force entered by hand. It is checked against the rulebook's limits only, because its list is not known. */
export function freezeQuick(given: QuickForce, cardsMost: number, { catalog }: Knowledge): Freezing {
  const faults = typedForceFaults(given, forceRules(catalog.rules.tables, catalog.battle.tables));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, frozen: frozenOf(given, cardsMost) };
}

function frozenOf({ name, commander, subCommanders, territories, units, camp, ...cards }: QuickForce, cardsMost: number): Frozen {
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

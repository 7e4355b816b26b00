import type { Army } from "../../model/army";
import type { Fault } from "../../model/faults";
import type { FrozenForce, ShownForce } from "../../model/force";
import { assess } from "../../rules/army/assess";
import { type Muster, type MusteredUnit, muster } from "../../rules/army/muster";
import { pinAllVersions } from "../../rules/army/pin-versions";
import { forceMost, sizeFaults } from "../../rules/army/typed-force";
import type { Knowledge } from "../knowledge";
import { LIMITS } from "../limits";
import { readArmy } from "../read-army";
import { armyBytes } from "../room";

/** `shown`: what the other seat may see of it. */
export type Frozen = { readonly shown: ShownForce; readonly force: FrozenForce };
export type Freezing = { readonly ok: true; readonly frozen: Frozen } | { readonly ok: false; readonly faults: readonly Fault[] };

/** What every step needs. In every other way an army may be an unfinished draft. */
function unplayable({ army, units, armyCommander }: Muster): readonly Fault[] {
  const unknown = units.filter((one) => one.line === null);
  return [
    ...(armyCommander === null ? [{ path: ["commanders"], code: "no-army-commander", params: {} }] : []),
    ...(units.length === 0 ? [{ path: ["units"], code: "too-small", params: { limit: 1, of: "array" } }] : []),
    ...unknown.map(({ unit, list }) => ({
      path: ["units", army.units.indexOf(unit), "line"],
      code: "no-such-line",
      params: { line: unit.line, list: list.list.id },
    })),
  ];
}

function frozenUnit({ unit, leader, line, variant }: MusteredUnit, leaders: Army["commanders"]): FrozenForce["units"] {
  if (line === null || variant === null) return [];
  const { type, formation, training, setFormation, shooting, characteristics } = variant.troop;
  return [
    {
      ...{ number: unit.number, name: unit.name ?? line.line.name, bases: unit.bases },
      troop: { type, formation, training, setFormation, weapon: shooting?.weapon ?? null, characteristics: [...characteristics] },
      commander: leader === null ? null : leaders.indexOf(leader),
    },
  ];
}

function frozenArmy(mustered: Muster, cardsMost: number): Frozen {
  const { army, list, units, armyCommander } = mustered;
  const { legal, numbers } = assess(army, mustered.book);
  const leaders = [...army.commanders.filter((one) => one === armyCommander), ...army.commanders.filter((one) => one !== armyCommander)];
  const cards = (count: number) => Math.min(Math.max(count, 0), cardsMost);
  return {
    shown: {
      ...{ name: army.name, list: army.list, territories: [...list.list.territories], camp: army.camp.kind },
      commanders: leaders.map(({ grade, class: kind }) => ({ grade, class: kind })),
      ...{ mapCards: cards(numbers.mapCards), scoutingCards: cards(numbers.scoutingCards), unitGroups: units.length },
      verdict: legal ? "legal" : "not-legal",
    },
    force: {
      commanders: leaders.map(({ grade, class: kind, role, name }) => ({ grade, class: kind, role, name })),
      units: units.flatMap((unit) => frozenUnit(unit, leaders)),
      ...{ army, temper: null },
    },
  };
}

/**
 * The army that a seat plays from now on, legal or not, with the versions of all that it is judged by. `cardsMost`: the most map or
 * scouting cards dealt. Refused: an army that lacks what every step needs, or has more unit groups or bases than a battle allows. The paths
 * of its faults begin at the army.
 */
export function freezeArmy(document: unknown, cardsMost: number, knowledge: Knowledge): Freezing {
  const read = readArmy(document, knowledge);
  if (!read.ok) return read;
  const mustered = muster(pinAllVersions(read.army, read.book, read.rules), read.book);
  const bytes = armyBytes(mustered.army);
  const tooLarge = bytes > LIMITS.army ? [{ path: [], code: "army-too-large", params: { bytes, most: LIMITS.army } }] : [];
  const faults = [...tooLarge, ...unplayable(mustered), ...sizeFaults(mustered.army.units, forceMost(knowledge.catalog.battle.tables))];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, frozen: frozenArmy(mustered, cardsMost) };
}

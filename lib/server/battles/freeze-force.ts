import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { Army } from "../../model/army";
import type { ArmyList } from "../../model/army-list";
import { TEMPERS } from "../../model/enumerations";
import type { Fault } from "../../model/faults";
import type { FrozenForce, force, QuickForce, ShownForce } from "../../model/force";
import { isOwnList } from "../../model/list-origin";
import { assess } from "../../rules/army/assess";
import { pinAllVersions } from "../../rules/army/book";
import { type Muster, type MusteredUnit, muster } from "../../rules/army/muster";
import { withoutNotes } from "../../rules/army/names";
import { forceMost, forceRules, sizeFaults, typedForceFaults } from "../../rules/army/typed-force";
import { sealHash } from "../../rules/record/chain";
import { houseArmies } from "../../sheets/house-armies";
import { houseForceName } from "../../words/battle/names";
import type { Knowledge } from "../knowledge";
import { keepOwnLists } from "../known-lists";
import { armyBytes, LIMITS } from "../limits";
import { readArmy } from "../read-army";

/** `shown`: what the other seat may see of it. */
export type Frozen = { readonly shown: ShownForce; readonly force: FrozenForce };
type Freezing = { readonly ok: true; readonly frozen: Frozen } | { readonly ok: false; readonly faults: readonly Fault[] };

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

/** An own list by its name alone: with its id and its version the other player could read all of it. */
const shownList = ({ id, name, region }: ArmyList): Pick<ShownForce, "list" | "ownList" | "region"> =>
  isOwnList(id) ? { list: null, ownList: name, region } : { list: id };

function frozenArmy(mustered: Muster, cardsMost: number): Frozen {
  const { army, list, units, armyCommander } = mustered;
  const { legal, numbers } = assess(army, mustered.book);
  const leaders = [...army.commanders.filter((one) => one === armyCommander), ...army.commanders.filter((one) => one !== armyCommander)];
  const cards = (count: number) => Math.min(Math.max(count, 0), cardsMost);
  return {
    shown: {
      ...{ name: army.name, ...shownList(list.list), territories: [...list.list.territories], camp: army.camp.kind },
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
  // The force is told when the battle ends: a player's notes are not part of it.
  const mustered = muster(withoutNotes(pinAllVersions(read.army, read.book, read.rules)), read.book);
  const bytes = armyBytes(mustered.army);
  const tooLarge = bytes > LIMITS.army ? [{ path: [], code: "army-too-large", params: { bytes, most: LIMITS.army } }] : [];
  const faults = [...tooLarge, ...unplayable(mustered), ...sizeFaults(mustered.army.units, forceMost(knowledge.catalog.battle.tables))];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, frozen: frozenArmy(mustered, cardsMost) };
}

/** The own lists of an army that is played stay for ever: the other player has the army when the battle ends. */
export async function giveOwnLists(frozen: Frozen | null, knowledge: Knowledge): Promise<void> {
  if (frozen?.force.army) await keepOwnLists(frozen.force.army, knowledge, { user: null, given: true });
}

/** A force entered by hand. It is checked against the rulebook's limits only, because its list is not known. */
function freezeQuick(given: QuickForce, cardsMost: number, { catalog }: Knowledge): Freezing {
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

/** `against`: the army of the other seat, as far as it is one. */
type Given = {
  readonly cardsMost: number;
  readonly knowledge: Knowledge;
  readonly chance: Chance;
  readonly against: Pick<Army, "name" | "list"> | null;
};

type HouseForce = Extract<z.infer<typeof force>, { readonly kind: "house" }>;

/** Random whole numbers from 0 to n - 1, for the computer's choices. */
type Chance = (n: number) => number;

/** The computer's force: a sample army and a style. */
function freezeHouse({ list, temper }: HouseForce, given: Given): Freezing {
  const { cardsMost, knowledge, chance, against } = given;
  const samples = knowledge.catalog.readyArmies.map(({ army }) => army);
  const ready = houseArmies(samples, list, against);
  const army = ready[chance(Math.max(ready.length, 1))];
  if (!army) {
    const code = knowledge.catalog.lists.some((one) => one.id === list) ? "no-ready-army" : "unknown-list";
    return { ok: false, faults: [{ path: ["list"], code, params: { list } }] };
  }
  const freezing = freezeArmy(army, cardsMost, knowledge);
  if (!freezing.ok) return freezing;
  const { shown, force } = freezing.frozen;
  const name = houseForceName(shown.name);
  return {
    ok: true,
    frozen: { shown: { ...shown, name }, force: { ...force, temper: temper ?? TEMPERS[chance(TEMPERS.length)] ?? "balanced" } },
  };
}

export type Force = z.infer<typeof force>;

const below = (path: Fault["path"], freezing: Freezing): Freezing =>
  freezing.ok ? freezing : { ok: false, faults: freezing.faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] })) };

/**
 * The force that a seat plays, complete for every step. Later changes of lists or rules do not affect it. `path`: its place in the request.
 */
export function freezeForce(force: Force, path: Fault["path"], given: Given): Freezing {
  const { cardsMost, knowledge } = given;
  switch (force.kind) {
    case "army":
      return below([...path, "army"], freezeArmy(force.army, cardsMost, knowledge));
    case "quick":
      return below(path, freezeQuick(force, cardsMost, knowledge));
    case "house":
      return below(path, freezeHouse(force, given));
    default:
      return force satisfies never;
  }
}

/** `holder`: the hash of the seat's token; null for the computer. `sameHand`: the same player holds the other seat too. */
type Whose = { readonly holder: string | null; readonly sameHand: boolean };

/** Seals a frozen force with a hash that later proves it unchanged. */
export function sealOf({ shown, force }: Frozen, { holder, sameHand }: Whose) {
  const salt = randomBytes(16).toString("hex");
  return { shown, force, salt, forceHash: sealHash(salt, force), holder, sameHand };
}

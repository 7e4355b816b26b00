import fc from "fast-check";
import type { Army, Commander, UnitGroup } from "@/lib/model/army";
import { CAMP_KINDS, COMMANDER_CLASSES, COMMANDER_ROLES, GRADES } from "@/lib/model/enumerations";
import type { CommanderId, LineId, ListId, Version } from "@/lib/model/identifiers";
import { freeNumbers } from "@/lib/rules/army/unit-edits";

/** What a change does is drawn before it is known which army it changes. */
type Draw = { readonly at: number; readonly value: number };
type Change = (army: Army, draw: Draw) => Army;

function replaced<T>(items: readonly T[], { at }: Draw, change: (item: T) => T): T[] {
  const index = items.length > 0 ? at % items.length : -1;
  return items.map((item, position) => (position === index ? change(item) : item));
}

const dropped = <T>(items: readonly T[], { at }: Draw): T[] => items.filter((_, position) => position !== at % items.length);

/** One taken out and put in elsewhere. */
function moved<T>(items: readonly T[], draw: Draw): T[] {
  const item = items[draw.at % items.length];
  return item === undefined ? [...items] : dropped(items, draw).toSpliced(draw.value % items.length, 0, item);
}

const chosen = <T>(items: readonly T[], value: number): T => {
  const item = items[value % items.length];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
};

const unit =
  (change: (unit: UnitGroup, value: number, army: Army) => Partial<UnitGroup>): Change =>
  (army, draw) => ({ ...army, units: replaced(army.units, draw, (one) => ({ ...one, ...change(one, draw.value, army) })) });

const commander =
  (change: (commander: Commander, value: number) => Partial<Commander>): Change =>
  (army, draw) => ({ ...army, commanders: replaced(army.commanders, draw, (one) => ({ ...one, ...change(one, draw.value) })) });

const free = (army: Army): number => freeNumbers(army, 1)[0] ?? 0;

const OPTIONS = ["pavise", "stakes", "scouts"];
const LINES = ["regiments", "horse", "levy"] as LineId[];
const NAMES = [null, "Horn", "Banér"];
const VERSIONS = [null, `sha256:${"a".repeat(64)}`, `sha256:${"b".repeat(64)}`] as (Version | null)[];
const LISTS = [null, "ally-list", "another-list"] as (ListId | null)[];

function enlisted(value: number): Pick<Commander, "role" | "list" | "listVersion"> {
  const role = chosen(COMMANDER_ROLES, value);
  const list = role === "ally" ? chosen(LISTS, value >> 2) : null;
  return { role, list, listVersion: list === null ? null : chosen(VERSIONS, value >> 4) };
}

function newCommander(army: Army, { value }: Draw): Commander {
  let number = value % 7;
  while (army.commanders.some((one) => one.id === `c-${number}`)) number++;
  const id = `c-${number}` as CommanderId;
  return { id, grade: chosen(GRADES, value), class: "professional", name: null, ...enlisted(value) };
}

const renumbered: Change = (army, draw) => {
  const one = army.units[draw.at % army.units.length];
  const other = army.units[draw.value % army.units.length];
  const swap = (number: number) => (number === one?.number ? other?.number : number === other?.number ? one?.number : number) ?? number;
  return { ...army, units: army.units.map((unit) => ({ ...unit, number: swap(unit.number) })) };
};

/** All that can differ between two armies of one list: also what no single edit does, such as another order. */
const CHANGES: readonly Change[] = [
  unit((_, value) => ({ bases: (value % 20) + 1 })),
  unit((_, value) => ({ line: chosen(LINES, value) })),
  unit((_, value) => ({ options: moved(OPTIONS, { at: value, value: value >> 2 }).slice(value % 4) })),
  unit(({ qualityDown }) => ({ qualityDown: !qualityDown })),
  unit(({ firepowerDown }) => ({ firepowerDown: !firepowerDown })),
  unit((_, value, army) => ({ commander: chosen([null, "nobody" as CommanderId, ...army.commanders.map((one) => one.id)], value) })),
  unit((_, value) => ({ name: chosen(NAMES, value) })),
  unit((_one, _value, army) => ({ number: free(army) })),
  renumbered,
  (army, draw) => (army.units.length < 40 ? { ...army, units: [...army.units, { ...anyUnit(army, draw), number: free(army) }] } : army),
  (army, draw) => ({ ...army, units: dropped(army.units, draw) }),
  (army, draw) => ({ ...army, units: moved(army.units, draw) }),
  commander((_, value) => enlisted(value)),
  commander((_, value) => ({ grade: chosen(GRADES, value), class: chosen(COMMANDER_CLASSES, value), name: chosen(NAMES, value) })),
  (army, draw) => (army.commanders.length < 9 ? { ...army, commanders: [...army.commanders, newCommander(army, draw)] } : army),
  (army, draw) => ({ ...army, commanders: dropped(army.commanders, draw) }),
  (army, draw) => ({ ...army, commanders: moved(army.commanders, draw) }),
  (army, { value }) => ({ ...army, name: `Army ${value}`, pointsLimit: value }),
  (army, { value }) => ({ ...army, year: value % 2 ? null : 1600, camp: { kind: chosen(CAMP_KINDS, value), quality: "poor" } }),
];

function anyUnit(army: Army, { value }: Draw): UnitGroup {
  const line = chosen(LINES, value);
  const leader = chosen([null, ...army.commanders.map((one) => one.id)], value);
  return { number: 1, line, bases: 6, options: [], qualityDown: false, firepowerDown: false, commander: leader, name: null };
}

const draws = fc.array(fc.record({ change: fc.constantFrom(...CHANGES), at: fc.nat(99), value: fc.nat(999) }), {
  minLength: 1,
  maxLength: 8,
});

/** An army of these, and what some changes made of it: of the same list and rules, and fit to be sent. */
export const changedArmy = (armies: fc.Arbitrary<Army>): fc.Arbitrary<readonly [Army, Army]> =>
  fc.tuple(armies, draws).map(([army, made]) => [army, made.reduce((one, { change, ...draw }) => change(one, draw), army)]);

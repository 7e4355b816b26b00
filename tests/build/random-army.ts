import fc from "fast-check";
import { type Army, army, type Commander, type UnitGroup } from "@/lib/model/army";
import type { ArmyList, TroopLine } from "@/lib/model/army-list";
import { CAMP_KINDS, CAMP_QUALITIES, CHARACTERISTICS, COMMANDER_CLASSES, COMMANDER_ROLES, GRADES } from "@/lib/model/enumerations";
import type { CommanderId, LineId, ListId, Version } from "@/lib/model/identifiers";
import { unitId } from "@/lib/model/when-absent";
import { freeNumbers, withNumber } from "@/lib/rules/army/unit-numbers";

type Few = { readonly min: number; readonly max: number };
type Options = {
  readonly lists: readonly ArmyList[];
  readonly commanders?: Few;
  readonly units?: Few;
  /** Whether an external ally comes from the army's own list, as no list allows. */
  readonly ownAllies?: boolean;
};

/** True about one time in `of`. */
const seldom = (of: number): fc.Arbitrary<boolean> => fc.nat(of - 1).map((value) => value === of - 1);

/** A commander before the lists are known. */
const rawCommander = fc.record({
  role: fc.constantFrom(...COMMANDER_ROLES, "sub", "ally"),
  grade: fc.constantFrom(...GRADES),
  class: fc.constantFrom("professional", ...COMMANDER_CLASSES),
  abroad: fc.option(fc.nat(99), { freq: 2 }),
  pinned: fc.boolean(),
  named: fc.boolean(),
});
type RawCommander = typeof rawCommander extends fc.Arbitrary<infer Raw> ? Raw : never;

const rawUnit = fc.record({
  line: fc.nat(999),
  foreign: seldom(12),
  oddSize: seldom(3),
  size: fc.nat(999),
  offered: fc.nat(63),
  strange: fc.option(fc.tuple(fc.constantFrom(...CHARACTERISTICS), fc.constantFrom(...CHARACTERISTICS, "no-such-option")), { freq: 2 }),
  qualityDown: seldom(5),
  firepowerDown: seldom(5),
  leader: fc.nat(999),
});
/** The lines of its unit groups: so many from one on, so that some armies have far too many of a few. */
type Choice = { readonly allLines: readonly TroopLine[]; readonly from: number; readonly spread: number };

type RawUnit = typeof rawUnit extends fc.Arbitrary<infer Raw> ? Raw : never;

/** Steps that share no divisor with 999 reach every number before any twice. */
const rawNumbers = fc.record({ from: fc.nat(998), step: fc.constantFrom(1, 2, 5, 10, 101, 500, 998) });

function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

const subset = <T>(items: readonly T[], bits: number): T[] => items.filter((_, bit) => bits & (1 << bit));

function commanderOf(raw: RawCommander, index: number, abroad: readonly ArmyList[]) {
  const role = index === 0 && raw.role !== "ally" ? "army" : raw.role;
  const from = role === "ally" && raw.abroad !== null && abroad.length > 0 ? at(abroad, raw.abroad) : null;
  const listVersion = raw.pinned ? (from?.version ?? null) : null;
  const name = raw.named ? `Commander ${index}` : null;
  return { from, document: { id: `c-${index}`, role, grade: raw.grade, class: raw.class, name, list: from?.id ?? null, listVersion } };
}

function unitOf(raw: RawUnit, number: number, list: ArmyList, commander: string | null, choice: Choice) {
  const line = raw.foreign ? at(choice.allLines, raw.line) : at(list.lines, choice.from + (raw.line % choice.spread));
  const { qualityDown, firepowerDown } = raw;
  const options = [...new Set<string>([...subset(line.optional, raw.offered), ...(raw.strange ?? [])])];
  const bases = raw.oddSize ? (raw.size % 30) + 1 : at(line.sizes, raw.size);
  return { number, line: line.id, bases, options, qualityDown, firepowerDown, commander };
}

/** Any army that parses, of any of these lists: commanders legal or not, unit groups of known and unknown lines, odd sizes, any year. */
export function anyArmy({
  lists,
  commanders = { min: 0, max: 5 },
  units = { min: 0, max: 18 },
  ownAllies = false,
}: Options): fc.Arbitrary<Army> {
  const allLines = lists.flatMap((list) => list.lines);
  return fc
    .record({
      list: fc.constantFrom(...lists),
      pinned: fc.boolean(),
      year: fc.option(fc.nat(999)),
      pointsLimit: fc.constantFrom(0, 6000, 10_000, 100_000),
      camp: fc.record({ kind: fc.constantFrom(...CAMP_KINDS), quality: fc.constantFrom(...CAMP_QUALITIES) }),
      commanders: fc.array(rawCommander, { minLength: commanders.min, maxLength: commanders.max, size: "max" }),
      units: fc.array(rawUnit, { minLength: units.min, maxLength: units.max, size: "max" }),
      choice: fc.record({ from: fc.nat(99), spread: fc.constantFrom(60, 60, 8, 3) }),
      numbers: rawNumbers,
    })
    .map((raw) => {
      const { list, numbers } = raw;
      const abroad = ownAllies ? [list] : lists.filter((one) => one !== list);
      const leaders = raw.commanders.map((one, index) => commanderOf(one, index, abroad));
      const ids = leaders.map((one) => one.document.id);
      // About a third of the unit groups name no commander, a few one that the army does not have.
      const chairs = [...ids, ...ids, ...ids.map(() => null), null, "nobody"];
      const [from, to] = list.years;
      return army.parse({
        schema: "condotta.army/1",
        name: "Random army",
        list: list.id,
        listVersion: raw.pinned ? list.version : null,
        pointsLimit: raw.pointsLimit,
        year: raw.year === null ? null : from - 3 + (raw.year % (to - from + 7)),
        camp: raw.camp,
        commanders: leaders.map((one) => one.document),
        units: raw.units.map((one, index) => {
          const commander = at(chairs, one.leader);
          const own = leaders.find((leader) => leader.document.id === commander)?.from ?? list;
          return unitOf(one, ((numbers.from + index * numbers.step) % 999) + 1, own, commander, { allLines, ...raw.choice });
        }),
      });
    });
}

/** A change is drawn before the army it changes is known. */
type Draw = { readonly at: number; readonly value: number };
type Change = (army: Army, draw: Draw) => Army;

function replaced<T>(items: readonly T[], { at }: Draw, change: (item: T) => T): T[] {
  const index = items.length > 0 ? at % items.length : -1;
  return items.map((item, position) => (position === index ? change(item) : item));
}

const dropped = <T>(items: readonly T[], { at }: Draw): T[] => items.filter((_, position) => position !== at % items.length);

/** One element moved elsewhere. */
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
  if (one && other && (one.id ?? other.id) !== undefined) {
    const number = (unit: UnitGroup) => (unit === one ? other : one).number;
    const units = army.units.map((unit) => (unit === one || unit === other ? withNumber(unit, unitId(unit), number(unit), true) : unit));
    return { ...army, units };
  }
  const swap = (number: number) => (number === one?.number ? other?.number : number === other?.number ? one?.number : number) ?? number;
  return { ...army, units: army.units.map((unit) => ({ ...unit, number: swap(unit.number) })) };
};

/** All that can differ between two armies of one list, including what no single edit does, such as another order. */
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
  unit((one, value) => withNumber(one, unitId(one), one.number, one.numberFixed === true || value % 2 === 0)),
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

/** One of these armies, and the same after some changes: of the same list and rules, and fit to be sent. */
export const changedArmy = (armies: fc.Arbitrary<Army>): fc.Arbitrary<readonly [Army, Army]> =>
  fc.tuple(armies, draws).map(([army, made]) => [army, made.reduce((one, { change, ...draw }) => change(one, draw), army)]);

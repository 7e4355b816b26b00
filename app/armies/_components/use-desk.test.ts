import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { begun, type History, redone, undone } from "@/app/_components/browser/history";
import { type Army, army as armySchema, type Edit, type UnitGroup } from "@/lib/model/army";
import type { CommanderId } from "@/lib/model/identifiers";
import { hasFixedNumber, unitId } from "@/lib/model/when-absent";
import { applyEdits, editsBetween, sameArmy } from "@/lib/rules/army/edits";
import { freeCommanderId, moveUnit, swapNumbers } from "@/lib/rules/army/unit-edits";
import { following, freeNumbers, inShownOrder } from "@/lib/rules/army/unit-numbers";
import { buildArmy } from "@/tests/build/army";
import { anyArmy } from "@/tests/build/random-army";
import { CATALOG } from "@/tests/build/rules";
import { adopted, cleaned, edited, merged, replaced, takenUp } from "./use-desk";

const OLD = buildArmy();
const START = following(OLD);
const [first] = START.units as [UnitGroup, ...UnitGroup[]];
const bases = (unit: number, to: number) => [{ do: "set-unit", unit, field: "bases", to }] as const;

test("what is undone can be done again, until something else is done", () => {
  const two = edited(edited(begun(START), bases(1, 4)), bases(2, 4));
  const back = undone(two);
  expect(back.now.units.map((unit) => unit.bases).slice(0, 2)).toEqual([4, 6]);
  expect(redone(back).now).toEqual(two.now);
  expect(undone(undone(undone(two))).now).toEqual(START);
  expect(edited(back, bases(3, 4)).future).toEqual([]);
});

test("edits that change nothing leave no step, so that no undo does nothing", () => {
  expect(edited(begun(START), bases(1, 6)).past).toEqual([]);
  expect(edited(begun(START), bases(99, 4)).past).toEqual([]);
});

test("a newer list begins the history anew; anything else that replaces the army can be undone", () => {
  const other = { ...START, name: "As it is there", units: START.units.slice(1) };
  expect(undone(replaced(begun(START), other)).now).toEqual(START);
  const abroad = replaced(begun(START), { ...other, listVersion: `sha256:${"0".repeat(64)}` as never });
  expect([abroad.now.listVersion === null, abroad.past]).toEqual([false, []]);
});

test("the history an army was left with is taken up by the same army alone", () => {
  const left = edited(begun(START), bases(1, 4));
  const same = structuredClone(left.now);
  expect(takenUp(begun(same), left)).toEqual({ ...left, now: same });
  expect(takenUp(begun(same), left).now).toBe(same);
  expect(takenUp(begun(START), left)).toEqual(begun(START));
  expect(takenUp(begun(same), null)).toEqual(begun(same));
  const changed = edited(begun(same), bases(2, 4));
  expect(takenUp(undone(changed), left)).toEqual(undone(changed));
});

describe("another device's changes", () => {
  const theirs = applyEdits(START, bases(4, 8));

  test("that are heard are no step: undo takes back one's own change and leaves theirs", () => {
    const saved = edited(begun(START), bases(1, 4));
    const both = applyEdits(saved.now, bases(4, 8));
    const heard = adopted(saved, { why: "heard", army: both, before: saved.now, theirs: both });
    expect([heard.now, undone(heard).now, undone(undone(heard)).now]).toEqual([both, theirs, theirs]);
    expect(redone(undone(heard)).now).toEqual(both);
  });

  test("merged under one's own, offline ones stay when the own are undone, whatever both were numbered", () => {
    const offline = edited(begun(START), [{ do: "add-unit", unit: { ...first, id: 9, name: "X" } }]);
    const other = applyEdits(START, [{ do: "add-unit", unit: { ...first, id: 9, name: "Y" } }]);
    const both = merged(offline, START, other);
    const names = ({ now }: History<Army>) => now.units.flatMap(({ name, number }) => (name ? [`${number} ${name}`] : []));
    expect([names(both), names(undone(both)), names(redone(undone(both)))]).toEqual([["9 Y", "10 X"], ["9 Y"], ["9 Y", "10 X"]]);
    expect(both.now.units.slice(-2).map(unitId)).toEqual([9, 10]);
    expect(undone(both).now).toEqual(other);
  });

  test("chosen over one's own, and that undone, both stand", () => {
    const chosen = adopted(edited(begun(START), bases(1, 4)), { why: "theirs", army: theirs, before: START });
    expect([chosen.now, undone(chosen).now, undone(undone(chosen)).now]).toEqual([theirs, applyEdits(theirs, bases(1, 4)), theirs]);
  });

  test("of what one had undone before is theirs too", () => {
    const saved = undone(edited(begun(START), bases(4, 6)));
    const heard = merged(saved, START, theirs);
    expect([heard.now, heard.future]).toEqual([theirs, []]);
  });
});

test("a name is put as it is stored without a step, so that undoing leads past it", () => {
  const four = edited(begun(START), bases(1, 4));
  const odd = edited(four, [{ do: "set-army", field: "name", to: "Mi\u200bne" }]);
  const stored = cleaned(odd);
  expect([stored.now.name, stored.past.length]).toEqual(["Mine", 2]);
  expect(undone(stored).now).toEqual(four.now);
  expect(undone(undone(stored)).now).toEqual(START);
  // An army from before names were cleaned: what was changed first can be taken back, whatever it was called.
  const old = cleaned(edited(begun({ ...START, name: "Old  name" }), bases(1, 4)));
  const back = undone(old).now;
  expect([old.now.name, back.name, back.units[0]?.bases]).toEqual(["Old name", "Old name", START.units[0]?.bases]);
  expect(cleaned(four)).toBe(four);
  // A change that is none once it is stored leaves no step either.
  expect(cleaned(edited(four, [{ do: "set-army", field: "name", to: `${START.name} ` }])).past).toEqual([START]);
});

test("undo and redo lead through any history and back", () => {
  const armies = anyArmy({ lists: CATALOG.lists });
  fc.assert(
    fc.property(armies, fc.array(armies, { minLength: 1, maxLength: 6 }), (start, later) => {
      const ground = { list: start.list, listVersion: start.listVersion, rules: start.rules };
      let history: History<Army> = begun(start);
      const seen = [history.now];
      for (const next of later) {
        history = edited(history, editsBetween(history.now, { ...next, ...ground }));
        if (history.now !== seen.at(-1)) seen.push(history.now);
      }
      for (const expected of seen.toReversed()) {
        expect(history.now).toEqual(expected);
        history = undone(history);
      }
      for (const expected of seen.slice(1)) {
        history = redone(history);
        expect(history.now).toEqual(expected);
      }
    }),
    { seed: 1610, numRuns: 150 },
  );
});

/** Two devices with one army between them: each with its history, and what it knows to be stored. */
type Device = { history: History<Army>; known: Army; revision: number; readonly made: Set<string> };
const DEVICES = ["A", "B"] as const;
const ACTS = [
  "add",
  "bases",
  "line",
  "remove",
  "move",
  "lead",
  "enlist",
  "dismiss",
  "fix",
  "free",
  "swap",
  "place",
  "undo",
  "redo",
  "meet",
] as const;
const OFTEN = ["meet", "meet", "meet", "undo", "undo", "bases", "line"] as const;
type Act = { readonly who: "A" | "B"; readonly does: (typeof ACTS)[number]; readonly at: number };

/** What stands in an army, each thing by its name, which nobody changes. */
const standing = ({ units, commanders }: Army): readonly string[] => [
  ...units.flatMap(({ name, bases: count, line, commander }) => {
    const leader = commanders.find(({ id }) => id === commander);
    // Under nobody it may stand because the other side removed its commander.
    const command = leader ? [`${name} under ${leader.name}`] : [];
    return [`${name}`, `${name} bases ${count}`, `${name} line ${line}`, ...command];
  }),
  ...commanders.map(({ name }) => `commander ${name}`),
];

/** An edit that makes something no other edit makes. */
function editOf({ does, at, who }: Act, army: Army, tick: number): readonly Edit[] {
  const { units, commanders } = army;
  const unit = units[at % Math.max(1, units.length)];
  const leader = commanders[at % commanders.length]?.id ?? null;
  if (does === "add") {
    const [id = 1] = freeNumbers(army, 1);
    return [{ do: "add-unit", unit: { ...first, id, number: id, name: `${who}${tick}`, commander: leader } }];
  }
  const captain = commanders.find(({ id }) => id === leader);
  if (does === "enlist" && captain)
    return [{ do: "add-commander", commander: { ...captain, id: freeCommanderId(army), name: `${who}${tick}` } }];
  if (does === "dismiss" && captain) return [{ do: "remove-commander", commander: captain.id }];
  return unit ? unitEdits(does, unit, army, leader, tick) : [];
}

function unitEdits(does: Act["does"], unit: UnitGroup, army: Army, leader: CommanderId | null, tick: number): readonly Edit[] {
  const id = unitId(unit);
  if (does === "fix") return [{ do: "set-unit", unit: id, field: "number", to: 50 + tick }];
  if (does === "free") return [{ do: "set-unit", unit: id, field: "numberFixed", to: false }];
  if (does === "swap") return swapNumbers(army, id, unitId(army.units.at(-1) ?? unit));
  if (does === "place") return moveUnit(army, id, { commander: leader, before: null });
  if (does === "bases") return [{ do: "set-unit", unit: id, field: "bases", to: (tick % 30) + 1 }];
  if (does === "line") return [{ do: "set-unit", unit: id, field: "line", to: `line-${tick}` as UnitGroup["line"] }];
  if (does === "lead") return [{ do: "set-unit", unit: id, field: "commander", to: leader }];
  const removed: Edit = { do: "remove-unit", unit: id };
  return does === "move" ? [removed, { do: "add-unit", unit }] : [removed];
}

/** The device hears what is stored, merges it under what it has not saved, and saves. */
function meet(device: Device, server: { army: Army; revision: number }): void {
  if (device.revision < server.revision) {
    device.history = merged(device.history, device.known, server.army);
    const theirs = standing(server.army);
    for (const thing of standing(device.history.now)) if (!theirs.includes(thing)) device.made.add(thing);
  }
  if (!sameArmy(device.history.now, server.army)) Object.assign(server, { army: device.history.now, revision: server.revision + 1 });
  Object.assign(device, { known: server.army, revision: server.revision });
}

test("undo and redo take away nothing but what was made here, whatever two devices do in whatever order", () => {
  const act = fc.record({ who: fc.constantFrom(...DEVICES), does: fc.constantFrom(...ACTS, ...OFTEN), at: fc.nat(3) });
  const start = {
    ...OLD,
    units: OLD.units.slice(0, 2).map((unit, at) => ({ ...unit, name: `S${at}` })),
    commanders: START.commanders.map((one, at) => ({ ...one, name: `C${at}` })),
  };
  fc.assert(
    fc.property(fc.array(act, { minLength: 5, maxLength: 40, size: "max" }), (acts) => {
      const server = { army: start, revision: 1 };
      const device = (): Device => ({ history: begun(following(start)), known: start, revision: 1, made: new Set() });
      const devices = { A: device(), B: device() };
      for (const [tick, one] of acts.entries()) {
        const here = devices[one.who];
        const before = here.history.now;
        if (one.does === "meet") {
          meet(here, server);
          continue;
        }
        const turn = { undo: undone<Army>, redo: redone<Army> }[one.does as string];
        here.history = turn ? turn(here.history) : edited(here.history, editOf(one, before, tick));
        const [was, is] = [standing(before), standing(here.history.now)];
        const lost = was.filter((thing) => !is.includes(thing));
        if (turn) expect(lost.filter((thing) => !here.made.has(thing))).toEqual([]);
        for (const thing of is.filter((thing) => !was.includes(thing))) here.made.add(thing);
        const now = here.history.now;
        expect(armySchema.safeParse(now).error).toBeUndefined();
        const [inOrder, fixed] = [inShownOrder(now).filter((unit) => !hasFixedNumber(unit)), now.units.filter(hasFixedNumber)];
        const free = now.units.map((_, at) => at + 1).filter((number) => !fixed.some((unit) => unit.number === number));
        expect(inOrder.map(({ number }) => number)).toEqual(free.slice(0, inOrder.length));
      }
    }),
    { seed: 1611, numRuns: 1000 },
  );
}, 60_000);

import { describe, expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import type { QuickTroop } from "../../model/force";
import { BEARER_TRAITS, type Bearer } from "../../model/reference-terms";
import type { Troop } from "../../model/troop";
import { prepare } from "../army/prepare";
import { bearersOf } from "./bearers";
import { ANYBODY, bearersInList, EVERY_UNIT, possibleBearer } from "./possible-bearer";
import { troopBearer } from "./troop-bearer";

const BOOK = prepare(CATALOG.lists, TABLES);
const NO_LISTS = prepare([], TABLES);

/** A unit group as seen on the table. */
const seenAs = ({ type, formation, training, setFormation, shooting, characteristics }: Troop): QuickTroop => ({
  ...{ type, formation, training, setFormation, characteristics },
  weapon: shooting?.weapon ?? null,
});

const lacking = (bearer: Bearer, whole: Bearer) => [...whole].filter((one) => !bearer.has(one));
const told = (bearer: Bearer) => BEARER_TRAITS.filter((one) => bearer.has(one));

/** All troops of all lists, each without options and with its first option. */
const TROOPS = [...BOOK.current.values()].flatMap((list) =>
  list.lines.flatMap(({ line, variants }) =>
    [variants[0], variants[5]].flatMap((one) =>
      one ? [{ name: `${line.id} ${one.troop.characteristics.join(" ")}`, troop: one.troop }] : [],
    ),
  ),
);

test("there are enough of them", () => {
  expect(TROOPS.length).toBeGreaterThan(150);
});

describe("what is seen may be all that it is", () => {
  test("where its list is known", () => {
    for (const { name, troop } of TROOPS)
      expect([name, lacking(possibleBearer(seenAs(troop), false, BOOK), troopBearer(troop, TABLES))]).toEqual([name, []]);
  });

  test("where it is not", () => {
    for (const { name, troop } of TROOPS)
      expect([name, lacking(possibleBearer(seenAs(troop), false, NO_LISTS), troopBearer(troop, TABLES))]).toEqual([name, []]);
  });

  test("where a player typed in no more than he must", () => {
    for (const { name, troop } of TROOPS) {
      const typed = { ...seenAs(troop), training: null, setFormation: null, weapon: null, characteristics: [] };
      expect([name, lacking(possibleBearer(typed, true, BOOK), troopBearer(troop, TABLES))]).toEqual([name, []]);
    }
  });
});

describe("what is seen is not everything", () => {
  const horse: QuickTroop = {
    type: "mounted",
    formation: "loose",
    training: "formed",
    setFormation: null,
    weapon: null,
    characteristics: [],
  };

  test("horse is never foot, nor has what only foot has, however little was typed in", () => {
    const bearer = possibleBearer(horse, true, BOOK);
    const never = [
      "set:keil",
      "impact:pike",
      "melee:socket-bayonet",
      "has:regimental-guns",
      "form:mounted",
      "camp:mobile",
      "shoots:musket",
    ] as const;
    expect(never.filter((one) => bearer.has(one))).toEqual([]);
    const maybe = ["has:impetuous", "impact:charging-lancer", "is:shatter", "shoots:pistol", "quality:exceptional", "has:camelry"] as const;
    expect(maybe.filter((one) => !bearer.has(one))).toEqual([]);
  });

  test("an army's troops on the table show what they have, but not what they charge with", () => {
    const bearer = possibleBearer(horse, false, NO_LISTS);
    expect(bearer.has("has:impetuous")).toBe(false);
    expect(bearer.has("shoots:pistol")).toBe(false);
    expect(bearer.has("impact:charging-lancer")).toBe(true);
  });

  test("who looks like troops of one line has what these have", () => {
    const [elephants] = TROOPS.filter(({ troop }) => troop.type === "elephant");
    if (!elephants) throw new Error("no list has elephants");
    const bearer = possibleBearer(seenAs(elephants.troop), false, BOOK);
    expect(told(bearer).filter((one) => one.startsWith("armour:"))).toEqual(["armour:protected"]);
  });

  test("troops that were typed in and contradict themselves may still have what they may", () => {
    const guns: QuickTroop = { ...horse, type: "foot", formation: "close", weapon: "heavy-artillery" };
    expect(possibleBearer(guns, true, BOOK).has("impact:pike")).toBe(true);
  });
});

test("a unit group that nobody has seen is no commander and no camp", () => {
  const others = BEARER_TRAITS.filter((one) => !EVERY_UNIT.has(one));
  expect([...new Set(others.map((one) => one.slice(0, one.indexOf(":"))))]).toEqual(["commander", "grade", "class", "camp"]);
  expect(ANYBODY.size).toBe(BEARER_TRAITS.length);
});

test("an unseen unit group of a legal army is among what its list, or that of an external ally, may have", () => {
  const armies = CATALOG.readyArmies.filter(({ army }) => army.commanders.some(({ list }) => list !== null));
  expect(armies.length).toBeGreaterThan(5);
  for (const { id, army } of armies) {
    const { bearers = [] } = bearersInList(String(army.list), BOOK) ?? {};
    const units = bearersOf(army, BOOK).slice(0, army.units.length);
    const missing = units.filter((unit) => !bearers.some((one) => lacking(one, unit).length === 0));
    expect([id, missing]).toEqual([id, []]);
  }
  const swiss = bearersInList("swiss-1494-1522", BOOK);
  expect(swiss?.bearers.some((one) => one.has("set:keil"))).toBe(true);
  expect(swiss?.bearers.some((one) => one.has("type:elephant"))).toBe(false);
  expect(bearersInList("no-such-list", BOOK)).toBeNull();
});

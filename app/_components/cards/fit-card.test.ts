import { describe, expect, test } from "vitest";
import { type Army, army as armyShape } from "@/lib/model/army";
import type { ArmyCards } from "@/lib/model/army-cards";
import type { ArmyList } from "@/lib/model/army-list";
import { SHEET_READERS } from "@/lib/model/army-sheet";
import { eachOnce } from "@/tests/build/laws";
import { CATALOG } from "@/tests/build/rules";
import { ALL_LISTS, cardsOf } from "@/tests/build/shipped";
import { PAPERS, paperRoom } from "../paper/paper";
import {
  CARD,
  CARD_SETTINGS,
  CUT_MARK,
  commanderHeight,
  FILES,
  isOpen,
  LEAST,
  marchHeight,
  RANKS,
  ROOM,
  settingFor,
  unitHeight,
} from "./fit-card";
import { SHELF, shelfColumns } from "./shelf-columns";

const ownCards = eachOnce((army: Army) => cardsOf(army, ALL_LISTS, "own"));

/** The cards that would not fit however small they are set, and by how many millimetres. */
function tooTall({ units, commanders, slips }: ArmyCards): readonly string[] {
  const heights = [
    ...units.map((one) => [one.name, unitHeight(one, LEAST)] as const),
    ...commanders.map((one) => [one.name, commanderHeight(one, LEAST)] as const),
    ...(slips ? [["march", marchHeight(slips, LEAST)] as const] : []),
  ];
  return heights.filter(([, height]) => height > ROOM.height).map(([name, height]) => `${name} ${height.toFixed(1)}`);
}

describe.each(CATALOG.readyArmies)("$id", ({ army }) => {
  test.each(SHEET_READERS)("every card has room for all that stands on it, for %s", (reader) => {
    expect(tooTall(reader === "own" ? ownCards(army) : cardsOf(army, ALL_LISTS, reader))).toEqual([]);
  });

  test.each(PAPERS)("what to take from the shelf fits on one leaf of %s", (paper) => {
    const { shelf } = ownCards(army);
    expect(shelf && shelfColumns(shelf, paper).length).toBeLessThanOrEqual(SHELF.columns);
  });
});

test("the longest names have room too", () => {
  const name = "The second squadron of the hussars of the left wing under the starosta of Samogi";
  expect(name).toHaveLength(80);
  for (const { army } of CATALOG.readyArmies) {
    const named = (one: Army["units"][number]) => ({ ...one, name });
    const called = army.commanders.map((one) => ({ ...one, name }));
    expect(tooTall(cardsOf({ ...army, units: army.units.map(named), commanders: called }, ALL_LISTS, "own"))).toEqual([]);
  }
});

/** As much as a list can put on a card: its lines with all their options, in their largest size or in one that it does not allow. */
function fullest(list: ArmyList, bases: number | null = null): Army {
  const unit = ({ id, optional, sizes }: ArmyList["lines"][number], at: number) => ({
    ...{ number: at + 1, line: id, bases: bases ?? Math.max(...sizes), options: optional, commander: "one" },
  });
  return armyShape.parse({
    ...{ schema: "condotta.army/1", name: list.name, list: list.id, pointsLimit: 10_000 },
    camp: { kind: "standard", quality: "poor" },
    commanders: [{ id: "one", role: "army", grade: "legendary", class: "professional" }],
    units: list.lines.map(unit),
  });
}

test.each(CATALOG.lists)("every line of $id has room with all its options", (list) => {
  const cards = ownCards(fullest(list));
  expect(cards.units.length).toBe(list.lines.length);
  expect(tooTall({ ...cards, commanders: [], slips: null })).toEqual([]);
});

test.each([1, 5, 17, 40, 60, 80, 99])("so has a draft of %i bases, whatever its list allows", (bases) => {
  for (const list of CATALOG.lists) {
    const drafted = cardsOf(fullest(list, bases), ALL_LISTS, "own");
    expect(drafted.units.every((one) => one.bases === bases)).toBe(true);
    expect(tooTall({ ...drafted, commanders: [], slips: null }), list.id).toEqual([]);
  }
});

describe("how a card is set", () => {
  const [unit] = cardsOf(CATALOG.readyArmies[0]?.army as Army, ALL_LISTS, "own").units;

  test("is never smaller than 7 points, and alike for all that are printed together", () => {
    expect(CARD_SETTINGS.map(({ type }) => (type * 72) / 25.4).filter((points) => points < 7)).toEqual([]);
    const [easy, hard] = [() => 10, ({ type }: { type: number }) => (type > 2.7 ? 100 : 10)];
    expect([settingFor([easy]), settingFor([easy, hard])].map(({ name }) => name)).toEqual(["roomy", "close"]);
    expect(settingFor([() => 100])).toBe(LEAST);
  });

  test("the smaller the more there is on it, and with an ornament where there is little", () => {
    const sentence = "One claim more in most charges.";
    const settings = Array.from({ length: 30 }, (_, count) => {
      const traits = Array.from({ length: count }, (_, nth) => ({ name: `Trait ${nth}`, sentence }));
      const height = (setting: (typeof CARD_SETTINGS)[number]) => (unit ? unitHeight({ ...unit, lines: [], traits }, setting) : 0);
      const setting = settingFor([height]);
      return { setting, isOpen: isOpen(height(setting)) };
    });
    const order = settings.map(({ setting }) => CARD_SETTINGS.indexOf(setting));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(new Set(order).size).toBe(CARD_SETTINGS.length);
    expect(settings.map((one) => one.isOpen)).toContain(true);
    expect(settings.at(-1)?.isOpen).toBe(false);
  });

  test.each(PAPERS)("six lie on a leaf of %s with their cut marks", (paper) => {
    const room = paperRoom(paper, "landscape");
    expect(FILES * CARD.width + 2 * CUT_MARK).toBeLessThanOrEqual(room.width);
    expect(RANKS * CARD.height + 2 * CUT_MARK).toBeLessThanOrEqual(room.height);
  });
});

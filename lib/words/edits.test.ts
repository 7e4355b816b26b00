import { describe, expect, test } from "vitest";
import { buildArmy, buildHosting, COMMANDERS, commanderOf, edited, inOrder, UNITS, unitOf, unitsBut } from "@/tests/build/army";
import { buildAllyList, buildList } from "@/tests/build/list";
import { type Army, type ArmyInput, type Edit, edit, type UnitGroup } from "../model/army";
import { differenceWords } from "./edits";

/** The test lists' names, or else what the line is called in its id; its own name where it has one. */
const nameOf = (unit: UnitGroup, army: Army): string => {
  const from = army.commanders.find((one) => one.id === unit.commander)?.list ?? army.list;
  const list = [buildList(), buildAllyList()].find((one) => one.id === from);
  return unit.name ?? list?.lines.find((line) => line.id === unit.line)?.name ?? unit.line;
};

const NAMED: ArmyInput["commanders"] = [
  commanderOf("army", "army", "talented", { name: "Gustav II" }),
  commanderOf("left", "sub", "competent", { name: "Horn" }),
  commanderOf("right", "sub", "competent"),
];
const START = buildArmy({
  year: 1550,
  commanders: NAMED,
  units: unitsBut({
    2: { name: "Blues", commander: "left" },
    4: { options: ["pavise", "shoot-and-charge"], qualityDown: true, firepowerDown: true },
  }),
});
const guestOnly = buildHosting({ listVersion: buildAllyList().version });

/** What one edit alone changes, in words. */
function changed(one: unknown, before: Army, name: typeof nameOf = nameOf): string {
  const edits: readonly Edit[] = [edit.parse(one)];
  return differenceWords(before, edited(before, edits), name).join("; ");
}

const unit = (number: number, field: string, to: unknown) => ({ do: "set-unit", unit: number, field, to });
const commander = (id: string, field: string, to: unknown) => ({ do: "set-commander", commander: id, field, to });
const army = (field: string, to: unknown) => ({ do: "set-army", field, to });

describe("an edit of a unit group", () => {
  test.each([
    [unit(4, "bases", 6), "Horse no. 4: 4 → 6 bases"],
    [unit(4, "bases", 1), "Horse no. 4: 4 → 1 base"],
    [unit(2, "bases", 9), "Blues no. 2: 6 → 9 bases"],
    [unit(4, "line", "light-horse"), "Horse no. 4 is now Light horse"],
    [unit(4, "options", ["pavise", "shoot-and-charge", "stakes", "scouts"]), "Horse no. 4: with stakes and scouts"],
    [unit(4, "options", ["pavise"]), "Horse no. 4: without shoot and charge"],
    [unit(4, "options", ["stakes"]), "Horse no. 4: with stakes, without pavise and shoot and charge"],
    [unit(4, "options", ["shoot-and-charge", "pavise"]), "Horse no. 4: options reordered"],
    [unit(5, "qualityDown", true), "Horse no. 5: quality lowered"],
    [unit(4, "qualityDown", false), "Horse no. 4: quality restored"],
    [unit(5, "firepowerDown", true), "Horse no. 5: firepower lowered"],
    [unit(4, "firepowerDown", false), "Horse no. 4: firepower restored"],
    [unit(4, "commander", "left"), "Horse no. 4 moved to Horn"],
    [unit(4, "commander", "right"), "Horse no. 4 moved to the second sub-commander"],
    [unit(2, "commander", null), "Blues no. 2 unassigned"],
    [unit(4, "commander", "nobody"), "Horse no. 4 moved to an unknown commander"],
    [unit(4, "number", 9), "Horse no. 4 is now no. 9"],
    [unit(4, "name", "Reds"), "Horse no. 4 renamed Reds"],
    [unit(2, "name", null), "Blues no. 2: name removed"],
    [unit(4, "bases", 4), ""],
    [{ do: "add-unit", unit: unitOf(9, "guns", 2) }, "Guns no. 9 added: 2 bases"],
    [{ do: "add-unit", unit: unitOf(9, "guns", 1, { commander: "left" }) }, "Guns no. 9 added to Horn: 1 base"],
    [{ do: "remove-unit", unit: 2 }, "Blues no. 2 removed"],
  ])("%o: %s", (one, words) => {
    expect(changed(one, START)).toBe(words);
  });

  test("tells two lines of the same name apart", () => {
    const alike = (_: UnitGroup) => "Horse";
    expect(changed(unit(4, "line", "light-horse"), START, alike)).toBe("Horse no. 4 is now another troop type of the same name");
  });
});

describe("an edit of a commander", () => {
  test.each([
    [commander("left", "role", "ally"), "Horn is now an ally"],
    [commander("right", "role", "ally"), "The second sub-commander is now an ally"],
    [commander("left", "grade", "talented"), "Horn: competent → talented"],
    [commander("left", "class", "tribal"), "Horn: professional → tribal"],
    [commander("right", "name", "Banér"), "The second sub-commander renamed Banér"],
    [commander("left", "name", null), "Horn: name removed"],
    [commander("left", "grade", "competent"), ""],
    [{ do: "add-commander", commander: commanderOf("rear", "sub", "competent") }, "Competent sub-commander added"],
    [{ do: "add-commander", commander: commanderOf("rear", "ally", "talented", { name: "Axel" }) }, "Axel added: talented ally"],
    [{ do: "add-commander", commander: commanderOf("rear", "army", "legendary") }, "Legendary army commander added"],
    [{ do: "remove-commander", commander: "left" }, "Horn removed"],
    [{ do: "remove-commander", commander: "right" }, "The second sub-commander removed"],
  ])("%o: %s", (one, words) => {
    expect(changed(one, START)).toBe(words);
  });

  test.each([
    [commander("guest", "list", null), "The ally: troops from the army’s own list"],
    [commander("guest", "list", "other-list"), "The ally: troops from another list"],
    [commander("guest", "listVersion", null), "The ally: current version of the list"],
    [commander("guest", "listVersion", buildList().version), "The ally: another version of the list"],
  ])("%o: %s", (one, words) => {
    expect(changed(one, guestOnly)).toBe(words);
  });
});

describe("an edit of the army", () => {
  test.each([
    [army("name", "Lützen"), "Army renamed Lützen"],
    [army("pointsLimit", 6000), "Points limit: 10,000 → 6000"],
    [army("year", 1560), "Year: 1550 → 1560"],
    [army("year", null), "Year cleared"],
    [army("camp", { kind: "fortified", quality: "poor" }), "Camp: standard → fortified"],
    [army("camp", { kind: "none", quality: "poor" }), "Camp: standard → none"],
    [army("camp", { kind: "standard", quality: "average" }), "Camp quality: poor → average"],
    [army("camp", { kind: "mobile", quality: "superior" }), "Camp: standard, poor → mobile, superior"],
    [army("year", 1550), ""],
  ])("%o: %s", (one, words) => {
    expect(changed(one, START)).toBe(words);
  });

  test("that had no year before", () => {
    expect(changed(army("year", 1550), buildArmy())).toBe("Year: 1550");
  });
});

describe("a whole difference", () => {
  const differs = (from: Army, to: Army) => differenceWords(from, to, nameOf);

  test("is nothing between an army and itself, and nothing where edits take each other back", () => {
    expect(differs(START, START)).toEqual([]);
    expect(differs(START, edited(edited(START, [edit.parse(unit(4, "bases", 9))]), [edit.parse(unit(4, "bases", 4))]))).toEqual([]);
  });

  test("has one sentence for each unit group, whatever changed in it", () => {
    const to = buildArmy({ units: unitsBut({ 1: { bases: 9, commander: "left", options: ["stakes"] }, 8: { name: "Old Meg" } }) });
    expect(differs(buildArmy(), to)).toEqual([
      "Regiments no. 1: 6 → 9 bases; with stakes; moved to the first sub-commander",
      "Guns no. 8 renamed Old Meg",
    ]);
  });

  test("says the army first, then its commanders, then who is out, changed and in", () => {
    const to = buildArmy({
      year: 1560,
      commanders: [COMMANDERS[0]!, commanderOf("left", "ally", "talented"), commanderOf("rear", "sub", "mediocre", { name: "Banér" })],
      units: [...unitsBut({ 3: null, 4: { bases: 6 } }), unitOf(9, "guns", 2, { commander: "rear" })],
    });
    expect(differs(buildArmy(), to)).toEqual([
      "Year: 1560",
      "The second sub-commander removed",
      "The first sub-commander: now an ally; competent → talented",
      "Banér added: mediocre sub-commander",
      "Regiments no. 3 removed",
      "Horse no. 4: 4 → 6 bases",
      "Guns no. 9 added to Banér: 2 bases",
    ]);
  });

  test("says an order of unit groups as an order, and of those that moved up nothing", () => {
    const last = [...unitsBut({ 3: null }), UNITS[2]!];
    expect(differs(buildArmy(), buildArmy({ units: last }))).toEqual(["Unit groups reordered"]);
    expect(differs(buildArmy({ units: unitsBut({ 3: null }) }), buildArmy())).toEqual(["Regiments no. 3 added: 6 bases"]);
  });

  test("says of one that changes its command only that it does", () => {
    const from = buildArmy({ units: unitsBut({ 1: { commander: "left" }, 4: { commander: "right" }, 5: { commander: "right" } }) });
    const to = buildArmy({
      units: [...unitsBut({ 1: null, 4: { commander: "right" }, 5: { commander: "right" } }), { ...UNITS[0]!, commander: "right" }],
    });
    expect(differs(from, to)).toEqual(["Regiments no. 1 moved to the second sub-commander"]);
  });

  test("says a split as one that is smaller and one that is new", () => {
    const to = buildArmy({ units: [...unitsBut({ 8: { bases: 1 } }), unitOf(9, "guns", 1)] });
    expect(differs(buildArmy(), to)).toEqual(["Guns no. 8: 2 → 1 base", "Guns no. 9 added: 1 base"]);
  });

  test("knows one by its id, and says nothing of numbers that follow the order", () => {
    const to = buildArmy({ units: unitsBut({ 4: { number: 40, id: 4, numberFixed: true } }) });
    expect(differs(buildArmy(), to)).toEqual(["Horse no. 4 is now no. 40"]);
    const renamed = buildArmy({ units: unitsBut({ 4: { number: 40, id: 4, numberFixed: true, bases: 6, name: "Reds" } }) });
    expect(differs(buildArmy(), renamed)).toEqual(["Horse no. 4: 4 → 6 bases; renamed Reds; now no. 40"]);
    const before = inOrder(buildArmy());
    expect(differs(buildArmy(), before)).toEqual([]);
    expect(differs(before, edited(before, [edit.parse({ do: "remove-unit", unit: 1 })]))).toEqual(["Regiments no. 1 removed"]);
    expect(differs(before, edited(before, [edit.parse(unit(4, "numberFixed", true))]))).toEqual(["Horse no. 4: number set by hand"]);
    expect(differs(before, edited(before, [edit.parse(unit(4, "number", 40))]))).toEqual(["Horse no. 4 is now no. 40"]);
  });

  test("says that a commander went, and of his unit groups only what else changed", () => {
    const his = { 1: { commander: "left" }, 2: { commander: "left" } };
    const from = buildArmy({ units: unitsBut(his) });
    const to = buildArmy({ commanders: [COMMANDERS[0]!, COMMANDERS[2]!], units: unitsBut({ 2: { bases: 9 } }) });
    expect(differs(from, to)).toEqual(["The first sub-commander removed", "Regiments no. 2: 6 → 9 bases"]);
  });

  test("says an order of commanders as an order, and of their unit groups nothing", () => {
    const units = unitsBut({ 1: { commander: "left" } });
    const to = buildArmy({ units, commanders: [COMMANDERS[0]!, COMMANDERS[2]!, COMMANDERS[1]!] });
    expect(differs(buildArmy({ units }), to)).toEqual(["Commanders reordered"]);
  });

  test("says of an ally who comes from another list only that", () => {
    const [host, sub] = COMMANDERS;
    const elsewhere = buildHosting({ list: "other-list", listVersion: buildList().version });
    expect(differs(guestOnly, elsewhere)).toEqual(["The ally: troops from another list"]);
    const homely = {
      ...guestOnly,
      commanders: buildArmy({ commanders: [host!, sub!, commanderOf("guest", "sub", "competent")] }).commanders,
    };
    expect(differs(guestOnly, homely)).toEqual(["The ally is now a sub-commander"]);
  });

  test("knows a name from the word null, and options from one that has a comma", () => {
    const from = buildArmy({ units: [unitOf(1, "horse", 4, { options: ["a", "b"] })] });
    const to = buildArmy({ units: [unitOf(1, "horse", 4, { options: ["a,b"], name: "null" })] });
    expect(differs(from, to)).toEqual(["Horse no. 1: with a,b, without a and b; renamed null"]);
  });
});

import { expect, test } from "vitest";
import type { Fault } from "../model/faults";
import { pathOfPlace, placeOf } from "./place-of";
import { armyAmongOthers, placeWords } from "./place-words";

const ARMY = {
  commanders: [{ id: "horn", name: "Gustav Horn" }, { id: "torstensson", name: null }, 7],
  units: [{ number: 4 }, { number: 4 }, {}, "a unit group"],
};

test.each<[string, string, string]>([
  ["", "", ""],
  ["pointsLimit", "", "points limit"],
  ["colour", "", "colour"],
  ["camp", "", "camp"],
  ["camp.kind", "camp", "kind"],
  ["units[0].bases", "unit group no. 4", "bases"],
  ["units[0].options[1]", "unit group no. 4", "options[1]"],
  ["units[1].number", "2nd unit group", "number"],
  ["units[2].line", "3rd unit group", "line"],
  ["units[3]", "4th unit group", ""],
  ["commanders[0].listVersion", "commander Gustav Horn", "list version"],
  ["commanders[0].name", "commander horn", "name"],
  ["commanders[1].grade", "commander torstensson", "grade"],
  ["commanders[1].id", "2nd commander", "id"],
  ["commanders[2]", "3rd commander", ""],
])("%s is of whom, and of what", (place, who, what) => {
  expect(placeWords(pathOfPlace(place), ARMY)).toEqual({ who, what });
});

test("what holds no list has no entries to name", () => {
  expect(placeWords(["units", 0, "bases"], { units: {} })).toEqual({ who: "", what: "units[0].bases" });
  expect(placeWords(["units", 0, "bases"], null)).toEqual({ who: "", what: "units[0].bases" });
});

test.each<[Fault["path"], unknown, string]>([
  [[], { name: "Alone" }, ""],
  [["army"], { name: "Shared" }, ""],
  [["armies", 4, "army"], { name: "Kircholm, 1605" }, "Kircholm, 1605"],
  [["armies", 4, "army"], { name: "  " }, "5th army"],
  [[0], 7, "1st army"],
  [[10], {}, "11th army"],
  [[21], {}, "22nd army"],
])("an army at %j", (path, army, words) => {
  expect(armyAmongOthers(path, army)).toBe(words);
});

test.each<Fault["path"]>([[], ["name"], ["units", 3, "bases"], [4, "faces", 5], ["armies", 12, "army", "camp", "kind"]])(
  "a path that is told can be read again (%#)",
  (...path) => {
    expect(pathOfPlace(placeOf(path))).toEqual(path);
  },
);

import { expect, test } from "vitest";
import { FAMOUS_TROOPS } from "@/tests/build/famous-troops";
import { TABLES } from "@/tests/build/rules";
import { troop } from "../model/troop";
import { TROOPS } from "./editor-troops";
import { plain } from "./sentence";
import { troopBrief } from "./troops";

test("what + adds, what is taken of how many, and why no more", () => {
  expect(TROOPS.price(848, 4)).toBe("848 pts for 4");
  expect(TROOPS.taken(16, 0, 24)).toBe("16 bases (0–24)");
  expect(TROOPS.atLeast(0, 4)).toBe("0 bases (min. 4)");
  expect(TROOPS.tooMany(26, 24)).toBe("26 bases (max. 24)");
  expect(TROOPS.barriers.limit({ max: 24, room: 0, smallest: 6, others: ["Light horse", "Skirmishers"] })).toBe(
    "maximum 24 bases together with Light horse and Skirmishers",
  );
  expect(TROOPS.barriers.limit({ max: 36, room: 0, smallest: 6, others: ["Yellow", "Blue", "Green", "Red", "White"] })).toBe(
    "maximum 36 bases together with Yellow, Blue and 3 others",
  );
  expect(TROOPS.barriers.limit({ max: 4, room: 0, smallest: 2, others: [] })).toBe("maximum 4 bases");
  expect(TROOPS.barriers.limit({ max: 8, room: 2, smallest: 6, others: [] })).toBe(
    "maximum 8 bases: room for 2 more bases, but the smallest unit group has 6",
  );
  expect(TROOPS.barriers.armyLimit({ max: 16, room: 0, smallest: 4, others: [] })).toBe("the army already has the maximum of 16 bases");
  expect(TROOPS.barriers.armyLimit({ max: 40, room: 0, smallest: 4, others: ["Pancerni", "Wallachians"] })).toBe(
    "the army already has the maximum of 40 bases, together with Pancerni and Wallachians",
  );
  expect(TROOPS.barriers.armyLimit({ max: 16, room: 2, smallest: 4, others: [] })).toBe(
    "the army has room for 2 more bases, but the smallest unit group has 4",
  );
  const guard = (of: { name: string | null; role: "sub" } | null, ...has: string[]) =>
    TROOPS.barriers.onePerCommand({ of, has, line: "Guard" });
  expect(guard({ name: "Left wing", role: "sub" }, "Guard")).toBe("Left wing has one already: add it to another command");
  expect(guard({ name: "Left wing", role: "sub" }, "Household")).toBe("Left wing has Household already: add it to another command");
  expect(guard(null, "Guard")).toBe("every command has one already");
  expect(guard(null, "Guard", "Household")).toBe("every command has Guard or Household already");
  expect(TROOPS.barriers.leader({ roles: ["army", "ally"] })).toBe("add the army commander or an internal ally first");
  expect(TROOPS.barriers.years({ years: [1626, 1660] })).toBe("only in 1626–1660");
  expect(plain(TROOPS.tooDear(727))).toBe("Its smallest unit group would put you 727 points over the limit.");
});

test("a troop in the sheet's abbreviations, each once", () => {
  const brief = (name: string) => troopBrief(troop.parse(FAMOUS_TROOPS.find((one) => one.name === name)?.troop), TABLES);
  expect(brief("Polish Hussars")).toBe("Formed loose, Arm Sup, CL, MPi, Ferocious");
});

import { expect, test } from "vitest";
import { LISTS } from "@/tests/build/odds-fixtures";
import { CATALOG } from "@/tests/build/rules";
import { variantOf } from "../army/book";
import { alikeIn, everyGrade } from "./looks";

const list = CATALOG.lists.find(({ id }) => id === "swedish-1618-1648")!;

test("a line is found by what shows of it, its options taken or not; quality and armour do not show", () => {
  for (const line of list.lines)
    for (const options of [[], line.optional]) {
      const { type, formation, training, setFormation, shooting, characteristics } = line.troop;
      const seen = {
        type,
        formation,
        training,
        setFormation,
        weapon: shooting?.weapon ?? null,
        characteristics: [...characteristics, ...options],
      };
      const found = alikeIn(list, seen);
      expect(found.map((one) => one.line.id)).toContain(line.id);
      for (const one of found)
        expect([one.line.troop.type, one.line.troop.formation, one.line.troop.setFormation]).toEqual([type, formation, setFormation]);
    }
});

test("nothing is found for what the list does not have", () => {
  expect(
    alikeIn(list, { type: "elephant", formation: "loose", training: "formed", setFormation: null, weapon: null, characteristics: [] }),
  ).toEqual([]);
});

test("what may hide behind a line: itself, and every grade lower that the rules allow, each other troops", () => {
  for (const { lines } of LISTS.current.values())
    for (const line of lines) {
      const grades = everyGrade(line, []);
      expect(grades[0]).toEqual({ qualityDown: false, firepowerDown: false });
      const all = grades.map(({ qualityDown, firepowerDown }) => JSON.stringify(variantOf(line, [], qualityDown, firepowerDown).troop));
      expect(new Set(all).size).toBe(all.length);
      expect(grades.some(({ qualityDown }) => qualityDown)).toBe(line.line.troop.quality !== "poor");
    }
});

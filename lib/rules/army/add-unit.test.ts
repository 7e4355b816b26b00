import { expect, test } from "vitest";
import type { TroopLine } from "@/lib/model/army-list";
import type { CommanderId } from "@/lib/model/identifiers";
import { buildArmy, unitOf } from "@/tests/build/army";
import { buildList } from "@/tests/build/list";
import { addUnit } from "./add-unit";

const HORSE = buildList().lines.find((one) => one.id === "horse") as TroopLine;
const id = (text: string) => text as CommanderId;
const added = (line: TroopLine, chosen: CommanderId | null, army = buildArmy()) => {
  const [edit] = addUnit(line, army, chosen, null);
  return edit?.do === "add-unit" ? [edit.unit.number, edit.unit.line, edit.unit.bases, edit.unit.commander] : null;
};

test("the smallest size joins the command chosen under the next number", () => {
  expect(added(HORSE, id("right"))).toEqual([9, "horse", Math.min(...HORSE.sizes), "right"]);
  expect(added(HORSE, null)).toEqual([9, "horse", Math.min(...HORSE.sizes), null]);
});

test("if the chosen one may not lead it, it joins the first who may", () => {
  expect(added({ ...HORSE, ledBy: ["army"] }, id("right"))?.at(-1)).toBe("army");
  expect(added({ ...HORSE, ledBy: ["ally"] }, id("right"))?.at(-1)).toBeNull();
});

test("a full army takes no more", () => {
  const full = buildArmy({ units: Array.from({ length: 100 }, (_, at) => unitOf(at + 1, "guns", 2)) });
  expect(added(HORSE, null, full)).toBeNull();
});

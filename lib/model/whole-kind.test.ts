import { expect, test } from "vitest";
import { buildList } from "@/tests/build/list";
import type { TroopLine } from "./army-list";
import { wholeKind } from "./whole-kind";

const [any] = buildList().lines as [TroopLine, ...TroopLine[]];
const line = (name: string, type: TroopLine["troop"]["type"]) => ({
  ...any,
  id: name as TroopLine["id"],
  name,
  troop: { ...any.troop, type },
});
const foot = ["Pikes", "Shot", "Bills", "Bows", "Levy"].map((name) => line(name, "foot"));
const horse = ["Lancers", "Reiters"].map((name) => line(name, "mounted"));
const list = [...foot, ...horse, line("Wagons", "battle-wagon"), line("Forts", "battle-wagon"), line("Carts", "battle-wagon")];
const kindOf = (...names: readonly string[]) =>
  wholeKind(
    list.filter(({ name }) => names.includes(name)),
    list,
  );

test.each([
  { names: ["Pikes", "Shot", "Bills", "Bows", "Levy"], kind: { type: "foot", except: [] } },
  { names: ["Pikes", "Shot", "Bills"], kind: null },
  { names: ["Pikes", "Shot", "Bills", "Bows"], kind: { type: "foot", except: ["Levy"] } },
  { names: ["Pikes", "Shot", "Bills", "Bows", "Lancers"], kind: null },
  { names: ["Lancers", "Reiters"], kind: null },
  { names: ["Wagons", "Forts", "Carts"], kind: null },
  { names: [], kind: null },
])("$names of a list are $kind", ({ names, kind }) => {
  expect(kindOf(...names)).toEqual(kind);
});

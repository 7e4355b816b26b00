import { expect, test } from "vitest";
import { VIEW } from "@/tests/build/battle-fixtures";
import { battleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { onTheTable } from "./on-the-table";
import { resultWords } from "./result-words";

const names = { a: "Corbie", b: "Rocroi" };
/** Seat a defends; its march is known to itself alone, its commander 3 lies in ambush. */
const view = battleView.parse({
  ...VIEW,
  markers: VIEW.markers.map((one) => ({ ...one, revealed: false })),
});
const told = (eyes: SeatName | null, changed = view) =>
  onTheTable(changed, { eyes, defender: "a", names }).map(({ title, rows }) => [title, ...rows.map(({ cells }) => cells.join(" | "))]);

test("all that lies and stands on the table is told, one's own first", () => {
  expect(told("a")).toEqual([
    ["Terrain", "Water | 3.5 wide | Your left | –", "Rocky ground | 6 by 8.5, turned 30° | 12.34 / 4 | You"],
    ["Your army", "Camp, fortified | 20.5 / 1 | – | –", "Peasants (40) | off the table | – | Straggles"],
    ["Their army", "Blue Brigade (3) | 22.5 / 8.05 | 3 of 6 | Facing 90°, stakes, pikes dropped"],
    [
      "Marches and ambushes",
      "March 1 | Yours | Commander 2 beside the camp | Commander 2 marches with unit groups 4 and 7 round your left (you alone know)",
      "Ambush 1 | Theirs | An ambush marker at 10.5 / 5 | Not shown yet",
    ],
    ["Commanders", "The army commander | Yours | 22.5 / 6.5 | Unit groups 1, 2 and 3", "Commander 3 | Yours | With ambush 1 | Ambush 1"],
  ]);
});

test("the invader's left is another one, and a spectator has the armies by their names", () => {
  expect(told("b")[0]).toEqual(["Terrain", "Water | 3.5 wide | Your right | –", "Rocky ground | 6 by 8.5, turned 30° | 12.34 / 4 | Them"]);
  expect(told(null).map(([title]) => title)).toEqual(["Terrain", "Corbie", "Rocroi", "Marches and ambushes", "Commanders"]);
  expect(told(null)[3]?.[2]).toBe("Ambush 1 | Rocroi | An ambush marker at 10.5 / 5 | Not shown yet");
});

test("a unit group looks at the enemy unless it is said otherwise", () => {
  const [unit] = view.units;
  const units = unit ? [{ ...unit, facing: 270, form: "skirmish" as const, nervous: true, stakes: false, droppedPikes: false }] : [];
  expect(told("b", { ...view, units })[1]).toEqual(["Your army", "Blue Brigade (3) | 22.5 / 8.05 | 3 of 6 | Skirmish, nervous"]);
});

test("of what is not there nothing is told", () => {
  const nothing = { flank: null, pieces: [], units: [], stragglers: [], markers: [], commanders: [], camps: { a: null, b: null } };
  expect(told("a", { ...view, ...nothing })).toEqual([]);
});

test("how it ended is told for either side", () => {
  const losses = { a: { tugs: 2, sugs: 1 }, b: { tugs: 0, sugs: 0 } };
  const result = { losses, broken: { a: true, b: false }, points: { a: 1, b: 15 } };
  expect(resultWords(result, { eyes: "b", names })).toEqual([
    { what: "You", value: "15 points; nothing lost" },
    { what: "They", value: "1 point; 2 TuGs and 1 SuG lost, and the army broke" },
  ]);
});

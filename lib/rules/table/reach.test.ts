import { expect, test } from "vitest";
import { troopOf } from "@/tests/build/odd-forces";
import { BOOK } from "@/tests/build/played-battle";
import { lyingPiece } from "@/tests/build/table-battle";
import { groundOf } from "@/tests/build/table-troops";
import type { TerrainKind } from "../../model/enumerations";
import { boxQuad } from "./geometry/footprint";
import { hamperedBy, slowedBy } from "./reach";

const book = BOOK.battlefield;
if (!book) throw new Error("no battlefield");
const foot = { troop: troopOf({ type: "foot", formation: "close" }), bases: 30 };
const skirmishers = { troop: troopOf({ type: "foot", formation: "skirmish" }), bases: 10 };
const guns = { troop: troopOf({ type: "artillery", formation: "loose", weapon: "light-artillery" }), bases: 10 };
const elephants = { troop: troopOf({ type: "elephant", formation: "loose" }), bases: 10 };

test("what moves less far in a piece than in the open is slowed, and what may not move there is kept out", () => {
  // Close foot moves 3, 3 and 2; skirmishers 4, 4 and 3; light guns 2 and 1, and not at all in difficult going.
  expect(hamperedBy("ploughed-field", [foot, skirmishers, guns], book)).toEqual({ slowed: 20, shut: 0 });
  expect(hamperedBy("marsh", [foot, skirmishers, guns], book)).toEqual({ slowed: 80, shut: 20 });
  expect(hamperedBy("gentle-hill", [foot, skirmishers, guns], book)).toEqual({ slowed: 0, shut: 0 });
  expect(hamperedBy("lake", [foot], book)).toEqual({ slowed: 0, shut: 100 });
  expect(hamperedBy("lake", [], book)).toEqual({ slowed: 0, shut: 0 });
  // 39 of 40 bases slowed and one gun that cannot enter: 97.5 and 2.5 per cent.
  expect(
    hamperedBy(
      "marsh",
      [
        { ...foot, bases: 39 },
        { ...guns, bases: 1 },
      ],
      book,
    ),
  ).toEqual({ slowed: 97, shut: 3 });
});

test("elephants and camels by their own going; a dragoon as he goes best", () => {
  expect(hamperedBy("rocky-ground", [elephants], book)).toEqual({ slowed: 0, shut: 0 });
  const dragoons = { troop: troopOf({ type: "mounted", formation: "dragoon" }), bases: 4 };
  expect(hamperedBy("marsh", [dragoons], book).slowed).toBe(100);
});

test("a unit group is slowed by what lies under any part of it, in the form in which it stands", () => {
  const lying = (kind: TerrainKind, x: number) => lyingPiece({ id: kind, kind, x, y: 10 });
  const pieces = [lying("gentle-hill", 4), lying("ploughed-field", 13), lying("wood", 22)];
  const ground = groundOf({ ground: { pieces } });
  const at = (left: number, right: number) => [boxQuad({ left: 100 * left, right: 100 * right, bottom: 900, top: 1100 })];
  const { troop } = foot;
  expect(slowedBy(ground, at(2, 5), troop, "close")).toBeNull();
  expect(slowedBy(ground, at(12, 14), troop, "close")).toBeNull();
  expect(slowedBy(ground, at(12, 20), troop, "close")).toEqual({ kind: "wood", here: 2, open: 3 });
  expect(slowedBy(ground, at(12, 18), guns.troop, "loose")).toEqual({ kind: "ploughed-field", here: 1, open: 2 });
  expect(slowedBy(ground, at(12, 20), guns.troop, "loose")).toEqual({ kind: "wood", here: null, open: 2 });
});

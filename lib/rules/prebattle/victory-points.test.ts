import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import { unhidden } from "./unhidden";
import { victoryPoints } from "./victory-points";

const { limits } = unhidden(BOOK.battlefield);

type Army = readonly [tugs: number, sugs: number, broken?: "broken"];
const ending = (a: Army, b: Army) => ({
  losses: { a: { tugs: a[0], sugs: a[1] }, b: { tugs: b[0], sugs: b[1] } },
  broken: { a: a[2] === "broken", b: b[2] === "broken" },
});

describe("victory points", () => {
  test.each<readonly [string, Army, Army, number, number]>([
    ["nobody does any harm", [0, 0], [0, 0], 2, 2],
    ["broken, but not cheaply", [6, 1, "broken"], [3, 2], 8, 15],
    ["a bloody draw", [5, 0], [4, 2], 12, 12],
    ["both break", [5, 2, "broken"], [6, 0, "broken"], 10, 10],
    ["a draw that was not even", [1, 1], [2, 0], 6, 5],
    ["more than counts", [30, 4], [0, 11], 12, 12],
    ["both break, one after doing little", [6, 0, "broken"], [3, 1, "broken"], 7, 10],
    ["broken for nothing", [7, 0, "broken"], [0, 0], 0, 15],
  ])("%s", (_, a, b, ofA, ofB) => {
    expect(victoryPoints(ending(a, b), limits)).toEqual({ a: ofA, b: ofB });
    expect(victoryPoints(ending(b, a), limits)).toEqual({ a: ofB, b: ofA });
  });

  test("are never below none nor above a triumph, and a triumph is one army's alone", () => {
    const lost = fc.tuple(fc.nat(200), fc.nat(200), fc.constantFrom("broken", undefined));
    fc.assert(
      fc.property(lost, lost, (a, b) => {
        const points = victoryPoints(ending(a, b), limits);
        for (const one of [points.a, points.b]) expect(one >= 0 && one <= 15).toBe(true);
        expect(points.a === 15).toBe(b[2] === "broken" && a[2] === undefined);
      }),
      { seed: 3 },
    );
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { SEATS } from "@/lib/model/enumerations";
import { view } from "@/lib/rules/prebattle/view";
import { anyBattle } from "@/tests/build/battle-arbitraries";
import { wholeBattle } from "@/tests/build/played-battle";
import { publicView } from "./public-view";

test("what stays when a hand is put away is what a spectator sees", () => {
  fc.assert(
    fc.property(anyBattle, fc.constantFrom(...SEATS), ({ opening, seed }, seat) => {
      for (const { before } of wholeBattle(opening, seed).turns) expect(publicView(view(before, seat))).toEqual(view(before, null));
    }),
    { numRuns: 20 },
  );
});

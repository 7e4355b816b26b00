import { expect, test } from "vitest";
import { NEW_BATTLE } from "./new-battle";

test("says once which sizes of the table are the rulebook's", () => {
  expect(NEW_BATTLE.ownSizes(["45 × 30"])).toBe(
    "The rulebook says that tables vary in width, but gives only 45 × 30. The other sizes are our own.",
  );
});

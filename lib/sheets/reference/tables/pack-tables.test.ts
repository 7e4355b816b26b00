import { expect, test } from "vitest";
import { TABLES } from "@/tests/build/rules";
import { packTables } from "./pack-tables";

test("fifty cards, from the worst to the best", () => {
  const rows = packTables({ rules: TABLES }).flatMap((table) => table.rows.map(({ cells }) => cells.join(" ")));
  expect(rows).toEqual(["K 8 0 no", "W 12 1 no", "G 14 2 yes", "Y 10 3 yes", "R 6 4 yes"]);
});

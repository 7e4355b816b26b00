import { expect, test } from "vitest";
import { judgeFootprints } from "@/tests/build/judged-footprints";

test("a thousand pairs, half of them near a limit, are judged as two other geometries judge them", () => {
  const { disagreements, yes, nearLimits } = judgeFootprints(1000, 1);
  expect(disagreements).toEqual([]);
  expect(nearLimits).toBeGreaterThan(100);
  for (const [question, times] of Object.entries(yes)) expect(times, question).toBeGreaterThan(10);
});

import { describe, expect, test } from "vitest";
import type { Paper } from "@/app/_components/paper/paper";
import { type BattlePlan, battlePlan } from "@/lib/model/battle-plan";
import { PLAN } from "@/tests/build/plan-fixtures";
import { planSetting as settingOf } from "./plan-sheet";

const planSetting = (plan: BattlePlan, paper: Paper) => settingOf(plan, paper).name;

const SMALL = battlePlan.parse(PLAN);

/** The plan with so many unit groups on each side. */
function withUnits(count: number, name = "Blue Brigade"): BattlePlan {
  const [unit] = SMALL.armies[0]?.units ?? [];
  if (!unit) throw new Error("no unit group");
  const units = Array.from({ length: count }, (_, at) => ({ ...unit, number: at + 1, name, frontRight: null, notes: [] }));
  return { ...SMALL, armies: SMALL.armies.map((army) => ({ ...army, units })) };
}

describe("how the lists are set", () => {
  test("roomily where they fit on a page so, or take two however they are set", () => {
    expect([planSetting(SMALL, "a4"), planSetting(withUnits(30), "a4")]).toEqual(["usual", "usual"]);
  });

  test("closer where that saves a page", () => {
    expect(planSetting(withUnits(15), "a4")).not.toBe("usual");
    expect(planSetting(withUnits(40), "letter")).not.toBe("usual");
  });

  test("long names count", () => {
    const long = "The second squadron of the hussars of the left wing under the starosta of Samogi";
    expect(planSetting(withUnits(10), "letter")).toBe("usual");
    expect(planSetting(withUnits(10, long), "letter")).not.toBe("usual");
  });
});

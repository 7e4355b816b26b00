import { expect, test } from "vitest";
import { troopOf } from "@/tests/build/odd-forces";
import { BOOK, chanceOf } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { tableBattle } from "@/tests/build/table-battle";
import type { FrozenForce } from "../../model/force";
import { view } from "../../rules/prebattle/view";
import { chooseCommand, type Question, reckonAhead } from "../choose-command";

const leader = (role: "army" | "sub") => ({ grade: "competent", class: "instinctive", role, name: null }) as const;

/** As many unit groups and bases as a battle allows, of three kinds and many sizes. */
const LARGEST: FrozenForce = {
  ...{ commanders: [leader("army"), leader("sub")], army: null, temper: null },
  units: Array.from({ length: 40 }, (_, at) => ({
    ...{ number: at + 1, name: `Group ${at + 1}`, bases: 8 + (at % 5), commander: null },
    troop: troopOf(
      [{ formation: "flexible-close-loose-skirmish" } as const, { type: "mounted" } as const, { formation: "loose" } as const][at % 3] ??
        {},
    ),
  })),
};

function questionOf(force: FrozenForce): Question {
  const battle = tableBattle({
    step: "deployment",
    a: { force, camp: "none", host: { orders: [] } },
    b: { host: { orders: [], isDeployed: true } },
  });
  const now = { ...battle, roles: { defender: "b", invader: "a" } as const };
  return { view: view(now, "a"), force, temper: "balanced", book: BOOK, advice: CATALOG.advice, chance: chanceOf(1) };
}

test("the largest force is drawn up group by group, with a pause after each, and then as it would have been at once", () => {
  const [ahead, atOnce] = [questionOf(structuredClone(LARGEST)), questionOf(structuredClone(LARGEST))];
  expect([...reckonAhead(ahead)]).toHaveLength(40);
  const command = chooseCommand(ahead);
  expect(command.type).toBe("deploy-unit");
  expect(command).toEqual(chooseCommand(atOnce));
  // The result is cached: nothing is left to compute.
  expect([...reckonAhead(ahead)]).toEqual([]);
});

test("nothing is prepared in advance if no unit group is deployed", () => {
  const question = questionOf(LARGEST);
  expect([...reckonAhead({ ...question, view: { ...question.view, legal: [{ type: "pass" }] } })]).toEqual([]);
  expect([...reckonAhead({ ...question, view: { ...question.view, seat: null } })]).toEqual([]);
});

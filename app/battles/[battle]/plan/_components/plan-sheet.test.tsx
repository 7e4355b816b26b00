import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { SeatName } from "@/lib/model/by-seat";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { view } from "@/lib/rules/prebattle/view";
import { battlePlan } from "@/lib/sheets/plan/battle-plan";
import { secretWords } from "@/lib/words/battle/plan";
import { CATALOG } from "@/tests/build/rules";
import { tableStages } from "@/tests/build/table-record";
import { PlanSheet } from "./plan-sheet";

const [READY] = [...tableStages(4)].map(({ now }) => now).filter(({ step }) => step === "ready");
if (!READY) throw new Error("it does not come to ready");

function shown(battle: Battle, eyes: SeatName | null): string {
  const seen = view(battle, eyes);
  return renderToStaticMarkup(
    <PlanSheet plan={battlePlan(seen, battle.book, CATALOG.basing.baseSizes)} view={seen} book={battle.book} paper="a4" />,
  );
}

/** The same battle in which no order of seat a sends anybody away. */
function twin(battle: Battle): Battle {
  const { host } = battle.seats.a;
  const orders = (host.orders ?? []).map((order) => {
    if (!order.secret || host.revealed.includes(order.order)) return order;
    return {
      ...order,
      secret: order.secret.kind === "march" ? { ...order.secret, edge: null, units: [] } : { ...order.secret, unit: null },
    };
  });
  return { ...battle, seats: { ...battle.seats, a: { ...battle.seats.a, host: { ...host, orders } } } };
}

const heads = (markup: string): readonly string[] => markup.match(/Secret: only for [^<]+/g) ?? [];

describe("what is drawn and printed", () => {
  test("is the same to the byte for everybody else, whatever was ordered", () => {
    for (const eyes of ["b", null] as const) expect(shown(twin(READY), eyes)).toBe(shown(READY, eyes));
    expect(shown(twin(READY), "a")).not.toBe(shown(READY, "a"));
  });

  test("says on the map and at the head of the lists whose secret it is, and nowhere in the public one", () => {
    expect(heads(shown(READY, "a"))).toEqual(Array.from({ length: 2 }, () => secretWords("The force of a")));
    expect(heads(shown(READY, null))).toEqual([]);
  });

  test("has every piece on the map with its number and its two lengths", () => {
    const markup = shown(READY, null);
    expect(READY.ground.pieces.length).toBeGreaterThan(2);
    for (const name of ["plan-mark-number", "plan-mark-small"])
      expect(markup.match(new RegExp(`class="${name}"`, "g"))).toHaveLength(
        READY.ground.pieces.length * (name === "plan-mark-small" ? 2 : 1),
      );
  });
});

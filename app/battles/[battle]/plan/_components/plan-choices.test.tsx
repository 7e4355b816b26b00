import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SeatName } from "@/lib/model/by-seat";
import { PLAN } from "@/lib/words/battle/plan";
import { readPlanQuery, SharedNote } from "./plan-choices";

test.each([
  ["a spectator", {}, [], null],
  ["whoever holds one seat", {}, ["b"], "b"],
  ["whoever holds both and says nothing", {}, ["a", "b"], null],
  ["whoever holds both and says whose", { for: "b" }, ["a", "b"], "b"],
  ["whoever asks for the public one", { for: "public" }, ["a"], null],
  ["a spectator who asks for a seat's", { for: "a" }, [], null],
  ["a player who asks for the other's", { for: "b" }, ["a"], "a"],
  ["whoever asks for two", { for: ["public", "a"] }, ["a"], null],
] as const)("%s is shown the plan that is his to see", (_, query, mine, seat) => {
  expect(readPlanQuery(query as Parameters<typeof readPlanQuery>[0], [...mine]).seat).toBe(seat);
});

test("it is for A4 unless another paper is asked for", () => {
  expect([
    readPlanQuery({}, []).paper,
    readPlanQuery({ paper: "letter" }, []).paper,
    readPlanQuery({ paper: "foolscap" }, []).paper,
  ]).toEqual(["a4", "letter", "a4"]);
});

test("whoever looks at the plan for everybody is told what differs from his own", () => {
  const told = (mine: readonly SeatName[], seat: SeatName | null) => renderToStaticMarkup(<SharedNote invader="b" {...{ mine, seat }} />);
  expect(told(["b"], null)).toContain(PLAN.choices.shared(true));
  expect(told(["a"], null)).toContain(PLAN.choices.shared(false));
  for (const other of [told(["b"], "b"), told([], null)]) expect(other).toBe("");
});

import { expect, test } from "vitest";
import { seat } from "@/lib/model/force";
import { objectionsIn, otherSeat } from "./use-new-battle";

test("the other seat is an open chair, the computer as it is wished for, or what the second player brings", () => {
  const any = { list: "", temper: "" } as const;
  expect(seat.parse(otherSeat("invite", any, null))).toEqual({ kind: "invite" });
  expect(seat.parse(otherSeat("house", any, null))).toEqual({ kind: "house", list: null, temper: null });
  const bold = { list: "swedish-1618-1648", temper: "bold" } as const;
  expect(seat.parse(otherSeat("house", bold, null))).toEqual({ kind: "house", ...bold });
  expect(otherSeat("device", any, "his force")).toBe("his force");
});

test("what the server objects to stands under the question that it is about, the first thing of each", () => {
  const fault = (at: string) => ({ at, code: "c", message: at });
  const details = [fault("seats.a.units[3].bases"), fault("seats.a.name"), fault("seats.b.list"), fault("table.width")];
  expect(objectionsIn({ code: "bad-document", message: "4 faults", details })).toEqual([
    { of: "mine", path: ["units", 3, "bases"], code: "c", message: "seats.a.units[3].bases" },
    { of: "theirs", path: ["list"], code: "c", message: "seats.b.list" },
    { of: "table", path: [], code: "c", message: "table.width" },
  ]);
});

test("what is about no question is said of the whole", () => {
  expect(objectionsIn({ code: "too-many-requests", message: "Wait." })).toEqual([
    { of: "all", path: [], code: "too-many-requests", message: "Wait." },
  ]);
});

import { expect, test } from "vitest";
import { FROZEN_FORCE } from "@/tests/build/battle-fixtures";
import { MANY } from "@/tests/build/tampering";
import type { BattleEvent } from "../../model/battle-event";
import { type FrozenForce, frozenForce } from "../../model/force";
import { recordNames } from "./record-names";

/** Its forces are called "The force of a" and "The force of b"; seat b invades. */
const { events } = MANY;
const renamed = (name: string): BattleEvent[] =>
  events.map((event) => (event.type === "force-sealed" && event.shown ? { ...event, shown: { ...event.shown, name } } : event));

test("calls both sides as their forces are called", () => {
  expect(recordNames({ events }, "b")).toMatchObject({ eyes: "b", defender: "a", names: { a: "The force of a", b: "The force of b" } });
});

test("counts from the defender's corner for every reader, and names commanders once their force is known", () => {
  const withForce = (force: FrozenForce | null) => events.map((event) => (event.type === "force-sealed" ? { ...event, force } : event));
  const [told, sealed] = [withForce(frozenForce.parse(FROZEN_FORCE)), withForce(null)];
  expect(recordNames({ events: told }, "b").table).toBeUndefined();
  expect(recordNames({ events: told }, "b").commanders?.a?.map(({ name }) => name)).toEqual(["Piccolomini"]);
  expect(recordNames({ events: sealed }, "b").commanders).toEqual({ a: [], b: [] });
});

test("tells two of one name apart by what they did, and has a name for who is not there", () => {
  expect(recordNames({ events: renamed("Corbie") }, null).names).toEqual({ a: "Corbie (defender)", b: "Corbie (invader)" });
  expect(recordNames({ events: [] }, null).names).toEqual({ a: "seat A", b: "seat B" });
  const opened = events.filter((event) => event.type === "battle-opened").map((event) => ({ ...event, house: { a: false, b: true } }));
  expect(recordNames({ events: opened }, null).names).toEqual({ a: "seat A", b: "the computer" });
});

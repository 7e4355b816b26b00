// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { begun, changed, undone } from "@/app/_components/browser/history";
import { dropAllUnsent } from "@/app/_components/saving/unsent";
import { sameArmy } from "@/lib/rules/army/edits";
import { buildArmy } from "@/tests/build/army";
import { leaveBehind, takeLeft } from "./left-behind";

const named = (name: string) => buildArmy({ name });
const STEPS = changed(changed(begun(named("One")), named("Two"), sameArmy), named("Three"), sameArmy);

beforeEach(() => sessionStorage.clear());

test("a history is taken once, by the army that was left", async () => {
  leaveBehind("here", undone(STEPS));
  expect(await takeLeft("elsewhere")).toBeNull();
  expect(await takeLeft("here")).toEqual(undone(STEPS));
  expect(await takeLeft("here")).toBeNull();
});

test("an army left without a step leaves nothing, and takes away what was left before", async () => {
  leaveBehind("here", STEPS);
  leaveBehind("here", begun(named("One")));
  expect(sessionStorage).toHaveLength(0);
});

test("the last fifty steps each way are kept", async () => {
  const many = Array.from({ length: 60 }, (_, at) => named(`Step ${at}`));
  leaveBehind("here", { now: named("Now"), past: many, future: many, run: null });
  expect(await takeLeft("here")).toMatchObject({ past: many.slice(10), future: many.slice(10) });
});

test("what this version cannot read, or an account that is deleted had, is not taken", async () => {
  sessionStorage.setItem("condotta.left.here", JSON.stringify({ ...STEPS, past: [{ name: "no army" }] }));
  expect(await takeLeft("here")).toBeNull();
  leaveBehind("here", STEPS);
  dropAllUnsent();
  expect(await takeLeft("here")).toBeNull();
});

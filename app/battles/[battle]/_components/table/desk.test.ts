import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patchTask } from "@/tests/build/patch-task";
import { createDesk } from "./desk";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("where the hand was is kept for when the page is loaded again", () => {
  createDesk(false).hand.take(patchTask([]));
  expect(kept.size).toBe(1);
});

test("on a shared device nothing is kept for the next player to find", () => {
  createDesk(true).hand.take(patchTask([]));
  expect(kept.size).toBe(0);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inBrowser } from "@/app/_components/browser/storage";
import type { Army } from "@/lib/model/army";
import { buildArmy } from "@/tests/build/army";
import { createSaver } from "./create-saver";

beforeEach(() => void vi.stubGlobal("fetch", () => new Promise(() => undefined)));
afterEach(() => {
  vi.unstubAllGlobals();
  for (const key of inBrowser.keys("condotta.unsent.")) inBrowser.remove(key);
});

const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

const ARMY = buildArmy();
const CHANGED: Army = { ...ARMY, name: "Changed" };

function openSaver() {
  const saver = createSaver({ page: "kircholm", base: null, army: ARMY, adopt: () => undefined, created: () => undefined });
  return { saver, close: saver.open() };
}

const kept = (): readonly string[] => inBrowser.keys("condotta.unsent.").map((key) => JSON.parse(inBrowser.read(key) ?? "{}").army.name);

test("an edit is saved once it is painted, and not before", async () => {
  const { saver, close } = openSaver();
  saver.edited(CHANGED);
  expect(saver.now().saving.kind).toBe("untouched");
  await painted();
  expect(saver.now().saving.kind).toBe("saving");
  close();
});

test("a page that is left before the edit is painted keeps and sends it", () => {
  const { saver, close } = openSaver();
  saver.edited(CHANGED);
  window.dispatchEvent(new Event("pagehide"));
  expect([saver.now().saving.kind, kept()]).toEqual(["saving", ["Changed"]]);
  close();
});

test("an editor that is closed before the edit is painted keeps and sends it", () => {
  const { saver, close } = openSaver();
  saver.edited(CHANGED);
  close();
  expect([saver.now().saving.kind, kept()]).toEqual(["saving", ["Changed"]]);
});

test("whatever else happens comes after the edit", () => {
  const { saver, close } = openSaver();
  saver.edited(CHANGED);
  saver.happen({ kind: "due" });
  expect(saver.now().saving.kind).toBe("saving");
  close();
});

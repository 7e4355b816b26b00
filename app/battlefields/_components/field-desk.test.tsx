// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BaseSizesGiven } from "@/app/_components/battlefield/base-sizes";
import type { Battlefield, Piece } from "@/lib/model/battlefield";
import { BATTLEFIELDS } from "@/lib/words/battlefields";
import { type OnPage, onPage } from "@/tests/build/on-page";
import { BOOK } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { FieldDesk } from "./field-desk";

const piece = (id: string, kind: Piece["kind"], x: number): Piece => ({
  ...{ id, kind, w: 6, h: 6, x, y: 15, angle: 0 },
  ...{ by: "a", as: "compulsory", adjusted: false },
});

const { tables } = BOOK;
const { desk: DESK, list: LIST, held: HELD, add: ADD } = BATTLEFIELDS;
const ASKED = { seed: "s", territory: "C", square: "C4", width: null, depth: null, table: null };
const FIELD: Battlefield = {
  ...{ seed: "s", territory: "C", square: "C4", table: { width: 45, depth: 30 }, water: null },
  pieces: [piece("piece-1", "wood", 10), piece("piece-2", "brush", 25)],
};

let desk: OnPage;
beforeEach(async () => {
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => setTimeout(act, 0));
  const { battlefield } = tables;
  if (!battlefield) throw new Error("no battlefield in the tables");
  desk = await onPage(
    <BaseSizesGiven sizes={CATALOG.basing.baseSizes}>
      <FieldDesk field={FIELD} tables={{ ...tables, battlefield }} asked={ASKED} moves={null} site="https://condotta.example" />
    </BaseSizesGiven>,
  );
});
afterEach(async () => {
  await desk.leave();
  vi.unstubAllGlobals();
});

const rows = (): readonly string[] => [...desk.page.querySelectorAll(".battlefield-list tbody tr")].map((row) => row.textContent ?? "");
const isOff = (name: string): boolean => desk.button(name).getAttribute("aria-disabled") === "true";
const edit = (at: number): Element => desk.page.querySelectorAll(".battlefield-list tbody button[aria-pressed]")[at] as Element;
const moves = (): string | null => new URLSearchParams(location.search).get("moves");
const key = (name: string, more: KeyboardEventInit = {}) =>
  desk.after(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, ctrlKey: true, bubbles: true, ...more })));
const pad = (name: RegExp): Element => desk.buttons(name)[0] as Element;

test("a piece is added, undone, redone, and the address follows", async () => {
  expect([rows().length, isOff(DESK.undo), isOff(DESK.redo), isOff(DESK.reset)]).toEqual([2, true, true, true]);
  await desk.press(ADD.button);
  expect([rows().length, isOff(DESK.undo), desk.page.textContent?.includes(HELD.label)]).toEqual([3, false, true]);
  expect(moves()).not.toBeNull();
  await desk.press(DESK.undo);
  expect([rows().length, isOff(DESK.redo), moves(), desk.page.textContent?.includes(HELD.label)]).toEqual([2, false, null, false]);
  await key("y");
  expect([rows().length, isOff(DESK.redo)]).toEqual([3, true]);
  await desk.press(DESK.reset);
  expect([rows().length, isOff(DESK.undo), isOff(DESK.reset)]).toEqual([2, false, true]);
  await key("z");
  expect(rows()).toHaveLength(3);
});

test("a piece is moved by its buttons: one button is one step, and the piece stays in the hand when it is undone", async () => {
  const [wood, brush] = rows();
  await desk.press(edit(0));
  expect(edit(0).getAttribute("aria-pressed")).toBe("true");
  for (let at = 0; at < 3; at++) await desk.press(pad(/right/i));
  const there = rows()[0];
  expect([there === wood, rows()[1] === brush]).toEqual([false, true]);
  await desk.press(pad(/further|away|towards|up/i));
  expect(rows()[0]).not.toBe(there);
  await desk.press(DESK.undo);
  expect([rows()[0] === there, edit(0).getAttribute("aria-pressed")]).toEqual([true, "true"]);
  await desk.press(DESK.undo);
  expect([rows(), isOff(DESK.undo), moves()]).toEqual([[wood, brush], true, null]);
  await desk.press(pad(/right/i));
  expect(rows()[0]).not.toBe(wood);
  await desk.press(HELD.done);
  expect(desk.page.textContent).not.toContain(HELD.label);
});

test("the piece in the hand is the one that is removed", async () => {
  const [wood] = rows();
  await desk.press(edit(1));
  await desk.press(HELD.remove);
  expect(rows()).toEqual([wood]);
  expect(desk.page.textContent).not.toContain(HELD.label);
});

test("the list's button names its piece and says that it is held; a page that is left hears no key any more", async () => {
  await desk.press(edit(1));
  expect(desk.button(LIST.editNamed(2, "brush")).getAttribute("aria-pressed")).toBe("true");
  await desk.show(null);
  const event = new KeyboardEvent("keydown", { key: "z", ctrlKey: true, cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import { EDITOR } from "@/lib/words/editor";
import { KEYS } from "@/lib/words/editor-forms";
import { TROOPS } from "@/lib/words/editor-troops";
import { buildArmy } from "@/tests/build/army";
import { desk, leaveEach, open } from "@/tests/build/open-desk";

leaveEach();

const tools = () => desk.page.querySelector<HTMLElement>("[role=toolbar]") as HTMLElement;
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
const press = (key: string, more: KeyboardEventInit = {}) => desk.key(key, more, document.activeElement ?? document.body);

describe("the tools", () => {
  test("show sheet, cards, reference, battle and share, and are one stop of the Tab key", async () => {
    await open(buildArmy());
    const links = [...tools().querySelectorAll(".army-tools > a")].map((one) => [
      one.textContent,
      one.getAttribute("href")?.split("/").at(-1),
    ]);
    expect(links).toEqual([
      ["Sheet", "sheet"],
      ["Cards", "cards"],
      ["Army ref.", "quick-reference"],
      ["Battle", "new?army=abcdefghijklmnopqrstuvwxyz"],
    ]);
    const stops = [...tools().querySelectorAll<HTMLElement>(":is(a, button, summary):not(.menu-item)")];
    expect(stops.every((one) => one.getAttribute("tabindex") === "-1")).toBe(true);
    await desk.after(() => tools().focus());
    expect(focused()).toBe(EDITOR.undo.undo);
    await press("ArrowRight");
    await press("ArrowRight");
    expect(focused()).toBe(EDITOR.menu.papers.sheet);
    await press("End");
    expect(focused()).toBe(EDITOR.menu.more);
    await press("ArrowLeft");
    expect(focused()).toBe(EDITOR.menu.share);
  });
});

describe("keys of the whole editor", () => {
  test("a question mark shows them all, but not while something is typed", async () => {
    await open(buildArmy());
    await desk.key("?", {}, desk.field(TROOPS.find));
    expect(desk.page.querySelector("dialog.dialog-leaf")).toBeNull();
    await press("?");
    await desk.until(() => desk.page.querySelector("dialog.dialog-leaf dl"));
    const shown = [...desk.page.querySelectorAll("dialog.dialog-leaf dt")].map((one) => one.textContent);
    expect(shown).toEqual(KEYS.map(({ keys }) => keys));
  });

  test("a slash goes to the search", async () => {
    await open(buildArmy());
    await press("/");
    expect(document.activeElement).toBe(desk.field(TROOPS.find));
  });

  test("Control with P prints the sheet of what is saved, after the changes that are not", async () => {
    const opened: unknown[] = [];
    await open(buildArmy());
    vi.stubGlobal("open", (address: string) => opened.push(address));
    await press("p", { ctrlKey: true });
    const sheet = "/armies/abcdefghijklmnopqrstuvwxyz/sheet#print";
    expect(opened).toEqual([sheet]);
    await desk.press(EDITOR.unit.more(4));
    await press("p", { ctrlKey: true });
    await desk.saved();
    await desk.until(() => opened.length === 2);
    expect(opened).toEqual([sheet, sheet]);
    await desk.press(EDITOR.unit.more(5));
    await desk.saved();
    expect(opened).toHaveLength(2);
  });
});

test("a link leads past the list to the unit groups", async () => {
  await open(buildArmy());
  const link = [...desk.page.querySelectorAll("a")].find((one) => one.textContent === EDITOR.skip);
  expect(desk.page.querySelector(link?.getAttribute("href") ?? "")?.getAttribute("aria-label")).toBe(EDITOR.muster.region);
});

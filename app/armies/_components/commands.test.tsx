// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { unitId } from "@/lib/model/when-absent";
import { EDITOR } from "@/lib/words/editor";
import { EDITOR_FORMS } from "@/lib/words/editor-forms";
import { grouped } from "@/lib/words/phrasing";
import { buildArmy, buildHosting, UNITS, unitOf, unitsBut } from "@/tests/build/army";
import { desk, leaveEach, open } from "@/tests/build/open-desk";

leaveEach();

const WORDS = EDITOR.muster;
/** By ids, which are their numbers when the page opens. */
const row = (id: number): HTMLElement => desk.page.querySelector(`[data-unit="${id}"]`) as HTMLElement;
const rows = () => [...desk.page.querySelectorAll<HTMLElement>("[data-unit]")];
const ids = () => rows().map((one) => Number(one.dataset.unit));
const picked = () => ids().filter((id) => row(id).hasAttribute("data-picked"));
const nameOf = (id: number) => row(id).querySelector<HTMLElement>(".muster-name") as HTMLElement;
const focused = () => ids().find((id) => row(id).contains(document.activeElement)) ?? null;
const press = (key: string, more: KeyboardEventInit = {}) => desk.key(key, more, document.activeElement ?? document.body);
const ledBy = (army: Army, id: string | null) => army.units.filter((unit) => unit.commander === id).map(unitId);
const inCommands = () =>
  unitsBut({ 1: { commander: "left" }, 2: { commander: "left" }, 4: { commander: "right" }, 5: { commander: "right" } });

describe("a row", () => {
  test("shows its classification in the sheet's abbreviations, its break point and its points", async () => {
    await open(buildArmy());
    const text = row(4).textContent ?? "";
    expect(text).toContain("Prot Ave, CPi, MPi");
    // Four bases are eight wounds: more than half of them is five.
    expect(text).toContain("2 bases + 1 wound");
    expect(row(7).textContent).toContain("2 bases + 1 wound");
  });

  test("is duplicated and removed by its buttons", async () => {
    await open(buildArmy());
    await desk.press(WORDS.copy(4));
    expect(ids()).toEqual([1, 2, 3, 4, 9, 5, 6, 7, 8]);
    expect(rows().map(({ id }) => id)).toEqual(ids().map((_, at) => `unit-${at + 1}`));
    await desk.press(WORDS.remove(4));
    expect(ids()).toEqual([1, 2, 3, 9, 5, 6, 7, 8]);
  });

  test("whose number is another's id is duplicated and removed itself", async () => {
    const [four, six] = [
      { id: 6, numberFixed: true },
      { id: 4, numberFixed: true },
    ] as const;
    await open(buildArmy({ units: unitsBut({ 4: four, 6: six }) }));
    expect(rows().map(({ id, dataset }) => [id, dataset.unit])).toContainEqual(["unit-4", "6"]);
    const before = ids();
    expect(before).toEqual([1, 2, 3, 6, 5, 4, 7, 8]);
    // Number 4 are horse, number 6 light horse.
    await desk.press(WORDS.copy(6));
    expect(ids()).toEqual([1, 2, 3, 6, 5, 4, 9, 7, 8]);
    expect((await desk.saved()).units.find((unit) => unitId(unit) === 9)?.line).toBe("light-horse");
    await desk.press(WORDS.remove(6));
    expect(ids()).toEqual([1, 2, 3, 6, 5, 9, 7, 8]);
    await desk.press(WORDS.remove(4));
    expect(ids()).toEqual([1, 2, 3, 5, 9, 7, 8]);
  });

  test("is marked where its line has too much, or its year is another", async () => {
    const more = [9, 10].map((number) => unitOf(number, "guns", 2));
    await open(buildArmy({ year: 1530, units: [...UNITS, ...more, unitOf(11, "veterans", 6)] }));
    const marked = () => ids().filter((number) => row(number).hasAttribute("data-faulty"));
    expect(marked()).toEqual([8, 9, 10, 11]);
    await desk.press(WORDS.remove(9));
    expect(marked()).toEqual([11]);
  });
});

describe("a command", () => {
  test("shows its own points and those of all of it, and its cards", async () => {
    await open(buildArmy({ units: inCommands() }));
    const head = desk.page.querySelector("#commander-left");
    const points = (number: number) => Number(row(number).querySelector(".muster-points")?.firstChild?.textContent?.replace(",", ""));
    expect(head?.textContent).toContain("375 points · 3 cards");
    expect(head?.textContent).toContain(grouped(375 + points(1) + points(2)));
  });

  test("takes all unassigned unit groups at once", async () => {
    await open(buildArmy({ units: inCommands() }));
    await desk.choose(desk.field(WORDS.putAll), "right");
    const army = await desk.saved();
    expect([ledBy(army, "left"), ledBy(army, "right"), ledBy(army, null)]).toEqual([[1, 2], [4, 5, 3, 6, 7, 8], []]);
  });
});

describe("several unit groups", () => {
  test("are selected by their numbers, moved and removed together, in one step", async () => {
    await open(buildArmy({ units: inCommands() }));
    expect(desk.page.querySelector(".picks-bar")).toBeNull();
    await desk.press(WORDS.pick(1));
    await desk.press(WORDS.pick(4));
    expect([picked(), desk.page.querySelector(".picks-bar")?.textContent?.includes(WORDS.picked(2))]).toEqual([[1, 4], true]);
    await desk.choose(desk.field(WORDS.moveTo), "right");
    expect(ledBy(await desk.saved(), "right")).toEqual([5, 1, 4]);
    await desk.press([...(desk.page.querySelector(".picks-bar")?.querySelectorAll("button") ?? [])][1] as Element);
    expect([ids().includes(1), ids().includes(4), picked()]).toEqual([false, false, []]);
    await desk.press(desk.buttons(EDITOR.undo.undo)[0] as Element);
    expect([ids().includes(1), ids().includes(4)]).toEqual([true, true]);
  });

  test("with Shift from one to another, and no longer by the button", async () => {
    await open(buildArmy());
    await desk.press(WORDS.pick(2));
    await desk.after(() => desk.button(WORDS.pick(5)).dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey: true })));
    expect(picked()).toEqual([2, 3, 4, 5]);
    await desk.press(WORDS.pick(3));
    expect(picked()).toEqual([2, 4, 5]);
    await desk.press(WORDS.unpick);
    expect(picked()).toEqual([]);
  });

  test("go only to commands that have their troops", async () => {
    await open(buildHosting());
    await desk.press(WORDS.pick(11));
    expect([...desk.field(WORDS.moveTo).querySelectorAll("option")].slice(1).map((one) => one.value)).toEqual(["guest"]);
    await desk.press(WORDS.pick(1));
    expect(desk.page.querySelector(".picks-bar select")).toBeNull();
  });
});

describe("keys on a row", () => {
  test("go from row to row, change the bases, duplicate and remove", async () => {
    await open(buildArmy());
    await desk.after(() => nameOf(4).focus());
    await press("ArrowDown");
    expect(focused()).toBe(5);
    await press("+");
    expect(row(5).querySelector("output")?.textContent).toBe("6");
    await press("+");
    await press("-");
    expect(row(5).querySelector("output")?.textContent).toBe("4");
    await press("d", { ctrlKey: true });
    expect(ids()).toEqual([1, 2, 3, 4, 5, 9, 6, 7, 8]);
    await press("Delete");
    expect([ids(), focused()]).toEqual([[1, 2, 3, 4, 9, 6, 7, 8], 9]);
    await press("ArrowUp");
    expect(focused()).toBe(4);
  });

  test("select with Shift, and then act on all that are selected", async () => {
    await open(buildArmy());
    await desk.after(() => nameOf(6).focus());
    await press("ArrowDown", { shiftKey: true });
    await press("ArrowDown", { shiftKey: true });
    expect(picked()).toEqual([6, 7, 8]);
    await press("Delete");
    expect([ids(), focused()]).toEqual([[1, 2, 3, 4, 5], 5]);
  });

  test("mean nothing in a field of its form", async () => {
    await open(buildArmy());
    const form = await desk.unfold("#unit-4");
    await desk.after(() => desk.field(EDITOR_FORMS.unit.name, form).focus());
    for (const key of ["Delete", "ArrowDown", "+", "-"]) await press(key);
    expect([ids().length, focused(), row(4).querySelector("output")?.textContent]).toEqual([8, 4, "4"]);
  });
});

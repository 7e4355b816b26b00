// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { unitId } from "@/lib/model/when-absent";
import { EDITOR } from "@/lib/words/editor";
import { EDITOR_FORMS } from "@/lib/words/editor-forms";
import { COMMON } from "@/lib/words/site";
import { buildArmy, unitsBut } from "@/tests/build/army";
import { desk, leaveEach, open } from "@/tests/build/open-desk";

leaveEach();

const WORDS = { ...EDITOR.unit, ...EDITOR_FORMS.unit };
const bases = (number: number): string | undefined => desk.page.querySelector(`#unit-${number} output`)?.textContent ?? undefined;
const unitIn = (army: Army, id: number) => army.units.find((unit) => unitId(unit) === id);
const isOff = (button: Element): boolean => button.getAttribute("aria-disabled") === "true";
const UNDO = EDITOR.undo.undo;
const turn = (name: string): HTMLButtonElement => desk.buttons(name)[0] as HTMLButtonElement;
const within = (part: string, name: string): Element =>
  [...(desk.page.querySelector(part)?.querySelectorAll("button") ?? [])].find((one) => one.textContent === name) as Element;

describe("a unit group's form writes into its own unit group", () => {
  test.each<[string, (form: Element) => Promise<void>, object]>([
    ["name", (form) => desk.type(desk.field(WORDS.name, form), "Pappenheim"), { number: 4, name: "Pappenheim" }],
    [
      "command, which comes before the unassigned ones",
      (form) => desk.choose(desk.field(WORDS.command, form), "left"),
      { number: 1, commander: "left" },
    ],
    ["troop type", (form) => desk.choose(desk.field(WORDS.troopType, form), "light-horse"), { number: 4, line: "light-horse" }],
    [
      "number",
      (form) => desk.type(desk.field(WORDS.number, form), "44", "Enter"),
      { number: 44, numberFixed: true, line: "horse", bases: 4 },
    ],
    ["quality", () => desk.tick(/^Lower quality/), { number: 4, qualityDown: true, firepowerDown: false }],
  ])("%s", async (_, act, expected) => {
    await open(buildArmy());
    await act(await desk.unfold("#unit-4"));
    const army = await desk.saved();
    expect(unitIn(army, 4)).toMatchObject(expected);
    const others = army.units.filter(({ id }) => id !== 4);
    expect(others.map(({ id, ...unit }) => ({ ...unit, number: id }))).toEqual(buildArmy().units.filter(({ number }) => number !== 4));
  });

  test("options are ticked and unticked, and firepower is lowered for what shoots", async () => {
    await open(buildArmy());
    await desk.unfold("#unit-1");
    await desk.tick(/^Regimental guns/);
    expect(unitIn(await desk.saved(), 1)?.options).toEqual(["regimental-guns"]);
    await desk.tick(/^Lower firepower/);
    await desk.tick(/^Regimental guns/);
    await desk.until(() => desk.server.stored()?.army.units[0]?.options.length === 0);
    expect(unitIn(await desk.saved(), 1)).toMatchObject({ firepowerDown: true, qualityDown: false, options: [] });
  });

  test("a number in use is refused at its field, Escape gives it up, and nothing is changed", async () => {
    await open(buildArmy());
    const form = await desk.unfold("#unit-4");
    await desk.type(desk.field(WORDS.number, form), "5", "Enter");
    await desk.until(() => form.textContent?.includes(WORDS.numberTaken(5)));
    expect(isOff(turn(UNDO))).toBe(true);
    await desk.type(desk.field(WORDS.number, form), "55", "Escape");
    expect([desk.field(WORDS.number, form).value, isOff(turn(UNDO))]).toEqual(["4", true]);
  });

  test("a number in use can be swapped for its own, and the form stays with its unit group", async () => {
    await open(buildArmy());
    const form = await desk.unfold("#unit-4");
    await desk.type(desk.field(WORDS.number, form), "7", "Enter");
    await desk.until(() => desk.buttons(WORDS.swap(7)).length === 1);
    await desk.press(WORDS.swap(7));
    const army = await desk.saved();
    expect([unitIn(army, 4), unitIn(army, 7)]).toMatchObject([
      { number: 7, line: "horse" },
      { number: 4, line: "skirmishers" },
    ]);
    expect(army.units).toHaveLength(8);
    expect(desk.page.querySelector("#unit-7 form")).not.toBeNull();
    expect(desk.page.querySelector("#unit-4 form")).toBeNull();
    // Both are fixed. Without that one the others close ranks around the other.
    await desk.press(within("#unit-7", WORDS.inOrder));
    const back = await desk.saved();
    expect([unitIn(back, 4)?.number, unitIn(back, 7)?.number, unitIn(back, 5)?.number]).toEqual([5, 4, 6]);
  });

  test("a split is offered where both sizes are legal", async () => {
    await open(buildArmy({ units: unitsBut({ 4: { bases: 10 }, 5: { line: "levy", bases: 8 } }) }));
    await desk.unfold("#unit-5");
    expect([...desk.field(WORDS.splitInto(5)).querySelectorAll("option")].map((one) => one.value)).toEqual(["4"]);
    await desk.unfold("#unit-4");
    expect([...desk.field(WORDS.splitInto(4)).querySelectorAll("option")].map((one) => one.value)).toEqual(["6"]);
    await desk.press(within("#unit-4", WORDS.split));
    expect((await desk.saved()).units.filter(({ line }) => line === "horse").map(({ bases }) => bases)).toEqual([6, 4]);
  });

  test("it follows what is undone", async () => {
    await open(buildArmy());
    const form = await desk.unfold("#unit-4");
    await desk.type(desk.field(WORDS.name, form), "Pappenheim");
    await desk.until(() => !isOff(turn(UNDO)));
    await desk.press(turn(UNDO));
    await desk.until(() => desk.field(WORDS.name, form).value === "");
  });

  test("it stays open and keeps the focus when the unit group goes to another command", async () => {
    await open(buildArmy());
    await desk.press(WORDS.more(5));
    const form = await desk.unfold("#unit-4");
    desk.field(WORDS.command, form).focus();
    await desk.choose(desk.field(WORDS.command, form), "left");
    await desk.until(() => desk.page.querySelector("section #unit-1 form"));
    expect((document.activeElement as HTMLSelectElement).value).toBe("left");
  });

  test("the button that moves it up into another command moves it back down, and keeps the focus", async () => {
    await open(buildArmy());
    await desk.unfold("#unit-1");
    const press = async (name: string) => {
      const button = within("#unit-1", name) as HTMLElement;
      await desk.after(() => button.focus());
      await desk.press(button);
    };
    const focused = () => document.activeElement?.closest("li")?.id && document.activeElement.textContent;
    const commandOf = () => unitIn(desk.server.stored()?.army ?? buildArmy(), 1)?.commander;
    await press(WORDS.up);
    await desk.until(() => focused() === WORDS.up);
    await desk.saved();
    expect(commandOf()).toBe("right");
    await press(WORDS.down);
    await desk.until(() => focused() === WORDS.down);
    await desk.until(() => commandOf() === null);
  });

  test("duplicate, split, move and remove each do what they say", async () => {
    await open(buildArmy({ units: unitsBut({ 6: { line: "horse", bases: 8 } }) }));
    const numbers = () => [...desk.page.querySelectorAll<HTMLElement>("[data-unit]")].map((row) => Number(row.dataset.unit));
    await desk.unfold("#unit-6");
    await desk.press(within("#unit-6", WORDS.duplicate));
    expect(numbers()).toHaveLength(9);
    const army = await desk.saved();
    expect(army.units.filter(({ line }) => line === "horse")).toHaveLength(4);
    const order = numbers();
    await desk.press(WORDS.up);
    expect(numbers().indexOf(6)).toBe(order.indexOf(6) - 1);
    await desk.press(WORDS.down);
    expect(numbers()).toEqual(order);
    await desk.choose(desk.field(WORDS.splitInto(6)), "4");
    await desk.press(within("#unit-6", WORDS.split));
    expect(bases(6)).toBe("4");
    expect([...desk.page.querySelectorAll("[data-unit]")].map(({ id }) => id)).toEqual(numbers().map((_, at) => `unit-${at + 1}`));
    await desk.press(within("#unit-6", COMMON.remove));
    expect(numbers()).not.toContain(6);
    expect(document.activeElement?.getAttribute("aria-expanded")).toBe("false");
  });
});

test("a unit group that no split leaves with two allowed sizes cannot be split, nor what is lowest be lowered", async () => {
  await open(buildArmy());
  await desk.unfold("#unit-6");
  expect(within("#unit-6", WORDS.split)).toBeUndefined();
  const guns = await desk.unfold("#unit-8");
  expect(desk.page.querySelector("#unit-6")?.textContent).toContain(WORDS.lowerQuality(0));
  expect(guns.textContent).not.toContain(WORDS.lowerQuality(0));
});

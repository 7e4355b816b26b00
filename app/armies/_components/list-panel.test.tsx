// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { EDITOR } from "@/lib/words/editor";
import { TROOPS } from "@/lib/words/editor-troops";
import { buildArmy, buildHosting, UNITS, unitOf } from "@/tests/build/army";
import { desk, leaveEach, open } from "@/tests/build/open-desk";

leaveEach();

const rows = () => [...desk.page.querySelectorAll(".troop-row")];
const names = () => rows().map((row) => row.querySelector(".troop-name")?.textContent);
const row = (name: string): Element => rows().find((one) => one.querySelector(".troop-name")?.textContent === name) as Element;
const seek = (text: string) => desk.type(desk.field(TROOPS.find), text);

describe("the troops of the list", () => {
  test("stand in groups, with the price of what + adds and what is taken of how many", async () => {
    await open(buildArmy());
    expect([...desk.page.querySelectorAll(".troop-group")].map((one) => one.textContent)).toEqual([
      TROOPS.groups.foot,
      TROOPS.groups.horse,
      TROOPS.groups.engines,
    ]);
    const text = row("Horse").textContent ?? "";
    expect(text).toContain(TROOPS.taken(8, 8, 20));
    expect(text).toMatch(/\d+ pts for 4/);
    expect(text).toContain("Formed loose, Prot Ave, CPi, MPi");
  });

  test("are found by name and by what they are", async () => {
    await open(buildArmy());
    await seek("charging");
    expect(names()).toEqual(["Horse", "Guard"]);
    await seek("levy");
    expect(names()).toEqual(["Levy"]);
    await seek("zeppelin");
    expect([names(), desk.page.querySelector("#list")?.textContent?.includes(TROOPS.none)]).toEqual([[], true]);
  });

  test("what cannot be added stands back and says why, but is not forbidden", async () => {
    await open(buildArmy({ year: 1530, units: [...UNITS, unitOf(9, "guns", 2)] }));
    expect(row("Veterans").textContent).toContain("Only in 1540–1560");
    expect(row("Guns").textContent).toContain("Maximum 4");
    expect(row("Exiles").textContent).toContain("Add an internal ally first");
    expect(["Veterans", "Guns", "Exiles", "Horse"].map((name) => row(name).hasAttribute("data-closed"))).toEqual([true, true, true, false]);
    await desk.press(TROOPS.addLine("Guns", null));
    expect(row("Guns").textContent).toContain(TROOPS.tooMany(6, 4));
  });

  test("what costs more than is left says so, and the switch leaves it out with what cannot be added", async () => {
    await open(buildArmy({ pointsLimit: 6400 }));
    const dear = () => rows().filter((one) => one.textContent?.includes(TROOPS.dear));
    expect(dear().map((one) => one.querySelector(".troop-name")?.textContent)).toContain("Guard");
    expect(row("Guns").textContent).not.toContain(TROOPS.dear);
    // Near the limit nearly every line would say it: to the eye its marked price says enough.
    expect([...row("Guard").querySelectorAll(".troop-about .sr-only, [data-over]")].map((one) => one.textContent?.trim())).toEqual([
      expect.stringMatching(/pts for/),
      TROOPS.dear,
    ]);
    await desk.tick(TROOPS.affordable);
    expect(names()).toContain("Guns");
    for (const name of ["Guard", "Exiles"]) expect(names()).not.toContain(name);
  });

  test("a line opens to all about it, and adds a unit group of any of its sizes", async () => {
    await open(buildArmy());
    await desk.press(row("Horse").querySelector(".troop-open") as Element);
    expect(row("Horse").textContent).toContain("mounted, formed loose, protected, average, charging pistol");
    await desk.press(/^6 bases \(/);
    expect(desk.page.querySelector("#list [role=status]")?.textContent).toContain("Horse added");
    expect((await desk.saved()).units.at(-1)).toMatchObject({ line: "horse", bases: 6, commander: "left" });
  });

  test("a line that cannot be added gives the same reason with each size as with +", async () => {
    await open(buildArmy({ units: [...UNITS, unitOf(9, "horse", 6), unitOf(10, "horse", 6)] }));
    await desk.press(row("Horse").querySelector(".troop-open") as Element);
    const reasons = [".troop-add", ".troop-more .button"].flatMap((button) =>
      [...row("Horse").querySelectorAll(button)].map(
        (one) => document.getElementById(one.getAttribute("aria-describedby") ?? "")?.textContent,
      ),
    );
    expect(reasons).toEqual(Array(3).fill("Maximum 20 bases"));
    await desk.press(/^6 bases \(/);
    expect(row("Horse").textContent).toContain(TROOPS.tooMany(26, 20));
    expect(desk.page.querySelector("#list [role=status]")?.textContent).toContain("Horse added");
  });

  test("are added to the chosen command, and says so", async () => {
    await open(buildArmy());
    await desk.choose(desk.field(TROOPS.addTo), "right");
    await desk.press(TROOPS.addLine("Horse", null));
    expect(desk.page.querySelector("#list [role=status]")?.textContent).toContain("No. 1 Horse");
    expect((await desk.saved()).units.at(-1)).toMatchObject({ number: 1, line: "horse", commander: "right" });
    await desk.choose(desk.field(TROOPS.addTo), "");
    await desk.press(TROOPS.addLine("Guns", null));
    await desk.until(() => desk.server.stored()?.army.units.length === 10);
    expect((await desk.saved()).units.find(({ number }) => number === 10)).toMatchObject({ line: "guns", commander: null });
  });

  test("what was added is said no more once it is undone", async () => {
    const said = () => desk.page.querySelector("#list [role=status]")?.textContent;
    await open(buildArmy());
    await desk.press(TROOPS.addLine("Horse", null));
    expect(said()).toContain("Horse added");
    await desk.press(desk.buttons(EDITOR.undo.undo)[0] as Element);
    expect(said()).toBe("");
  });

  test("of an ally stand under his name, with what his own list allows", async () => {
    await open(buildHosting());
    const groups = [...desk.page.querySelectorAll(".troop-group")].map((one) => one.textContent);
    expect(groups.at(-1)).toBe(TROOPS.allies);
    await desk.press(TROOPS.addLine("Spears", "the ally"));
    expect((await desk.saved()).units.at(-1)).toMatchObject({ line: "spears", commander: "guest" });
  });
});

test("the troops are one stop of the Tab key, and the arrow keys go on from there", async () => {
  await open(buildArmy());
  const list = desk.page.querySelector<HTMLElement>(".troops") as HTMLElement;
  expect([...list.querySelectorAll("button")].every((button) => button.tabIndex === -1)).toBe(true);
  const on = () => (document.activeElement as HTMLElement).ariaLabel ?? document.activeElement?.getAttribute("aria-label");
  const press = (key: string) => desk.key(key, {}, document.activeElement ?? document.body);
  await desk.after(() => list.focus());
  expect([on(), list.tabIndex]).toEqual([TROOPS.addLine("Regiments", null), -1]);
  await press("ArrowDown");
  await press("ArrowDown");
  expect(on()).toBe(TROOPS.addLine("Skirmishers", null));
  await press("ArrowLeft");
  expect(document.activeElement?.className).toBe("troop-open");
  await press("ArrowRight");
  expect(on()).toBe(TROOPS.addLine("Skirmishers", null));
  await press("End");
  expect(on()).toBe(TROOPS.addLine("Siege guns", null));
  await desk.after(() => desk.field(TROOPS.addTo).focus());
  expect(list.tabIndex).toBe(0);
  await desk.after(() => list.focus());
  expect(on()).toBe(TROOPS.addLine("Siege guns", null));
  await desk.after(() => desk.field(TROOPS.find).focus());
  await press("ArrowDown");
  expect(on()).toBe(TROOPS.addLine("Regiments", null));
  expect(desk.page.querySelector(`[aria-label="${EDITOR.listColumn}"]`)).not.toBeNull();
});

// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { EDITOR } from "@/lib/words/editor";
import { EDITOR_FORMS } from "@/lib/words/editor-forms";
import { TROOPS } from "@/lib/words/editor-troops";
import { buildArmy, buildHosting, COMMANDERS, UNITS, unitOf } from "@/tests/build/army";
import { desk, leaveEach, open } from "@/tests/build/open-desk";

leaveEach();

const WORDS = EDITOR.verdict;
const verdict = () => desk.page.querySelector("#verdict")?.textContent ?? "";
const fixes = (part: string) =>
  [...desk.page.querySelectorAll("#verdict .finding")]
    .filter((one) => one.textContent?.includes(part))
    .flatMap((one) => [...one.querySelectorAll("button.button")]);

describe("the verdict's fixes", () => {
  test("add to the command that is chosen, and say so", async () => {
    await open(buildArmy({ units: UNITS.slice(2) }));
    await desk.choose(desk.field(TROOPS.addTo), "right");
    const [fix] = fixes("Regiments");
    expect(fix?.textContent).toBe(WORDS.fixTo("Add 6 bases of Regiments", { name: null, role: "sub", count: 2 }));
    await desk.press(fix as Element);
    expect((await desk.saved()).units.at(-1)).toMatchObject({ line: "regiments", bases: 6, commander: "right" });
  });

  test("all that is missing is added in one press, and undone in one", async () => {
    await open(buildArmy({ units: [] }));
    await desk.press(WORDS.addMissing);
    expect(desk.buttons(WORDS.addMissing)).toHaveLength(0);
    const army = await desk.saved();
    expect(army.units.filter(({ line }) => line === "regiments")).toHaveLength(2);
    expect(new Set(army.units.map((one) => one.commander))).toEqual(new Set(["left", "right"]));
    await desk.press(desk.buttons(EDITOR.undo.undo)[0] as Element);
    expect(desk.page.querySelectorAll(".muster-row[id]")).toHaveLength(0);
  });

  test("what is too dear goes by the unit group that leaves the least", async () => {
    await open(buildArmy({ units: [...UNITS, unitOf(9, "levy", 6)], pointsLimit: 5900 }));
    const over = () => fixes("over the limit").map((one) => one.textContent ?? "");
    expect(over()[0]).toMatch(/\(leaves \d+ points? to spend\)$/);
    await desk.press(fixes("over the limit")[0] as Element);
    expect(over()).toEqual([]);
    expect(verdict()).toContain("points left");
  });

  test("that are the same change stand once, at the first finding that it fixes", async () => {
    const ally = (id: string) => ({ id, role: "ally", grade: "competent", class: "professional", list: "ally-list" }) as const;
    await open(buildArmy({ year: 1530, commanders: [...COMMANDERS.slice(0, 2), ally("guest"), ally("friend")] }));
    expect(fixes("not in 1530").map((one) => one.textContent)).toEqual(["Change to 1540", WORDS.removeAlly(0), WORDS.removeAlly(0)]);
  });
});

describe("Show", () => {
  const show = async (part: string) => {
    const [link] = [...desk.page.querySelectorAll("#verdict .finding")]
      .filter((one) => one.textContent?.includes(part))
      .flatMap((one) => [...one.querySelectorAll("a")]);
    expect(link?.textContent).toBe(WORDS.show);
    await desk.press(link as Element);
  };

  test("leads to the muster where unit groups are too few, and opens nothing", async () => {
    await open(buildArmy({ units: UNITS.slice(0, 1) }));
    const opened = () => desk.page.querySelectorAll("details[open], [aria-expanded=true]").length;
    const before = opened();
    await show("no unit group yet");
    expect([document.activeElement?.id, opened()]).toEqual(["muster", before]);
    expect((document.activeElement as HTMLElement).dataset.shown).toBe("");
    const marked = [...desk.page.querySelectorAll("#muster .command-head[data-faulty]")].map(({ id }) => id);
    expect(marked).toEqual(COMMANDERS.slice(1).map(({ id }) => `commander-${id}`));
  });

  test("leads to where a commander is added", async () => {
    await open(buildArmy({ commanders: COMMANDERS.slice(0, 1), units: UNITS.map((one) => ({ ...one, commander: null })) }));
    await show("sub-commander");
    expect(document.activeElement?.id).toBe("new-commander");
  });
});

describe("an ally", () => {
  test("comes in one step, from a list that is open, with what he owes", async () => {
    await open(buildArmy({ year: 1550, commanders: COMMANDERS.slice(0, 2) }));
    await desk.press(EDITOR.commander.allyFrom("Ally list", false, [[1540, 1560]]));
    const army = await desk.saved();
    const ally = army.commanders.at(-1);
    expect(ally).toMatchObject({ role: "ally", list: "ally-list" });
    expect(army.units.filter((one) => one.commander === ally?.id).map((one) => one.line)).toContain("spears");
    expect(desk.page.querySelector("#list")?.textContent).toContain(TROOPS.allies);
    expect(desk.buttons(TROOPS.addLine("Spears", "the ally"))).toHaveLength(1);
    await desk.press(desk.buttons(EDITOR.undo.undo)[0] as Element);
    expect(desk.page.querySelectorAll("[id^=commander-]")).toHaveLength(2);
  });

  test("of a list that is closed in the year is not offered", async () => {
    await open(buildArmy({ year: 1530 }));
    expect([desk.buttons(/^Internal ally/).length, desk.buttons("Ally list").length]).toEqual([1, 0]);
  });
});

test("grades and classes that the list does not allow are not offered; one that is there is shown as wrong", async () => {
  await open(buildArmy({ commanders: [COMMANDERS[0], { ...COMMANDERS[1], grade: "legendary" }, COMMANDERS[2]] as never }));
  const offered = async (id: string, label: string) => {
    const head = await desk.unfold(`#commander-${id}`);
    return [...desk.field(label, head).querySelectorAll("option")].map((one) => one.value);
  };
  expect(await offered("right", EDITOR_FORMS.commander.grade)).toEqual(["mediocre", "competent", "talented"]);
  expect(await offered("left", EDITOR_FORMS.commander.grade)).toEqual(["mediocre", "competent", "talented", "legendary"]);
  expect(desk.page.querySelector("#commander-left")?.textContent).toContain(EDITOR_FORMS.commander.notInList);
  expect(
    [...desk.field(EDITOR_FORMS.commander.class, desk.page.querySelector("#commander-right")).querySelectorAll("option")].map(
      (one) => one.value,
    ),
  ).toEqual(["professional", "instinctive"]);
});

test("an ally who may have no other class than the army commander is told so", async () => {
  const army = buildHosting({ class: "professional" });
  await open({ ...army, commanders: army.commanders.map((one) => (one.role === "army" ? { ...one, class: "instinctive" } : one)) });
  const head = await desk.unfold("#commander-guest");
  const [wrong] = [...desk.field(EDITOR_FORMS.commander.class, head).querySelectorAll("option")];
  expect(wrong?.textContent).toBe("Professional (not under an instinctive army commander)");
});

test.each([
  ["an ally of a list that is open in the year", buildHosting(), true],
  ["an ally whose list is closed in the year", buildHosting({}, undefined, { year: 1530 }), true],
  ["an internal ally, where a list is open", buildHosting({ list: null }, []), true],
  ["an internal ally, where none is open", buildHosting({ list: null }, [], { year: 1530 }), false],
])("%s may have the troops of lists that are open, and of his own", async (_, army, isOffered) => {
  await open(army);
  const head = await desk.unfold("#commander-guest");
  const offered = [...head.querySelectorAll("option")].map((one) => one.value);
  expect(offered.includes("ally-list")).toBe(isOffered);
});

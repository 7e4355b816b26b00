// @vitest-environment happy-dom
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Army } from "@/lib/model/army";
import { unitId } from "@/lib/model/when-absent";
import { EDITOR } from "@/lib/words/editor";
import { EDITOR_FORMS } from "@/lib/words/editor-forms";
import { SAVING } from "@/lib/words/saving";
import { COMMON } from "@/lib/words/site";
import { VERSIONS } from "@/lib/words/versions";
import { buildArmy, UNITS, unitOf, unitsBut } from "@/tests/build/army";
import { desk, leaveEach, open, refusal } from "@/tests/build/open-desk";

leaveEach();

/** The copies of unsaved changes in this browser. Other pages keep other things there. */
const keptUnsent = (): readonly string[] => Object.keys(localStorage).filter((key) => key.startsWith("condotta.unsent."));

const WORDS = { ...EDITOR.unit, ...EDITOR_FORMS.unit };
const bases = (number: number): string | undefined => desk.page.querySelector(`#unit-${number} output`)?.textContent ?? undefined;
const status = (): string => desk.page.querySelector(".desk-army [role=status]")?.textContent ?? "";
const verdict = (): string => desk.page.querySelector("#verdict")?.textContent ?? "";
const unitIn = (army: Army, id: number) => army.units.find((unit) => unitId(unit) === id);
const isOff = (button: Element): boolean => button.getAttribute("aria-disabled") === "true";
/** The two undo buttons stand in the column and in the phone's bar. */
const [UNDO, REDO] = [EDITOR.undo.undo, EDITOR.undo.redo];
const turn = (name: string): HTMLButtonElement => desk.buttons(name)[0] as HTMLButtonElement;

const within = (part: string, name: string): Element =>
  [...(desk.page.querySelector(part)?.querySelectorAll("button") ?? [])].find((one) => one.textContent === name) as Element;

/** Draws when React itself would, not all at once at the end. */
async function unattended(deed: () => Promise<void>): Promise<void> {
  const world = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  world.IS_REACT_ACT_ENVIRONMENT = false;
  await deed().finally(() => {
    world.IS_REACT_ACT_ENVIRONMENT = true;
  });
}

describe("an edit", () => {
  test("shows in its row, its points and the verdict, and is stored over the known revision", async () => {
    await open(buildArmy());
    const before = verdict();
    await desk.press(WORDS.more(4));
    expect([bases(4), bases(5), status()]).toEqual(["6", "4", SAVING.state.saving]);
    expect(verdict()).not.toBe(before);
    const army = await desk.saved();
    expect([unitIn(army, 4)?.bases, unitIn(army, 5)?.bases]).toEqual([6, 4]);
    expect(desk.server.sent().map(({ method, headers }) => [method, headers["if-match"]])).toEqual([["PUT", '"1"']]);
    expect(keptUnsent()).toEqual([]);
  });

  test("draws its own row, the sums and the verdict again, and no other row, form or line of the list", async () => {
    const more = [9, 10, 11, 12, 13, 14].map((number) => unitOf(number, "horse", 4, { commander: "left" }));
    // With points to spare: what becomes too dear is drawn again too.
    await open(buildArmy({ units: [...UNITS, ...more], pointsLimit: 20_000 }));
    expect(desk.page.querySelectorAll(".muster-row[id]")).toHaveLength(14);
    desk.draws();
    await desk.press(WORDS.more(4));
    const drawn = desk.draws();
    const once = ["UnitRow", "TroopRow", "Judgement", "PointsLine", "Findings"];
    expect(once.map((name) => [name, drawn.get(name)])).toEqual(once.map((name) => [name, 1]));
    // Points and scouting cards; the other numbers stay as they are.
    expect(drawn.get("Figure")).toBe(2);
    const never = ["UnitDrag", "ArmyHead", "CampRow", "ArmyMenu", "CommandHead"];
    expect(never.filter((name) => drawn.has(name))).toEqual([]);
  });

  test("is drawn in its row first; the verdict, the sums and the list follow together", async () => {
    await open(buildArmy());
    const rest = () => [verdict(), desk.page.querySelector("#list")?.textContent];
    const before = rest();
    await unattended(async () => {
      desk.button(WORDS.more(4)).click();
      await null;
      expect([bases(4), rest()]).toEqual(["6", before]);
    });
    await desk.until(() => verdict() !== before[0]);
    expect(rest()[1]).not.toBe(before[1]);
  });

  test("beyond the sizes of the list is not offered", async () => {
    await open(buildArmy());
    expect([WORDS.fewer(4), WORDS.more(4), WORDS.more(1)].map((name) => isOff(desk.button(name)))).toEqual([true, false, true]);
    await desk.press(WORDS.more(1));
    expect([bases(1), isOff(turn(UNDO))]).toEqual(["6", true]);
  });

  test("is undone and redone by button and by keys, but not by a key pressed in a field or after the page is left", async () => {
    await open(buildArmy());
    expect([isOff(turn(UNDO)), isOff(turn(REDO))]).toEqual([true, true]);
    await desk.press(WORDS.more(4));
    await desk.press(WORDS.more(5));
    expect([isOff(turn(UNDO)), isOff(turn(REDO))]).toEqual([false, true]);
    await desk.press(turn(UNDO));
    expect([bases(4), bases(5), isOff(turn(REDO))]).toEqual(["6", "4", false]);
    await desk.key("z", { ctrlKey: true });
    expect([bases(4), isOff(turn(UNDO))]).toEqual(["4", true]);
    await desk.key("Z", { metaKey: true, shiftKey: true });
    expect([bases(4), bases(5)]).toEqual(["6", "4"]);
    await desk.press(turn(REDO));
    expect([bases(5), isOff(turn(REDO))]).toEqual(["6", true]);
    const form = await desk.unfold("#unit-4");
    await desk.key("z", { ctrlKey: true }, desk.field(WORDS.name, form));
    expect(bases(5)).toBe("6");
    const left = vi.spyOn(window, "removeEventListener");
    await desk.show(null);
    expect(left.mock.calls.map(([name]) => name)).toContain("keydown");
    const event = new KeyboardEvent("keydown", { key: "z", ctrlKey: true, cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  test("is undone after a look at another page of the army, unless the army has changed since", async () => {
    const changed = { ...buildArmy(), note: "Looked at its cards" };
    await open(changed);
    await desk.press(WORDS.more(4));
    const stored = await desk.saved();
    await desk.leave();
    await open(stored);
    await desk.until(() => !isOff(turn(UNDO)));
    expect(bases(4)).toBe("6");
    await desk.press(turn(UNDO));
    expect([bases(4), isOff(turn(UNDO)), isOff(turn(REDO))]).toEqual(["4", true, false]);
    await desk.leave();
    await open({ ...stored, name: "Renamed elsewhere" });
    await desk.after(() => new Promise((done) => setTimeout(done, 50)));
    expect([isOff(turn(UNDO)), isOff(turn(REDO))]).toEqual([true, true]);
  });

  test("the button of a step says which it is", async () => {
    await open(buildArmy());
    await desk.press(WORDS.more(4));
    await desk.after(() => turn(UNDO).dispatchEvent(new FocusEvent("focusin", { bubbles: true })));
    await desk.until(() => new RegExp(`^${UNDO}: .*4.*6`).test(turn(UNDO).title));
  });
});

describe("the other forms", () => {
  test("a commander's grade, class, role and name are his own", async () => {
    await open(buildArmy());
    const head = await desk.unfold("#commander-left");
    await desk.choose(desk.field(EDITOR_FORMS.commander.grade, head), "mediocre");
    await desk.choose(desk.field(EDITOR_FORMS.commander.class, head), "instinctive");
    await desk.type(desk.field(EDITOR_FORMS.commander.name, head), "Sforza");
    await desk.until(() => desk.server.stored()?.army.commanders[1]?.name === "Sforza");
    const { commanders } = await desk.saved();
    expect(commanders).toEqual(
      buildArmy().commanders.map((one) => (one.id === "left" ? { ...one, name: "Sforza", grade: "mediocre", class: "instinctive" } : one)),
    );
    await desk.choose(desk.field(EDITOR_FORMS.commander.role, head), "ally");
    await desk.until(() => desk.server.stored()?.army.commanders[1]?.role === "ally");
    await desk.press(within("#commander-left", COMMON.remove));
    expect(desk.page.querySelector("#commander-left")).toBeNull();
    await desk.press(EDITOR.commander.addSub);
    expect(desk.page.querySelectorAll("[id^=commander-]")).toHaveLength(3);
  });

  test("name, year and points limit", async () => {
    await open(buildArmy());
    const head = await desk.unfold("#army");
    await desk.type(desk.field(EDITOR_FORMS.terms.name, head), "The army of the left");
    await desk.type(desk.field(EDITOR_FORMS.terms.year, head), "1550");
    await desk.type(desk.field(EDITOR_FORMS.terms.pointsLimit, head), "8,500");
    await desk.until(() => desk.server.stored()?.army.pointsLimit === 8500);
    expect(await desk.saved()).toMatchObject({ name: "The army of the left", year: 1550, pointsLimit: 8500 });
    expect([desk.page.querySelector("h1")?.textContent, document.title]).toEqual([
      "The army of the left",
      EDITOR.pageTitle("The army of the left"),
    ]);
    await desk.type(desk.field(EDITOR_FORMS.terms.year, head), "never");
    await desk.until(() => desk.field(EDITOR_FORMS.terms.year, head).getAttribute("aria-invalid"));
    expect(desk.server.stored()?.army.year).toBe(1550);
  });

  test("the camp", async () => {
    await open(buildArmy());
    await desk.choose(desk.field(EDITOR.camp.kind), "fortified");
    await desk.choose(desk.field(EDITOR.camp.quality), "average");
    await desk.until(() => desk.server.stored()?.army.camp.quality === "average");
    expect((await desk.saved()).camp).toEqual({ kind: "fortified", quality: "average" });
  });

  test("a finding's fix is made once, though it is clicked twice", async () => {
    await open(buildArmy({ units: unitsBut({ 1: { bases: 5 }, 2: { bases: 5 } }) }));
    const clock = vi.spyOn(performance, "now").mockReturnValue(10_000);
    onTestFinished(() => clock.mockRestore());
    const fixFor = (number: number) =>
      [...desk.page.querySelectorAll(".desk-verdict .finding")]
        .find((one) => one.textContent?.includes(`Regiments no. ${number} `))
        ?.querySelector("button.button");
    const atFirst = verdict();
    await desk.press(fixFor(1) as Element);
    await desk.until(() => !fixFor(1));
    expect([bases(1), bases(2)]).toEqual(["6", "5"]);
    const onceFixed = verdict();
    // The other fix has slid under the pointer.
    await desk.press(fixFor(2) as Element);
    expect([bases(1), bases(2), verdict()]).toEqual(["6", "5", onceFixed]);
    await desk.press(turn(UNDO));
    await desk.until(() => fixFor(1));
    expect([verdict(), isOff(turn(UNDO))]).toEqual([atFirst, true]);
    // A moment later it is a press of its own.
    clock.mockReturnValue(11_000);
    await desk.press(fixFor(2) as Element);
    await desk.until(() => !fixFor(2));
    expect([bases(1), bases(2)]).toEqual(["5", "6"]);
  });
});

describe("saving", () => {
  test("a sample army becomes the player's own with its first change, at its own address", async () => {
    await open(buildArmy(), { isStored: false });
    expect(status()).toBe(SAVING.state.untouched);
    await desk.press(WORDS.more(4));
    await desk.saved();
    expect(desk.server.sent().map(({ method, path }) => [method, path])).toEqual([["POST", "/api/armies"]]);
    expect(desk.server.sent()[0]?.headers["idempotency-key"]).toBeTruthy();
    expect(location.pathname).toBe("/armies/abcdefghijklmnopqrstuvwxyz");
  });

  test("without a connection it waits in this browser, says so, and goes on at the button or when the device is on line", async () => {
    await open(buildArmy());
    desk.server.disconnect(true);
    await desk.press(WORDS.more(4));
    await desk.until(() => status().includes(SAVING.keptHere.unreachable));
    expect(keptUnsent()).toHaveLength(1);
    desk.server.disconnect(false);
    await desk.press(COMMON.retry);
    await desk.saved();
    expect(keptUnsent()).toEqual([]);
    desk.server.disconnect(true);
    await desk.press(WORDS.more(5));
    await desk.until(() => status().includes(SAVING.keptHere.unreachable));
    desk.server.disconnect(false);
    await desk.after(() => window.dispatchEvent(new Event("online")));
    expect(unitIn(await desk.saved(), 5)?.bases).toBe(6);
  });

  test("a browser that keeps nothing says so", async () => {
    await open(buildArmy());
    vi.stubGlobal("localStorage", null);
    desk.server.disconnect(true);
    await desk.press(WORDS.more(4));
    await desk.until(() => status().includes(COMMON.unreachable));
    expect(status()).toContain(SAVING.notKept);
    desk.server.disconnect(false);
    await desk.press(COMMON.retry);
    await desk.until(() => status().startsWith(SAVING.state.saved));
  });

  test("changed elsewhere, nothing is overwritten before the player chooses", async () => {
    await open(buildArmy());
    desk.server.storeElsewhere({ ...buildArmy(), name: "Theirs" });
    await desk.press(WORDS.more(4));
    await desk.until(() => status().includes(SAVING.state["changed-elsewhere"]));
    expect(desk.server.stored()?.army.name).toBe("Theirs");
    await desk.until(() => desk.buttons(VERSIONS.choice.merge).length === 1);
    await desk.press(VERSIONS.choice.merge);
    const army = await desk.saved();
    expect([army.name, unitIn(army, 4)?.bases, desk.page.querySelector("h1")?.textContent]).toEqual(["Theirs", 6, "Theirs"]);
  });

  test("changed elsewhere, theirs is taken only once the player's own is kept as a copy, and one copy is made", async () => {
    const { useTheirsKeepMine } = VERSIONS.choice;
    await open(buildArmy());
    desk.server.storeElsewhere({ ...buildArmy(), name: "Theirs" });
    await desk.press(WORDS.more(4));
    await desk.until(() => desk.buttons(useTheirsKeepMine).length === 1);
    const copies = () => desk.server.requests.filter(({ method }) => method === "POST");
    desk.server.answerNext(refusal(507));
    await desk.press(useTheirsKeepMine);
    await desk.until(() => copies().length === 1 && !isOff(desk.button(useTheirsKeepMine)));
    expect(desk.page.querySelector("h1")?.textContent).not.toBe("Theirs");
    expect(desk.page.textContent).toContain(VERSIONS.choice.notCopied("Refused by the server."));
    desk.server.answerNext({ status: 201, body: desk.server.stored() });
    const again = desk.button(useTheirsKeepMine);
    await desk.after(() => {
      again.click();
      again.click();
    });
    await desk.until(() => desk.page.querySelector("h1")?.textContent === "Theirs");
    expect(
      copies()
        .slice(1)
        .map(({ body }) => unitIn(body as Army, 4)?.bases),
    ).toEqual([6]);
    expect(bases(4)).toBe("4");
  });

  test("a refusal is said in the server's words, and what was deleted can be saved as a new army", async () => {
    await open(buildArmy());
    desk.server.answerNext(refusal(400));
    await desk.press(WORDS.more(4));
    await desk.until(() => status().includes("Refused by the server."));
    desk.server.answerNext(refusal(404));
    desk.server.answerNext(refusal(404));
    await desk.press(WORDS.more(5));
    await desk.until(() => status().includes(SAVING.saveAsNew));
    await desk.press(SAVING.saveAsNew);
    await desk.until(() => desk.server.sent().at(-1)?.method === "POST");
  });

  test("a page that is left saves at once, and listens to nothing any more", async () => {
    await open(buildArmy());
    await desk.press(WORDS.more(4));
    await desk.show(null);
    await desk.until(() => desk.server.sent().length === 1);
    const asked = desk.server.requests.length;
    for (const name of ["online", "pagehide"]) window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event("visibilitychange"));
    await desk.after(() => new Promise((done) => setTimeout(done, 50)));
    expect(desk.server.requests).toHaveLength(asked);
  });
});

describe("the menu", () => {
  test("archives and deletes; in the bin nothing can be edited until it is restored", async () => {
    await open(buildArmy());
    await desk.press(EDITOR.menu.delete);
    await desk.until(() => desk.page.textContent?.includes(EDITOR.menu.isDeleted));
    expect(desk.server.requests.filter(({ method }) => method !== "GET").map(({ method }) => method)).toEqual(["DELETE"]);
    expect([desk.page.querySelectorAll("[inert]").length, desk.buttons(UNDO).length, status().includes(SAVING.state.saved)]).toEqual([
      3,
      0,
      false,
    ]);
    await desk.press(EDITOR.menu.restore);
    await desk.until(() => desk.page.querySelectorAll("[inert]").length === 0);
    await desk.press(EDITOR.menu.archive);
    await desk.until(() => desk.page.textContent?.includes(EDITOR.menu.isArchived));
    expect(desk.server.stored()?.place).toBe("archive");
  });

  test("papers wait until the army is saved, and renumbering is an edit like any other", async () => {
    await open(buildArmy({ units: [...UNITS.slice(1), unitOf(20, "regiments", 6)] }));
    const papers = () => [...desk.page.querySelectorAll<HTMLAnchorElement>(".army-tools a[href$='/sheet']")].length;
    expect(papers()).toBe(1);
    await desk.press(EDITOR.muster.renumber);
    expect(desk.buttons(EDITOR.muster.renumber)).toHaveLength(0);
    expect(papers()).toBe(0);
    expect((await desk.saved()).units.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await desk.until(() => papers() === 1);
  });
});

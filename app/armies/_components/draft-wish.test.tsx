// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DRAFT, WISHES } from "@/lib/words/drafting";
import { EDITOR } from "@/lib/words/editor";
import { buildArmy, unitOf } from "@/tests/build/army";
import { desk as editor, open as openEditor } from "@/tests/build/open-desk";
import { type OpenForm, openForm, REFUSAL, refused } from "@/tests/build/open-form";
import { DraftPart } from "../new/_components/draft-part";

const START = buildArmy({ name: "Begun", units: [] });
const [MINE, FIRST, SECOND] = ["Lions", "Kircholm", "Klushino"].map((name) => buildArmy({ name }));
const SWISS = { ...buildArmy({ name: "Marignano, 1515" }), list: "swiss-1494-1522" };
const [ID, HERE] = ["lionslionslionslionslionsab", "abcdefghijklmnopqrstuvwxyz"];
const OWN = { status: 200, body: [{ id: ID, name: "Lions" }] };
const NONE = { status: 200, body: [] };
const SAMPLES = { status: 200, body: [FIRST, SECOND, SWISS] };
const NAMES = ["Kircholm", "Klushino", "Marignano, 1515: Swiss Confederation"];
const STORED = { status: 200, body: { id: ID, army: MINE } };

const groupsOf = (field: Element) =>
  [...field.children].map((one) => [one.getAttribute("label"), ...[...one.querySelectorAll("option")].map(({ text }) => text)]);

describe("the draft of a new army is set against", () => {
  let desk: OpenForm;
  beforeEach(async () => {
    desk = await openForm(<DraftPart startOf={async () => START} onDrafted={() => undefined} keep={async () => null} />);
  });
  afterEach(async () => {
    await desk.leave();
    vi.unstubAllGlobals();
  });
  const against = () => desk.field(DRAFT.against);
  const enemySent = () => (desk.server.asked.find(({ path }) => path === "/api/drafts")?.body as { against: unknown } | undefined)?.against;

  test("one of the player's own armies first, as it is stored, and sample armies after them", async () => {
    desk.server.answers(OWN, SAMPLES);
    await desk.choose(desk.field(WISHES.label), "beat");
    expect(groupsOf(against())).toEqual([
      [DRAFT.ownArmies, "Lions"],
      [DRAFT.sampleArmies, ...NAMES],
    ]);
    desk.server.answers(STORED, refused(422));
    await desk.send();
    expect(enemySent()).toEqual(MINE);
  });

  test.each([
    ["nobody signed in", NONE],
    ["they cannot be read", refused(500)],
  ])("a sample army alone where %s", async (_, own) => {
    desk.server.answers(own, SAMPLES);
    await desk.choose(desk.field(WISHES.label), "beat");
    expect([...against().children].map((one) => one.textContent)).toEqual(NAMES);
    await desk.choose(against(), "1");
    desk.server.answers(refused(422));
    await desk.send();
    expect(enemySent()).toEqual(SECOND);
  });

  test("nobody, and no draft is made, where the army is gone", async () => {
    desk.server.answers(OWN, SAMPLES);
    await desk.choose(desk.field(WISHES.label), "beat");
    desk.server.answers(refused(404));
    await desk.send();
    expect([desk.alerts(), enemySent()]).toEqual([[REFUSAL], undefined]);
  });
});

/** Everything is in sight. */
class SeesAll {
  constructor(private readonly see: (places: readonly { readonly isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.see([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

describe("the rest of an army is filled", () => {
  beforeEach(() => void vi.stubGlobal("IntersectionObserver", SeesAll));
  afterEach(async () => {
    await editor.leave();
    vi.unstubAllGlobals();
  });
  const rest = () => editor.page.querySelector("#fill-rest") as Element;
  const selects = () => [...rest().querySelectorAll("select")];

  test("against another of the player's own too, which is chosen before it is first pressed", async () => {
    const army = buildArmy();
    await openEditor(army);
    await editor.until(() => selects().length === 1);
    const { server } = editor;
    const told = [{ at: { army: true }, code: "left", params: { left: 0 }, message: "Every point is used." }];
    const same = { status: 200, body: { army, choices: told } };
    const before = server.requests.length;
    const own = { ...OWN, body: [{ id: HERE, name: "This army" }, ...OWN.body] };
    for (const reply of [own, SAMPLES]) server.answerNext(reply);
    await editor.choose(selects()[0] as HTMLSelectElement, "beat");
    await editor.until(() => selects().length === 2);
    expect(groupsOf(selects()[1] as Element)[0]).toEqual([DRAFT.ownArmies, "Lions"]);
    for (const reply of [STORED, same]) server.answerNext(reply);
    await editor.press(EDITOR.fillRest);
    await editor.until(() => rest().textContent?.includes(DRAFT.filled(0, 0)) ?? false);
    // What is said of an army that stays as it was is no reason.
    expect(rest().textContent).not.toContain(DRAFT.reasons);
    expect(server.requests).toHaveLength(before + 4);
    expect(server.requests.at(-1)).toMatchObject({ path: "/api/drafts", body: { wish: "beat", against: MINE } });
  });

  test("and what was added is marked in the muster", async () => {
    const [first, second] = [unitOf(1, "horse", 4), unitOf(2, "horse", 4)];
    await openEditor(buildArmy({ units: [first] }));
    await editor.until(() => selects().length === 1);
    const choices = [{ at: { unit: 2 }, code: "wings", params: {}, message: "Covers a wing." }];
    editor.server.answerNext({ status: 200, body: { army: buildArmy({ units: [first, second] }), choices } });
    await editor.press(EDITOR.fillRest);
    await editor.until(() => editor.page.querySelectorAll("[data-unit]").length === 2);
    const marked = [...editor.page.querySelectorAll(".muster-new")].map((mark) => mark.closest("[data-unit]")?.id);
    expect(marked).toEqual(["unit-2"]);
    expect([...rest().querySelectorAll("li")].map((one) => one.textContent)).toEqual([DRAFT.ofUnit(2, "Horse", "Covers a wing.")]);
  });

  test("and a commander who alone was added is told", async () => {
    const army = buildArmy();
    await openEditor(army);
    await editor.until(() => selects().length === 1);
    const commanders = [...army.commanders, { ...army.commanders[0], id: "more", role: "sub", grade: "mediocre" }];
    editor.server.answerNext({ status: 200, body: { army: { ...army, commanders }, choices: [] } });
    await editor.press(EDITOR.fillRest);
    await editor.until(() => rest().textContent?.includes(DRAFT.filled(0, 1)) ?? false);
  });

  test("but not over what was changed while it was asked for", async () => {
    const [first, second] = [unitOf(1, "horse", 4), unitOf(2, "horse", 4)];
    await openEditor(buildArmy({ units: [first] }));
    await editor.until(() => selects().length === 1);
    const served = fetch;
    let answer = (): void => undefined;
    const isDue = new Promise<void>((done) => {
      answer = done;
    });
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      if (path === "/api/drafts") await isDue;
      return served(path, init);
    });
    await editor.press(EDITOR.fillRest);
    await editor.press(EDITOR.commander.addSub);
    const changed = await editor.saved();
    editor.server.answerNext({ status: 200, body: { army: buildArmy({ units: [first, second] }), choices: [] } });
    await editor.after(answer);
    await editor.until(() => editor.buttons(EDITOR.fillRest)[0]?.getAttribute("aria-disabled") === null);
    expect(editor.page.querySelectorAll("[data-unit]")).toHaveLength(1);
    expect(editor.page.querySelectorAll(".command-head[id^=commander-]")).toHaveLength(changed.commanders.length);
    expect(rest().textContent).not.toContain(DRAFT.filled(1, 0));
  });
});

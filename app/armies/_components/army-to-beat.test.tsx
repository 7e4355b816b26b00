// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DRAFT } from "@/lib/words/drafting";
import { EDITOR } from "@/lib/words/editor";
import { buildArmy } from "@/tests/build/army";
import { desk as editor, open as openEditor } from "@/tests/build/open-desk";
import { type OpenForm, openForm, REFUSAL, refused } from "@/tests/build/open-form";
import { DraftPart } from "../new/_components/draft-part";

const START = buildArmy({ name: "Begun", units: [] });
const [MINE, FIRST, SECOND] = ["Lions", "Kircholm", "Klushino"].map((name) => buildArmy({ name }));
const ID = "abcdefghijklmnopqrstuvwxyz";
const OWN = { status: 200, body: [{ id: ID, name: "Lions" }] };
const NONE = { status: 200, body: [] };
const SAMPLES = { status: 200, body: [FIRST, SECOND] };
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
    await desk.choose(desk.field(DRAFT.wish), "beat");
    expect(groupsOf(against())).toEqual([
      [DRAFT.ownArmies, "Lions"],
      [DRAFT.sampleArmies, "Kircholm", "Klushino"],
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
    await desk.choose(desk.field(DRAFT.wish), "beat");
    expect([...against().children].map((one) => one.textContent)).toEqual(["Kircholm", "Klushino"]);
    await desk.choose(against(), "1");
    desk.server.answers(refused(422));
    await desk.send();
    expect(enemySent()).toEqual(SECOND);
  });

  test("nobody, and no draft is made, where the army is gone", async () => {
    desk.server.answers(OWN, SAMPLES);
    await desk.choose(desk.field(DRAFT.wish), "beat");
    desk.server.answers(refused(404));
    await desk.send();
    expect([desk.alerts(), enemySent()]).toEqual([[REFUSAL], undefined]);
  });
});

test("the rest of an army is filled against one of the player's own too", async () => {
  const army = buildArmy();
  await openEditor(army);
  const { server } = editor;
  const same = { status: 200, body: { army, choices: [] } };
  const before = server.requests.length;
  server.answerNext(same);
  await editor.press(EDITOR.fillRest);
  const rest = editor.page.querySelector("#fill-rest") as Element;
  await editor.until(() => rest.textContent?.includes(DRAFT.nothingAdded) ?? false);
  for (const reply of [OWN, SAMPLES]) server.answerNext(reply);
  await editor.choose(rest.querySelector("select") as HTMLSelectElement, "beat");
  await editor.until(() => rest.querySelectorAll("select").length === 2);
  expect(groupsOf(rest.querySelectorAll("select")[1] as Element)[0]).toEqual([DRAFT.ownArmies, "Lions"]);
  for (const reply of [STORED, same]) server.answerNext(reply);
  await editor.press(EDITOR.fillRest);
  await editor.until(() => server.requests.length === before + 5);
  expect(server.requests.at(-1)).toMatchObject({ path: "/api/drafts", body: { wish: "beat", against: MINE } });
  await editor.leave();
  vi.unstubAllGlobals();
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listId } from "@/lib/model/identifiers";
import { ARMIES } from "@/lib/words/armies";
import { formWords } from "@/lib/words/forms";
import { LIST_SEARCH } from "@/lib/words/lists";
import { COMMON } from "@/lib/words/site";
import { buildArmy } from "@/tests/build/army";
import { type OpenForm, openForm, REFUSAL, refused } from "@/tests/build/open-form";
import { NewArmyForm } from "./new-army-form";

const WORDS = ARMIES.new;
const [POLES, SWEDES] = [listId.parse("polish-list"), listId.parse("swedish-list")];
const beginning = (name: string, list: typeof POLES, years: [number, number], troops: string) => ({
  ...{ id: list, name, years, region: "Eastern Europe" as const, keynote: `About the ${name}.`, texts: { troops: [troops] } },
  army: buildArmy({ name, list, units: [] }),
});
const BEGINNINGS = [beginning("Poles", POLES, [1576, 1660], "Hussars"), beginning("Swedes", SWEDES, [1618, 1648], "Hakkapeliita")];
const ID = "abcdefghijklmnopqrstuvwxyz";

let desk: OpenForm;
const open = async (chosen: typeof POLES | null = POLES) => {
  desk = await openForm(<NewArmyForm beginnings={BEGINNINGS} chosen={chosen} sizes={[6000, 10_000]} account={null} />);
};
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await desk.leave();
  vi.unstubAllGlobals();
});

const [NAME, LIST, LIMIT, YEAR] = [WORDS.name, WORDS.list, WORDS.pointsLimit, WORDS.year];
const values = () => [LIST, NAME, LIMIT, YEAR].map((label) => desk.field(label).value);
const errors = () => [LIST, NAME, LIMIT, YEAR].map((label) => desk.errorAt(desk.field(label)));
const stored = (status: number, revision = 1) => ({ status, body: { id: ID, revision, army: BEGINNINGS[0]?.army } });
const asked = (at: number) => desk.server.asked[at];

describe("the year that was looked for", () => {
  afterEach(() => window.history.replaceState(null, "", "/"));

  test.each([
    { address: `?list=${SWEDES}&year=1630`, year: "1630" },
    { address: `?list=${SWEDES}&year=1650`, year: "" },
    { address: `?list=${SWEDES}`, year: "" },
  ])("$address", async ({ address, year }) => {
    window.history.replaceState(null, "", `/armies/new${address}`);
    await open(SWEDES);
    expect(values()).toEqual([SWEDES, "Swedes", "10000", year]);
  });
});

describe("what is typed", () => {
  test("begins with the list that was chosen before; the name follows the list until the player types one", async () => {
    await open();
    expect(values()).toEqual([POLES, "Poles", "10000", ""]);
    await desk.choose(desk.field(LIST), SWEDES);
    expect([desk.field(NAME).value, desk.says("About the Swedes."), desk.says(WORDS.years(1618, 1648))]).toEqual(["Swedes", true, true]);
    await desk.type(desk.field(NAME), "Lions");
    await desk.choose(desk.field(LIST), POLES);
    expect(desk.field(NAME).value).toBe("Lions");
  });

  test("the list is found by any word of it, by hand or with Enter, and its name follows", async () => {
    await open(null);
    const find = desk.field(WORDS.find);
    await desk.type(find, "hakka");
    expect([desk.buttons(/Hakkapeliita/).length, desk.says(LIST_SEARCH.count(1))]).toEqual([1, true]);
    await desk.press(/Hakkapeliita/);
    expect([desk.field(LIST).value, desk.field(NAME).value, find.value]).toEqual([SWEDES, "Swedes", ""]);
    await desk.type(find, "hussar", "Enter");
    expect([desk.field(LIST).value, desk.field(NAME).value, desk.server.asked]).toEqual([POLES, "Poles", []]);
    await desk.type(find, "elephants");
    expect(desk.says(LIST_SEARCH.nothing)).toBe(true);
  });

  test("is named where it is wrong, all at once, and kept; the first has the focus, and nothing is sent", async () => {
    await open(null);
    await desk.type(desk.field(LIMIT), "many");
    await desk.type(desk.field(YEAR), "16x0");
    await desk.send();
    const whole = (input: string) => formWords({ code: "invalid_type", expected: "number", input });
    expect(errors()).toEqual([formWords({ path: ["list"], input: "" }), formWords({ input: "" }), whole("many"), whole("16x0")]);
    expect(values()).toEqual(["", "", "many", "16x0"]);
    expect([document.activeElement === desk.field(LIST), desk.isBusy(), desk.server.asked]).toEqual([true, false, []]);
  });

  test("a size is chosen by its button, and takes away what was wrong", async () => {
    await open();
    await desk.type(desk.field(LIMIT), "many");
    await desk.send();
    expect(desk.errorAt(desk.field(LIMIT))).not.toBeNull();
    await desk.press(WORDS.size(6000));
    expect([desk.field(LIMIT).value, desk.errorAt(desk.field(LIMIT))]).toEqual(["6000", null]);
  });

  test("a year outside of the list is said at the year, and nothing is sent", async () => {
    await open();
    await desk.type(desk.field(YEAR), "1700");
    await desk.send();
    expect([desk.errorAt(desk.field(YEAR)), desk.field(YEAR).value]).toEqual([WORDS.yearOutside(1576, 1660), "1700"]);
    expect([document.activeElement === desk.field(YEAR), desk.server.asked, desk.alerts()]).toEqual([true, [], []]);
  });
});

describe("what is sent", () => {
  test("is the list’s first army with what was typed, once however often it is pressed; then its page opens", async () => {
    await open();
    await desk.type(desk.field(NAME), "Kircholm");
    await desk.type(desk.field(YEAR), "1605");
    desk.server.holdBack(true);
    desk.server.answers(stored(201));
    await desk.send();
    expect(desk.isBusy()).toBe(true);
    await desk.send();
    await desk.after(() => desk.server.holdBack(false));
    expect(desk.server.asked).toHaveLength(1);
    expect(asked(0)).toMatchObject({ method: "POST", path: "/api/armies" });
    expect(asked(0)?.body).toEqual({ ...BEGINNINGS[0]?.army, name: "Kircholm", list: POLES, pointsLimit: 10_000, year: 1605 });
    expect([desk.went, desk.isBusy()]).toEqual([[`/armies/${ID}`], false]);
  });

  test("is sent again under the same key where no answer came; an army that was stored then is saved as it is typed now", async () => {
    await open();
    desk.server.answers(null);
    await desk.send();
    expect([desk.alerts(), values(), desk.went]).toEqual([[COMMON.notSent], [POLES, "Poles", "10000", ""], []]);
    await desk.type(desk.field(NAME), "Kircholm");
    desk.server.answers(stored(200, 3), stored(200, 4));
    await desk.send();
    const [first, again, put] = desk.server.asked;
    expect(again?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
    expect(put).toMatchObject({ method: "PUT", path: `/api/armies/${ID}`, body: { name: "Kircholm" } });
    expect(put?.headers["if-match"]).toBe('"3"');
    expect([desk.alerts(), desk.went]).toEqual([[], [`/armies/${ID}`]]);
  });

  test("a second army from the same page has a key of its own", async () => {
    await open();
    desk.server.answers(stored(201), stored(201));
    await desk.send();
    await desk.send();
    const [first, second] = desk.server.asked.map(({ headers }) => headers["idempotency-key"]);
    expect(first).toMatch(/^[a-z2-7]{26}$/);
    expect(second).not.toBe(first);
  });

  test("a refusal of one field is said there and has the focus; any other is said of the form", async () => {
    await open();
    await desk.type(desk.field(NAME), "Kircholm");
    desk.server.answers(refused(422, { at: "name" }), refused(507, { code: "too-many-armies" }));
    await desk.send();
    expect([errors(), desk.alerts()]).toEqual([[null, REFUSAL, null, null], []]);
    expect([document.activeElement === desk.field(NAME), desk.field(NAME).value]).toEqual([true, "Kircholm"]);
    await desk.send();
    expect([errors(), desk.alerts()]).toEqual([[null, null, null, null], [REFUSAL]]);
    expect([values(), desk.isBusy(), desk.went]).toEqual([[POLES, "Kircholm", "10000", ""], false, []]);
  });
});

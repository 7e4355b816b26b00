// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Army } from "@/lib/model/army";
import { prepare } from "@/lib/rules/army/prepare";
import { IMPORTING, importWords } from "@/lib/words/importing";
import { COMMON } from "@/lib/words/site";
import { buildArmy, worded } from "@/tests/build/army";
import { buildList } from "@/tests/build/list";
import { type OpenForm, openForm, REFUSAL, refused } from "@/tests/build/open-form";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { ImportArmies } from "./import-armies";

const { choose: CHOOSE, ready: READY } = IMPORTING;
const book = prepare([buildList()], TABLES);
const [ONE, TWO, DRAFT] = [buildArmy({ name: "Kircholm" }), buildArmy({ name: "Klushino" }), buildArmy({ name: "Gniew", units: [] })];
const RULES = CATALOG.rules.version;
const judged = (army: Army) => ({ status: 200, body: worded(army, book) });
const LISTS = { status: 200, body: [{ id: "test-list", name: "The test list", years: [1500, 1600] }] };
const ID = "abcdefghijklmnopqrstuvwxy";
const stored = (at: number) => ({ status: 201, body: { id: `${ID}${at}`, revision: 1 } });

let desk: OpenForm;
beforeEach(async () => {
  desk = await openForm(<ImportArmies rules={RULES} />);
  await desk.press(IMPORTING.button);
  await desk.until(() => desk.says(CHOOSE.about));
});
afterEach(async () => {
  await desk.leave();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const asked = () => desk.server.asked.map(({ method, path }) => `${method} ${path}`);
const namesSent = () => desk.server.asked.flatMap(({ path, body }) => (path === "/api/armies" ? (body as Army).name : []));
const isOpen = () => desk.page.querySelector("dialog") !== null;
const focused = () => document.activeElement?.textContent;
const exported = (...armies: readonly Army[]) =>
  JSON.stringify({ schema: "condotta.export/1", armies: armies.map((army) => ({ army, place: "desk" })) });
const paste = async (text: string) => {
  await desk.type(desk.field(CHOOSE.paste), text);
  await desk.press(CHOOSE.read);
};
const file = (name: string, text: string) => new File([text], name, { type: "application/json" });
const chooseFiles = (...files: readonly File[]) =>
  desk.after(() => {
    const input = desk.field(CHOOSE.input);
    Object.defineProperty(input, "files", { value: files, configurable: true });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });

describe("what cannot be imported", () => {
  test("is named with what is wrong; it can be corrected where it was pasted, and nothing was asked of the server", async () => {
    await paste('{"schema": ');
    await desk.until(() => focused() === IMPORTING.faulty);
    expect([desk.says(importWords("cut-short")), asked()]).toEqual([true, []]);
    await desk.press(CHOOSE.again);
    expect([desk.field(CHOOSE.paste).value, focused()]).toEqual(['{"schema": ', CHOOSE.files]);
  });

  test("is told file by file, with what the server objects to at its place; of good files beside it nothing is stored", async () => {
    const details = [{ at: "units[0].bases", code: "too-small", message: "units[0].bases: At least 1." }];
    desk.server.answers(judged(ONE), refused(422, { details }));
    await chooseFiles(file("kircholm.json", JSON.stringify(ONE)), file("gniew.json", JSON.stringify(TWO)));
    await desk.until(() => desk.says(IMPORTING.faulty));
    const sections = [...desk.page.querySelectorAll("section[aria-label]")].map((one) => one.getAttribute("aria-label"));
    expect([sections, desk.says("At least 1."), asked()]).toEqual([["gniew.json"], true, ["POST /api/assess", "POST /api/assess"]]);
  });

  test("because the server cannot be reached is no fault of it: the same is judged again by a button", async () => {
    desk.server.answers(null);
    await paste(JSON.stringify(ONE));
    await desk.until(() => desk.says(IMPORTING.unjudged));
    expect([desk.alerts(), focused()]).toEqual([[IMPORTING.needsServer], IMPORTING.unjudged]);
    desk.server.answers(judged(ONE), LISTS);
    await desk.press(COMMON.retry);
    await desk.until(() => desk.says(READY.title(1)));
    expect(desk.server.asked.map(({ body }) => body)).toEqual([ONE, ONE, null]);
  });
});

describe("an army as text", () => {
  const list = { id: "test-list", name: "The test list", years: [1500, 1600], number: 1, region: "Western Europe", territories: ["C"] };
  const lines = [
    { id: "regiments", name: "Regiments" },
    { id: "horse", name: "Horse" },
  ];
  const readAs = (more: object) => ({
    status: 200,
    body: {
      ...{ army: ONE, units: 8, knownBy: "name", likely: ["test-list"], lists: [{ ...list, lines }] },
      ...{ questions: [], unread: [], corrected: [], points: null },
      ...more,
    },
  });
  const asked = () => desk.server.asked.map(({ path }) => path);
  const LISTS_IN_FORCE = { status: 200, body: [list] };

  test("is read by the server and judged like any other; other points than it says are a warning", async () => {
    desk.server.answers(readAs({ points: 9 }), judged(ONE), LISTS);
    await paste("Regiments; 6");
    await desk.until(() => desk.says(READY.title(1)));
    expect(asked()).toEqual(["/api/army-texts", "/api/assess", "/api/lists"]);
    expect(desk.server.asked[0]?.body).toEqual({ text: "Regiments; 6", list: null, chosen: [] });
    const { points } = worded(ONE, book).numbers;
    expect(desk.page.querySelector(".finding")?.textContent).toBe(READY.otherPoints("Kircholm", 9, points));
  });

  test("says which names were read otherwise than they are written", async () => {
    const corrected = [{ line: 1, text: "Hores", as: "Horse" }];
    desk.server.answers(readAs({ corrected }), judged(ONE), LISTS);
    await paste("Hores; 6");
    await desk.until(() => desk.says(READY.corrected("Kircholm", corrected)));
  });

  test("of which the text does not say who leads it, as in one for the opponent, says so; a document without commands does not", async () => {
    const loose = { ...ONE, units: ONE.units.map((unit) => ({ ...unit, commander: null })) };
    desk.server.answers(readAs({ army: loose }), judged(loose), LISTS);
    await paste("Regiments; 6");
    await desk.until(() => desk.says(READY.title(1)));
    expect(desk.says(READY.unassigned("Kircholm", loose.units.length, loose.units.length))).toBe(true);
    await desk.press(CHOOSE.again);
    desk.server.answers(judged(loose), LISTS);
    await paste(JSON.stringify(loose));
    await desk.until(() => desk.says(READY.title(1)));
    expect(desk.says(READY.unassigned("Kircholm", loose.units.length, loose.units.length))).toBe(false);
  });

  test("is asked about where it is unclear, and what is not understood is named", async () => {
    const questions = [{ unit: 2, line: 3, text: "Horses; 4", list: "test-list", likely: "horse" }];
    desk.server.answers(readAs({ questions, unread: [{ line: 9, text: "I like them.", missing: null }] }), LISTS_IN_FORCE);
    await paste("Regiments; 6\n\nHorses; 4");
    await desk.until(() => desk.says(IMPORTING.asking.title(1, true)));
    expect([desk.says("I like them."), desk.says(IMPORTING.asking.understood(8, 8)), focused()]).toEqual([
      true,
      true,
      IMPORTING.asking.title(1, true),
    ]);
    const choice = desk.field(IMPORTING.asking.unit("Horses; 4", 3));
    expect(choice.value).toBe("horse");
    await desk.choose(choice, "");
    desk.server.answers(readAs({ questions, unread: [] }), judged(ONE), LISTS);
    await desk.press(IMPORTING.asking.goOn);
    await desk.until(() => desk.says(READY.title(1)));
    expect(desk.server.asked[2]?.body).toMatchObject({ list: "test-list", chosen: [{ unit: 2, as: null }] });
  });

  test("keeps every answer when another is given", async () => {
    const asked = (unit: number) => ({ unit, line: unit, text: `Horses; ${unit}`, list: "test-list", likely: "horse" });
    const questions = [asked(2), asked(3)];
    desk.server.answers(readAs({ questions, unread: [] }), LISTS_IN_FORCE);
    await paste("Regiments; 6");
    await desk.until(() => desk.says(IMPORTING.asking.title(1, true)));
    const choices = () => questions.map(({ text, line }) => desk.field(IMPORTING.asking.unit(text, line)));
    for (const at of [0, 1]) await desk.choose(choices()[at] as Element, at === 0 ? "" : "regiments");
    expect(choices().map(({ value }) => value)).toEqual(["", "regiments"]);
    desk.server.answers(readAs({ questions, unread: [] }), judged(ONE), LISTS);
    await desk.press(IMPORTING.asking.goOn);
    await desk.until(() => desk.says(READY.title(1)));
    const chosen = [
      { unit: 2, as: null },
      { unit: 3, as: "regiments" },
    ];
    expect(desk.server.asked[2]?.body).toMatchObject({ chosen });
  });

  test("whose list nobody can tell has it chosen, and is read with it", async () => {
    desk.server.answers(readAs({ army: null, knownBy: "nothing" }), LISTS_IN_FORCE);
    await paste("Regiments; 6");
    await desk.until(() => desk.says(IMPORTING.asking.noListYet) && desk.says("The test list, 1500–1600"));
    expect(desk.buttons(IMPORTING.asking.goOn)).toEqual([]);
    desk.server.answers(readAs({ knownBy: "choice" }), judged(ONE), LISTS);
    await desk.choose(desk.field(IMPORTING.asking.list), "test-list");
    await desk.until(() => desk.says(READY.title(1)));
    expect(desk.server.asked[2]?.body).toMatchObject({ list: "test-list" });
  });

  test("without any unit group is no army", async () => {
    desk.server.answers(readAs({ army: null, units: 0, knownBy: "nothing" }));
    await paste("It was a fine battle.");
    await desk.until(() => desk.says(IMPORTING.faulty));
    expect(desk.says(importWords("only-text"))).toBe(true);
  });
});

describe("what can be imported", () => {
  test("is judged first and shown with its verdict; only then it is stored, once, and its page opens", async () => {
    desk.server.answers(judged(ONE), LISTS);
    await paste(JSON.stringify(ONE));
    await desk.until(() => desk.says(READY.title(1)));
    expect([asked(), focused()]).toEqual([["POST /api/assess", "GET /api/lists"], READY.title(1)]);
    const row = desk.page.querySelector("tbody tr")?.textContent;
    expect(["Kircholm", "The test list"].map((part) => row?.includes(part))).toEqual([true, true]);
    expect(desk.page.querySelectorAll(".finding")).toHaveLength(0);
    desk.server.holdBack(true);
    desk.server.answers(stored(1));
    const button = desk.button(READY.import(1));
    await desk.press(button);
    expect([desk.buttons(READY.import(1)), focused()]).toEqual([[], IMPORTING.working(IMPORTING.storing(1, 1))]);
    await desk.press(button);
    await desk.after(() => desk.server.holdBack(false));
    await desk.until(() => !isOpen());
    expect(asked().slice(2)).toEqual(["POST /api/armies"]);
    expect(desk.server.asked.at(-1)?.body, "with the tables in force, by which it was judged").toEqual({ ...ONE, rules: RULES });
    expect(desk.server.asked.at(-1)?.headers["idempotency-key"]).toMatch(/^[a-z2-7]{26}$/);
    expect(desk.went).toEqual([`/armies/${ID}1`]);
  });

  test("is taken where it is dropped on the page, but while armies are stored it is not", async () => {
    const drop = (...files: readonly File[]) => {
      const event = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), { dataTransfer: { types: ["Files"], files } });
      return desk.after(() => document.body.dispatchEvent(event)).then(() => event.defaultPrevented);
    };
    desk.server.answers(judged(ONE), LISTS);
    expect(await drop(file("kircholm.json", JSON.stringify(ONE)))).toBe(true);
    await desk.until(() => desk.says(READY.title(1)));
    desk.server.holdBack(true);
    await desk.press(READY.import(1));
    expect(await drop(file("klushino.json", JSON.stringify(TWO)))).toBe(true);
    desk.server.answers(stored(1));
    await desk.after(() => desk.server.holdBack(false));
    await desk.until(() => !isOpen());
    expect(asked()).toEqual(["POST /api/assess", "GET /api/lists", "POST /api/armies"]);
  });

  test("several are told apart from drafts and duplicates, and counted on the page when they are stored", async () => {
    desk.server.answers(judged(ONE), judged(DRAFT), judged(ONE), LISTS);
    await paste(exported(ONE, DRAFT, ONE));
    await desk.until(() => desk.says(READY.title(3)));
    const warnings = [...desk.page.querySelectorAll(".finding")].map((one) => one.textContent);
    expect(warnings).toEqual([READY.drafts(1, 3), READY.repeated(1)]);
    desk.server.answers(stored(1), stored(2), stored(3));
    await desk.press(READY.import(3));
    await desk.until(() => !isOpen());
    expect(namesSent()).toEqual(["Kircholm", "Gniew", "Kircholm"]);
    const keys = new Set(desk.server.asked.slice(4).map(({ headers }) => headers["idempotency-key"]));
    expect([keys.size, desk.page.querySelector("[role=status]")?.textContent, desk.went]).toEqual([
      3,
      IMPORTING.imported(3, 3),
      ["refresh"],
    ]);
  });

  test("goes on where it stopped: what is stored is not sent again, and what is not goes under its own key", async () => {
    desk.server.answers(judged(ONE), judged(TWO), LISTS);
    await paste(exported(ONE, TWO));
    await desk.until(() => desk.says(READY.title(2)));
    desk.server.answers(stored(1), refused(507));
    await desk.press(READY.import(2));
    await desk.until(() => desk.says(IMPORTING.goOn));
    expect([desk.alerts(), focused()]).toEqual([[REFUSAL], IMPORTING.stored(1, 2)]);
    desk.server.answers(stored(2));
    await desk.press(COMMON.retry);
    await desk.until(() => !isOpen());
    const [, second, again] = desk.server.asked.slice(3);
    expect(namesSent()).toEqual(["Kircholm", "Klushino", "Klushino"]);
    expect(again?.headers["idempotency-key"]).toBe(second?.headers["idempotency-key"]);
    expect(desk.page.querySelector("[role=status]")?.textContent).toBe(IMPORTING.imported(2, 2));
  });

  test("is stored as far as it came where the dialog is closed meanwhile, and the page says how far", async () => {
    desk.server.answers(judged(ONE), judged(TWO), LISTS);
    await paste(exported(ONE, TWO));
    await desk.until(() => desk.says(READY.title(2)));
    desk.server.holdBack(true);
    desk.server.answers(stored(1));
    await desk.press(READY.import(2));
    await desk.after(() => desk.page.querySelector("dialog")?.close());
    expect(isOpen()).toBe(false);
    await desk.after(() => desk.server.holdBack(false));
    await desk.until(() => desk.says(IMPORTING.imported(1, 2)));
    expect([asked().length, desk.went]).toEqual([4, ["refresh"]]);
  });
});

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { MyArmy } from "@/lib/model/stored-army";
import { ARMIES } from "@/lib/words/armies";
import { type OpenForm, openForm, REFUSAL, refused } from "@/tests/build/open-form";
import { MyArmies } from "./my-armies";

const WORDS = ARMIES.mine;
const NOTHING = { armies: [], page: 1, of: 1, all: 0 };
const MOMENT = "2026-10-05T20:00:00.000Z";
const army = (name: string, tags?: readonly string[]): MyArmy => ({
  ...{ id: name.toLowerCase(), name, place: "desk", changedAt: MOMENT, placedAt: MOMENT, pointsLimit: 10_000 },
  ...{ list: null, judged: null, ...(tags ? { tags } : {}) },
});

let desk: OpenForm;
afterEach(async () => {
  await desk.leave();
  vi.unstubAllGlobals();
});
async function open(armies: readonly MyArmy[], tags: readonly string[] = [], tag = ""): Promise<void> {
  const pages = { desk: { ...NOTHING, armies, all: armies.length }, archive: NOTHING, bin: NOTHING };
  desk = await openForm(<MyArmies pages={pages} find="" tag={tag} tags={tags} order="changed" turned={[]} binDays={30} />);
}
const links = (name: string) =>
  [...desk.page.querySelectorAll(`[aria-label="${name}"] a`)].map((one) => `${one.textContent} ${one.getAttribute("href")}`);
const form = () => desk.form(WORDS.tagsOf("Lion"));
const typed = () => form().querySelector("input") as HTMLInputElement;

test("an army's tags stand on its row, and all tags are offered with the way back to all armies", async () => {
  await open([army("Lion", ["League", "1632"]), army("Breitenfeld")], ["1632", "League"], "League");
  expect(links(WORDS.tagsOf("Lion"))).toEqual(["League /armies?tag=League", "1632 /armies?tag=1632"]);
  expect(links(WORDS.tagsOf("Breitenfeld"))).toEqual([]);
  expect(links(WORDS.tags)).toEqual([`${WORDS.anyTag} /armies`, "1632 /armies?tag=1632", "League /armies?tag=League"]);
});

test("without tags none are offered", async () => {
  await open([army("Lion")]);
  expect(links(WORDS.tags)).toEqual([]);
});

test("they are typed with commas between them and sent at once; what the server keeps is said", async () => {
  await open([army("Lion", ["League"])], ["League"]);
  await desk.press(WORDS.act(WORDS.tag, "Lion"));
  expect(typed().value).toBe("League");
  await desk.type(typed(), " League,, 1632 ,");
  desk.server.answers({ status: 200, body: { tags: ["League", "1632"] } });
  await desk.after(() => form().requestSubmit());
  expect(desk.server.asked).toMatchObject([{ method: "PUT", path: "/api/armies/lion/tags", body: { tags: ["League", "1632"] } }]);
  expect([desk.says(WORDS.tagged("Lion", 2)), desk.went]).toEqual([true, ["refresh"]]);
});

test("what was done is no longer said once the reader searches", async () => {
  await open(
    [..."ABCDEFGHI"].map((name) => army(name)),
    ["League"],
  );
  await desk.press(WORDS.act(WORDS.tag, "A"));
  desk.server.answers({ status: 200, body: { tags: ["League"] } });
  await desk.after(() => desk.form(WORDS.tagsOf("A")).requestSubmit());
  expect(desk.says(WORDS.tagged("A", 1))).toBe(true);
  await desk.type(desk.page.querySelector('input[type="search"]') as HTMLInputElement, "B");
  expect(desk.says(WORDS.tagged("A", 1))).toBe(false);
});

test("what the server refuses is said with the reason", async () => {
  await open([army("Lion")]);
  await desk.press(WORDS.act(WORDS.tag, "Lion"));
  await desk.type(typed(), "League");
  desk.server.answers(refused(400));
  await desk.after(() => form().requestSubmit());
  expect([desk.says(WORDS.notTagged("Lion", REFUSAL)), desk.went]).toEqual([true, []]);
});

/** The armies in the table, and those in the folds below it. */
const shown = () => ["tbody tr", "details li"].map((part) => desk.page.querySelectorAll(part).length);
const moves = () => desk.server.asked.map(({ method, path, body }) => [method, path, body]);

test("an army is archived at once, and is back where it was when the server refuses", async () => {
  await open([army("Lion")]);
  desk.server.holdBack(true);
  desk.server.answers(refused(409));
  await desk.press(WORDS.act(WORDS.archive, "Lion"));
  expect(shown()).toEqual([0, 1]);
  await desk.after(() => desk.server.holdBack(false));
  expect([shown(), desk.says(WORDS.notMoved("Lion", REFUSAL)), desk.went]).toEqual([[1, 0], true, []]);
});

test("a deleted army comes back by undo, which is offered once", async () => {
  await open([army("Lion")]);
  desk.server.answers({ status: 204, body: null }, { status: 200, body: {} });
  await desk.press(WORDS.act(WORDS.delete, "Lion"));
  expect([shown(), desk.says(WORDS.moved.bin("Lion"))]).toEqual([[0, 1], true]);
  await desk.press(WORDS.undo);
  expect(moves()).toEqual([
    ["DELETE", "/api/armies/lion", null],
    ["PATCH", "/api/armies/lion", { place: "desk" }],
  ]);
  expect([shown(), desk.says(WORDS.moved.desk("Lion")), desk.buttons(WORDS.undo)]).toEqual([[1, 0], true, []]);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownListId } from "@/lib/model/identifiers";
import { type ListDraft, listDraft } from "@/lib/model/list-draft";
import type { StoredList } from "@/lib/model/own-list";
import { myListName } from "@/lib/words/own-list";
import { draftFaultWords, LIST_EDITOR, OWN_LISTS } from "@/lib/words/own-lists";
import { type OnPage, onPage } from "@/tests/build/on-page";
import { CATALOG } from "@/tests/build/rules";
import { ListDesk } from "./list-desk";

const ID = `own-${"a".repeat(26)}`;
const SWEDISH = CATALOG.lists.find(({ id }) => id === "swedish-1618-1648");
const LIST = listDraft.parse({ ...structuredClone(SWEDISH), id: ID, name: "As I see them", version: null });
const WORDS = LIST_EDITOR.line;
const idOf = (letter: string) => ownListId.parse(`own-${letter.repeat(26)}`);
const MINE = [
  { id: idOf("b"), name: "Hungary" },
  { id: idOf("c"), name: "" },
];

/** A server with one list. */
let stored: StoredList;
let page: OnPage;
beforeEach(async () => {
  localStorage.clear();
  const now = "2026-10-01T08:00:00.000Z";
  stored = {
    id: ID,
    revision: 1,
    place: "desk",
    createdAt: now,
    changedAt: now,
    list: LIST,
    version: null,
    faults: [],
  } as unknown as StoredList;
  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal("fetch", async (_path: string, { method, headers, body }: RequestInit) => {
    if (method !== "PUT") return answer(200, stored);
    const seen = (headers as Record<string, string>)["if-match"] === `"${stored.revision}"`;
    if (!seen) return answer(412, { error: { code: "list-changed", message: "Changed.", details: stored } });
    stored = { ...stored, revision: stored.revision + 1, list: JSON.parse(String(body)) as ListDraft };
    return answer(200, stored);
  });
  const house = CATALOG.lists.map(({ id, name, years }) => ({ id, name, years }));
  page = await onPage(<ListDesk stored={stored} tables={CATALOG.rules.tables} house={house} mine={MINE} />);
});
afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
});

const says = (words: string) => page.page.textContent?.includes(words) ?? false;
const isSaved = () => page.until(() => says(LIST_EDITOR.state.saved) && !says(LIST_EDITOR.state.saving));
const nameField = () => page.field(WORDS.name, page.page.querySelector("#troops"));
const open = async (name: string) => page.press(WORDS.edit(name));

test("a fault stands beside its field and among all others, and goes when it is mended; both can be undone", async () => {
  expect(says(LIST_EDITOR.sound)).toBe(true);
  await open("Reiters");
  await page.type(page.field(WORDS.min), "40");
  await page.until(() => says("This has a minimum (40) above its maximum (16)."));
  expect(page.page.querySelector("#problems")?.textContent).toContain("Reiters: This has a minimum (40)");
  expect(says(LIST_EDITOR.buildAfter)).toBe(true);
  await page.type(page.field(WORDS.min), "8");
  await page.until(() => says(LIST_EDITOR.sound));
  await isSaved();
  expect(stored.list.lines.find(({ name }) => name === "Reiters")?.bases).toEqual({ min: 8, max: 16 });
  await page.press(LIST_EDITOR.undo);
  await isSaved();
  expect(stored.list).toEqual(LIST);
});

test("a line takes as many sizes as a list may have", async () => {
  const sizes = Array.from({ length: 30 }, (_, at) => at + 2);
  await open("Reiters");
  await page.type(page.field(WORDS.sizes), sizes.join(", "));
  await isSaved();
  await page.until(() => stored.revision > 1);
  expect(stored.list.lines.find(({ name }) => name === "Reiters")?.sizes).toEqual(sizes);
});

test("troops are added, renamed, duplicated, moved and removed", async () => {
  await page.press(WORDS.add);
  await page.type(nameField(), "Lapps");
  await page.press(WORDS.duplicate);
  await page.type(nameField(), "More Lapps");
  await page.press(WORDS.up);
  await isSaved();
  const names = () => stored.list.lines.slice(LIST.lines.length).map(({ name }) => name);
  expect(names()).toEqual(["More Lapps", "Lapps"]);
  expect(new Set(stored.list.lines.map(({ id }) => id)).size).toBe(stored.list.lines.length);
  await page.press(WORDS.removeOf("More Lapps"));
  await isSaved();
  expect(names()).toEqual(["Lapps"]);
});

test("a restriction is added, and says what it still needs", async () => {
  await page.press(LIST_EDITOR.restriction.add);
  await page.until(() => says("Choose at least one troop type."));
  await page.tick("Reiters");
  await page.type(page.field(LIST_EDITOR.restriction.number), "2");
  await page.until(() => says(LIST_EDITOR.sound));
  await isSaved();
  expect(stored.list.constraints.at(-1)).toMatchObject({ kind: "at-most", what: "bases", n: 2 });
});

test("a restriction is removed, and the next one, which takes its place, stays closed", async () => {
  const { edit, numbered, remove } = LIST_EDITOR.restriction;
  expect(LIST.constraints.length).toBeGreaterThan(1);
  await page.press(`${edit}: ${numbered(1)}`);
  await page.press(remove);
  expect(page.buttons(remove)).toEqual([]);
  await isSaved();
  expect(stored.list.constraints).toEqual(LIST.constraints.slice(1));
});

test("what was changed elsewhere is told before anything is overwritten, and the player chooses", async () => {
  stored = { ...stored, revision: 2, list: { ...LIST, name: "Theirs" } };
  await open("Reiters");
  await page.type(nameField(), "Mine");
  await page.until(() => says(LIST_EDITOR.changed.text));
  expect([stored.revision, stored.list.name]).toEqual([2, "Theirs"]);
  await page.press(LIST_EDITOR.changed.mine);
  await isSaved();
  expect(stored).toMatchObject({ revision: 3, list: { name: "As I see them" } });
  expect(stored.list.lines.some(({ name }) => name === "Mine")).toBe(true);
});

const groupsIn = (select: HTMLSelectElement) =>
  [...select.querySelectorAll("optgroup")].map((group) => [group.label, [...group.children].map(({ textContent }) => textContent)]);

test("an ally or enemy can be another list of the player's own: they stand apart and are marked, and the list itself is not offered", async () => {
  const { addEnemy } = LIST_EDITOR.fields;
  await page.press(LIST_EDITOR.addAlly);
  const ally = () => [...page.page.querySelectorAll<HTMLSelectElement>("#commanders select")].at(-1) as HTMLSelectElement;
  const [mine, nameless] = [myListName("Hungary"), myListName(OWN_LISTS.nameless)];
  expect(groupsIn(ally())).toEqual([[OWN_LISTS.title, [mine, nameless]]]);
  await page.choose(ally(), idOf("b"));
  const enemy = () => page.field(addEnemy) as unknown as HTMLSelectElement;
  await page.choose(enemy(), idOf("c"));
  expect(groupsIn(enemy())).toEqual([[OWN_LISTS.title, [mine]]]);
  expect(says(`${nameless} ×`)).toBe(true);
  await page.until(() => says(LIST_EDITOR.sound));
  await isSaved();
  expect(stored.list.commanders.externalAllies.at(-1)).toEqual({ list: idOf("b"), years: null, max: 1 });
  expect(stored.list.enemies.at(-1)).toBe(idOf("c"));
});

test("a list that is gone is said to be, beside its choice, and shows no id", async () => {
  await page.leave();
  const gone = idOf("d");
  const { commanders } = LIST;
  const list: ListDraft = {
    ...LIST,
    enemies: [gone],
    commanders: { ...commanders, externalAllies: [{ list: gone, years: null, max: 1 }] },
  };
  stored = { ...stored, list };
  page = await onPage(<ListDesk stored={stored} tables={CATALOG.rules.tables} house={[]} mine={MINE} />);
  const words = draftFaultWords({ path: [], code: "unknown-list", params: { list: gone } });
  await page.until(() => says(words));
  const ally = page.field(LIST_EDITOR.ally) as unknown as HTMLSelectElement;
  expect([ally.value, ally.selectedOptions[0]?.textContent]).toEqual([gone, LIST_EDITOR.unknownList]);
  expect(page.page.textContent).not.toContain(gone);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inBrowser } from "@/app/_components/browser/storage";
import { UNSENT_LIST } from "@/app/_components/saving/unsent";
import { blankList } from "@/lib/model/blank-list";
import type { ListDraft } from "@/lib/model/list-draft";
import type { StoredList } from "@/lib/model/own-list";
import { createListSaver } from "./use-list-desk";

// No server answers, and nobody tries again once the test is over.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const key of inBrowser.keys(UNSENT_LIST)) inBrowser.remove(key);
});

const ID = `own-${"a".repeat(26)}`;
const named = (name: string): ListDraft => ({ ...blankList(name), id: ID });
const STORED = { id: ID, revision: 3, place: "desk", list: named("First"), version: null, faults: [] } as unknown as StoredList;

function openPage() {
  const adopted: string[] = [];
  const saver = createListSaver({ stored: STORED, adopt: ({ name }) => adopted.push(name) });
  return { saver, adopted, close: saver.open() };
}
const kept = () => inBrowser.keys(UNSENT_LIST).map((key) => JSON.parse(inBrowser.read(key) ?? "{}").list.name as string);

test("two open pages keep their own changes, and a third takes over what the closed one left", async () => {
  const [one, other] = [openPage(), openPage()];
  one.saver.happen({ kind: "edited", list: named("Of one") });
  other.saver.happen({ kind: "edited", list: named("Of the other") });
  expect(kept().toSorted()).toEqual(["Of one", "Of the other"]);
  one.close();
  const third = openPage();
  await vi.waitFor(() => expect(third.adopted).toEqual(["Of one"]));
  expect(kept().toSorted()).toEqual(["Of one", "Of the other"]);
  expect(other.adopted).toEqual([]);
  for (const page of [other, third]) page.close();
});

test("what an earlier version of this program kept is taken over too", async () => {
  inBrowser.write(`${UNSENT_LIST}${ID}`, JSON.stringify({ revision: 3, list: named("Kept before") }));
  const page = openPage();
  await vi.waitFor(() => expect(page.adopted).toEqual(["Kept before"]));
  page.close();
});

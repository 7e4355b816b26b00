// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { VERSIONS } from "@/lib/words/versions";
import { buildArmy } from "@/tests/build/army";
import { type OnPage, onPage } from "@/tests/build/on-page";
import { dropAllUnsent, isAnyUnsent, keepUnsent, type Unsent } from "./unsent";
import { UnsentList } from "./unsent-list";

const of = (page: string, writer: string, name: string): Unsent => ({
  ...{ page, writer, base: null, creationKey: page, first: null, account: null },
  army: { ...buildArmy(), name },
});

let shown: OnPage | null = null;
afterEach(async () => {
  await shown?.leave();
  dropAllUnsent();
});

test("what a closed page left twice of one army is shown once, and discarded whole; two versions of an army are shown each", async () => {
  const left = [
    of("one", "first", "In the train"),
    of("one", "second", "In the train"),
    of("two", "third", "Here"),
    of("two", "fourth", "There"),
  ];
  left.forEach(keepUnsent);
  shown = await onPage(<UnsentList unsent={left} />);
  expect([...shown.page.querySelectorAll("li a")].map((link) => link.textContent)).toEqual(["In the train", "Here", "There"]);
  await shown.press(shown.buttons(VERSIONS.unsent.discard)[0] as Element);
  expect(isAnyUnsent()).toBe(true);
  await shown.press(VERSIONS.unsent.confirmDiscard);
  expect(left.map(({ page, writer }) => localStorage.getItem(`condotta.unsent.${page}.${writer}`) !== null)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

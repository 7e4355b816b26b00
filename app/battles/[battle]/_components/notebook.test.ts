import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EMPTY_BOOK, type SharedBook } from "@/lib/rules/afield/shared-ticks";
import { keepNotebook, notebookAddress, readNotebook } from "./notebook";

const BOOK: SharedBook = {
  ticks: [{ key: "unit:a:3", value: 4, at: 7, by: "b" }],
  unsent: ["unit:a:3 b"],
  past: [[{ key: "unit:a:3", was: 0 }]],
};
const ADDRESS = notebookAddress("battle", "b");

afterEach(() => vi.unstubAllGlobals());

describe("in a browser that keeps things", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  test("a book is read as it was kept, each under its own address", () => {
    expect(keepNotebook(ADDRESS, BOOK)).toBe(true);
    expect(readNotebook(ADDRESS, "b")).toEqual(BOOK);
    expect(readNotebook(notebookAddress("battle", "a"), "a")).toEqual(EMPTY_BOOK);
  });

  test("an empty one leaves nothing behind", () => {
    keepNotebook(ADDRESS, BOOK);
    keepNotebook(ADDRESS, EMPTY_BOOK);
    expect([kept.size, readNotebook(ADDRESS, "b")]).toEqual([0, EMPTY_BOOK]);
  });

  test("anything else is read as an empty book", () => {
    kept.set(ADDRESS, "{torn");
    expect(readNotebook(ADDRESS, "b")).toEqual(EMPTY_BOOK);
  });
});

test("without storage it lasts as long as the page, and the player is warned", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(keepNotebook(ADDRESS, BOOK)).toBe(false);
  expect(readNotebook(ADDRESS, "b")).toEqual(BOOK);
});

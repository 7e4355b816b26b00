import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EMPTY_NOTEBOOK, type Notebook } from "@/lib/rules/afield/notebook";
import { keepNotebook, notebookAddress, readNotebook } from "./notebook";

const NOTEBOOK: Notebook = { marks: { "unit:a:3": 4 }, past: [[{ key: "unit:a:3", was: 0 }]] };
const ADDRESS = notebookAddress("battle", "a");

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

  test("a notebook is read as it was kept, each under its own address", () => {
    expect(keepNotebook(ADDRESS, NOTEBOOK)).toBe(true);
    expect(readNotebook(ADDRESS)).toEqual(NOTEBOOK);
    expect(readNotebook(notebookAddress("battle", "b"))).toEqual(EMPTY_NOTEBOOK);
  });

  test("one that is forgotten leaves nothing behind", () => {
    keepNotebook(ADDRESS, NOTEBOOK);
    keepNotebook(ADDRESS, EMPTY_NOTEBOOK);
    expect([kept.size, readNotebook(ADDRESS)]).toEqual([0, EMPTY_NOTEBOOK]);
  });

  test("anything else is read as an empty notebook", () => {
    kept.set(ADDRESS, "{torn");
    expect(readNotebook(ADDRESS)).toEqual(EMPTY_NOTEBOOK);
  });
});

test("without storage it lasts as long as the page, and the player is warned", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(keepNotebook(ADDRESS, NOTEBOOK)).toBe(false);
  expect(readNotebook(ADDRESS)).toEqual(NOTEBOOK);
});

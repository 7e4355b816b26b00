// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { inBrowser, inTab, parsedAs } from "./storage";

afterEach(() => {
  vi.unstubAllGlobals();
  for (const key of inBrowser.keys("test.")) inBrowser.remove(key);
});

/** Reads what is there, and has no room for more. */
function fullStorage(): void {
  const { getItem, removeItem, key } = localStorage;
  const there = localStorage;
  vi.stubGlobal("localStorage", {
    getItem: getItem.bind(there),
    removeItem: removeItem.bind(there),
    key: key.bind(there),
    length: there.length,
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
}

test("what is kept is read again, listed by how its key begins, and gone once it is removed", () => {
  expect([inBrowser.write("test.a", "1"), inBrowser.write("test.b", "2"), inBrowser.write("other", "3")]).toEqual([true, true, true]);
  expect([inBrowser.read("test.a"), localStorage.getItem("test.a"), inTab.read("test.a")]).toEqual(["1", "1", null]);
  expect([...inBrowser.keys("test.")].sort()).toEqual(["test.a", "test.b"]);
  inBrowser.remove("test.a");
  expect([inBrowser.read("test.a"), inBrowser.keys("test.")]).toEqual([null, ["test.b"]]);
});

test("a full storage says so, and the page goes on with what it could not keep", () => {
  inBrowser.write("test.a", "older");
  fullStorage();
  expect([inBrowser.write("test.a", "newer"), inBrowser.write("test.b", "new")]).toEqual([false, false]);
  expect([inBrowser.read("test.a"), inBrowser.read("test.b"), [...inBrowser.keys("test.")].sort()]).toEqual([
    "newer",
    "new",
    ["test.a", "test.b"],
  ]);
  vi.unstubAllGlobals();
  expect(localStorage.getItem("test.a")).toBe("older");
  expect([inBrowser.write("test.a", "newest"), localStorage.getItem("test.a"), inBrowser.read("test.a")]).toEqual([
    true,
    "newest",
    "newest",
  ]);
});

test("a browser that forbids storage throws nothing at the page", () => {
  vi.stubGlobal("localStorage", null);
  expect([inBrowser.read("test.a"), inBrowser.write("test.a", "1"), inBrowser.read("test.a")]).toEqual([null, false, "1"]);
  inBrowser.remove("test.a");
  expect([inBrowser.read("test.a"), inBrowser.keys("")]).toEqual([null, []]);
});

test("a change here or in another tab is told until nobody listens", () => {
  const heard = vi.fn();
  const end = inBrowser.subscribe(heard);
  inBrowser.write("test.a", "1");
  dispatchEvent(new Event("storage"));
  inBrowser.remove("test.a");
  expect(heard).toHaveBeenCalledTimes(3);
  end();
  inBrowser.write("test.a", "1");
  dispatchEvent(new Event("storage"));
  expect(heard).toHaveBeenCalledTimes(3);
});

test("what is no JSON, or something else, is nothing", () => {
  const number = (value: unknown) => (typeof value === "number" ? value : null);
  expect([null, "{torn", '"7"', "7"].map((text) => parsedAs(text, number))).toEqual([null, null, null, 7]);
});

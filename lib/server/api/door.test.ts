import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tableOf } from "./door";
import type { Address } from "./endpoint";

const tableFor = (...paths: readonly string[]) => tableOf(paths.map((path): Address => ({ path, methods: {} })));
const foundIn = (find: ReturnType<typeof tableOf>, pathname: string) => {
  const found = find(pathname);
  return found && { path: found.address.path, params: found.params };
};

const PATHS = [
  "/api/battles",
  "/api/battles/{id}",
  "/api/battles/mine",
  "/api/battles/{id}/rounds/{round}",
  "/api/battles/{id}/rounds/last",
];
const find = tableFor(...PATHS);
const WORDS = ["mine", "last"];

describe("a path is found", () => {
  test("by its pattern, with its parameters, whatever they are", () => {
    const anything = fc.string({ unit: "binary", minLength: 1 }).filter((text) => !WORDS.includes(text));
    fc.assert(
      fc.property(fc.constantFrom(...PATHS), anything, anything, (path, id, round) => {
        const params = Object.fromEntries(Object.entries({ id, round }).filter(([name]) => path.includes(`{${name}}`)));
        const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
        expect(foundIn(find, filled)).toEqual({ path, params });
      }),
    );
  });

  test("where it has the most words of its own, in whichever order the addresses stand", () => {
    const path = fc.array(fc.constantFrom("a", "b", "{x}", "{y}"), { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join("/")}`);
    const asked = fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join("/")}`);
    let tables = 0;
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 6 }), asked, (paths, pathname) => {
        let made: ReturnType<typeof tableOf>;
        try {
          made = tableFor(...paths);
        } catch {
          return;
        }
        tables++;
        const fitting = paths.filter((one) => new RegExp(`^${one.replace(/\{\w\}/g, "[^/]+")}$`).test(pathname));
        const words = (one: string) => one.replace(/\{\w\}/g, "").length;
        const [best] = fitting.sort((one, other) => words(other) - words(one));
        expect(made(pathname)?.address.path).toBe(best);
      }),
      { numRuns: 1000 },
    );
    expect(tables).toBeGreaterThan(100);
  });

  test.each([
    ["/api/battles/mine", "/api/battles/mine", {}],
    ["/api/battles/Mine", "/api/battles/{id}", { id: "Mine" }],
    ["/api/battles/m%69ne", "/api/battles/{id}", { id: "mine" }],
    ["/api/battles/a%2Fb", "/api/battles/{id}", { id: "a/b" }],
    ["/api/battles/%252F", "/api/battles/{id}", { id: "%2F" }],
    ["/api/battles/%", "/api/battles/{id}", { id: "%" }],
    ["/api/battles/%zz%20", "/api/battles/{id}", { id: "%zz%20" }],
    ["/api/battles/%E0%A4%A", "/api/battles/{id}", { id: "%E0%A4%A" }],
    ["/api/battles/__proto__", "/api/battles/{id}", { id: "__proto__" }],
    ["/api/battles/%00", "/api/battles/{id}", { id: String.fromCharCode(0) }],
    ["/api/battles/mine/rounds/last", "/api/battles/{id}/rounds/last", { id: "mine" }],
  ])("%s is %s with %j", (pathname, path, params) => {
    expect(foundIn(find, pathname)).toEqual({ path, params });
  });
});

test.each([
  ...["", "/", "/api", "/api/battle", "/api/battles/", "/api/battles//", "/api//battles", "/api/battles/x/", "/api/battles/x/rounds"],
  ...["/api/battles//rounds/1", "/API/battles", "/api/Battles/x", "/api/b%61ttles/x", "/api/battles%2Fx", "/api/battles/x/rounds/1/2"],
  ...["api/battles", "/api/battles?x=1", "/api/battles ", "//api/battles"],
])("nothing is at %s", (pathname) => {
  expect(find(pathname)).toBeNull();
});

describe("a table is not made", () => {
  test.each([
    ["the same path twice", ["/api/a/b", "/api/a/b"]],
    ["parameters of other names in the same places", ["/api/a/{id}/b", "/api/c", "/api/a/{name}/b"]],
    ["paths that meet where each has a word that the other leaves open", ["/api/{x}/b", "/api/a/{y}"]],
  ])("of %s", (_, paths) => {
    expect(() => tableFor(...paths)).toThrow(`${paths[0]} and ${paths.at(-1)} answer the same path.`);
  });
});

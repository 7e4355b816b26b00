// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { buildArmy } from "@/tests/build/army";
import { inBrowser } from "../browser/storage";
import { dropAllUnsent, dropUnsent, keepUnsent, type Unsent, unsentOn } from "./unsent";

const HERE = { page: "kircholm", base: null, creationKey: "key", army: buildArmy() } as const;
const kept = (writer: string): Unsent => ({ ...HERE, writer });

afterEach(dropAllUnsent);

test("what this browser kept is found, each page's own, and what cannot be read is told and left alone", async () => {
  keepUnsent(kept("one"));
  keepUnsent({ ...kept("two"), page: "elsewhere" });
  inBrowser.write("condotta.unsent.kircholm.three", "{}");
  expect(await unsentOn("kircholm")).toEqual([{ ...kept("one"), keptAt: expect.any(Number) }, null]);
  expect(inBrowser.read("condotta.unsent.kircholm.three")).toBe("{}");
});

test("what another save drops while it is looked for is neither found nor called unreadable", async () => {
  keepUnsent(kept("one"));
  const reading = unsentOn("kircholm");
  dropUnsent(kept("one"));
  expect(await reading).toEqual([]);
});

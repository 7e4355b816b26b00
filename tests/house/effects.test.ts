import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const APP = resolve(import.meta.dirname, "../../app");

/** An effect that gives back what scrolling answers, which is a promise in new browsers: React takes it for what ends the effect. */
const GIVES_BACK = /use(?:Layout)?Effect\(\s*\(\) => (?!void |\{)[^\n]*scrollIntoView\(/;

test("the pattern finds such an effect, and no other", () => {
  const bodies = ["useEffect(() => here.current?.scrollIntoView(), [])", "useEffect(() => void here.scrollIntoView(), [])"];
  expect(bodies.map((one) => GIVES_BACK.test(one))).toEqual([true, false]);
});

test("no effect gives back what scrolling answers", () => {
  const files = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => GIVES_BACK.test(readFileSync(join(APP, file), "utf8")))).toEqual([]);
});

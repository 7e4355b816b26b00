import { expect, test } from "vitest";
import { path } from "./path";

test("one decimal, no leading zero, a space only where two numbers would run together", () => {
  expect(path`M${1.26} ${-0.04}l${0.5} ${-0.5}h${12}`).toBe("M1.3 0l.5-.5h12");
  expect(path`q0${3} 1${-2}`).toBe("q0 3 1-2");
});

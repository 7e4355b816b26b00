import { describe, expect, test } from "vitest";
import { claim, recovery } from "../model/account";
import { armyBeginning } from "../model/army";
import { formWords } from "./forms";

/** What the fields of a form say, as the pages ask for it. */
function said(schema: typeof claim | typeof recovery | typeof armyBeginning, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values, { error: formWords });
  return Object.fromEntries((error?.issues ?? []).map((issue) => [String(issue.path[0]), issue.message]));
}

const beginning = { name: "Kircholm", list: "polish-lithuanian-1576-1660", pointsLimit: 10_000, year: null };

describe("what a field says", () => {
  test.each([
    [
      { email: "", password: "" },
      { email: "Please fill this in.", password: "Please fill this in." },
    ],
    [
      { email: "captain", password: "1234567" },
      { email: "Enter an email address, such as captain@example.org.", password: "At least 8 characters." },
    ],
    [{ email: "a@example.org", password: "x".repeat(129) }, { password: "At most 128 characters." }],
    [{ email: "a@example.org", password: "password1" }, { password: "This password is easy to guess. Try four unrelated words." }],
    [
      { email: "captain.alba@example.org", password: "captainalba" },
      { password: "Do not use your email address or a part of it. Try four unrelated words." },
    ],
  ])("of a claim: %j", (values, sentences) => {
    expect(said(claim, values)).toEqual(sentences);
  });

  test("of a recovery key with a character that no key has", () => {
    const wrong = { email: "a@example.org", recoveryKey: "9".repeat(32), password: "kriegskunst" };
    expect(said(recovery, wrong)).toEqual({ recoveryKey: "A recovery key has 32 letters and digits, in eight groups of four." });
  });

  test("none of a recovery key whose letters were read as digits", () => {
    expect(said(recovery, { email: "a@example.org", recoveryKey: "0Ol1-b8".repeat(6).slice(0, 37), password: "kriegskunst" })).toEqual({});
  });

  test.each([
    [{ name: "  " }, { name: "Please fill this in." }],
    [{ name: "x".repeat(81) }, { name: "At most 80 characters." }],
    [{ list: "" }, { list: "Choose a list." }],
    [{ pointsLimit: null }, { pointsLimit: "Please fill this in." }],
    [{ pointsLimit: Number.NaN }, { pointsLimit: "Enter a whole number." }],
    [{ pointsLimit: 10.5 }, { pointsLimit: "Enter a whole number." }],
    [{ pointsLimit: -1 }, { pointsLimit: "At least 0." }],
    [{ pointsLimit: 100_001 }, { pointsLimit: "At most 100,000." }],
    [{ year: 1299 }, { year: "At least 1300." }],
    [{ year: 1801 }, { year: "At most 1800." }],
  ])("of a new army: %j", (change, sentences) => {
    expect(said(armyBeginning, { ...beginning, ...change })).toEqual(sentences);
  });

  test("nothing of what is right, and a year may stay open", () => {
    expect(said(armyBeginning, beginning)).toEqual({});
    expect(said(claim, { email: "a@example.org", password: "kriegskunst" })).toEqual({});
  });
});

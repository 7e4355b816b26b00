import { describe, expect, test } from "vitest";
import { claim, recovery } from "./account";
import { isOwnAddress, newPassword, password } from "./password";

describe("a password that is being chosen", () => {
  test.each([
    ...["password", "Password1!", "P@ssw0rd", "passwort2026", "pass word", "12345678", "1234567890", "87654321", "abcdefgh", "qwertyuiop"],
    ...["qwerty123", "iloveyou", "football1", "letmein!!", "1q2w3e4r", "trustno1", "Condotta2026", "welcome1", "aaaaaaaa", "12341234"],
    ...["abcabcabc", "        ", " \t \t \t \t", "a       ", "\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0"],
  ])("%j is one of the worst", (chosen) => {
    expect(newPassword.safeParse(chosen).error?.issues).toMatchObject([{ params: { code: "worst-password" } }]);
  });

  test.each([
    "kriegskunst zu fuss",
    "pike and shot",
    "a long password",
    "correct horse battery",
    "żółw ćma łąka",
    "Rocroi 1643",
    "8kT.mm3-",
  ])("%j is not", (chosen) => {
    expect(newPassword.parse(chosen)).toBe(chosen);
  });

  test("is only told so if it is too short or too long", () => {
    for (const chosen of ["1234567", "a".repeat(129), ""]) expect(newPassword.safeParse(chosen).error?.issues).toHaveLength(1);
  });

  test("one that is compared was chosen before, and may be any", () => {
    expect(password.parse("12345678")).toBe("12345678");
  });
});

describe("a password that is its owner's address", () => {
  test.each(["anna.rossi@example.org", "Anna.Rossi@Example.org", " anna.rossi ", "annarossi", "anna.rossi1990", "ANNA ROSSI!"])(
    "%j",
    (chosen) => {
      expect(isOwnAddress(chosen, "anna.rossi@example.org")).toBe(true);
      expect(isOwnAddress(chosen, "Anna.Rossi@example.org")).toBe(true);
    },
  );

  test.each(["anna of rossi", "example.org", "kriegskunst"])("%j is not", (chosen) => {
    expect(isOwnAddress(chosen, "anna.rossi@example.org")).toBe(false);
  });

  test("where it is short or only figures, it must be the whole", () => {
    expect(isOwnAddress("al capone", "al@example.org")).toBe(false);
    expect(isOwnAddress("16431645", "1643@example.org")).toBe(false);
    expect(isOwnAddress("16431645", "16431645@example.org")).toBe(true);
  });

  test("is refused at its place, by a claim and by a recovery", () => {
    const sent = { email: "anna.rossi@example.org", password: "annarossi1" };
    const fault = [{ path: ["password"], params: { code: "password-is-address" } }];
    expect(claim.safeParse(sent).error?.issues).toMatchObject(fault);
    expect(recovery.safeParse({ ...sent, recoveryKey: "a".repeat(32) }).error?.issues).toMatchObject(fault);
  });
});

test("a password or an address of any length is looked at without holding anybody up", () => {
  const long = `a${"1".repeat(200_000)}a`;
  expect(isOwnAddress(long, "soldier@condotta.example")).toBe(false);
  expect(isOwnAddress("four odd words", `${long}@condotta.example`)).toBe(false);
});

import { describe, expect, test } from "vitest";
import { claim, recovery } from "./account";
import { isOwnAddress, newPassword, password } from "./password";

describe("a password that is being chosen", () => {
  test.each([
    ...["password", "Password1!", "P@ssw0rd", "passwort2026", "pass word", "12345678", "1234567890", "87654321", "abcdefgh", "qwertyuiop"],
    ...["qwerty123", "iloveyou", "football1", "letmein!!", "1q2w3e4r", "trustno1", "Condotta2026", "welcome1", "aaaaaaaa", "12341234"],
    ...["abcabcabc", "        ", " \t \t \t \t", "a       ", "\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0"],
    // Runs, also doubled, in twos and threes, of letters and figures by turns.
    ...["11223344", "aabbccdd", "111222333444", "24681357", "13579111", "1234abcd", "abc123xyz", "a1b2c3d4", "1a2b3c4d5e", "0123456789abc"],
    // Rows and columns of a keyboard, either way.
    ...["1234qwer", "qwer1234", "qwertz123", "asdf;lkj", "asdfjkl;", "poiuytrewq", "qweasdzxc", "1qaz2wsx", "zaq12wsx", "2wsx1qaz"],
    ...["1q2w3e4r5t6y", "q1w2e3r4", "!@#$%^&*", '!"§$%&/(', "147258369", "Qwerty!@#", "yxcvbnm,"],
    // What is repeated until it is long enough.
    ...["abab1212", "pikepike", "xyzxyz12", "rocroirocroi", "kxwq7kxwq7", "Pikemen pikemen", "aaaabbbb", "abab cdcd"],
    // What cannot be seen.
    ...["\u200b".repeat(8), "\u200b\u200c\u200d\u2060\ufeff\u00ad\u180e\u034f", "\u3164\u115f\u1160\uffa0\u2800\u17b4\u17b5\u3164"],
    ...[
      "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068",
      "\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008",
      "\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308",
    ],
    ...[
      "pass\u200bword",
      "12\u200b34\u200b56\u200b78",
      "1 2 3 4 5 6 7 8",
      "\ufe0f\u{e0100}\u{e0101}\u{e0041}\u{e0042}\u{e0043}\u{e0044}a",
      "１２３４５６７８",
      "ｐａｓｓｗｏｒｄ",
    ],
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
    "abc of war",
    "pike 1234 shot",
    "four by four",
    "Mississippi",
    "mamma mia!",
    "東軍西軍関ヶ原合戦",
    "کارزار بزرگ",
    "19 Mai 1643",
    "zj4kzj9m",
    "1643qwer!pike",
  ])("%j is not", (chosen) => {
    expect(newPassword.parse(chosen)).toBe(chosen);
  });

  test("has a single fault if it is too short or too long", () => {
    for (const chosen of ["1234567", "a".repeat(129), "", "😀😃😄😁"]) expect(newPassword.safeParse(chosen).error?.issues).toHaveLength(1);
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

test.each(["anna\u200brossi", "\u200banna.rossi", "ａｎｎａ.rossi"])(
  "%j is the owner's address with what cannot be seen, or in wide letters",
  (chosen) => {
    expect(isOwnAddress(chosen, "anna.rossi@example.org")).toBe(true);
  },
);

test("a password or an address of any length is looked at without holding anybody up", () => {
  const long = `a${"1".repeat(200_000)}a`;
  expect(isOwnAddress(long, "soldier@condotta.example")).toBe(false);
  expect(isOwnAddress("four odd words", `${long}@condotta.example`)).toBe(false);
  const tower = `a${"\u0315\u0300".repeat(100_000)}`;
  expect(newPassword.safeParse(tower).success).toBe(false);
  expect(isOwnAddress(tower, "soldier@condotta.example")).toBe(false);
});

import { expect, test } from "vitest";
import { ACCOUNT } from "./account";
import { plain } from "./sentence";

test("a visitor is told what an account is for, by the number of armies", () => {
  expect([0, 1, 12].map(ACCOUNT.visitor)).toEqual([
    "No armies are saved in this browser. If you have an account, sign in to open its armies. If not, create one at any time.",
    "This browser has 1 army. Create an account to open it on other devices.",
    "This browser has 12 armies. Create an account to open them on other devices.",
  ]);
});

test("the email address is for signing in alone, and the recovery key is the only way back", () => {
  expect(ACCOUNT.create.emailHint).toBe("Used only to sign in; we never email you.");
  expect(plain(ACCOUNT.recoverySheet.why)).toBe(
    "If you forget the password of your account, this key is the only way back in. We cannot email a reset link.",
  );
});

test("who signs out is told how to come back, and who resets the password what became of the key", () => {
  expect(ACCOUNT.signOut.done).toBe("Signed out. Sign in to open your armies.");
  expect(ACCOUNT.recover.done).toBe(
    "Your password is changed, and your other devices are signed out. The old recovery key no longer works. Here is your new one.",
  );
});

test("a share is named with its list, where it has one", () => {
  expect(plain(ACCOUNT.shares.about("In full", "Polish", "https://condotta.example/a/x"))).toBe(
    "In full · Polish · shared  · https://condotta.example/a/x",
  );
  expect(plain(ACCOUNT.shares.about("In full", "", "https://condotta.example/a/x"))).toBe(
    "In full · shared  · https://condotta.example/a/x",
  );
});

test("what is stored names events, and what becomes of them with the account", () => {
  const lines = ACCOUNT.privacy.lines(30).join(" ");
  expect(lines).toContain("For an event we store the name and club you enter, the army you hand in, and the results");
  expect(lines).toContain("Events keep your results, without your name and your army.");
});

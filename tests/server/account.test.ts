import { beforeAll, describe, expect, test } from "vitest";
import { accountExport } from "@/lib/model/account";
import type { Army } from "@/lib/model/army";
import { wasHere } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { errorOf } from "./asking";
import { accountIn, claimedIn, type Member, namesOf, newClaimed, newEmail, newMember, PASSWORD } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn } from "./stored";

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});

const named = (name: string): Army => ({ ...ready, name });
const cookiesOf = (response: Response) => response.headers.getSetCookie();
const rowsOf = (table: string) => sqlIn(running).prepare(`select * from ${table}`).all() as Record<string, unknown>[];
const userOf = (email: string) => rowsOf("users").find((user) => user.email === email);

/** One army at each place. */
async function armiesEverywhere(member: Member) {
  await member.owning(named("Desk"));
  const archived = await member.owning(named("Archive"));
  const binned = await member.owning(named("Bin"));
  await member.move(archived.id, "archive");
  await member.deleteArmy(binned.id);
}
const everywhere = async (member: Member) => [await namesOf(member), await namesOf(member, "?place=bin")].map((names) => names.sort());
const EVERYWHERE = [["Archive", "Desk"], ["Bin"]];

describe("who asks", () => {
  test("a visitor is nobody, and is given no cookie", async () => {
    const response = await newMember().whoAmI();
    expect([response.status, await accountIn(response), cookiesOf(response)]).toEqual([200, null, []]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("after his first save he has an anonymous account without an address; the bin is not counted", async () => {
    const member = newMember();
    await armiesEverywhere(member);
    const response = await member.whoAmI();
    const account = await accountIn(response);
    expect(account).toEqual({ anonymous: true, email: null, since: expect.any(String), armies: 2 });
    expect(Math.abs(Date.parse(account?.since ?? "") - Date.now())).toBeLessThan(60_000);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each(["", "nonsense", "a.b", `${"a".repeat(32)}.${"b".repeat(43)}=`])("an invalid cookie: '%s'", async (cookie) => {
    const member = newMember();
    member.jar.set("condotta.session_token", cookie);
    expect(await accountIn(await member.whoAmI())).toBe(null);
  });

  test("a cookie whose signature was changed signs nobody in", async () => {
    const { member } = await newClaimed();
    const [name = "", value = ""] = [...member.jar][0] ?? [];
    const [token, signature = ""] = decodeURIComponent(value).split(".");
    member.jar.set(name, encodeURIComponent(`${token}.${signature[0] === "A" ? "B" : "A"}${signature.slice(1)}`));
    expect(await accountIn(await member.whoAmI())).toBe(null);
  });
});

describe("claiming", () => {
  test("brings all armies along and tells the recovery key", async () => {
    const member = newMember();
    await armiesEverywhere(member);
    const email = newEmail();
    const response = await member.claim({ email, password: PASSWORD });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { account } = await claimedIn(response);
    expect(account).toMatchObject({ anonymous: false, email, armies: 2 });
    expect(await everywhere(member)).toEqual(EVERYWHERE);
    expect(await accountIn(await member.whoAmI())).toEqual(account);
  });

  test("a visitor without an account gets one", async () => {
    const { member, email } = await newClaimed();
    expect(await accountIn(await member.whoAmI())).toMatchObject({ anonymous: false, email, armies: 0 });
  });

  test("an address in other capitals is the same address", async () => {
    const email = newEmail();
    expect((await claimedIn(await newMember().claim({ email: email.toUpperCase(), password: PASSWORD }))).account.email).toBe(email);
    expect(await errorOf(await newMember().claim({ email, password: "another password" }))).toMatchObject({ status: 409 });
  });

  test("an address that has an account with another password is taken, and the armies stay where they are", async () => {
    const { email } = await newClaimed();
    const member = newMember();
    await armiesEverywhere(member);
    const response = await member.claim({ email, password: "another password" });
    expect(cookiesOf(response)).toEqual([]);
    expect(await errorOf(response)).toMatchObject({ status: 409, code: "email-taken" });
    expect(await everywhere(member)).toEqual(EVERYWHERE);
    expect(await accountIn(await member.whoAmI())).toMatchObject({ anonymous: true });
    expect((await newMember().signIn({ email, password: PASSWORD })).status).toBe(200);
  });

  test("who has claimed an account cannot claim another", async () => {
    const { member } = await newClaimed();
    const error = await errorOf(await member.claim({ email: newEmail(), password: PASSWORD }));
    expect(error).toMatchObject({ status: 409, code: "already-claimed" });
  });

  test("every fault of a body is named", async () => {
    const error = await errorOf(await newMember().claim({ email: "nobody", password: "short", name: "N" }));
    expect(error).toMatchObject({ status: 400, code: "bad-document" });
    expect((error.details as { at: string; message: string }[]).map((one) => one.at).sort()).toEqual(["email", "name", "password"]);
    expect(error.message).toContain("email must be");
  });
});

describe("signing in", () => {
  test("from another browser, whose armies come along", async () => {
    const { member, email } = await newClaimed();
    await member.owning(named("First"));
    const other = newMember();
    await armiesEverywhere(other);
    const response = await other.signIn({ email: email.toUpperCase(), password: PASSWORD });
    expect(await accountIn(response)).toMatchObject({ anonymous: false, email, armies: 3 });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await everywhere(other)).toEqual([["Archive", "Desk", "First"], ["Bin"]]);
    expect(await everywhere(member)).toEqual([["Archive", "Desk", "First"], ["Bin"]]);
  });

  test("an unknown address and a wrong password get the same answer", async () => {
    const { email } = await newClaimed();
    const answers = [
      await newMember().signIn({ email, password: "another password" }),
      await newMember().signIn({ email: newEmail(), password: PASSWORD }),
    ];
    const [wrong, unknown] = await Promise.all(answers.map(errorOf));
    expect(wrong).toMatchObject({ status: 401, code: "wrong-credentials" });
    expect(unknown).toEqual(wrong);
    expect(answers.map(cookiesOf)).toEqual([[], []]);
  });

  test("the address made up for an anonymous account opens nothing", async () => {
    await newMember().owning(ready);
    const made = rowsOf("users").find((user) => user.is_anonymous === 1);
    expect(await errorOf(await newMember().signIn({ email: made?.email, password: PASSWORD }))).toMatchObject({ status: 401 });
  });

  test("a browser that was signed in to another account changes over, and takes nothing along", async () => {
    const [one, two] = [await newClaimed(), await newClaimed()];
    await one.member.owning(named("Of one"));
    expect((await one.member.signIn({ email: two.email, password: PASSWORD })).status).toBe(200);
    expect(await namesOf(one.member)).toEqual([]);
    await one.member.signIn({ email: one.email, password: PASSWORD });
    expect(await namesOf(one.member)).toEqual(["Of one"]);
  });

  test("a browser whose session is over is signed in like any other", async () => {
    const { member, email } = await newClaimed();
    sqlIn(running).prepare("delete from sessions where user_id = ?").run(userOf(email)?.id);
    expect(await accountIn(await member.whoAmI())).toBe(null);
    await member.signIn({ email, password: PASSWORD });
    expect(await accountIn(await member.whoAmI())).toMatchObject({ email });
  });
});

describe("signing out", () => {
  test("ends this session and no other, and takes the cookie back", async () => {
    const { member, email } = await newClaimed();
    const other = newMember();
    await other.signIn({ email, password: PASSWORD });
    const copy = newMember();
    for (const [name, value] of member.jar) copy.jar.set(name, value);

    const response = await member.signOut();
    expect([response.status, await response.text()]).toEqual([204, ""]);
    // What is left says only that this browser has signed in before (tests/server/wrong-tries.test.ts).
    expect([...member.jar.keys()]).toEqual(["condotta.browser"]);
    const seen = ({ jar }: typeof member) =>
      wasHere(new Headers({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") }));
    expect([seen(member), seen(copy), seen(newMember())], "what its pages say").toEqual(["left", "ended", null]);
    expect(await accountIn(await copy.whoAmI())).toBe(null);
    expect(await accountIn(await other.whoAmI())).toMatchObject({ email });
    expect((await member.signOut()).status).toBe(204);
  });
});

describe("recovering", () => {
  const NEW = "kriegskunst zu pferd";

  test("sets the password, ends all sessions, brings the armies along and spends the key", async () => {
    const { member, email, key } = await newClaimed();
    await member.owning(named("First"));
    const other = newMember();
    await armiesEverywhere(other);
    const response = await other.recover({
      email: email.toUpperCase(),
      recoveryKey: ` ${key.toUpperCase().replaceAll("-", " ")}`,
      password: NEW,
    });
    const { account, recoveryKey } = await claimedIn(response);
    expect(account).toMatchObject({ anonymous: false, email, armies: 3 });
    expect(await accountIn(await other.whoAmI())).toEqual(account);
    expect(await accountIn(await member.whoAmI())).toBe(null);
    expect((await newMember().signIn({ email, password: PASSWORD })).status).toBe(401);
    expect((await newMember().signIn({ email, password: NEW })).status).toBe(200);
    expect((await newMember().recover({ email, recoveryKey: key, password: PASSWORD })).status).toBe(401);
    expect((await newMember().recover({ email, recoveryKey, password: PASSWORD })).status).toBe(200);
  });

  test("an unknown address and a wrong key get the same answer, and change nothing", async () => {
    const [{ member, email }, { key }] = [await newClaimed(), await newClaimed()];
    const asked = [
      { email, recoveryKey: key, password: NEW },
      { email: newEmail(), recoveryKey: key, password: NEW },
    ];
    const [wrong, unknown] = await Promise.all(asked.map(async (one) => errorOf(await newMember().recover(one))));
    expect(wrong).toMatchObject({ status: 401, code: "wrong-recovery-key" });
    expect(unknown).toEqual(wrong);
    expect(await accountIn(await member.whoAmI())).toMatchObject({ email });
    expect((await newMember().signIn({ email, password: PASSWORD })).status).toBe(200);
  });

  test("a key that is used twice at once is used once", async () => {
    const { email, key } = await newClaimed();
    const answers = await Promise.all([1, 2, 3].map(() => newMember().recover({ email, recoveryKey: key, password: NEW })));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 401, 401]);
  });

  test("an invalid key is refused as invalid", async () => {
    const error = await errorOf(await newMember().recover({ email: newEmail(), recoveryKey: "swordfish", password: NEW }));
    expect(error).toMatchObject({ status: 400, code: "bad-document", at: "recoveryKey" });
  });
});

describe("a new recovery key", () => {
  test("is made for the password, and the old one no longer works", async () => {
    const { member, email, key } = await newClaimed();
    const { recoveryKey, account } = await claimedIn(await member.renewKey(PASSWORD));
    expect(account).toMatchObject({ email });
    expect(recoveryKey).not.toBe(key);
    expect((await newMember().recover({ email, recoveryKey: key, password: PASSWORD })).status).toBe(401);
    expect((await newMember().recover({ email, recoveryKey, password: PASSWORD })).status).toBe(200);
  });

  test.each(["another password", null])("not for %s", async (password) => {
    const { member, email, key } = await newClaimed();
    expect(await errorOf(await member.renewKey(password))).toMatchObject({ status: 403, code: "wrong-password" });
    expect((await newMember().recover({ email, recoveryKey: key, password: PASSWORD })).status).toBe(200);
  });
});

describe("another password", () => {
  test("ends every other session, and not this one", async () => {
    const { member, email } = await newClaimed();
    const other = newMember();
    await other.signIn({ email, password: PASSWORD });
    const response = await member.changePassword(PASSWORD, "kriegskunst zu pferd");
    expect(await accountIn(response)).toMatchObject({ email });
    expect(await accountIn(await member.whoAmI())).toMatchObject({ email });
    expect(await accountIn(await other.whoAmI())).toBe(null);
    expect((await newMember().signIn({ email, password: PASSWORD })).status).toBe(401);
    expect((await newMember().signIn({ email, password: "kriegskunst zu pferd" })).status).toBe(200);
  });

  test("not the one it has", async () => {
    const { member, email } = await newClaimed();
    const other = newMember();
    await other.signIn({ email, password: PASSWORD });
    expect(await errorOf(await member.changePassword(PASSWORD, PASSWORD))).toMatchObject({
      ...{ status: 400, code: "bad-document", at: "newPassword" },
    });
    expect(await accountIn(await other.whoAmI())).toMatchObject({ email });
  });

  test("not for a wrong one", async () => {
    const { member, email } = await newClaimed();
    expect(await errorOf(await member.changePassword("another password", "kriegskunst zu pferd"))).toMatchObject({
      code: "wrong-password",
    });
    expect((await newMember().signIn({ email, password: PASSWORD })).status).toBe(200);
  });
});

describe("what needs an account that was claimed", () => {
  test.each([
    ["a new recovery key", (member: Member) => member.renewKey(PASSWORD)],
    ["another password", (member: Member) => member.changePassword(PASSWORD, "kriegskunst zu pferd")],
  ])("%s", async (_, asking) => {
    expect(await errorOf(await asking(newMember()))).toMatchObject({ status: 401, code: "no-account" });
    const anonymous = newMember();
    await anonymous.owning(ready);
    expect(await errorOf(await asking(anonymous))).toMatchObject({ status: 409, code: "not-claimed" });
  });
});

describe("deleting the account", () => {
  const leftOf = (id: unknown) =>
    Object.fromEntries(
      Object.entries({ users: "id", sessions: "user_id", credentials: "user_id", recovery_keys: "user_id", armies: "owner" }).map(
        ([table, field]) => [table, rowsOf(table).filter((row) => row[field] === id).length],
      ),
    );
  const NOTHING = { users: 0, sessions: 0, credentials: 0, recovery_keys: 0, armies: 0 };

  test("leaves nothing of it, and nothing of others is touched", async () => {
    const [{ member, email }, other] = [await newClaimed(), await newClaimed()];
    await armiesEverywhere(member);
    await other.member.owning(ready);
    const [id, otherId] = [userOf(email)?.id, userOf(other.email)?.id];
    expect(leftOf(id)).toEqual({ users: 1, sessions: 1, credentials: 1, recovery_keys: 1, armies: 3 });

    const response = await member.delete(PASSWORD);
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(member.jar.size).toBe(0);
    expect(leftOf(id)).toEqual(NOTHING);
    expect(leftOf(otherId)).toEqual({ users: 1, sessions: 1, credentials: 1, recovery_keys: 1, armies: 1 });
    expect((await newMember().signIn({ email, password: PASSWORD })).status).toBe(401);
    expect((await newMember().claim({ email, password: "another password" })).status).toBe(200);
  });

  test("of an anonymous account it needs no password", async () => {
    const member = newMember();
    const { id } = await member.owning(ready);
    const owner = rowsOf("armies").find((row) => row.id === id)?.owner;
    expect((await member.delete()).status).toBe(204);
    expect(leftOf(owner)).toEqual(NOTHING);
  });

  test.each(["another password", null])("of a claimed one not for %s", async (password) => {
    const { member } = await newClaimed();
    await armiesEverywhere(member);
    expect(await errorOf(await member.delete(password))).toMatchObject({ status: 403, code: "wrong-password" });
    expect(await everywhere(member)).toEqual(EVERYWHERE);
  });

  test("a second request, or one without a session, finds it done already", async () => {
    const { member } = await newClaimed();
    const jar = [...member.jar];
    await member.delete(PASSWORD);
    for (const [name, value] of jar) member.jar.set(name, value);
    expect((await member.delete(PASSWORD)).status).toBe(204);
    expect((await newMember().delete()).status).toBe(204);
  });

  test("says what a confirmation is", async () => {
    expect(await errorOf(await newMember().delete(7))).toMatchObject({ status: 400, code: "bad-document", at: "password" });
  });
});

describe("the export", () => {
  test("is everything that is kept, as a file", async () => {
    const { member, email } = await newClaimed();
    await armiesEverywhere(member);
    const response = await member.export();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-disposition": 'attachment; filename="condotta-export.json"',
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
    });
    const exported = accountExport.parse(await response.json());
    expect(exported.account).toMatchObject({ email, armies: 2 });
    expect(exported.armies.map((one) => [one.place, one.army.name])).toEqual([
      ["desk", "Desk"],
      ["archive", "Archive"],
      ["bin", "Bin"],
    ]);
    expect(exported.armies[0]?.army).toEqual(named("Desk"));
  });

  test("nobody has none", async () => {
    const response = await newMember().export();
    expect(response.headers.get("content-disposition")).toBe(null);
    expect(await errorOf(response)).toMatchObject({ status: 401, code: "no-account" });
  });
});

describe("what is sent", () => {
  test("is at most so large", async () => {
    const error = await errorOf(await newMember().signIn({ email: newEmail(), password: "x".repeat(LIMITS.account) }));
    expect(error).toMatchObject({ status: 413, code: "body-too-large" });
  });

  test("is taken from our own pages only", async () => {
    const headers = { origin: "https://evil.example" };
    expect(await errorOf(await newMember().claim({ email: newEmail(), password: PASSWORD }, headers))).toMatchObject({ status: 403 });
  });
});

test("nothing is kept of where anybody comes from, and no password or key as it was typed", async () => {
  const member = newMember();
  await member.owning(ready);
  const { member: other, email, key } = await newClaimed();
  await other.signIn({ email, password: PASSWORD }, { "user-agent": "Mozilla/5.0 (Swordfish)", "x-real-ip": "10.9.9.9" });
  for (const session of rowsOf("sessions")) expect([session.ip_address, session.user_agent]).toEqual([null, null]);
  const rows = JSON.stringify(["users", "sessions", "credentials", "recovery_keys", "verifications"].map(rowsOf));
  for (const secret of [PASSWORD, key, key.replaceAll("-", ""), "Swordfish", "10.9.9.9"]) expect(rows).not.toContain(secret);
});

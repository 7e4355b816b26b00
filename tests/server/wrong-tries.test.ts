import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { WRONG_TRIES } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { beginTry, type TriedAt } from "@/lib/server/tries";
import { REFUSALS } from "@/lib/words/refusals";
import { errorOf } from "./asking";
import { type Member, newClaimed, newEmail, newMember, PASSWORD } from "./players";
import { bootSoundly } from "./program-folder";
import { sqlIn } from "./stored";

const WRONG = "not the password";
const NEW = "kriegskunst zu pferd";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
  setRunning(running);
});

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const waitOf = (response: Response) => Number(response.headers.get("retry-after"));
/** From an address of its own each time. */
const guess = (email: string) => newMember().signIn({ email, password: WRONG });
async function guessOften(email: string, times: number): Promise<void> {
  for (let tried = 0; tried < times; tried++) expect((await guess(email)).status).toBe(401);
}
/** The same without asking: ten wrong passwords of strangers. */
const useUp = async (email: string) => {
  for (let tried = 0; tried < 10; tried++) await beginTry("account", email);
};
/** A wrong key of the right form. */
const otherKey = (key: string) => key.replace(/^./, (one) => (one === "a" ? "b" : "a"));
/** The same browser at another address. */
function elsewhere(member: Member): Member {
  const other = newMember();
  for (const [name, value] of member.jar) other.jar.set(name, value);
  return other;
}

describe("strangers at an account, from however many addresses", () => {
  test("have ten wrong passwords free; then they wait, twice as long each time, an hour at most", async () => {
    const { email } = await newClaimed();
    await guessOften(email, 10);
    const waits: number[] = [];
    for (let tried = 0; tried < 9; tried++) {
      const refused = await guess(email);
      expect(refused.status).toBe(429);
      waits.push(waitOf(refused));
      later(waitOf(refused) - 1);
      expect((await guess(email)).status).toBe(429);
      later(1);
      expect((await guess(email)).status).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
  });

  test("are told how long, why, and what the owner can do", async () => {
    const { email } = await newClaimed();
    await useUp(email);
    expect(await errorOf(await guess(email))).toEqual({
      status: 429,
      code: "too-many-tries",
      message: REFUSALS["too-many-tries"]({ seconds: 30, ofBrowser: false }),
    });
    later(30);
    for (const wait of [30, 60]) {
      expect((await guess(email)).status).toBe(401);
      later(wait * 2);
    }
    expect((await guess(email)).status).toBe(401);
    expect((await errorOf(await guess(email))).message).toBe(REFUSALS["too-many-tries"]({ seconds: 240, ofBrowser: false }));
  });

  test("begin anew after a day on which nobody tried", async () => {
    const { email } = await newClaimed();
    await guessOften(email, 10);
    expect((await guess(email)).status).toBe(429);
    later(86_401);
    await guessOften(email, 10);
    expect(waitOf(await guess(email))).toBe(30);
  });

  test("are counted before they are answered: of forty at once thirty wait", async () => {
    const { email } = await newClaimed();
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess(email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test("that are free do not wait for each other, though one that comes later began a moment before, or by a clock that is behind", async () => {
    const { email } = await newClaimed();
    await guessOften(email, 1);
    later(-0.05);
    await guessOften(email, 9);
    expect(waitOf(await guess(email))).toBe(30);
  });

  test("are told nothing of whether there is such an account", async () => {
    const told = async (email: string) => {
      const answers = [];
      for (let tried = 0; tried < 12; tried++) {
        const answer = await guess(email);
        answers.push([await errorOf(answer.clone()), answer.headers.get("retry-after"), answer.headers.getSetCookie()]);
      }
      return answers;
    };
    expect(await told(newEmail())).toEqual(await told((await newClaimed()).email));
  });

  test("whatever it is that they try: a password, a claim or a recovery key", async () => {
    const { email, key } = await newClaimed();
    for (let tried = 0; tried < 3; tried++) {
      expect((await newMember().signIn({ email, password: WRONG })).status).toBe(401);
      expect((await newMember().claim({ email, password: WRONG })).status).toBe(409);
      expect((await newMember().recover({ email, recoveryKey: otherKey(key), password: NEW })).status).toBe(401);
    }
    expect((await guess(email)).status).toBe(401);
    expect((await newMember().signIn({ email, password: PASSWORD })).status).toBe(429);
    expect((await newMember().claim({ email, password: WRONG })).status).toBe(429);
    expect((await newMember().recover({ email, recoveryKey: otherKey(key), password: NEW })).status).toBe(429);
  });

  test("at one address have five in a minute, so that one of them does not use up the tries of all", async () => {
    const { email } = await newClaimed();
    const stranger = () => newMember("192.0.2.20").signIn({ email: email.toUpperCase(), password: WRONG });
    for (let tried = 0; tried < 5; tried++) expect((await stranger()).status).toBe(401);
    const refused = await stranger();
    expect(await errorOf(refused.clone())).toMatchObject({ status: 429, code: "too-many-tries" });
    expect(waitOf(refused)).toBeGreaterThan(0);
    expect(waitOf(refused)).toBeLessThanOrEqual(60);
    expect((await newMember("192.0.2.21").signIn({ email, password: PASSWORD })).status).toBe(200);
    expect((await newMember("192.0.2.20").signIn({ email: newEmail(), password: WRONG })).status).toBe(401);
  });
});

describe("the owner", () => {
  test("is not counted while he is right, however often he signs in, from an address or a new browser each time", async () => {
    const { email } = await newClaimed();
    for (let times = 0; times < 15; times++) expect((await newMember("192.0.2.30").signIn({ email, password: PASSWORD })).status).toBe(200);
    await guessOften(email, 10);
  });

  test("is not locked out of a browser that has signed in before, though it has signed out and moved", async () => {
    const { member, email } = await newClaimed();
    await member.signOut();
    await useUp(email);
    expect((await newMember().signIn({ email, password: PASSWORD })).status).toBe(429);
    expect((await elsewhere(member).signIn({ email, password: PASSWORD })).status).toBe(200);
  });

  test("is not locked out by strangers at his own address", async () => {
    const { member, email } = await newClaimed("192.0.2.31");
    await member.signOut();
    for (let tried = 0; tried < 6; tried++) await newMember("192.0.2.31").signIn({ email, password: WRONG });
    expect((await newMember("192.0.2.31").signIn({ email, password: PASSWORD })).status).toBe(429);
    expect((await member.signIn({ email, password: PASSWORD })).status).toBe(200);
  });

  test("can use his recovery key at any time", async () => {
    const { email, key } = await newClaimed();
    await useUp(email);
    expect((await newMember().recover({ email, recoveryKey: key, password: NEW })).status).toBe(200);
  });

  test("can do everything for which he is asked for his password while he is signed in", async () => {
    const { member, email } = await newClaimed();
    await useUp(email);
    expect((await member.renewKey(PASSWORD)).status).toBe(200);
    expect((await member.changePassword(PASSWORD, NEW)).status).toBe(200);
    expect((await member.delete(NEW)).status).toBe(204);
  });
});

describe("a browser that has signed in before", () => {
  test("is bounded like strangers, by itself", async () => {
    const { member, email } = await newClaimed();
    await member.signOut();
    for (let tried = 0; tried < 10; tried++) {
      expect((await elsewhere(member).signIn({ email, password: WRONG })).status).toBe(401);
    }
    const refused = await elsewhere(member).signIn({ email, password: PASSWORD });
    expect(waitOf(refused)).toBe(30);
    expect((await errorOf(refused)).message).toBe(REFUSALS["too-many-tries"]({ seconds: 30, ofBrowser: true }));
    expect((await newMember().signIn({ email, password: PASSWORD })).status).toBe(200);
  });

  test("and so is one that is signed in, at everything that asks for the password", async () => {
    const { member } = await newClaimed();
    const ways = [
      () => member.renewKey(WRONG),
      () => member.changePassword(WRONG, NEW),
      () => member.delete(WRONG),
      () => member.delete(null),
      () => member.renewKey(null),
    ];
    for (const way of [...ways, ...ways]) expect((await way()).status).toBe(403);
    for (const way of ways) expect((await way()).status).toBe(429);
    later(30);
    expect((await member.renewKey(PASSWORD)).status).toBe(200);
  });

  const cookieOf = (member: Member) => member.jar.get("condotta.browser") ?? "";

  test("is known by a cookie that nobody else can make, and only at that account", async () => {
    const [mine, others] = [await newClaimed(), await newClaimed()];
    await useUp(mine.email);
    const [browser, signature = ""] = cookieOf(mine.member).split(".");
    const forged = `${browser}.${signature[0] === "a" ? "b" : "a"}${signature.slice(1)}`;
    for (const cookie of ["", "nonsense", forged, `${"a".repeat(26)}.${signature}`, cookieOf(others.member)]) {
      const member = newMember();
      member.jar.set("condotta.browser", cookie);
      expect((await member.signIn({ email: mine.email, password: PASSWORD })).status).toBe(429);
    }
    const member = newMember();
    member.jar.set("condotta.browser", cookieOf(mine.member));
    expect((await member.signIn({ email: mine.email, password: PASSWORD })).status).toBe(200);
  });

  test("is a stranger again after another password, except the one that chose it", async () => {
    const { member, email } = await newClaimed();
    const other = newMember();
    await other.signIn({ email, password: PASSWORD });
    await member.changePassword(PASSWORD, NEW);
    await useUp(email);
    expect((await other.signIn({ email, password: NEW })).status).toBe(429);
    await member.signOut();
    expect((await member.signIn({ email, password: NEW })).status).toBe(200);
  });

  test("keeps a cookie that scripts and other sites cannot have, and that says nothing", async () => {
    const { email } = await newClaimed();
    const cookies = (await newMember().signIn({ email, password: PASSWORD })).headers.getSetCookie();
    const cookie = cookies.find((one) => /^condotta\.browser=[^;]/.test(one)) ?? "";
    expect(cookie.split("; ").slice(1).sort()).toEqual(["HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=Lax"]);
    expect(cookie).not.toContain(email);
    expect(cookies).toContain("condotta.browser=; Max-Age=0; Path=/api/account; HttpOnly; SameSite=Lax");
    setRunning(await bootSoundly(undefined, undefined, { PUBLIC_URL: "https://condotta.example" }));
    const claimed = await newMember().claim({ email: newEmail(), password: PASSWORD }, { origin: "https://condotta.example" });
    expect(claimed.headers.getSetCookie().every((one) => one.split("; ").includes("Secure"))).toBe(true);
  });
});

describe("what is counted", () => {
  const flood = async (at: TriedAt) => {
    await Promise.all(Array.from({ length: 200 }, (_, key) => beginTry(at, `flood ${key}`)));
  };
  const kept = () => sqlIn(running).prepare("select count(*) from wrong_tries").pluck().get();

  test("does not grow for ever: after a day without a try the cleaning forgets it", async () => {
    for (let tried = 0; tried < WRONG_TRIES.free; tried++) await beginTry("account", "attacked");
    expect(await beginTry("account", "attacked")).toMatchObject({ ok: false });
    await flood("account");
    await running.wrongTries.forgetBefore(new Date(Date.now() - 1000 * WRONG_TRIES.forgotten));
    expect(await beginTry("account", "attacked")).toMatchObject({ ok: false });
    expect(kept()).toBeGreaterThan(200);
    later(WRONG_TRIES.forgotten + 1);
    await running.wrongTries.forgetBefore(new Date(Date.now() - 1000 * WRONG_TRIES.forgotten));
    expect(kept(), "those of a later time, from other tests").toBeLessThan(10);
    expect(await beginTry("account", "attacked")).toMatchObject({ ok: true });
  });

  test("names nobody: of an address only a hash is stored", async () => {
    await beginTry("nobody", "somebody@condotta.example");
    expect(JSON.stringify(sqlIn(running).prepare("select * from wrong_tries").all())).not.toContain("somebody");
  });

  test("of an account is not pushed out by addresses that have none, nor by browsers", async () => {
    const { email } = await newClaimed();
    await guessOften(email, 10);
    await flood("nobody");
    await flood("browser");
    expect(waitOf(await guess(email))).toBe(30);
  });

  test("of an address that has no account is not pushed out by others either", async () => {
    const email = newEmail();
    await guessOften(email, 10);
    expect((await guess(email)).status).toBe(429);
    await flood("nobody");
    expect((await guess(email)).status).toBe(429);
  });
});

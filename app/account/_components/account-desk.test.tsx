// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Account } from "@/lib/model/account";
import type { TournamentSummary } from "@/lib/model/tournament";
import { ACCOUNT } from "@/lib/words/account";
import { formWords } from "@/lib/words/forms";
import { COMMON } from "@/lib/words/site";
import { type OpenForm, openForm, REFUSAL, refused } from "@/tests/build/open-form";
import { AccountDesk } from "./account-desk";

const SINCE = "2026-10-05T19:30:00.000Z";
const VISITOR: Account = { anonymous: true, email: null, since: SINCE, armies: 2 };
const CLAIMED: Account = { anonymous: false, email: "wallhausen@example.org", since: SINCE, armies: 2 };
const KEY = "mfrg-gzdf-mztw-q2lk-nnwg-23tp-oa7x-vw4c";
const [EMAIL, PASSWORD, OTHER] = ["wallhausen@example.org", "kriegskunst zu fuss", "kriegskunst zu pferd"];
const { create: CREATE, signIn: SIGN_IN, recover: RECOVER, changePassword: CHANGE, newRecoveryKey: NEW_KEY, delete: DELETE } = ACCOUNT;

const EMPTY = formWords({ input: "" });
const NO_ADDRESS = formWords({ code: "invalid_format", format: "email", path: ["email"], input: "wallhausen" });
const TOO_SHORT = formWords({ code: "too_small", origin: "string", minimum: 8, path: ["password"], input: "short" });

let desk: OpenForm;
const open = async (account: Account | null) => {
  desk = await openForm(<AccountDesk account={account} />);
};
beforeEach(() => localStorage.setItem("condotta.unsent.page.writer", "{}"));
afterEach(async () => {
  await desk.leave();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const field = (form: string, label: string) => desk.field(label, desk.form(form));
const fill = async (form: string, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await desk.type(field(form, label), value);
};
const values = (form: string, ...labels: readonly string[]) => labels.map((label) => field(form, label).value);
const status = () => desk.page.querySelector("[role=status]")?.textContent;
const sent = () => desk.server.asked.map(({ method, path, body }) => [method, path, body]);
const keyShown = () => desk.page.querySelector("p.font-mono")?.textContent?.trim().split(" ").join("-") ?? null;
const UNSENT = () => localStorage.getItem("condotta.unsent.page.writer");

describe("creating an account", () => {
  const FULL = { [ACCOUNT.email]: EMAIL, [ACCOUNT.password]: PASSWORD };
  const BODY = { email: EMAIL, password: PASSWORD, leaveBehind: false };

  test("names what is wrong under each field, keeps it, goes to the first and sends nothing", async () => {
    await open(VISITOR);
    await fill(CREATE.title, { [ACCOUNT.email]: "wallhausen", [ACCOUNT.password]: "short" });
    await desk.send(CREATE.title);
    const [email, password] = [field(CREATE.title, ACCOUNT.email), field(CREATE.title, ACCOUNT.password)];
    expect([desk.errorAt(email), desk.errorAt(password)]).toEqual([NO_ADDRESS, TOO_SHORT]);
    expect(values(CREATE.title, ACCOUNT.email, ACCOUNT.password)).toEqual(["wallhausen", "short"]);
    expect(document.activeElement).toBe(email);
    expect([desk.isBusy(CREATE.title), sent()]).toEqual([false, []]);
    await desk.type(email, EMAIL);
    expect([desk.errorAt(email), desk.errorAt(password)]).toEqual([null, TOO_SHORT]);
  });

  test("says what is missing", async () => {
    await open(null);
    await desk.send(CREATE.title);
    expect([ACCOUNT.email, ACCOUNT.password].map((label) => desk.errorAt(field(CREATE.title, label)))).toEqual([EMPTY, EMPTY]);
  });

  test("is sent once however often it is pressed, and then shows the recovery key alone until it is kept", async () => {
    await open(VISITOR);
    await fill(CREATE.title, FULL);
    desk.server.holdBack(true);
    desk.server.answers({ status: 201, body: { account: CLAIMED, recoveryKey: KEY } });
    await desk.send(CREATE.title);
    expect(desk.isBusy(CREATE.title)).toBe(true);
    await desk.send(CREATE.title);
    await desk.after(() => desk.server.holdBack(false));
    expect(sent()).toEqual([["POST", "/api/account/claim", BODY]]);
    expect([keyShown(), desk.says(ACCOUNT.recoverySheet.once), desk.says(RECOVER.done)]).toEqual([KEY, true, false]);
    expect(document.activeElement?.textContent).toBe(ACCOUNT.recoverySheet.title);
    expect(desk.page.querySelector("form")).toBeNull();
    await desk.press(ACCOUNT.recoverySheet.saved);
    expect([keyShown(), status(), desk.went]).toEqual([null, ACCOUNT.recoverySheet.done(EMAIL), ["refresh", "refresh"]]);
  });

  test("its recovery key is not left unasked until it is copied or printed, and the header has the account’s name meanwhile", async () => {
    await open(VISITOR);
    await fill(CREATE.title, FULL);
    desk.server.answers({ status: 201, body: { account: CLAIMED, recoveryKey: KEY } });
    await desk.send(CREATE.title);
    expect(desk.went).toEqual(["refresh"]);
    const asked = vi.fn(() => false);
    vi.stubGlobal("confirm", asked);
    vi.stubGlobal("print", () => undefined);
    const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: "/armies" }));
    const isStopped = (target: EventTarget, event: Event) => !target.dispatchEvent(event);
    const leave = () => [
      isStopped(link, new MouseEvent("click", { bubbles: true, cancelable: true })),
      isStopped(window, new Event("beforeunload", { cancelable: true })),
    ];
    expect([leave(), asked.mock.calls]).toEqual([[true, true], [[ACCOUNT.recoverySheet.unsaved]]]);
    await desk.press(COMMON.print);
    expect([leave(), asked.mock.calls.length]).toEqual([[false, false], 1]);
    link.remove();
  });

  test("an address that is taken is said at the address, which has the focus; nothing typed is lost, and it can be sent again", async () => {
    await open(VISITOR);
    await fill(CREATE.title, FULL);
    desk.server.answers(refused(409, { code: "email-taken" }), { status: 201, body: { account: CLAIMED, recoveryKey: KEY } });
    await desk.send(CREATE.title);
    const email = field(CREATE.title, ACCOUNT.email);
    expect([desk.errorAt(email), desk.alerts(desk.form(CREATE.title)), desk.isBusy(CREATE.title)]).toEqual([REFUSAL, [], false]);
    expect(values(CREATE.title, ACCOUNT.email, ACCOUNT.password)).toEqual([EMAIL, PASSWORD]);
    expect(document.activeElement).toBe(email);
    await desk.type(email, "other@example.org");
    await desk.send(CREATE.title);
    expect(sent().map(([, , body]) => body)).toEqual([BODY, { ...BODY, email: "other@example.org" }]);
    expect(keyShown()).toBe(KEY);
  });

  test("without an answer it says that nothing is lost, and keeps it; the next try takes the words away", async () => {
    await open(VISITOR);
    await fill(CREATE.title, FULL);
    desk.server.answers(null);
    await desk.send(CREATE.title);
    expect(desk.alerts(desk.form(CREATE.title))).toEqual([COMMON.notSent]);
    expect(values(CREATE.title, ACCOUNT.email, ACCOUNT.password)).toEqual([EMAIL, PASSWORD]);
    desk.server.holdBack(true);
    desk.server.answers(refused(500));
    await desk.send(CREATE.title);
    expect([desk.alerts(desk.form(CREATE.title)), desk.isBusy(CREATE.title)]).toEqual([[], true]);
    await desk.after(() => desk.server.holdBack(false));
    expect(desk.alerts(desk.form(CREATE.title))).toEqual([REFUSAL]);
  });

  test("a password is shown and hidden, and stays what it is", async () => {
    await open(VISITOR);
    await fill(CREATE.title, FULL);
    const password = field(CREATE.title, ACCOUNT.password);
    const eye = desk.form(CREATE.title).querySelector(`[aria-label="${COMMON.showPassword}"]`) as Element;
    expect([password.type, eye.getAttribute("aria-pressed")]).toEqual(["password", "false"]);
    await desk.press(eye);
    expect([password.type, eye.getAttribute("aria-pressed"), password.value]).toEqual(["text", "true", PASSWORD]);
    expect(sent()).toEqual([]);
  });
});

describe("signing in", () => {
  const FULL = { [ACCOUNT.email]: EMAIL, [ACCOUNT.password]: PASSWORD };

  test("sends address and password once, and says that it is done", async () => {
    await open(VISITOR);
    await fill(SIGN_IN.title, FULL);
    desk.server.holdBack(true);
    desk.server.answers({ status: 200, body: { account: CLAIMED } });
    await desk.send(SIGN_IN.title);
    await desk.send(SIGN_IN.title);
    expect([desk.isBusy(SIGN_IN.title), desk.isBusy(CREATE.title)]).toEqual([true, false]);
    await desk.after(() => desk.server.holdBack(false));
    expect(sent()).toEqual([["POST", "/api/account/sign-in", { email: EMAIL, password: PASSWORD, leaveBehind: false }]]);
    expect([status(), desk.went]).toEqual([SIGN_IN.done, ["refresh"]]);
  });

  test("a refusal is said of the form, and keeps both", async () => {
    await open(VISITOR);
    await fill(SIGN_IN.title, FULL);
    desk.server.answers(refused(401, { code: "wrong-credentials" }));
    await desk.send(SIGN_IN.title);
    expect(desk.alerts(desk.form(SIGN_IN.title))).toEqual([REFUSAL]);
    expect(desk.alerts(desk.form(CREATE.title))).toEqual([]);
    expect(values(SIGN_IN.title, ACCOUNT.email, ACCOUNT.password)).toEqual([EMAIL, PASSWORD]);
    expect([status(), desk.went]).toEqual(["", []]);
  });

  test("where this browser’s data has no room, it goes in without it only when that is ticked", async () => {
    await open(VISITOR);
    await fill(SIGN_IN.title, FULL);
    desk.server.answers(refused(409, { code: "no-room-to-bring" }), { status: 200, body: { account: CLAIMED } });
    await desk.send(SIGN_IN.title);
    expect(desk.alerts(desk.form(SIGN_IN.title))).toEqual([REFUSAL]);
    expect(desk.alerts(desk.form(CREATE.title))).toEqual([]);
    await desk.tick(ACCOUNT.leaveBehind.confirm);
    expect(desk.form(SIGN_IN.title).querySelector<HTMLInputElement>("[name=leaveBehind]")?.checked).toBe(true);
    await desk.send(SIGN_IN.title);
    expect(sent().map(([, , body]) => (body as { leaveBehind: boolean }).leaveBehind)).toEqual([false, true]);
    expect(status()).toBe(SIGN_IN.done);
  });
});

describe("asked to sign in by a page", () => {
  const ARMY = "/armies/mfrggzdfmztwq2lknnwg23tpoa/sheet";
  const signIn = async (back: string) => {
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    desk = await openForm(<AccountDesk account={null} back={back} />);
    await fill(SIGN_IN.title, { [ACCOUNT.email]: EMAIL, [ACCOUNT.password]: PASSWORD });
    desk.server.answers({ status: 200, body: { account: CLAIMED } });
    const first = desk.page.querySelector("form")?.getAttribute("aria-label");
    await desk.send(SIGN_IN.title);
    const went = assign.mock.calls.map(([to]) => to);
    assign.mockRestore();
    return { first, went };
  };

  test("so does a new account, unasked once its key is saved", async () => {
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    desk = await openForm(<AccountDesk account={null} back={ARMY} />);
    await fill(CREATE.title, { [ACCOUNT.email]: EMAIL, [ACCOUNT.password]: PASSWORD });
    desk.server.answers({ status: 201, body: { account: CLAIMED, recoveryKey: KEY } });
    await desk.send(CREATE.title);
    await desk.press(ACCOUNT.recoverySheet.saved);
    expect(keyShown()).toBe(KEY);
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
    expect(assign.mock.calls).toEqual([[ARMY]]);
    assign.mockRestore();
  });

  test("signing in comes first, and leads back", async () => {
    expect(await signIn(ARMY)).toEqual({ first: SIGN_IN.title, went: [ARMY] });
  });

  test.each(["https://elsewhere.example/armies/a", "//elsewhere.example", "/armies/a/../../account", "/armies/a?b", "javascript:alert(1)"])(
    "%s is no page to go back to",
    async (back) => {
      expect(await signIn(back)).toEqual({ first: CREATE.title, went: [] });
      expect(status()).toBe(SIGN_IN.done);
    },
  );
});

describe("a forgotten password", () => {
  test("is set anew by the recovery key; the new key is shown with what happened", async () => {
    await open(null);
    await fill(RECOVER.form, {
      [ACCOUNT.email]: EMAIL,
      [RECOVER.recoveryKey]: "not a key",
      [ACCOUNT.newPassword.label]: OTHER,
    });
    await desk.send(RECOVER.form);
    const key = field(RECOVER.form, RECOVER.recoveryKey);
    expect([desk.errorAt(key), key.value, sent()]).toEqual([
      formWords({ code: "invalid_format", path: ["recoveryKey"], input: "not a key" }),
      "not a key",
      [],
    ]);
    expect(document.activeElement).toBe(key);
    desk.server.answers({ status: 200, body: { account: CLAIMED, recoveryKey: KEY } });
    await desk.type(key, KEY.toUpperCase());
    await desk.send(RECOVER.form);
    const body = { email: EMAIL, recoveryKey: KEY.toUpperCase(), password: OTHER, leaveBehind: false };
    expect(sent()).toEqual([["POST", "/api/account/recover", body]]);
    expect([keyShown(), desk.says(RECOVER.done)]).toEqual([KEY, true]);
  });
});

describe("a visitor’s data", () => {
  test("can be downloaded and deleted where there is some", async () => {
    await open(null);
    expect([desk.page.querySelector('[href="/api/account/export"]'), desk.buttons(DELETE.buttonOfVisitor)]).toEqual([null, []]);
    await desk.show(<AccountDesk account={VISITOR} />);
    expect(desk.page.querySelector('[href="/api/account/export"]')?.textContent).toBe(ACCOUNT.download);
  });

  test("is deleted only after a second question, once, with the unsaved changes in this browser", async () => {
    await open(VISITOR);
    await desk.press(DELETE.buttonOfVisitor);
    expect(document.activeElement).toBe(desk.button(COMMON.cancel));
    await desk.press(COMMON.cancel);
    expect(document.activeElement).toBe(desk.button(DELETE.buttonOfVisitor));
    await desk.press(DELETE.buttonOfVisitor);
    expect([sent(), UNSENT()]).toEqual([[], "{}"]);
    desk.server.holdBack(true);
    desk.server.answers({ status: 204, body: null });
    await desk.press(DELETE.confirm);
    expect(desk.button(DELETE.confirm).getAttribute("aria-disabled")).toBe("true");
    await desk.press(DELETE.confirm);
    await desk.after(() => desk.server.holdBack(false));
    expect(sent()).toEqual([["DELETE", "/api/account", { password: null }]]);
    expect([status(), UNSENT(), desk.went]).toEqual([DELETE.done, null, ["refresh"]]);
  });

  test("stays, and so do the unsaved changes, where the server refuses", async () => {
    await open(VISITOR);
    await desk.press(DELETE.buttonOfVisitor);
    desk.server.answers(refused(429));
    await desk.press(DELETE.confirm);
    expect([desk.alerts(), status(), UNSENT(), desk.went]).toEqual([[REFUSAL], "", "{}", []]);
    expect(desk.buttons(DELETE.buttonOfVisitor)).toHaveLength(1);
  });
});

describe("an account with a password", () => {
  test("its password is changed by the old one: a wrong one is said there and has the focus, and both stay", async () => {
    await open(CLAIMED);
    await fill(CHANGE.title, { [CHANGE.current]: PASSWORD, [ACCOUNT.newPassword.label]: OTHER });
    desk.server.answers(refused(403, { code: "wrong-password" }), { status: 200, body: { account: CLAIMED } });
    await desk.send(CHANGE.title);
    const current = field(CHANGE.title, CHANGE.current);
    expect([desk.errorAt(current), desk.alerts()]).toEqual([REFUSAL, []]);
    expect(document.activeElement).toBe(current);
    expect(values(CHANGE.title, CHANGE.current, ACCOUNT.newPassword.label)).toEqual([PASSWORD, OTHER]);
    await desk.send(CHANGE.title);
    const body = { password: PASSWORD, newPassword: OTHER };
    expect(sent()).toEqual([
      ["POST", "/api/account/password", body],
      ["POST", "/api/account/password", body],
    ]);
    expect([status(), ...values(CHANGE.title, CHANGE.current, ACCOUNT.newPassword.label)]).toEqual([CHANGE.done, "", ""]);
    expect(desk.errorAt(current)).toBeNull();
  });

  test("a new password that is too short is named where it stands, and nothing is sent", async () => {
    await open(CLAIMED);
    await fill(CHANGE.title, { [CHANGE.current]: PASSWORD, [ACCOUNT.newPassword.label]: "short" });
    await desk.send(CHANGE.title);
    const next = field(CHANGE.title, ACCOUNT.newPassword.label);
    expect([desk.errorAt(next), next.value, document.activeElement === next, sent()]).toEqual([TOO_SHORT, "short", true, []]);
  });

  test("the current password is no new one, and nothing is sent", async () => {
    await open(CLAIMED);
    await fill(CHANGE.title, { [CHANGE.current]: PASSWORD, [ACCOUNT.newPassword.label]: PASSWORD });
    await desk.send(CHANGE.title);
    const next = field(CHANGE.title, ACCOUNT.newPassword.label);
    expect([desk.errorAt(next), sent()]).toEqual(["This is your current password. Choose another.", []]);
  });

  test("a new recovery key is made by the password, and shown", async () => {
    await open(CLAIMED);
    await fill(NEW_KEY.title, { [ACCOUNT.password]: PASSWORD });
    desk.server.answers(refused(403, { code: "wrong-password" }), { status: 200, body: { account: CLAIMED, recoveryKey: KEY } });
    await desk.send(NEW_KEY.title);
    expect(desk.errorAt(field(NEW_KEY.title, ACCOUNT.password))).toBe(REFUSAL);
    await desk.send(NEW_KEY.title);
    expect(sent().at(-1)).toEqual(["POST", "/api/account/recovery-key", { password: PASSWORD }]);
    expect([keyShown(), desk.says(RECOVER.done)]).toEqual([KEY, false]);
  });

  test("is signed out once; then signing in comes first", async () => {
    await open(CLAIMED);
    desk.server.answers(refused(500), { status: 204, body: null });
    await desk.press(ACCOUNT.signOut.button);
    expect([desk.alerts(), status(), desk.went]).toEqual([[REFUSAL], "", []]);
    desk.server.holdBack(true);
    await desk.press(ACCOUNT.signOut.button);
    await desk.press(ACCOUNT.signOut.button);
    await desk.after(() => desk.server.holdBack(false));
    expect(sent()).toEqual([
      ["POST", "/api/account/sign-out", null],
      ["POST", "/api/account/sign-out", null],
    ]);
    expect([desk.alerts(), status(), desk.went]).toEqual([[], ACCOUNT.signOut.done, ["refresh"]]);
    await desk.show(<AccountDesk account={null} />);
    expect([...desk.page.querySelectorAll("h2")].map((one) => one.textContent)).toEqual([SIGN_IN.title, CREATE.title]);
    expect(status()).toBe(ACCOUNT.signOut.done);
  });

  test("can be downloaded", async () => {
    await open(CLAIMED);
    expect(desk.page.querySelector('[href="/api/account/export"]')?.textContent).toBe(ACCOUNT.download);
  });

  test("is deleted by its password alone, once, with the unsaved changes in this browser", async () => {
    await open(CLAIMED);
    await desk.send(DELETE.title);
    const password = field(DELETE.title, ACCOUNT.password);
    expect([desk.errorAt(password), document.activeElement === password, sent()]).toEqual([EMPTY, true, []]);
    await desk.type(password, OTHER);
    desk.server.answers(refused(403, { code: "wrong-password" }), { status: 204, body: null });
    await desk.send(DELETE.title);
    expect([desk.errorAt(password), password.value, UNSENT()]).toEqual([REFUSAL, OTHER, "{}"]);
    await desk.type(password, PASSWORD);
    desk.server.holdBack(true);
    await desk.send(DELETE.title);
    await desk.send(DELETE.title);
    await desk.after(() => desk.server.holdBack(false));
    expect(sent().slice(1)).toEqual([["DELETE", "/api/account", { password: PASSWORD }]]);
    expect([status(), UNSENT(), desk.went]).toEqual([DELETE.done, null, ["refresh"]]);
  });
});

describe("deleting an account that organises events", () => {
  const summary = (name: string, rest: Partial<TournamentSummary> = {}): TournamentSummary => ({
    ...{ event: name.toLowerCase(), name, date: "2027-03-14", deadline: SINCE, stage: "playing" },
    ...{ organiser: true, entered: false, entries: 4, ...rest },
  });

  test.each([CLAIMED, VISITOR])("names those in which others play, and leads to where each is handed over: %j", async (account) => {
    const own = [summary("Alone", { entered: true, entries: 1 }), summary("Empty", { entries: 0 })];
    const events = [summary("Cup"), summary("Guest", { organiser: false, entered: true }), ...own];
    desk = await openForm(<AccountDesk account={account} events={events} />);
    const links = [...desk.page.querySelectorAll("a[href$='#hand-over']")].map((one) => [one.getAttribute("href"), one.textContent]);
    expect(links).toEqual([["/events/cup/edit#hand-over", DELETE.handOver("Cup")]]);
    expect(desk.page.textContent).toContain(DELETE.organises(1));
  });

  test("says nothing of it to anybody else", async () => {
    await open(CLAIMED);
    expect(desk.page.querySelector("a[href$='#hand-over']")).toBeNull();
  });
});

// @vitest-environment happy-dom
import { useMemo, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createBoard } from "@/app/_components/browser/board";
import * as undoable from "@/app/_components/browser/history";
import type { Army } from "@/lib/model/army";
import type { ArmyId } from "@/lib/model/identifiers";
import type { Share } from "@/lib/model/stored-army";
import { withoutNames } from "@/lib/rules/army/names";
import { prepare } from "@/lib/rules/army/prepare";
import { SHARING } from "@/lib/words/sharing";
import { buildArmy, COMMANDERS, unitsBut } from "@/tests/build/army";
import { buildList } from "@/tests/build/list";
import { type OpenForm, openForm, REFUSAL, refused } from "@/tests/build/open-form";
import { CATALOG } from "@/tests/build/rules";
import { DeskNow } from "../desk-now";
import { ShareDialog } from "./share-dialog";
import type { Shared } from "./share-form";

const { form: FORM, withdraw: WITHDRAW } = SHARING;
const book = prepare([buildList()], CATALOG.rules.tables);
const NAMELESS = buildArmy({ name: "Kircholm" });
const NAMED = buildArmy({
  name: "Kircholm",
  commanders: COMMANDERS.map((one, at) => (at === 0 ? { ...one, name: "Chodkiewicz" } : one)),
  units: unitsBut({ 4: { name: "Hussars" } }),
});
const LINK = { share: "mfrggzdfmztwq2lknnwg23tpoa", url: "https://condotta.example/a/mfrggzdfmztwq2lknnwg23tpoa" } as Share;
const MADE = { status: 201, body: LINK };

const NOTHING_ADDED = createBoard<ReadonlySet<number>>(new Set());

type MenuProps = { readonly army: Army; readonly begun: Shared | null; readonly stored: ArmyId | null };

/** The dialog in an editor that keeps the last share, as the menu does. */
function Menu({ army, begun, stored }: MenuProps) {
  const [shared, setShared] = useState(begun);
  const edition = { book, rules: CATALOG.rules.version };
  const history = useMemo(() => createBoard(undoable.begun(army)), [army]);
  const place = { ...edition, today: edition, history, armyNow: () => army, change: () => undefined, added: NOTHING_ADDED };
  return (
    <DeskNow place={place}>
      <ShareDialog shared={shared} keepShared={setShared} stored={stored} />
    </DeskNow>
  );
}

let desk: OpenForm;
const open = async (army: Army, begun: Shared | null = null) => {
  desk = await openForm(<Menu army={army} begun={begun} stored={null} />);
};
afterEach(async () => {
  await desk.leave();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const sent = () => desk.server.asked.map(({ method, path }) => `${method} ${path}`);
const status = () => desk.page.querySelector("[role=status]")?.textContent;
const link = () => desk.page.querySelector<HTMLTextAreaElement>(`[aria-label="${SHARING.link.label}"]`);
const told = () => [...desk.page.querySelectorAll("dl > *")].map((one) => one.textContent);
const withdraw = () => desk.press(WITHDRAW.name("Kircholm"));

describe("before it is shared", () => {
  test("every name in the copy is shown; left out, none but the army’s", async () => {
    await open(NAMED);
    const names = [FORM.army, "Kircholm", FORM.commanders(1), "Chodkiewicz", FORM.unitGroups(1), FORM.unitGroup("Hussars", 4)];
    expect(told()).toEqual(names);
    await desk.tick(FORM.leaveOut);
    expect(told()).toEqual(names.map((one, at) => (at === 3 || at === 5 ? FORM.leftOut : one)));
    await desk.tick(FORM.leaveOut);
    expect(told()).toEqual(names);
  });

  test("where no names were typed there is nothing to leave out", async () => {
    await open(NAMELESS);
    expect([told(), desk.page.querySelector<HTMLInputElement>("[type=checkbox]")]).toEqual([[FORM.army, "Kircholm"], null]);
  });

  test("nothing is sent yet, and what is not legal says so", async () => {
    await open(buildArmy({ name: "Kircholm", units: [] }));
    const about = [...desk.page.querySelectorAll("form > p.finding")].map((one) => one.textContent);
    expect([sent(), link(), about.length, about[0]?.endsWith(FORM.notLegal(""))]).toEqual([[], null, 1, true]);
  });
});

describe("sharing", () => {
  test("sends the army as it is, once however often it is pressed, and then shows the link, which has the focus", async () => {
    await open(NAMED);
    desk.server.holdBack(true);
    desk.server.answers(MADE);
    await desk.send();
    expect(desk.isBusy()).toBe(true);
    await desk.send();
    await desk.after(() => desk.server.holdBack(false));
    expect([sent(), desk.server.asked[0]?.body]).toEqual([["POST /api/shares"], NAMED]);
    expect(desk.server.asked[0]?.headers["visitor-key"]).toMatch(/^[a-z2-7]{26}$/);
    expect([status(), link()?.value, desk.says(SHARING.withoutNames)]).toEqual([SHARING.shared, LINK.url, false]);
    expect(document.activeElement).toBe(link());
    expect(desk.page.querySelector(`[href="/a/${LINK.share}"]`)?.textContent).toBe(SHARING.openPage);
  });

  test("sends no name that is left out", async () => {
    await open(NAMED);
    await desk.tick(FORM.leaveOut);
    desk.server.answers(MADE);
    await desk.send();
    expect(desk.server.asked[0]?.body).toEqual(withoutNames(NAMED));
    expect(desk.says(SHARING.withoutNames)).toBe(true);
  });

  test("says that nothing was shared and why, keeps what was ticked, and can be tried again", async () => {
    await open(NAMED);
    await desk.tick(FORM.leaveOut);
    desk.server.answers(refused(429), null, MADE);
    await desk.send();
    expect([desk.alerts(), desk.isBusy(), link()]).toEqual([[FORM.refused(REFUSAL)], false, null]);
    expect(desk.page.querySelector<HTMLInputElement>("[type=checkbox]")?.checked).toBe(true);
    await desk.send();
    expect(desk.alerts()).toEqual([FORM.unreachable]);
    desk.server.holdBack(true);
    await desk.send();
    expect(desk.alerts()).toEqual([]);
    await desk.after(() => desk.server.holdBack(false));
    expect([desk.server.asked.at(-1)?.body, link()?.value]).toEqual([withoutNames(NAMED), LINK.url]);
  });
});

test("the second click of a double click on “Share army” does not begin to withdraw it", async () => {
  await open(NAMED);
  desk.server.answers(MADE);
  await desk.send();
  const button = desk.button(WITHDRAW.name("Kircholm"));
  const click = (detail: number) => desk.after(() => button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail })));
  await click(2);
  expect(desk.buttons(WITHDRAW.confirm)).toEqual([]);
  await click(1);
  expect(desk.buttons(WITHDRAW.confirm)).toHaveLength(1);
});

describe("for the opponent", () => {
  test("the link is another one, and which of the two it is stays in sight", async () => {
    await open(NAMED);
    await desk.after(() => desk.page.querySelectorAll<HTMLInputElement>("[name=reader]")[1]?.click());
    desk.server.answers(MADE);
    await desk.send();
    expect([sent(), desk.server.asked[0]?.body]).toEqual([["POST /api/shares?for=opponent"], NAMED]);
    expect(desk.says(SHARING.kinds.opponent)).toBe(true);
    await desk.press(SHARING.shareFor.own);
    desk.server.answers(MADE);
    await desk.send();
    expect(sent().at(-1)).toBe("POST /api/shares");
    expect(desk.says(SHARING.kinds.own)).toBe(true);
  });
});

describe("what is shared", () => {
  const SHARED: Shared = { share: LINK, army: NAMED, nameless: false, kind: "own" };

  test("is shown as it was, and says nothing of having been shared just now", async () => {
    await open(NAMED, SHARED);
    expect([status(), link()?.value, desk.says(SHARING.changed)]).toEqual(["", LINK.url, false]);
    expect(document.activeElement).not.toBe(link());
  });

  test("can be shared again with the names, or without: the form begins so, and has the focus", async () => {
    await open(NAMED, SHARED);
    await desk.press(SHARING.shareWithoutNames);
    expect([desk.page.querySelector<HTMLInputElement>("[type=checkbox]")?.checked, link()]).toEqual([true, null]);
    expect(document.activeElement?.textContent).toBe(FORM.about);
    desk.server.answers(MADE);
    await desk.send();
    expect(desk.server.asked[0]?.body).toEqual(withoutNames(NAMED));
    await desk.press(SHARING.shareWithNames);
    expect(desk.page.querySelector<HTMLInputElement>("[type=checkbox]")?.checked).toBe(false);
  });

  test("is not what stands in the editor any more once that has changed; the current version can be shared", async () => {
    await open(NAMED, SHARED);
    const changed = { ...NAMED, name: "Kirchholm" };
    await desk.show(<Menu army={changed} begun={SHARED} stored={null} />);
    expect([desk.says(SHARING.changed), desk.buttons(SHARING.shareWithoutNames)]).toEqual([true, []]);
    await desk.press(SHARING.shareNow);
    desk.server.answers(MADE);
    await desk.send();
    expect(desk.server.asked[0]?.body).toEqual(changed);
    expect(desk.says(SHARING.changed)).toBe(false);
  });

  test("is withdrawn after a second question, once; then it may be shared anew", async () => {
    await open(NAMED, SHARED);
    await withdraw();
    expect(document.activeElement).toBe(desk.button(WITHDRAW.keep));
    await desk.press(WITHDRAW.keep);
    expect([sent(), link()?.value]).toEqual([[], LINK.url]);
    await withdraw();
    desk.server.holdBack(true);
    desk.server.answers({ status: 204, body: null }, refused(410));
    await desk.press(WITHDRAW.confirm);
    expect(desk.button(WITHDRAW.confirm).getAttribute("aria-disabled")).toBe("true");
    await desk.press(WITHDRAW.confirm);
    await desk.after(() => desk.server.holdBack(false));
    await desk.until(() => link() === null);
    expect(sent()).toEqual([`DELETE /api/shares/${LINK.share}`, `GET /api/shares/${LINK.share}`]);
    expect([status(), desk.form().contains(desk.button(/./))]).toEqual([WITHDRAW.done("Kircholm", false), true]);
  });

  test("that another player shares too goes on, and that is said", async () => {
    await open(NAMED, SHARED);
    await withdraw();
    desk.server.answers({ status: 204, body: null }, { status: 200, body: {} });
    await desk.press(WITHDRAW.confirm);
    expect(status()).toBe(WITHDRAW.done("Kircholm", true));
  });

  test("stays where the server refuses to withdraw it, which is said, and the button has the focus", async () => {
    await open(NAMED, SHARED);
    await withdraw();
    desk.server.answers(refused(500));
    await desk.press(WITHDRAW.confirm);
    expect([desk.alerts(), link()?.value, status()]).toEqual([[WITHDRAW.refused(REFUSAL)], LINK.url, ""]);
    expect(document.activeElement).toBe(desk.button(WITHDRAW.name("Kircholm")));
  });
});

describe("an army that is stored", () => {
  const STORED = "abcdefghijklmnopqrstuvwxyz" as ArmyId;
  const latest = { share: `${LINK.share.slice(0, -1)}c`, url: `${LINK.url.slice(0, -1)}c` };
  const standing = { ...LINK, name: "Kircholm", list: "test-list", sharedAt: "2026-10-05T20:00:00.000Z" };
  const links = () =>
    [...desk.page.querySelectorAll(`section[aria-label="${SHARING.standing.title}"] a`)].map((one) => one.getAttribute("href"));
  const openStored = async (...answers: readonly ReturnType<typeof refused>[]) => {
    desk = await openForm(null);
    desk.server.answers(...answers);
    await desk.show(<Menu army={NAMED} begun={null} stored={STORED} />);
  };

  test("one that is not stored yet cannot be followed", async () => {
    await open(NAMED);
    const [, , choice] = desk.page.querySelectorAll<HTMLInputElement>("[type=radio]");
    expect([choice?.disabled, desk.says(FORM.firstSave), sent()]).toEqual([true, true, []]);
  });

  test("can be followed: no name is left out, and the link is made without sending it", async () => {
    await openStored({ status: 200, body: [] }, { status: 201, body: latest }, { status: 200, body: [] });
    await desk.tick(FORM.leaveOut);
    await desk.tick(new RegExp(FORM.readers.latest.name));
    expect([desk.says(FORM.leaveOut), told().includes(FORM.leftOut)]).toEqual([false, false]);
    await desk.send();
    expect(sent().slice(0, 2)).toEqual([`GET /api/armies/${STORED}/links`, `POST /api/armies/${STORED}/links`]);
    expect([link()?.value, desk.says(SHARING.kinds.latest), desk.says(SHARING.withoutNames)]).toEqual([latest.url, true, false]);
    await desk.show(<Menu army={{ ...NAMED, name: "Kirchholm" }} begun={null} stored={STORED} />);
    expect(desk.says(SHARING.changed), "it follows").toBe(false);
  });

  test("shows the links that stand, each withdrawn by itself, and says of which army a copy is made", async () => {
    await openStored({ status: 200, body: [standing, { ...standing, ...latest }] });
    await desk.until(() => links().length === 2);
    expect(links()).toEqual([`/a/${LINK.share}`, `/a/${latest.share}`]);
    desk.server.answers({ status: 204, body: null }, refused(410));
    await desk.after(() => desk.buttons(WITHDRAW.name("Kircholm"))[0]?.click());
    await desk.press(WITHDRAW.confirm);
    await desk.until(() => links().length === 1);
    expect([links(), status()]).toEqual([[`/a/${latest.share}`], WITHDRAW.done("Kircholm", false)]);
    desk.server.answers(MADE, { status: 200, body: [standing] });
    await desk.send();
    expect(sent().at(-2)).toBe(`POST /api/shares?of=${STORED}`);
  });

  test("whose links cannot be told says so, and is shared all the same", async () => {
    await openStored(refused(500));
    await desk.until(() => desk.says(SHARING.standing.notTold(REFUSAL)));
    expect(desk.form().textContent).toContain(FORM.share);
  });
});

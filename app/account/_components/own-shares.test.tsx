// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { MyShare } from "@/lib/model/stored-army";
import { ACCOUNT } from "@/lib/words/account";
import { SHARING } from "@/lib/words/sharing";
import { type OpenForm, openForm, REFUSAL, refused } from "@/tests/build/open-form";
import { OwnShares } from "./own-shares";

const { shares: WORDS } = ACCOUNT;
const { withdraw: WITHDRAW } = SHARING;
const SHARE = {
  ...{ share: "mfrggzdfmztwq2lknnwg23tpoa", url: "https://condotta.example/a/mfrggzdfmztwq2lknnwg23tpoa", name: "Kircholm" },
  ...{ from: "The test list", sharedAt: "2026-10-05T20:00:00.000Z" },
} as MyShare;
const FOR_OPPONENT = `${SHARE.share.slice(0, -1)}b` as MyShare["share"];

let page: OpenForm;
afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
});
const open = async (shares: readonly MyShare[]) => {
  page = await openForm(<OwnShares shares={shares} page={1} of={1} />);
};
const status = () => page.page.querySelector("[role=status]")?.textContent;
const withdraw = async () => {
  await page.press(WITHDRAW.name("Kircholm"));
  await page.press(WITHDRAW.confirm);
};

test("where nothing is shared nothing stands", async () => {
  await open([]);
  expect(page.page.textContent).toBe("");
});

test("each says what its link shows", async () => {
  await open([SHARE, { ...SHARE, share: FOR_OPPONENT }]);
  const shows = [...page.page.querySelectorAll("li")].map((line) => line.textContent);
  const { own, opponent } = SHARING.form.readers;
  expect([shows[0]?.includes(own.name), shows[1]?.includes(opponent.name)]).toEqual([true, true]);
});

test("a share that is withdrawn goes when the page is drawn again, and what happened stays said", async () => {
  await open([SHARE]);
  page.server.answers({ status: 204, body: null }, refused(410));
  await withdraw();
  expect([status(), page.went]).toEqual([WITHDRAW.done("Kircholm", false), ["refresh"]]);
  await page.show(<OwnShares shares={[]} page={1} of={1} />);
  expect([page.says(WORDS.none), status()]).toEqual([true, WITHDRAW.done("Kircholm", false)]);
});

test("a share that the server does not withdraw stays, and why is said", async () => {
  await open([SHARE]);
  page.server.answers(refused(500));
  await withdraw();
  expect([status(), page.went, page.buttons(WITHDRAW.name("Kircholm")).length]).toEqual([WORDS.stillShared("Kircholm", REFUSAL), [], 1]);
});

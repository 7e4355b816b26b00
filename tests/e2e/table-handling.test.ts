import type { CDPSession, Page } from "playwright-core";
import { expect, it } from "vitest";
import type { LegalCommand } from "@/lib/model/battle-command";
import { HANDLING, limitWords } from "@/lib/words/battle/handling";
import { newBattle, playUnseen } from "./battle-at";
import { eventually, publicView, theTurn } from "./battle-room";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { gripOf, inHand } from "./by-hand";
import { lookingOver } from "./looked-over";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const FOLLOWED_MS = 400;
/** Hardly a base width of the whole table on a phone: what is carried slips by half of one. */
const SLIPS_PX = 8;

type Spot = { readonly x: number; readonly y: number };

/** A finger that comes down, goes and stays there. */
const touching = (wire: CDPSession) => (type: "touchStart" | "touchMove" | "touchEnd", at: readonly Spot[]) =>
  wire.send("Input.dispatchTouchEvent", { type, touchPoints: [...at] });

async function handOn(page: Page): Promise<void> {
  await waitUntilHydrated(page);
  if ((await inHand(page).count()) === 0) await page.locator(".thing").first().click();
  await inHand(page).waitFor();
}

/** Where what is in the hand stands, as its number fields have it. */
async function stand(page: Page): Promise<readonly string[]> {
  const fold = page.locator(".handling-numbers");
  if (!(await fold.evaluate((one) => (one as HTMLDetailsElement).open))) await fold.locator("summary").click();
  return fold.locator("input").evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

/** Waits until what is in the hand is under the finger: a busy page takes in moves late. */
async function follows(page: Page, finger: Spot): Promise<void> {
  const off = async () => {
    const { x, y } = await gripOf(page);
    return Math.hypot(x - finger.x, y - finger.y);
  };
  await eventually(off, "what is in the hand follows the finger").toBeLessThan(SLIPS_PX);
}

/** The number fields follow what is carried a little behind: what they say when they say it again, and where it stood before is not it. */
async function standBut(page: Page, before: readonly string[]): Promise<readonly string[]> {
  let last = before;
  await eventually(async () => {
    const [earlier, now] = [last, await stand(page)];
    last = now;
    await page.waitForTimeout(FOLLOWED_MS);
    return String(now) !== String(before) && String(now) === String(earlier);
  }).toBe(true);
  return last;
}

/** Carried by the mouse in a window of that size, as a browser's own zoom makes it, it is under the pointer. */
async function carryZoomed(page: Page, zoom: number): Promise<void> {
  await page.setViewportSize({ width: Math.round(1440 / zoom), height: Math.round(900 / zoom) });
  const { x, y } = await gripOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y, { steps: 5 });
  // What is nearly where it may be slips there, half a base width at most.
  const far = async () => Math.abs((await gripOf(page)).x - (x + 50));
  await eventually(far, `zoomed to ${zoom}`).toBeLessThan(20 / zoom);
  await page.keyboard.press("Escape");
  await page.mouse.up();
}

/** On a phone held upright the field lies above the turn; held sideways both lie side by side. The buttons below it cover nothing of it. */
async function fitsPhone(page: Page, held: "upright" | "sideways"): Promise<void> {
  const { field, near, turn, high } = await page.evaluate(() => {
    scrollTo(0, 0);
    const box = (of: string) => document.querySelector(of)?.getBoundingClientRect().toJSON() as DOMRect;
    return { field: box(".field-pane"), near: box(".field-zoom > :first-child"), turn: box(".turn"), high: innerHeight };
  });
  if (held === "sideways") {
    expect.soft(field.right, "the field, sideways").toBeLessThanOrEqual(turn.left);
    expect.soft(field.height, "the field, sideways").toBeLessThan(high);
  } else {
    expect.soft(near.bottom, "what looks from nearer").toBeLessThanOrEqual(turn.top);
    expect.soft(field.width, "the field, upright").toBeGreaterThan(380);
  }
  expect.soft(near.top, "what looks from nearer").toBeGreaterThanOrEqual(field.bottom);
}

/** Looked at from nearer by and moved out of sight, what is in the hand is shown again when that is asked for, and when it is moved. */
async function showAgain(page: Page): Promise<void> {
  const touch = touching(await page.context().newCDPSession(page));
  const field = page.locator(".field-pane");
  const showIt = page.getByRole("button", { name: HANDLING.showLabel });
  const lookAway = async () => {
    const { x, y } = (await field.boundingBox()) ?? { x: 0, y: 0 };
    for (let times = 0; times < 12 && (await showIt.count()) === 0; times++) {
      await touch("touchStart", [{ x: x + 40, y: y + 40 }]);
      for (const far of [40, 80, 120, 140]) await touch("touchMove", [{ x: x + 40 + far, y: y + 40 + far }]);
      // A finger that is lifted on the way flings.
      await page.waitForTimeout(FOLLOWED_MS);
      await touch("touchEnd", []);
    }
    await showIt.waitFor();
  };
  /** On the heels of a swipe a tap may be taken for a part of it: whoever sees nothing happen taps again. */
  const shownBy = (tap: () => Promise<void>) =>
    eventually(async () => {
      if ((await showIt.count()) > 0) await tap();
      return showIt.count();
    }, "what is in the hand is in sight").toBe(0);
  for (let times = 0; times < 4; times++) {
    await page.getByRole("button", { name: HANDLING.zoomIn }).tap();
    await page.waitForTimeout(FOLLOWED_MS);
  }
  await lookAway();
  await shownBy(() => showIt.tap());
  await lookAway();
  // Where it began it would be put back without being moved.
  await shownBy(() => page.locator(".handling-keys button", { hasText: "→" }).tap());
  await page.getByRole("button", { name: HANDLING.putBack }).tap();
  await page.getByRole("button", { name: HANDLING.wholeTable }).tap();
  await page.waitForTimeout(FOLLOWED_MS);
}

/** What is in the hand is carried about while the page grows and shrinks, and while a phone is turned; a reload leaves it in the hand. */
async function carryThrough(page: Page): Promise<void> {
  const { seq } = await publicView(page);
  for (const zoom of [0.5, 2]) await carryZoomed(page, zoom);

  await page.setViewportSize({ width: 390, height: 844 });
  await fitsPhone(page, "upright");
  await showAgain(page);
  const before = await stand(page);
  const touch = touching(await page.context().newCDPSession(page));
  const { x, y } = await gripOf(page);
  await touch("touchStart", [{ x, y }]);
  for (const far of [12, 30]) await touch("touchMove", [{ x: x + far, y: y - far / 5 }]);
  await follows(page, { x: x + 30, y: y - 6 });
  await page.setViewportSize({ width: 844, height: 390 });
  await fitsPhone(page, "sideways");
  const turned = await gripOf(page);
  await touch("touchMove", [{ x: turned.x + 20, y: turned.y }]);
  await touch("touchEnd", []);
  await page.setViewportSize({ width: 390, height: 844 });
  const turnedTo = await standBut(page, before);

  const again = await gripOf(page);
  await touch("touchStart", [again]);
  for (const far of [20, 34]) await touch("touchMove", [{ x: again.x - far, y: again.y + 4 }]);
  await follows(page, { x: again.x - 34, y: again.y + 4 });
  const dragged = await standBut(page, turnedTo);
  await page.reload();
  await waitUntilHydrated(page);
  await inHand(page).waitFor();
  // A finger that the browser takes away first lets go of it: then it slips to what is allowed nearby.
  const far = async () => {
    const now = await stand(page);
    return Math.max(...dragged.map((one, at) => Math.abs(Number(one) - Number(now[at]))));
  };
  await eventually(far).toBeLessThanOrEqual(1);
  expect((await publicView(page)).seq).toBe(seq);
}

/** A unit group that looks straight ahead is not turned; its middle stays on the table; and a field that is emptied has its figure back. */
async function setByNumbers(page: Page): Promise<void> {
  await stand(page);
  const field = (label: string) => page.getByRole("textbox", { name: label });
  const near = await field(HANDLING.measures.near).inputValue();
  const set = async (label: string, typed: string) => {
    await field(label).fill(typed);
    await field(label).press("Enter");
  };
  await set(HANDLING.measures.left, "99");
  await page.getByText(limitWords("left", { min: 0, max: 45 })).waitFor();
  await set(HANDLING.measures.near, "");
  await eventually(() => stand(page)).toEqual(["45", near, "0"]);
  await set(HANDLING.measures.near, "20");
  await page.getByText("within 9 BW of your edge.").first().waitFor();
  await page.getByRole("button", { name: HANDLING.putBack }).click();
}

type Deeds = ReadonlyMap<LegalCommand["type"], () => Promise<void>>;

/** Each when its time has come: whoever is out-scouted deploys a share of his army before he gives orders, at worst all of it. */
async function asTheyCome(page: Page, battle: string, deeds: Deeds): Promise<void> {
  const left = new Map(deeds);
  while (left.size > 0) {
    const { legal } = await playUnseen([{ page, seat: "a" }], battle, ({ legal }) => legal.some(({ type }) => left.has(type)));
    for (const type of new Set(legal.map((one) => one.type))) {
      await left.get(type)?.();
      left.delete(type);
    }
  }
}

it("a drag outlives zooms and a turned phone, a reload keeps what was in the hand; and every form fits a phone", async () => {
  const page = await browser.visit({ size: "phone" });
  const complaints = complaintsOf(page);
  const lookOver = lookingOver(page);
  const giveOrders = async () => {
    await theTurn(page).locator(".orders-ways").first().waitFor();
    await lookOver("secret orders");
  };
  const deploy = async () => {
    await handOn(page);
    await lookOver("deploying");
    await setByNumbers(page);
    await carryThrough(page);
  };
  const declareCommands = async () => {
    await theTurn(page).locator(".orders-add").first().waitFor();
    await lookOver("commands");
  };
  const battle = await newBattle(page, site().url);
  await asTheyCome(
    page,
    battle,
    new Map([
      ["give-orders", giveOrders],
      ["deploy-unit", deploy],
      ["declare-commands", declareCommands],
    ]),
  );
  await playUnseen([{ page, seat: "a" }], battle, ({ step }) => step === "ready");
  await theTurn(page)
    .getByRole("button", { name: /^Wound/ })
    .first()
    .waitFor();
  await lookOver("on the day");
  const record = await page.locator(".room-record").textContent();
  expect(record).toMatch(/ from your left and [\d.]+ from your edge\./);
  expect(record).not.toMatch(/the defender’s (left|edge)/);
  expect(complaints).toEqual([]);
});

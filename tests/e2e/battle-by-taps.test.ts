import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newBattle, playTo } from "./battle-at";
import { eventually, noteTap, takeTime } from "./battle-room";
import { browserForThisFile } from "./browser";
import { gripOf, inHand } from "./by-hand";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

/** How far from the left edge what is in the hand stands, BW, as its number field has it. */
async function fromLeft(page: Page): Promise<number> {
  const fold = page.locator(".handling-numbers");
  if (!(await fold.evaluate((one) => (one as HTMLDetailsElement).open))) await fold.locator("summary").tap();
  return Number(await fold.locator("input").first().inputValue());
}

/** Unit groups of the list that are wholly in sight above what sticks to the bottom. */
const groupsInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [list, foot] = [".thing-list", ".table-foot"].map((of) => document.querySelector(of)?.getBoundingClientRect());
    if (!list || !foot) return 0;
    const rows = [...document.querySelectorAll(".thing-list > li")].map((row) => row.getBoundingClientRect());
    const bottom = Math.min(list.bottom, foot.top) + 1;
    return rows.filter((row) => row.top >= list.top - 1 && row.bottom <= bottom).length;
  });

/** How far the row with Undo is from the lower edge of the window, and from the reasons above it. */
const undoClear = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const [reasons, tools] = [".handling-reasons", ".batch-tools"].map((of) => document.querySelector(of)?.getBoundingClientRect());
    return reasons && tools ? [innerHeight - tools.bottom, tools.top - reasons.bottom] : [Number.NaN];
  });

/** Carries what is in the hand far up the screen; `carried` is looked at before it is let go of. */
async function carryFarAhead(page: Page, carried: () => Promise<void>): Promise<void> {
  const { x, y } = await gripOf(page);
  const wire = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: readonly { readonly x: number; readonly y: number }[]) =>
    wire.send("Input.dispatchTouchEvent", { type, touchPoints: [...at] });
  await touch("touchStart", [{ x, y }]);
  for (const far of [10, 40, 90, 160]) await touch("touchMove", [{ x, y: y - far }]);
  await eventually(() => reasons(page).count(), "reasons against it").toBeGreaterThan(0);
  await carried();
  await touch("touchEnd", []);
  await wire.detach();
}

const reasons = (page: Page) => page.locator(".handling-reasons [data-mood=not]");

/** From the top of the window: what the turn holds. */
const placesInTurn = (page: Page): Promise<readonly (readonly [string, number])[]> =>
  page.evaluate(() =>
    [
      ".turn",
      ".thing-list",
      ".table-foot",
      ".batch-tools",
      ".table-foot .send-line .button",
      ".formed-fields",
      ".handling-pad",
      ".for-me",
    ].map((of) => [of, Math.round(document.querySelector(of)?.getBoundingClientRect().top ?? -1)] as const),
  );

it("on a phone five of the groups are in sight, and the row with Undo whatever is said; a tap lays the one in hand there and the next tap the next, and each of a few quick presses of an arrow counts", async () => {
  const page = await browser.visit({ size: "phone" });
  const battle = await newBattle(page, site().url);
  await playTo([{ page, seat: "a" }], battle, ({ batch, legal }) => batch !== null && legal.some(({ type }) => type === "deploy-unit"));
  await inHand(page).waitFor();
  await eventually(() => groupsInSight(page), "unit groups in sight").toBeGreaterThanOrEqual(5);
  const before = await gripOf(page);
  const places = await placesInTurn(page);
  expect(places.map(([, top]) => top)).not.toContain(-1);
  await carryFarAhead(page, async () => expect(await placesInTurn(page), "while it is carried").toEqual(places));
  await inHand(page).and(page.locator(":not([data-moving])")).waitFor();
  expect(await reasons(page).count()).toBeGreaterThan(0);
  for (const clear of await undoClear(page)) expect(clear, "the row with Undo").toBeGreaterThanOrEqual(0);
  await takeTime(page);
  const field = await page.locator(".field-viewport, .room-field svg").first().boundingBox();
  if (!field) throw new Error("no field is drawn");
  const spot = { x: field.x + field.width * 0.3, y: before.y };
  expect(Math.abs(before.x - spot.x)).toBeGreaterThan(40);
  await page.touchscreen.tap(spot.x, spot.y);
  noteTap(page);
  await eventually(async () => Math.abs((await gripOf(page)).x - spot.x), "the group is where the tap was").toBeLessThan(20);
  const first = await inHand(page).getAttribute("aria-label");
  const beside = { x: field.x + field.width * 0.7, y: (await gripOf(page)).y };
  await takeTime(page);
  await page.touchscreen.tap(beside.x, beside.y);
  await eventually(async () => Math.abs((await gripOf(page)).x - beside.x), "the next group is where the second tap was").toBeLessThan(20);
  expect(await inHand(page).getAttribute("aria-label")).not.toBe(first);
  expect(await placesInTurn(page), "what the turn holds keeps its place").toEqual(places);
  const stood = await fromLeft(page);
  const arrow = page.locator(".handling-keys button[aria-label]").filter({ hasText: "→" }).first();
  await arrow.scrollIntoViewIfNeeded();
  const box = await arrow.boundingBox();
  if (!box) throw new Error("no arrow is drawn");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await eventually(() => fromLeft(page)).not.toBe(stood);
  const step = (await fromLeft(page)) - stood;
  for (let press = 0; press < 3; press++) await page.touchscreen.tap(x, y);
  await eventually(async () => (await fromLeft(page)) - stood).toBeCloseTo(4 * step);
  expect(Math.abs(step)).toBeGreaterThan(0);
});

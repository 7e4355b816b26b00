import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { HANDLING } from "@/lib/words/battle/handling";
import { ROOM } from "@/lib/words/battle/room";
import { newBattle, playUnseen } from "./battle-at";
import { eventually, layBatch, publicView, theTurn } from "./battle-room";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { gripOf, inHand } from "./by-hand";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const COMMANDS = "**/api/battles/*/commands";

/** What is read follows what is carried a little behind. */
const FOLLOWED_MS = 400;

const numbers = (page: Page) => page.locator(".handling-numbers input");

/** Where what is in the hand stands, as its number fields have it once they follow no more. */
async function stand(page: Page): Promise<readonly string[]> {
  await page.waitForTimeout(FOLLOWED_MS);
  return numbers(page).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

async function turnInMidDrag(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...at: readonly { readonly x: number; readonly y: number }[]) =>
    wire.send("Input.dispatchTouchEvent", { type, touchPoints: [...at] });
  const { x, y } = await gripOf(page);
  const before = await stand(page);
  await touch("touchStart", { x, y });
  for (const far of [12, 30]) await touch("touchMove", { x: x + far, y });
  const carried = await stand(page);
  expect(carried).not.toEqual(before);
  await page.setViewportSize({ width: 844, height: 390 });
  await touch("touchMove", { x: 200, y: 150 });
  expect(await stand(page), "turned, it lies where it lay").toEqual(carried);
  await touch("touchMove", { x: 240, y: 150 });
  expect(await stand(page), "and goes on from there").not.toEqual(carried);
  await touch("touchEnd");
  await page.setViewportSize({ width: 390, height: 844 });
}

/** Everything that would move it otherwise. */
async function tryToMove(page: Page): Promise<void> {
  await inHand(page).focus();
  for (const key of ["ArrowLeft", ".", "Home", "Enter"]) await page.keyboard.press(key);
  const { x, y } = await gripOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 20, { steps: 3 });
  await page.mouse.up();
  for (const name of [HANDLING.by(HANDLING.left, 0.5), HANDLING.putBack]) await page.getByRole("button", { name }).click({ force: true });
}

it("what is in the hand does not jump when a phone is turned, stays where it was confirmed while that waits, and is free when it fails", async () => {
  const page = await browser.visit({ size: "phone" });
  const complaints = complaintsOf(page);
  const battle = await newBattle(page, site().url);
  await playUnseen([{ page, seat: "a" }], battle, ({ legal }) => legal.some(({ type }) => type === "deploy-unit"));
  await waitUntilHydrated(page);
  if ((await inHand(page).count()) === 0) await page.locator(".thing").first().click();
  await inHand(page).waitFor();
  await layBatch(page, (button) => button.click());
  await page.locator(".handling-numbers > summary").click();
  await turnInMidDrag(page);

  if (await page.getByRole("button", { name: HANDLING.nearest }).isEnabled())
    await page.getByRole("button", { name: HANDLING.nearest }).click();
  const confirmed = await stand(page);
  const { seq } = await publicView(page);
  const cut = (route: Route) => route.abort();
  await page.route(COMMANDS, cut);
  const deploy = theTurn(page).getByRole("button", { name: /^Deploy (these|unit group)/ });
  await deploy.click();
  await page.getByText("Not sent yet.").waitFor();
  await page.getByRole("listitem").filter({ hasText: HANDLING.sending }).waitFor();
  await tryToMove(page);
  expect(await stand(page)).toEqual(confirmed);
  expect(await numbers(page).first().isEditable()).toBe(false);
  await eventually(() => page.locator(".handling [role=status]").textContent()).toContain(HANDLING.still);

  // Refused before it is no longer cut off: nothing that the page sends by itself gets through between the two.
  await page.route(COMMANDS, (route) =>
    route.fulfill({ status: 422, json: { error: { code: "refused", message: "Not there.", details: null } } }),
  );
  await page.unroute(COMMANDS, cut);
  // The page tries again by itself, and may do so just before the button is pressed.
  const now = page.getByRole("button", { name: ROOM.send.now });
  await Promise.race([now.click().catch(() => undefined), deploy.waitFor()]);
  await deploy.waitFor();
  await inHand(page).press("Shift+ArrowUp");
  await eventually(() => stand(page)).not.toEqual(confirmed);
  expect((await publicView(page)).seq).toBe(seq);

  await page.unroute(COMMANDS);
  await page.getByRole("button", { name: HANDLING.putBack }).click();
  await deploy.click();
  await eventually(async () => (await publicView(page)).seq).toBeGreaterThan(seq);
  expect(complaints.filter((one) => !/Failed to load resource|\/commands$/.test(one))).toEqual([]);
});

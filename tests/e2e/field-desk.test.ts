import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { BATTLEFIELDS } from "@/lib/words/battlefields";
import { axeInBothThemes } from "./axe-findings";
import { eventually } from "./battle-room";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { gripOf, inHand } from "./by-hand";
import { pdfOf, readPdf } from "./printed";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

async function openField(view?: Parameters<typeof browser.visit>[0]): Promise<Page> {
  const page = await browser.visit(view);
  await page.goto(`${site().url}/battlefields/oak`);
  await waitUntilHydrated(page);
  return page;
}

const took = (page: Page) => page.getByRole("button", { name: /^Edit \d/ });
const moved = (page: Page) => page.evaluate(() => location.search);
/** Whether it is in the hand, and the keys go to it. */
const hasKeys = (page: Page) => inHand(page).evaluate((held) => held === document.activeElement);

it("takes back by the keyboard one thing after another, and leaves the piece in the hand", async () => {
  const page = await openField();
  const complaints = complaintsOf(page);
  await took(page).nth(2).click();
  await eventually(() => hasKeys(page)).toBe(true);
  const { x, y } = await gripOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 80, y, { steps: 4 });
  await page.mouse.up();
  await eventually(() => moved(page)).not.toBe("");
  const steps = ["", await moved(page)];
  for (const keys of [["ArrowLeft", "ArrowLeft"], ["Shift+ArrowLeft"], ["Comma"]]) {
    for (const key of keys) await page.keyboard.press(key);
    await eventually(() => moved(page)).not.toBe(steps.at(-1));
    steps.push(await moved(page));
  }
  const last = steps.pop();
  for (const step of steps.toReversed()) {
    await page.keyboard.press("Control+Z");
    await eventually(() => moved(page)).toBe(step);
    expect(await hasKeys(page)).toBe(true);
  }
  expect(await page.getByRole("button", { name: BATTLEFIELDS.desk.undo }).getAttribute("aria-disabled")).toBe("true");
  for (const step of [...steps.slice(1), last]) {
    await page.keyboard.press("Control+Shift+Z");
    await eventually(() => moved(page)).toBe(step);
  }
  expect(await hasKeys(page)).toBe(true);
  await page.keyboard.press("ArrowUp");
  await eventually(() => moved(page)).not.toBe(last);
  expect(complaints).toEqual([]);
});

it("prints the same while a piece is selected", async () => {
  const page = await openField();
  // Lines may break elsewhere: the letters are the same.
  const lettersOnPaper = async () => [
    ...readPdf(await pdfOf(page))
      .pages.map(({ text }) => text)
      .join("")
      .replaceAll(/\s/g, ""),
  ];
  const before = await lettersOnPaper();
  expect(before.join("")).toContain("Seenfromthedefender’sedge");
  await took(page).first().click();
  await inHand(page).waitFor();
  expect((await lettersOnPaper()).toSorted()).toEqual(before.toSorted());
});

it("says of a field from which all was taken that it is open", async () => {
  const page = await openField({ size: "phone" });
  expect(await axeInBothThemes(page)).toEqual([]);
  for (let left = await took(page).count(); left > 0; left--) {
    await took(page).first().click();
    await page.getByRole("button", { name: BATTLEFIELDS.held.remove }).click();
    await eventually(() => took(page).count()).toBe(left - 1);
  }
  await page.getByText(BATTLEFIELDS.list.open).waitFor();
  expect(await axeInBothThemes(page)).toEqual([]);
});

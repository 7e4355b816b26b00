import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Army } from "@/lib/model/army";
import type { Share } from "@/lib/model/stored-army";
import { CHECK } from "@/lib/words/check";
import { axeInBothThemes } from "./axe-findings";
import { browserForThisFile, complaintsOf } from "./browser";
import { open } from "./desk";
import { importingAt } from "./importing";
import { carryToPhone } from "./open-browser";
import { overflowOf } from "./own-armies";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();
const { named } = importingAt(site, browser);

const file = (name: string, content: unknown) => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(typeof content === "string" ? content : JSON.stringify(content)),
});

async function shared(army: Army, reader = "own"): Promise<string> {
  const answer = await fetch(`${site().url}/api/shares?for=${reader}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(army),
  });
  return ((await answer.json()) as Share).url;
}

it("an organiser sees files and links in one table, what is wrong with them, and takes it away as CSV", async () => {
  const page = await browser.visit();
  const complaints = complaintsOf(page);
  await open(page, `${site().url}/check`);
  const [good, dear] = [await named("Within the limit"), await named("Too dear", { pointsLimit: 5000 })];
  await page
    .locator("input[type=file]")
    .setInputFiles([file("good.json", good), file("dear.json", dear), file("diary.json", "{"), file("again.json", good)]);
  await page.getByRole("heading", { name: CHECK.sum({ legal: 2, illegal: 1, none: 1 }) }).waitFor();
  const links = [await shared(await named("By a link")), await shared(await named("For the other side"), "opponent")];
  await page.getByLabel(CHECK.sources.paste).fill(`Here they are: ${links.join(" and ")}`);
  await page.getByRole("button", { name: CHECK.sources.read }).click();
  await page.getByRole("heading", { name: CHECK.sum({ legal: 3, illegal: 1, none: 2 }) }).waitFor();

  const table = page.getByRole("table");
  const names = await table.getByRole("rowheader").allTextContents();
  expect(names.map((name) => name.replace(/Polish.*/, ""))).toEqual([
    ...["Within the limit", "Too dear", "diary.json", "Within the limit", "By a link"],
    new URL(links[1] ?? "").pathname,
  ]);
  expect(await table.textContent()).toContain(CHECK.sameAs("good.json"));
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: CHECK.csv }).click()]);
  const csv = readFileSync(await saved.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(csv).toHaveLength(7);
  expect(csv[2]).toMatch(/^"dear.json","Not legal","Too dear","Polish-Lithuanian","5000","1605"/);

  await page.getByLabel(CHECK.onlyProblems).check();
  await expect.poll(() => table.getByRole("rowheader").count()).toBe(3);
  expect(await axeInBothThemes(page)).toEqual([]);
  await carryToPhone(page);
  expect(await overflowOf(page)).toBe(0);
  await page.getByRole("button", { name: CHECK.clear }).click();
  expect(await table.count()).toBe(0);
  expect(complaints.filter((one) => !one.includes("/api/shares/") && !one.startsWith("console"))).toEqual([]);
});

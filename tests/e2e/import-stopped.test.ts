import { describe, expect, it } from "vitest";
import { IMPORTING } from "@/lib/words/importing";
import { COMMON } from "@/lib/words/site";
import { browserForThisFile } from "./browser";
import { button, dialog, file, give, importingAt, openDialog } from "./importing";
import { namesKept } from "./own-armies";
import { sharedSite as site } from "./server";

const { visit, named } = importingAt(site, browserForThisFile());

describe("a connection that fails", () => {
  it("half-way tells how many are stored, goes on with the rest, and makes no army twice", async () => {
    const page = await visit();
    await openDialog(page);
    const names = ["First", "Second", "Third"];
    await give(page, ...(await Promise.all(names.map(async (name) => file(`${name}.json`, await named(name))))));
    await button(page, IMPORTING.ready.import(3)).waitFor();
    let posts = 0;
    await page.route("**/api/armies", async (route) => {
      if (route.request().method() !== "POST" || ++posts !== 2) return route.continue();
      // It arrives, but its answer is lost.
      await route.fetch();
      return route.abort();
    });
    await button(page, IMPORTING.ready.import(3)).click();
    await dialog(page).getByText(IMPORTING.stored(1, 3)).waitFor();
    await dialog(page).getByRole("alert").getByText(COMMON.unreachable).waitFor();
    expect(await namesKept(page, site())).toHaveLength(2);
    await button(page, COMMON.retry).click();
    await page.getByText(IMPORTING.imported(3, 3)).waitFor();
    expect((await namesKept(page, site())).toSorted()).toEqual(names.toSorted());
  });

  it("a server that asks for a pause gets it, and the reader is told", async () => {
    const page = await visit();
    await openDialog(page);
    await give(page, file("one.json", await named("One")));
    await button(page, IMPORTING.ready.import(1)).waitFor();
    let posts = 0;
    await page.route("**/api/armies", (route) =>
      route.request().method() === "POST" && ++posts === 1
        ? route.fulfill({ status: 429, headers: { "retry-after": "3" }, json: { error: { code: "too-many-requests", message: "Wait." } } })
        : route.continue(),
    );
    await button(page, IMPORTING.ready.import(1)).click();
    await dialog(page)
      .getByText(IMPORTING.waiting(IMPORTING.storing(1, 1), 3))
      .waitFor();
    expect(await dialog(page).evaluate((one) => one.contains(document.activeElement) && document.activeElement !== document.body)).toBe(
      true,
    );
    await page.waitForURL(/\/armies\/[a-z2-7]{26}$/);
  });

  it("or a player who leaves half-way is told how far it came", async () => {
    const page = await visit();
    await openDialog(page);
    await give(page, file("one.json", await named("One")), file("two.json", await named("Two")));
    await button(page, IMPORTING.ready.import(2)).waitFor();
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/api/armies", async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    await button(page, IMPORTING.ready.import(2)).click();
    await dialog(page)
      .getByText(IMPORTING.working(IMPORTING.storing(1, 2)))
      .waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    release();
    await page.getByText(IMPORTING.imported(1, 2)).waitFor();
    expect(await namesKept(page, site())).toEqual(["One"]);
  });
});

import { describe, expect, it } from "vitest";
import { browserForThisFile } from "./browser";
import { button, dialog, file, give, importingAt, openDialog } from "./importing";
import { namesKept } from "./own-armies";
import { siteForThisFile } from "./server";

const site = siteForThisFile();
const { visit, named } = importingAt(site, browserForThisFile());

describe("a connection that fails", () => {
  it("while armies are judged leaves everything as it was, and one can try again", async () => {
    const page = await visit();
    await openDialog(page);
    await page.route("**/api/assess", (route) => route.abort());
    await give(page, file("one.json", await named("One")));
    await dialog(page).getByRole("alert").getByText("The server cannot be reached.").waitFor();
    await page.unroute("**/api/assess");
    await button(page, "Try again").click();
    await button(page, "Import this army").waitFor();
  });

  it("half-way tells how many are stored, goes on with the rest, and makes no army twice", async () => {
    const page = await visit();
    await openDialog(page);
    const names = ["First", "Second", "Third"];
    await give(page, ...(await Promise.all(names.map(async (name) => file(`${name}.json`, await named(name))))));
    await button(page, "Import these three armies").waitFor();
    let posts = 0;
    await page.route("**/api/armies", async (route) => {
      if (route.request().method() !== "POST" || ++posts !== 2) return route.continue();
      // It arrives, but its answer is lost.
      await route.fetch();
      return route.abort();
    });
    await button(page, "Import these three armies").click();
    await dialog(page).getByText("1 of 3 armies is stored.").waitFor();
    await dialog(page).getByRole("alert").getByText("The server cannot be reached.").waitFor();
    expect(await namesKept(page, site())).toHaveLength(2);
    await button(page, "Try again").click();
    await page.getByText("Imported: 3 armies.").waitFor();
    expect((await namesKept(page, site())).toSorted()).toEqual(names.toSorted());
  });

  it("and a reader who closes it there is told how far it came, and sees that", async () => {
    const page = await visit();
    await openDialog(page);
    await give(page, file("one.json", await named("One")), file("two.json", await named("Two")));
    await button(page, "Import these two armies").waitFor();
    let posts = 0;
    await page.route("**/api/armies", (route) => (route.request().method() === "POST" && ++posts === 2 ? route.abort() : route.continue()));
    await button(page, "Import these two armies").click();
    await dialog(page).getByText("1 of 2 armies is stored.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("Stopped: 1 of 2 armies imported.").waitFor();
    await page.getByRole("region", { name: "Your armies" }).getByRole("link", { name: "One" }).waitFor();
  });

  it("a server that asks for a pause gets it, and the reader is told", async () => {
    const page = await visit();
    await openDialog(page);
    await give(page, file("one.json", await named("One")));
    await button(page, "Import this army").waitFor();
    let posts = 0;
    await page.route("**/api/armies", (route) =>
      route.request().method() === "POST" && ++posts === 1
        ? route.fulfill({ status: 429, headers: { "retry-after": "3" }, json: { error: { code: "too-many-requests", message: "Wait." } } })
        : route.continue(),
    );
    await button(page, "Import this army").click();
    await dialog(page).getByText("Storing 1 of 1: the server asks for a pause of 3 seconds.").waitFor();
    expect(await dialog(page).evaluate((one) => one.contains(document.activeElement) && document.activeElement !== document.body)).toBe(
      true,
    );
    await page.waitForURL(/\/armies\/[a-z2-7]{26}$/);
  });

  it("or a reader who leaves half-way is told how far it came", async () => {
    const page = await visit();
    await openDialog(page);
    await give(page, file("one.json", await named("One")), file("two.json", await named("Two")));
    await button(page, "Import these two armies").waitFor();
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/api/armies", async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    await button(page, "Import these two armies").click();
    await dialog(page).getByText("Storing 1 of 2…").waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    release();
    await page.getByText("Stopped: 1 of 2 armies imported.").waitFor();
    expect(await namesKept(page, site())).toEqual(["One"]);
  });
});

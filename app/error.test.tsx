// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { DATABASE_DIGEST } from "@/lib/model/page-failure";
import { SITE } from "@/lib/words/site";
import { openForm } from "@/tests/build/open-form";
import PageError from "./error";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** As Next gives it to a browser: without its words. */
const inBrowser = (digest: string | undefined) => Object.assign(new Error("hidden"), digest === undefined ? {} : { digest });

test("a page whose database is away says so, and loads again by itself", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  const { page, leave } = await openForm(<PageError error={inBrowser(DATABASE_DIGEST)} reset={() => {}} />);
  expect(page.textContent).toContain(SITE.away.text);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(reload).toHaveBeenCalledTimes(1);
  await leave();
});

test("one that fails for another reason waits for its reader", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  const { page, leave } = await openForm(<PageError error={inBrowser(undefined)} reset={() => {}} />);
  expect(page.textContent).toContain(SITE.failed.text);
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  await leave();
});

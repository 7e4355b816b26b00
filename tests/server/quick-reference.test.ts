import { beforeAll, describe, expect, test } from "vitest";
import * as quickReference from "@/app/api/quick-reference/route";
import { referenceAndText } from "@/lib/model/quick-reference";
import { ownValueCells, wholeReferenceText } from "@/lib/server/quick-reference";
import { setRunning } from "@/lib/server/running";
import { ask, errorOf } from "./asking";
import { bootSoundly } from "./program-folder";

beforeAll(async () => setRunning(await bootSoundly()));

const get = (query = "") => ask(quickReference, "GET", `/api/quick-reference${query}`);

describe("the quick reference over the API", () => {
  test("is the whole of it, as data and as text", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    const { reference, text } = referenceAndText.parse(await response.json());
    expect(reference.sections).toHaveLength(16);
    expect(reference.sections.flatMap(({ title }) => (text.includes(`\n${title.toUpperCase()}\n`) ? [] : [title]))).toEqual([]);
  });

  test("is asked for as text alone, which nobody keeps", async () => {
    const response = await get("?format=text");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toBe(wholeReferenceText());
  });

  test("as text has what its reader wrote into it", () => {
    const [key = ""] = [...ownValueCells()].flatMap(([one, isOpen]) => (isOpen ? [one] : []));
    expect(wholeReferenceText(new Map([[key, "as my card has it"]]))).toContain("as my card has it‡");
  });

  test.each([
    ["?format=pdf", 400, "not-one-of"],
    ["?paper=a4", 400, "unknown-parameter"],
  ])("%s is refused", async (query, status, code) => {
    const response = await get(query);
    expect([response.status, (await errorOf(response)).code]).toEqual([status, code]);
  });
});

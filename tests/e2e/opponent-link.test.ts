import { expect, it } from "vitest";
import type { Army } from "@/lib/model/army";
import type { Share } from "@/lib/model/stored-army";
import { normal, sharedNames } from "@/tests/siege/normal";
import { browserForThisFile } from "./browser";
import { siteForThisFile } from "./server";

const site = siteForThisFile();
const browser = browserForThisFile();

/** Scouts are told, in the scouting cards. */
const isTold = (option: string): boolean => option === "scouts";

/**
 * The same army with all changed that its opponent may not see, and with the same verdict: notes, options, and which of two sub-commanders
 * leads which unit groups.
 */
function otherwise(army: Army): Army {
  const [one, other] = army.commanders.filter(({ role }) => role === "sub").map(({ id }) => id);
  const led = new Map([
    [one, other],
    [other, one],
  ]);
  const units = army.units.map((unit) => ({
    ...unit,
    options: unit.options.filter(isTold),
    note: `SECRET of no. ${unit.number}`,
    commander: led.get(unit.commander ?? undefined) ?? unit.commander,
  }));
  return { ...army, note: "SECRET of the army", units };
}

/** A stream may be parted anywhere, and has the nonce and a random key of the request as data: it is compared in one piece, without them. */
const inOnePiece = (html: string): string =>
  html
    .replace(/"nonce":"[^"]*"/g, '"nonce":""')
    .replace(/(?<=")[\w-]{21}(?=[vm]")/g, "<key>")
    .replace(/"\]\)<\/script><script nonce="[^"]*">self\.__next_f\.push\(\[1,"/g, "");

it("the opponent’s link says the same, in its pages’ source, their data and its picture, of armies that differ in what he may not see", async () => {
  const page = await browser.visit();
  const { url } = site();
  const armies = (await (await fetch(`${url}/api/ready-armies`)).json()) as Army[];
  const found = armies.find(
    ({ units, commanders }) =>
      units.some(({ options }) => !options.every(isTold)) && commanders.filter(({ role }) => role === "sub").length === 2,
  );
  if (!found) throw new Error("no sample army has options");
  const army = { ...found, name: "Told to the opponent" };
  expect(otherwise(army).units.map((one) => one.commander)).not.toEqual(army.units.map((one) => one.commander));
  const shared = async (one: Army): Promise<string> => {
    const answer = await page.request.post(`${url}/api/shares?for=opponent`, { data: one });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as Share).share;
  };
  const shares = [await shared(army), await shared(otherwise(army))];
  expect(shares[0]).not.toBe(shares[1]);
  const both = async (path: string, headers: Record<string, string> = {}): Promise<readonly string[]> =>
    Promise.all(
      shares.map(async (share) => {
        const response = await fetch(`${url}/a/${share}${path}`, { headers });
        expect([path, response.status]).toEqual([path, 200]);
        return normal(inOnePiece(await response.text()), sharedNames(share));
      }),
    );
  for (const path of ["", "?for=own", "/cards", "/cards?for=own", "/quick-reference"])
    for (const headers of [{}, { rsc: "1" }]) {
      const [one = "", other = ""] = await both(path, headers as Record<string, string>);
      expect(one.includes("Told to the opponent") || path !== "").toBe(true);
      expect(other).not.toContain("SECRET");
      expect([path, other.length, other === one]).toEqual([path, one.length, true]);
    }
  const pictures = await Promise.all(
    shares.map(async (share) => Buffer.from(await (await fetch(`${url}/a/${share}/picture`)).arrayBuffer())),
  );
  expect(pictures[0]?.length).toBeGreaterThan(5000);
  expect(pictures[1]?.equals(pictures[0] as Buffer)).toBe(true);
  const [full, twin] = await Promise.all(
    [army, otherwise(army)].map(
      async (one) => ((await (await page.request.post(`${url}/api/shares`, { data: one })).json()) as Share).share,
    ),
  );
  // A pair in which nobody sees a difference would prove nothing.
  expect(full).not.toBe(twin);
});

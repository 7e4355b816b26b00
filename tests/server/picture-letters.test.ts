import { ImageResponse } from "next/og";
import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { drawable, PICTURE_FAMILIES, pictureFonts } from "@/lib/server/picture-letters";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Draws a text, and returns what was asked of the internet for it. */
async function asked(text: string): Promise<readonly string[]> {
  const addresses: string[] = [];
  const { fetch } = globalThis;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", (address: unknown) => {
    // Its own machinery it brings along.
    if (String(address).startsWith("data:")) return fetch(String(address));
    addresses.push(String(address));
    return Promise.reject(new Error("there is no internet here"));
  });
  const fonts = [...(await pictureFonts())];
  for (const fontFamily of [PICTURE_FAMILIES.title, PICTURE_FAMILIES.text]) {
    const element = createElement("div", { style: { display: "flex", fontFamily } }, text);
    const image = new ImageResponse(element, { width: 1200, height: 630, fonts });
    await image.arrayBuffer().catch(() => null);
  }
  return addresses;
}

const EVERYTHING = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code));

test("every letter that is drawn is in the fonts", async () => {
  const letters = [...new Set(EVERYTHING.map(drawable))].join("");
  expect(letters.length).toBeGreaterThan(300);
  expect(await asked(letters)).toEqual([]);
});

test("a letter that is not would be asked for elsewhere", async () => {
  expect(await asked("戦")).not.toEqual([]);
});

test.each([
  ["Kircholm, again", "Kircholm, again"],
  ["Żółkiewski’s „Łowcy“ – 1610", "Żółkiewski’s „Łowcy“ – 1610"],
  ["Стрельцы Ёжика", "Стрельцы Ёжика"],
  ["Київ и Ștefan Țepeș, Białystok, Ђурђевдан № 3", "Київ и Ștefan Țepeș, Białystok, Ђурђевдан № 3"],
  ["No\u0308rdlingen", "Nördlingen"],
  ["10\u202f000 points", "10 000 points"],
  ["戦国 🐎 Oda", "Oda"],
  ["戦国", ""],
  ["a\u200db\u0000c\ud800", "abc"],
])("%j is drawn as %j", (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});

import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { GET } from "@/app/a/[share]/picture/route";
import type { Army } from "@/lib/model/army";
import { RATES } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { errorOf } from "./asking";
import { newSharer } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";

const drawing = vi.hoisted(() => ({ begun: 0, now: 0, most: 0 }));
// Draws as it always does, and counts.
vi.mock("next/og", async (original) => {
  const { ImageResponse } = await original<typeof import("next/og")>();
  class Counted extends ImageResponse {
    constructor(...given: ConstructorParameters<typeof ImageResponse>) {
      super(...given);
      drawing.begun++;
      drawing.now++;
      drawing.most = Math.max(drawing.most, drawing.now);
    }
    override arrayBuffer = () => super.arrayBuffer().finally(() => drawing.now--);
  }
  return { ImageResponse: Counted };
});

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

let readers = 0;
const picture = (share: string, address = `198.51.100.${readers++}`, query = ""): Promise<Response> =>
  GET(new Request(`http://localhost:3000/a/${share}/picture${query}`, { headers: { "x-forwarded-for": address } }), {
    params: Promise.resolve({ share }),
  });

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("an army is drawn whatever its names are written in, and nothing for it is asked of the internet", async () => {
  const { fetch } = globalThis;
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: unknown) => {
    // The picture's maker brings its own machinery along.
    if (String(address).startsWith("data:")) return fetch(String(address));
    asked.push(String(address));
    return Promise.reject(new Error("there is no internet here"));
  });
  const names = ["Kircholm, 1605", "戦国", "🐎 of Żółkiewski", "W".repeat(80), "Ａ wide one"];
  for (const name of names) {
    const units = ready.units.map((unit) => ({ ...unit, name: `${name} ${unit.number}`.slice(0, 80) }));
    const { share } = await newSharer().sharing({ ...ready, name, units });
    const response = await picture(share);
    expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
      200,
      "image/png",
      "no-cache",
    ]);
    expect((await bytesOf(response)).subarray(0, 8)).toEqual(PNG);
  }
  expect(asked).toEqual([]);
});

test("an army without a unit group is drawn, and an illegal one", async () => {
  const { share } = await newSharer().sharing({ ...ready, name: "Nobody yet", units: [], year: null });
  expect((await picture(share)).status).toBe(200);
});

test("an opponent's is another, without points", async () => {
  const { share } = await newSharer().sharing(ready);
  const [own, opponents] = [await bytesOf(await picture(share)), await bytesOf(await picture(share, "198.51.100.254", "?for=opponent"))];
  expect(own.equals(opponents)).toBe(false);
  expect(own.equals(await bytesOf(await picture(share))), "the same army is the same picture").toBe(true);
});

test("is drawn once, however many ask for it, and never two at a time", async () => {
  const shared = await Promise.all(["One", "Other"].map((name) => newSharer().sharing({ ...ready, name: `${name} for many` })));
  const begun = drawing.begun;
  drawing.most = 0;
  const all = await Promise.all([...shared, ...shared, ...shared].map(async ({ share }) => bytesOf(await picture(share))));
  expect([drawing.begun - begun, drawing.most]).toEqual([2, 1]);
  expect([all[2]?.equals(all[0] as Buffer), all[5]?.equals(all[1] as Buffer), all[0]?.equals(all[1] as Buffer)]).toEqual([
    true,
    true,
    false,
  ]);
});

test("there is none of what was withdrawn, and none of nothing", async () => {
  const sharer = newSharer();
  const { share } = await sharer.sharing({ ...ready, name: "Gone" });
  await sharer.withdraw(share);
  expect(await errorOf(await picture(share))).toMatchObject({ status: 410, code: "share-withdrawn" });
  expect(await errorOf(await picture("a".repeat(26)))).toMatchObject({ status: 404, code: "unknown-share" });
});

test("so many an address may ask for", async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked <= RATES.pictures.requests; asked++) statuses.push((await picture("nothing", "192.0.2.77")).status);
  expect(statuses.slice(0, -1).every((status) => status === 404)).toBe(true);
  const refused = await picture("nothing", "192.0.2.77");
  expect(await errorOf(refused)).toMatchObject({ status: 429, code: "too-many-requests" });
  expect(refused.headers.get("retry-after")).not.toBe(null);
});

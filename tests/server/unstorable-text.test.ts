import { beforeAll, describe, expect, test } from "vitest";
import { type Running, setRunning } from "@/lib/server/running";
import { ask, errorOf, sendJson } from "./asking";
import { bootSoundly, readyArmyOf } from "./program-folder";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});

const [NUL, HALF, OTHER_HALF] = [0, 0xd83d, 0xde00].map((code) => String.fromCharCode(code)) as [string, string, string];

describe("text that PostgreSQL could not store is refused, whichever the database", () => {
  test.each([
    ["a NUL", NUL],
    ["the first half of a character", HALF],
    ["the second half", OTHER_HALF],
    ["two halves in the wrong order", OTHER_HALF + HALF],
  ])("%s, with its place", async (_, text) => {
    const { army } = readyArmyOf(running);
    const [unit] = army.units;
    const bad = { ...army, units: [{ ...unit, options: [`x${text}`] }] };
    expect(await errorOf(await sendJson("/api/armies", bad))).toMatchObject({
      ...{ status: 400, code: "unstorable-text", message: expect.stringContaining("units[0].options[0]") },
    });
    const named = { ...army, [`x${text}`]: 1 };
    expect((await errorOf(await sendJson("/api/armies", named))).code).toBe("unstorable-text");
  });

  test("in an address", async () => {
    const answer = await ask("GET", "/api/armies/a%00");
    expect(await errorOf(answer)).toMatchObject({ status: 400, code: "unstorable-text" });
  });

  test("but not a whole character beyond the first 65,536, escaped or not", async () => {
    const { army } = readyArmyOf(running);
    const named = { ...army, name: `Army ${HALF}${OTHER_HALF}` };
    expect((await sendJson("/api/armies", named)).status).toBe(201);
    const escaped = JSON.stringify(named).replaceAll(HALF + OTHER_HALF, "\\ud83d\\ude00");
    const headers = { "content-type": "application/json" };
    expect((await ask("POST", "/api/armies", { body: escaped, headers })).status).toBe(201);
  });

  test("however deep it stands", async () => {
    const body = `${"[".repeat(200_000)}"\\u0000"${"]".repeat(200_000)}`;
    const headers = { "content-type": "application/json" };
    expect((await ask("POST", "/api/armies", { body, headers })).status).toBe(400);
  });
});

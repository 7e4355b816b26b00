import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { TERMINAL } from "@/lib/words/terminal";
import { sharedSite as site } from "./server";

const ROOT = resolve(import.meta.dirname, "../..");
const ARMY = "data/ready-armies/breitenfeld.json";

/** What is typed: the last entry if that leaves everything to the computer, else the first. */
function typedAt(output: string): string {
  const last = output.split("\n").at(-2) ?? "";
  return last.endsWith(TERMINAL.play.everything) ? (/\d+/.exec(last)?.[0] ?? "1") : "1";
}

/** A script of ours. */
function start(script: string, args: readonly string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...args], { cwd: ROOT });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece) => {
      output += piece;
      if (output.endsWith("> ")) child.stdin.write(`${typedAt(output)}\n`);
    });
  return {
    output: () => output,
    ended: new Promise<{ code: number | null; output: string }>((done) => child.on("close", (code) => done({ code, output }))),
  };
}

const play = (...args: string[]) => start("play", [ARMY, "--server", site().url, ...args]);

describe("npm run play", () => {
  test("leads against the computer to a battle that is ready", async () => {
    const { code, output } = await play("--temper", "bold").ended;
    expect(output).toMatch(/Day 5: you \w+, your opponent \w+; the marker (stays on|goes from) /);
    expect(output).toMatch(/Your army: Camp, standard, /);
    const address = /curl -s (\S+\/record)/.exec(output)?.[1] ?? "";
    const record = (await (await fetch(address)).json()) as { seed: string; events: { chain: string }[] };
    expect(record.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(output).toContain(`--chain ${record.events.at(-1)?.chain}`);
    expect(code).toBe(0);
  });

  test("leads back to a seat that was left", async () => {
    const [army] = (await (await fetch(`${site().url}/api/ready-armies`)).json()) as unknown[];
    const body = JSON.stringify({ table: { width: 45, depth: 30 }, seats: { a: { kind: "army", army }, b: { kind: "house" } } });
    const opened = await fetch(`${site().url}/api/battles`, { method: "POST", body, headers: { "content-type": "application/json" } });
    const { battle, seats } = (await opened.json()) as { battle: string; seats: { a: string } };
    const again = start("play", ["--server", site().url, "--battle", battle, "--token", seats.a]);
    expect(await again.ended).toMatchObject({ code: 0, output: expect.stringContaining("Out-scouting: ") });
  });

  test("leads two who do not see each other's cards through the same battle", async () => {
    const one = play("--invite");
    await expect.poll(one.output).toContain("--code");
    const [, battle = "", invite = ""] = /--join (\S+) --code (\S+)/.exec(one.output()) ?? [];
    const ends = await Promise.all([one.ended, play("--join", battle, "--code", invite).ended]);
    expect(ends.map((end) => end.code)).toEqual([0, 0]);
    const squares = ends.map(({ output }) => [...output.matchAll(/Day \d: you .*; (the marker .*)\./g)].map(([, moved]) => moved));
    expect(squares[0]).toHaveLength(5);
    expect(squares[1]).toEqual(squares[0]);
  });

  test.each([
    ["no such army", ["nowhere.json"], `${TERMINAL.unreadable("nowhere.json", TERMINAL.noFile)}\n`],
    ["no server", [ARMY, "--server", "http://localhost:9"], "http://localhost:9 cannot be reached (fetch failed)"],
    ["a word it does not know", [ARMY, "--bald"], "npm run play -- army.json --join BATTLE --code INVITE"],
  ])("says what is wrong with %s", async (_, args, sentence) => {
    const { code, output } = await start("play", args).ended;
    expect(output).toContain(sentence);
    expect(code).toBe(1);
  });
});

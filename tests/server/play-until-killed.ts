import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import type { Answered } from "./battle-soundness";

/** Lets a separate process play battles, kills it after this many answers, and returns all answers. `database`: the address of PostgreSQL, if it stores there. */
export async function playUntilKilled(folder: string, seed: number, answers: number, database = ""): Promise<readonly Answered[]> {
  const writer = spawn(process.execPath, ["--import", "tsx", "tests/server/battle-writer.ts", folder, String(seed)], {
    cwd: resolve(import.meta.dirname, "../.."),
    env: { ...process.env, DATABASE_URL: database },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  writer.stdout.on("data", (data) => {
    text += String(data);
    if (text.split("\n").length > answers) writer.kill("SIGKILL");
  });
  await once(writer, "close");
  return text
    .split("\n")
    .slice(0, -1)
    .map((line): Answered => JSON.parse(line));
}

import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { resolve } from "node:path";
import { boot } from "@/lib/server/boot";
import { setRunning } from "@/lib/server/running";
import { nextCommand, numbers, opened, quick, send } from "./battling";

/** A process of the server's code that plays one battle after another, and says of each command what was answered, until it is killed. */
const [, , folder = "", seed = "1"] = process.argv;
const booted = await boot(resolve(import.meta.dirname, "../.."), {
  ...{ LOG_LEVEL: "silent", DATA_DIR: folder },
  DATABASE_URL: process.env.DATABASE_URL,
});
if (!booted.ok) throw new Error(booted.problems.join("\n"));
setRunning(booted.value);

const among = numbers(Number(seed));
for (let game = 0; ; game++) {
  const { battle } = await opened(quick("Whites", 4 + among(6)), game % 2 === 0 ? { kind: "house" } : quick("Blues", 4 + among(6)));
  for (;;) {
    const next = await nextCommand(battle, among);
    if (!next) break;
    const id = randomUUID();
    const played = await send(battle, next.seat, next.command, id);
    if (!played.ok) throw new Error(played.refusal.message);
    // Not console.log, which would keep to itself for a while what is written to a pipe.
    writeSync(1, `${JSON.stringify({ battle, seat: next.seat, id, seq: played.seq, last: played.view.seq })}\n`);
  }
}

import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { boot } from "@/lib/server/boot";
import { LIMITS } from "@/lib/server/limits";
import { loadedNow, numbers, send } from "../server/battling";
import type { Asked, Ran } from "./races";

/** One of two processes that race: it reports that it is ready, and on a signal sends its command as fast as it can. */
const [, , variables = "{}", lane = "0"] = process.argv;
const booted = await boot(resolve(import.meta.dirname, "../.."), JSON.parse(variables));
if (!booted.ok) throw new Error(booted.problems.join("\n"));
const server = booted.value;
const among = numbers(Number(lane) + 1);

let overtaken = 0;
const { drop } = server.battleCache;
const counting = {
  ...server,
  battleCache: {
    ...server.battleCache,
    drop: (battle: string) => {
      overtaken++;
      drop(battle);
    },
  },
};

/** Folds the battle from what is stored, so that both racers begin from the same event. */
async function makeReady(battle: string): Promise<string> {
  drop(battle);
  const { hand, committed } = (await loadedNow(battle, server)).battle.seats.a;
  const others = [...new Set(hand)].filter((card) => card !== committed);
  return others[among(others.length)] ?? "black";
}

async function run(battle: string, card: string): Promise<Ran> {
  overtaken = 0;
  const id = randomUUID();
  const played = await send(battle, "a", { type: "commit-card", card: card as "black" }, id, counting);
  const answered = played.ok ? { battle, seat: "a", id, seq: played.seq, last: played.view.seq, card } : null;
  return { answered, refused: played.ok ? null : played.refusal.code, overtaken: overtaken > 0 };
}

/** Stores the army with its name changed, if it is still as it was: whether that was told. */
async function save(army: string, owner: string, revision: number): Promise<boolean> {
  const found = await server.armies.find(owner, army);
  if (!found) throw new Error(`${army} is not there`);
  const document = { ...found.document, name: `${revision} by ${lane}` };
  return (
    (await server.armies.update({ id: army, owner, revision, document, mostBytes: LIMITS.visitorBytes, changedAt: new Date() })) !== null
  );
}

let card = "";
process.on("message", async (asked: Asked) => {
  if ("army" in asked) process.send?.(await save(asked.army, asked.owner, asked.revision));
  else if (asked.go) process.send?.(await run(asked.battle, card));
  else {
    card = await makeReady(asked.battle);
    process.send?.("ready");
  }
});
process.send?.("ready");

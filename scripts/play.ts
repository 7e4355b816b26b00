// npm run play: the five days before the battle in a terminal, over the API of a server that runs.
import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { CommandResult, CreatedBattle, Joined } from "../lib/model/battle";
import type { BattleCommand, LegalCommand } from "../lib/model/battle-command";
import type { BattleView } from "../lib/model/battle-view";
import type { ErrorBody } from "../lib/model/http";
import { choicePhrase } from "../lib/words/battle/choice-words";
import { standingWords } from "../lib/words/battle/standing-words";
import { Fault, runMain } from "./steps/run.mjs";

const USAGE = `npm run play -- army.json            against the house commander
npm run play -- army.json --invite   against whoever gets the invite that is printed
npm run play -- army.json --join BATTLE --code INVITE
npm run play -- --battle BATTLE --token TOKEN   back to a seat that was left

--server URL   the server to play on (http://localhost:3000)
--temper cautious|balanced|bold   of the house commander`;

const STANDARD_TABLE = { width: 45, depth: 30 };
/** Milliseconds between two looks at what the opponent does. */
const PATIENCE = 1000;

const OPTIONS = {
  server: { type: "string", default: "http://localhost:3000" },
  temper: { type: "string" },
  invite: { type: "boolean", default: false },
  join: { type: "string" },
  code: { type: "string" },
  battle: { type: "string" },
  token: { type: "string" },
} as const;

function everyFault({ error: { message, details } }: ErrorBody): string {
  const told = Array.isArray(details) ? (details as readonly { message?: string }[]).flatMap((one) => one.message ?? []) : [];
  return told.length > 1 ? told.join("\n") : message;
}

type Ask = (path: string, body?: unknown, token?: string) => Promise<unknown>;

function asker(server: string): Ask {
  return async (path, body, token) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const sent = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(`${server}${path}`, sent).catch((error: Error) => {
      throw new Fault(`${server} cannot be reached (${error.message}): start it with npm start, or name another with --server.`);
    });
    const answer = await response.json();
    // 409 with a refusal is an answer to a command like any other.
    if (!response.ok && !("refusal" in answer)) throw new Fault(everyFault(answer as ErrorBody));
    return answer;
  };
}

type Options = ReturnType<typeof optionsOf>["values"];

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Fault(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function readArmy(files: readonly string[]): unknown {
  const [file] = files;
  if (file === undefined || files.length > 1) throw new Fault(`Name one army file.\n\n${USAGE}`);
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new Fault(
      `${file} cannot be read: ${isMissing ? "there is no such file" : error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/** Where to act from now on, and with which token. */
type Seat = { readonly battle: string; readonly token: string };

async function takeSeat(ask: Ask, army: unknown, { invite, join, code, temper }: Options): Promise<Seat> {
  const force = { kind: "army", army };
  if (join !== undefined) {
    const joined = (await ask(`/api/battles/${join}/join`, { invite: code ?? "", force })) as Joined;
    return { battle: join, token: joined.token };
  }
  const b = invite ? { kind: "invite" } : { kind: "house", ...(temper ? { temper } : {}) };
  const created = (await ask("/api/battles", { table: STANDARD_TABLE, seats: { a: force, b } })) as CreatedBattle;
  if (created.invite) console.log(`Your opponent joins with: npm run play -- army.json --join ${created.battle} --code ${created.invite}`);
  return { battle: created.battle, token: created.seats.a ?? "" };
}

async function seatOf(ask: Ask, files: readonly string[], values: Options): Promise<Seat> {
  const { battle, token } = values;
  if (battle !== undefined && token !== undefined) return { battle, token };
  const seat = await takeSeat(ask, readArmy(files), values);
  console.log(`To come back to this seat: npm run play -- --battle ${seat.battle} --token ${seat.token}`);
  return seat;
}

const completed = (choice: LegalCommand): BattleCommand =>
  choice.type === "sit" ? { ...choice, nonce: randomBytes(16).toString("hex") } : choice;

type Prompt = (question: string) => Promise<string | null>;

/** Gives the lines that are typed, or piped in, and null when there are no more; ends when `work` has. */
async function prompting<T>(work: (prompt: Prompt) => Promise<T>): Promise<T> {
  const reader = createInterface({ input: process.stdin });
  const lines = reader[Symbol.asyncIterator]();
  const prompt: Prompt = async (question) => {
    process.stdout.write(question);
    const next = await lines.next();
    return next.done ? null : next.value.trim();
  };
  return work(prompt).finally(() => {
    reader.close();
    process.stdin.destroy();
  });
}

async function choose(legal: readonly LegalCommand[], prompt: Prompt): Promise<LegalCommand | null> {
  const [only] = legal;
  if (only && legal.length === 1) return only;
  for (const [at, one] of legal.entries()) {
    const phrase = one.type === "keep-cards" ? `keep ${one.keep.join(", ") || "none"}` : choicePhrase(one);
    console.log(`${String(at + 1).padStart(4)}  ${phrase}`);
  }
  for (;;) {
    const typed = await prompt("> ");
    if (typed === null) return null;
    const chosen = /^\d+$/.test(typed) ? legal[Number(typed) - 1] : undefined;
    if (chosen) return chosen;
    console.log(`Type a number from 1 to ${legal.length}.`);
  }
}

const OVER = ["ready", "closed", "abandoned"];

/** The last view of a battle that came to its end; null where there was nothing more to read. */
async function play(ask: Ask, path: string, token: string, prompt: Prompt): Promise<BattleView | null> {
  let told: readonly string[] = [];
  let view = (await ask(path, undefined, token)) as BattleView;
  for (;;) {
    const standing = standingWords(view);
    for (const line of standing.filter((one) => !told.includes(one))) console.log(line);
    told = standing;
    if (OVER.includes(view.step)) return view;
    if (view.seat && view.toAct.includes(view.seat)) {
      const choice = await choose(view.legal, prompt);
      if (!choice) return null;
      const command = { commandId: randomUUID(), ...completed(choice) };
      const result = (await ask(`${path}/commands`, command, token)) as CommandResult;
      if (!result.ok) console.log(result.refusal.message);
    } else {
      await pause(PATIENCE);
    }
    view = (await ask(path, undefined, token)) as BattleView;
  }
}

async function main(): Promise<number> {
  const { values, positionals } = optionsOf(process.argv.slice(2));
  const ask = asker(values.server);
  const { battle, token } = await seatOf(ask, positionals, values);
  const path = `/api/battles/${battle}`;
  const end = await prompting((prompt) => play(ask, path, token, prompt));
  if (!end) {
    console.log("Left before the battle was ready.");
    return 1;
  }
  console.log(`The record: curl -s ${values.server}${path}/record > record.json`);
  console.log(`Whether it is true: npm run verify -- record.json --chain ${end.chain}`);
  return 0;
}

await runMain(main);

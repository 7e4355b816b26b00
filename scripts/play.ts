// npm run play: everything before a battle, in a terminal, over the API of a running server.
import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { CommandResult, CreatedBattle, Joined } from "../lib/model/battle";
import type { BattleCommand, LegalCommand } from "../lib/model/battle-command";
import type { BattleView } from "../lib/model/battle-view";
import { otherSeat } from "../lib/model/by-seat";
import type { Company } from "../lib/model/company";
import type { ErrorBody } from "../lib/model/http";
import { choicePhrase } from "../lib/words/battle/options";
import { standingWords } from "../lib/words/battle/standing";
import { suggestionWords, tableOptions } from "../lib/words/battle/table-options";
import { TERMINAL } from "../lib/words/terminal";
import { Fault, runMain } from "./steps/run.mjs";

const WORDS = TERMINAL.play;

const STANDARD_TABLE = { width: 45, depth: 30 };
/** Milliseconds between two checks of what the opponent does. */
const PATIENCE = 300;

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
  const all = Array.isArray(details) ? (details as readonly { message?: string }[]).flatMap((one) => one.message ?? []) : [];
  return all.length > 1 ? all.join("\n") : message;
}

type Ask = (path: string, body?: unknown, token?: string) => Promise<unknown>;

function asker(server: string): Ask {
  return async (path, body, token) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const sent = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(`${server}${path}`, sent).catch((error: Error) => {
      throw new Fault(WORDS.unreachable(server, error.message));
    });
    const answer = await response.json();
    // 409 with a refusal is a normal answer to a command.
    if (!response.ok && !("refusal" in answer)) throw new Fault(everyFault(answer as ErrorBody));
    return answer;
  };
}

type Options = ReturnType<typeof optionsOf>["values"];

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Fault(WORDS.withUsage(error instanceof Error ? error.message : String(error)));
  }
}

function readArmy(files: readonly string[]): unknown {
  const [file] = files;
  if (file === undefined || files.length > 1) throw new Fault(WORDS.withUsage(WORDS.oneArmy));
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    const why = error instanceof Error ? error.message : String(error);
    throw new Fault(TERMINAL.unreadable(file, isMissing ? TERMINAL.noFile : why));
  }
}

/** The battle to act in, and the token to use. */
type Seat = { readonly battle: string; readonly token: string };

async function takeSeat(ask: Ask, army: unknown, { invite, join, code, temper }: Options): Promise<Seat> {
  const force = { kind: "army", army };
  if (join !== undefined) {
    const joined = (await ask(`/api/battles/${join}/join`, { invite: code ?? "", force })) as Joined;
    return { battle: join, token: joined.token };
  }
  const b = invite ? { kind: "invite" } : { kind: "house", ...(temper ? { temper } : {}) };
  const created = (await ask("/api/battles", { table: STANDARD_TABLE, seats: { a: force, b } })) as CreatedBattle;
  if (created.invite) console.log(WORDS.invite(created.battle, created.invite));
  return { battle: created.battle, token: created.seats.a ?? "" };
}

async function seatOf(ask: Ask, files: readonly string[], values: Options): Promise<Seat> {
  const { battle, token } = values;
  if (battle !== undefined && token !== undefined) return { battle, token };
  const seat = await takeSeat(ask, readArmy(files), values);
  console.log(WORDS.back(seat.battle, seat.token));
  return seat;
}

/** One choice in a list. `command` may ask the server for it. `isAll`: repeat it from now on. */
type Entry = { readonly words: string; readonly command: () => BattleCommand | Promise<BattleCommand>; readonly isAll?: boolean };

/** The choice by its own name; null if the table needs more than a name. */
function entryOf(choice: LegalCommand): Entry | null {
  switch (choice.type) {
    case "sit":
      return { words: choicePhrase(choice), command: () => ({ ...choice, nonce: randomBytes(16).toString("hex") }) };
    case "keep-cards":
      return { words: WORDS.keep(choice.keep), command: () => choice };
    case "choose-role":
    case "choose-territory":
    case "choose-square":
    case "waive-intercept":
    case "declare-day":
    case "commit-card":
    case "move-marker":
    case "abandon":
    case "accept-abandon":
      return { words: choicePhrase(choice), command: () => choice };
    default:
      return null;
  }
}

type Suggestion = { readonly command: BattleCommand };
type Suggest = () => Promise<BattleCommand>;

function entriesOf(view: BattleView, suggest: Suggest): readonly Entry[] {
  const byName = view.legal.flatMap((choice) => entryOf(choice) ?? []);
  if (byName.length > 0) return byName;
  const words = suggestionWords(view);
  return [
    ...(words ? [{ words, command: suggest }] : []),
    ...tableOptions({ view, tables: {}, width: null }).map(({ deed, label, note }) => ({
      words: WORDS.option(label, note),
      command: () => deed,
    })),
    ...(words ? [{ words: WORDS.everything, command: suggest, isAll: true }] : []),
  ];
}

/** A command typed in full; null if it is none. */
function typedWhole(typed: string): Entry | null {
  try {
    const command = JSON.parse(typed) as BattleCommand;
    return { words: typed, command: () => command };
  } catch {
    return null;
  }
}

type Prompt = (question: string) => Promise<string | null>;

/** Passes on lines as they are typed or piped in, and null at the end of input. Ends when `work` does. */
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

async function choose(entries: readonly Entry[], prompt: Prompt): Promise<Entry | null> {
  const [only] = entries;
  if (only && entries.length === 1) return only;
  for (const [at, { words }] of entries.entries()) console.log(`${String(at + 1).padStart(4)}  ${words}`);
  for (;;) {
    const typed = await prompt("> ");
    if (typed === null) return null;
    const chosen = /^\d+$/.test(typed) ? entries[Number(typed) - 1] : typedWhole(typed);
    if (chosen) return chosen;
    console.log(WORDS.choose(entries.length));
  }
}

const OVER = ["ready", "closed", "abandoned"];

/** What the other player is called; he may say so at any time. */
async function otherName(ask: Ask, path: string, token: string, { seat, chairs }: BattleView): Promise<string | null> {
  if (seat === null || chairs[otherSeat(seat)] !== "player") return null;
  return ((await ask(`${path}/company`, undefined, token)) as Company).names[otherSeat(seat)];
}

/** The last view of a finished battle; null if the input ended first. */
async function play(ask: Ask, path: string, token: string, prompt: Prompt): Promise<BattleView | null> {
  const look = async () => (await ask(path, undefined, token)) as BattleView;
  const suggest: Suggest = async () => ((await ask(`${path}/suggestion`, undefined, token)) as Suggestion).command;
  const send = async (entry: Entry): Promise<void> => {
    const command: BattleCommand = await entry.command();
    const result = (await ask(`${path}/commands`, { commandId: randomUUID(), ...command }, token)) as CommandResult;
    if (!result.ok) console.log(result.refusal.message);
  };
  let printed: readonly string[] = [];
  let always: Entry | null = null;
  for (;;) {
    const view = await look();
    const standing = standingWords(view, await otherName(ask, path, token, view));
    for (const line of standing.filter((one) => !printed.includes(one))) console.log(line);
    printed = standing;
    if (OVER.includes(view.step)) return view;
    if (!view.seat || !view.toAct.includes(view.seat)) {
      await pause(PATIENCE);
      continue;
    }
    const entry: Entry | null = always ?? (await choose(entriesOf(view, suggest), prompt));
    if (!entry) return null;
    if (entry.isAll) always = entry;
    await send(entry);
  }
}

async function main(): Promise<number> {
  const { values, positionals } = optionsOf(process.argv.slice(2));
  const ask = asker(values.server);
  const { battle, token } = await seatOf(ask, positionals, values);
  const path = `/api/battles/${battle}`;
  const end = await prompting((prompt) => play(ask, path, token, prompt));
  if (!end) {
    console.log(WORDS.left);
    return 1;
  }
  console.log(WORDS.record(`${values.server}${path}/record`));
  console.log(WORDS.verify(end.chain));
  return 0;
}

await runMain(main);

import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { prepareBattles } from "@/db/battles";
import { openSqlite } from "@/db/sqlite";
import type { Army } from "@/lib/model/army";
import type { BattleCommand } from "@/lib/model/battle-command";
import type { BattleEvent } from "@/lib/model/battle-event";
import type { BattleView } from "@/lib/model/battle-view";
import { otherSeat, type SeatName } from "@/lib/model/by-seat";
import { legalCommands, toAct } from "@/lib/rules/prebattle/sequence";
import { loadBattle } from "@/lib/server/battles/load-battle";
import type { Loaded } from "@/lib/server/battles/loaded";
import { boot } from "@/lib/server/boot";
import { databaseFile } from "@/lib/server/data-directory";
import { type Running, setRunning } from "@/lib/server/running";
import { startServer } from "../e2e/site";
import { newSharer } from "../server/players";
import { type Answer, ask } from "./besieged";
import { judgeAnswer, judgeLog, judgePair, judgeTwins, type Row } from "./judges";
import { hashNames, type Names, normal, sharedNames } from "./normal";
import { armiesWithOptions, type SecretPair, secretPairs } from "./secret-pairs";
import { type Eyes, look, PUBLIC_URL, surfacesOf } from "./surfaces";

/** A server, and what is stored by it. */
type Side = {
  readonly url: string;
  readonly stored: (battle: string) => Promise<Loaded>;
  readonly events: (battle: string) => Promise<readonly BattleEvent[]>;
};
type Sides = readonly [Side, Side];
type Course = { compared: number; slowest: number; readonly faults: string[] };

const ROOT = resolve(import.meta.dirname, "../..");
/** A page comes in pieces, which Next cuts where it happens to be: the same is asked for again before it counts as another one. */
const TRIES = 4;
/** While a battle goes on, more than the view, the record and the stream is compared after every so many commands, and its pages after as many more. */
const EVERY = { often: 6, sometimes: 18 };

const both = async <T>(sides: Sides, work: (side: Side) => Promise<T>): Promise<readonly [T, T]> => {
  const [one, other] = await Promise.all(sides.map(work));
  return [one as T, other as T];
};

async function sideOf(url: string, folder: string, { knowledge }: Running) {
  const database = openSqlite(databaseFile(folder), "normal");
  const battles = prepareBattles(database);
  const battleCache = { find: () => null, put: () => true, drop: () => undefined };
  const stored = async (battle: string) => {
    const loaded = await loadBattle(battle, { database, battles, knowledge, battleCache });
    if (!loaded) throw new Error(`${battle} is not there`);
    return loaded;
  };
  const events = async (battle: string) => (await battles.events(battle, 0, null)).map(({ event }) => event);
  return { side: { url, stored, events }, close: () => database.sqlite.close() };
}

type Surface = Parameters<typeof look>[2];
type Comparing = { readonly sides: Sides; readonly names: readonly [Names, Names]; readonly course: Course; readonly pair: string };

/**
 * What comes in pieces, which may be cut where it happens to be: a page, and the beginning of a stream. And who is here: a player who has just
 * gone still is, for some seconds.
 */
const mayVary = (path: string): boolean => !path.startsWith("/api/") || path.endsWith("/events") || path.endsWith("/company");

/** All that is told by an answer: its headers by their names, for their values are times and hashes. */
const toldBy = ({ status, text, headers }: Answer, names: Names): string =>
  `${status} ${headers["content-type"]} ${Object.keys(headers).sort().join()} ${normal(text, names)}`;

/** Whether something was asked of an address that it does not know. */
const isMisspelt = ({ method = "GET" }: Surface, { status }: Answer): boolean => method === "GET" && status === 400;

/** The same address on both servers. A page that differs once may be cut in other places; one that differs every time tells something. */
async function compare({ sides, names, course, pair }: Comparing, eyes: Eyes, surface: Surface): Promise<void> {
  const what = `${pair}: ${eyes.name}, ${surface.method ?? "GET"} ${surface.path} ${surface.document ? JSON.stringify(surface.document) : ""}`;
  const tries = mayVary(surface.path) ? TRIES : 1;
  let fault: string | null = null;
  for (let tried = 0; tried < tries; tried++) {
    const [one, other] = await both(sides, ({ url }) => look(url, eyes, surface));
    course.compared++;
    course.slowest = Math.max(course.slowest, one.ms, other.ms);
    // A suggestion is drawn by lot: two of the same battle differ as well.
    const isByLot = surface.path.endsWith("/suggestion") && one.status === 200 && other.status === 200;
    const nothing = isMisspelt(surface, one) ? `${what}: ${one.text.slice(0, 200)}, so nothing was compared` : null;
    const twins = isByLot ? null : judgeTwins(what, toldBy(one, names[0]), toldBy(other, names[1]));
    fault = nothing ?? judgeAnswer(what, one) ?? judgeAnswer(what, other) ?? twins;
    if (fault === null) return;
  }
  if (fault) course.faults.push(fault);
}

/** `done`: how many commands were done since the secret was made. */
async function compareAll(comparing: Comparing, pair: SecretPair, done: number): Promise<void> {
  const { sides, course } = comparing;
  const seated: Eyes = { name: "the opponent", cookie: pair.cookies[otherSeat(pair.owner)] };
  for (const eyes of [seated, { name: "a spectator", cookie: null }]) {
    const seen = await look(sides[0].url, eyes, { path: `/api/battles/${pair.battle}` });
    const { always, often, sometimes } = surfacesOf(JSON.parse(seen.text) as BattleView);
    const now = [...always, ...(done % EVERY.often === 0 ? often : []), ...(done % EVERY.sometimes === 0 ? sometimes : [])];
    for (const surface of now) await compare(comparing, eyes, surface);
  }
  const own: Eyes = { name: "its owner", cookie: pair.cookies[pair.owner] };
  const where = pair.sent === "ticks" ? "/company" : "";
  const [one, other] = await both(sides, ({ url }) => look(url, own, { path: `/api/battles/${pair.battle}${where}` }));
  const nothing =
    pair.sent === "join" ? null : judgePair(pair.name, normal(one.text, comparing.names[0]), normal(other.text, comparing.names[1]));
  if (nothing) course.faults.push(nothing);
}

let commands = 0;
const commandId = () => `00000000-0000-4000-8000-${String(commands++).padStart(12, "0")}`;

const SENDING = { command: ["POST", "commands"], join: ["POST", "join"], ticks: ["PUT", "ticks"] } as const;

/** On each server its own; the statuses of the answers. */
async function sendBoth(sides: Sides, { battle, cookies, sent: by }: SecretPair, seat: SeatName, twins: readonly [object, object]) {
  const id = commandId();
  const sent = sides.map(({ url }, at) => {
    const document = by === "command" ? { commandId: id, ...twins[at] } : twins[at];
    const [method, path] = SENDING[by];
    return ask(url, { method, path: `/api/battles/${battle}/${path}`, document, headers: { cookie: cookies[seat], origin: PUBLIC_URL } });
  });
  return Promise.all(sent);
}

type Next = { readonly seat: SeatName; readonly command: BattleCommand };

/** What both of a pair may do now, and whose turn it is; null where the secret lets them part, or nobody is waited for. */
async function nextOfBoth(sides: Sides, pair: SecretPair): Promise<Next | null> {
  const [one, other] = await both(sides, ({ stored }) => stored(pair.battle));
  const [seat] = toAct(one.battle);
  if (!seat || !toAct(other.battle).includes(seat)) return null;
  const others = new Set(legalCommands(other.battle, seat).map((legal) => JSON.stringify(legal)));
  const legal = legalCommands(one.battle, seat).filter((mine) => others.has(JSON.stringify(mine)));
  const command = pair.choose(one.battle, seat, legal);
  return command && { seat, command };
}

/**
 * Whether the last events of both tell in public what they may: by an order that its owner reveals or has to, or because his whole army is
 * deployed. A player who hides one more has one fewer to deploy, and everybody can count.
 */
function isTold({ owner }: SecretPair, from: number, [one, other]: readonly [readonly BattleEvent[], readonly BattleEvent[]]): boolean {
  const tells = (event: BattleEvent | undefined) => {
    if (event?.seat !== owner) return null;
    if (event.type === "order-revealed") return JSON.stringify(event.secret);
    return event.type === "passed" && event.forced && event.step === "deployment" ? "all are deployed" : null;
  };
  return one.slice(from).some((event, at) => tells(event) !== tells(other[from + at])) || other.slice(one.length).some(tells);
}

async function comparing(sides: Sides, { battle, name }: SecretPair, course: Course): Promise<Comparing> {
  const events = await both(sides, (side) => side.events(battle));
  const names = hashNames(...events);
  return { sides, names: [names.one, names.other], course, pair: name };
}

/** For a command sent to both: without the secret, the answers are the same. */
function judgePlayed({ names, pair }: Comparing, { seat, command }: Next, owner: SeatName, answers: readonly Answer[]): readonly string[] {
  const what = `${pair}: seat ${seat}, ${JSON.stringify(command)}`;
  const [one = "", other = ""] = answers.map((answer, at) => toldBy(answer, names[at] ?? new Map()));
  const bad = answers.flatMap((answer) => judgeAnswer(what, answer) ?? []);
  return [...bad, ...(seat === owner ? [] : [judgeTwins(what, one, other) ?? []].flat())];
}

/** Does the one on the one server and the other on the other, then the same on both for as long as nobody but its owner may know. */
async function goOn(sides: Sides, pair: SecretPair, course: Course): Promise<void> {
  const begun = await sendBoth(sides, pair, pair.owner, pair.twins);
  if (begun.some(({ status }) => status === null || status >= 300)) {
    course.faults.push(`cannot begin: ${begun.map(({ status, text }) => `${status} ${text.slice(0, 300)}`).join("; ")}`);
    return;
  }
  await compareAll(await comparing(sides, pair, course), pair, 0);
  const after: SecretPair = { ...pair, sent: "command" };
  for (let done = 1; done <= pair.goesOn; done++) {
    const next = await nextOfBoth(sides, after);
    if (!next) return;
    const [before] = await both(sides, ({ events }) => events(pair.battle));
    const answers = await sendBoth(sides, after, next.seat, [next.command, next.command]);
    const events = await both(sides, (side) => side.events(pair.battle));
    if (isTold(pair, before.length, events)) return;
    const now = await comparing(sides, pair, course);
    course.faults.push(...judgePlayed(now, next, pair.owner, answers));
    // What is refused in one of them alone was its owner's own choice: from here on they are two battles.
    if (answers.some(({ status }) => status !== 200)) return;
    await compareAll(now, after, done);
  }
}

async function besiegePair(sides: Sides, pair: SecretPair): Promise<Row> {
  const course: Course = { compared: 0, slowest: 0, faults: [] };
  await goOn(sides, pair, course);
  const { battle } = await sides[0].stored(pair.battle);
  if (course.faults.length === 0 && !pair.reaches(battle))
    course.faults.push(`never came to what was to be tried: it stands at ${battle.step}`);
  return { what: `secret: ${pair.name}`, count: course.compared, slowest: course.slowest, faults: course.faults };
}

/** An army and the same without its options: behind the opponent's link they are the same, behind the full link they differ. */
async function besiegeShares({ url }: Side, shares: readonly [string, string]): Promise<Row> {
  const course: Course = { compared: 0, slowest: 0, faults: [] };
  const nobody: Eyes = { name: "the opponent", cookie: null };
  const bothOf = async (path: string): Promise<readonly [string, string]> => {
    const pages = await Promise.all(shares.map((share) => look(url, nobody, { path: `/a/${share}${path}` })));
    course.compared++;
    course.slowest = Math.max(course.slowest, ...pages.map(({ ms }) => ms));
    course.faults.push(
      ...pages.flatMap(({ status }) => (status === 200 ? [] : `/a/[share]${path} answers ${status}, so nothing was tried`)),
    );
    const [one = "", other = ""] = pages.map((page, at) => toldBy(page, sharedNames(shares[at] ?? "")));
    return [one, other];
  };
  for (const path of ["", "/cards", "/quick-reference"]) {
    let fault: string | null = null;
    for (let tried = 0; tried < TRIES && (tried === 0 || fault !== null); tried++)
      fault = judgeTwins(`/a/[share]${path}?for=opponent`, ...(await bothOf(`${path}?for=opponent`)));
    if (fault) course.faults.push(fault);
  }
  const nothing = judgePair("shared army", ...(await bothOf("")));
  if (nothing) course.faults.push(nothing);
  return { what: "secret: options of a shared army", count: course.compared, slowest: course.slowest, faults: course.faults };
}

/** The same two as a program puts them on paper, as text too: for the opponent they are one, for their player two. */
async function besiegePapers({ url }: Side, armies: readonly [Army, Army]): Promise<Row> {
  const course: Course = { compared: 0, slowest: 0, faults: [] };
  const nobody: Eyes = { name: "the opponent", cookie: null };
  const bothOf = async (path: string): Promise<readonly [string, string]> => {
    const papers = await Promise.all(armies.map((document) => look(url, nobody, { method: "POST", path, document })));
    course.compared++;
    course.slowest = Math.max(course.slowest, ...papers.map(({ ms }) => ms));
    course.faults.push(...papers.flatMap(({ status }) => (status === 200 ? [] : `${path} answers ${status}, so nothing was tried`)));
    const [one = "", other = ""] = papers.map(({ text }) => text);
    return [one, other];
  };
  const papers = ["/api/sheets", "/api/sheets/cards", "/api/sheets/quick-reference"];
  const told = async (path: string) => judgeTwins(`${path}?for=opponent`, ...(await bothOf(`${path}?for=opponent`)));
  const nothing = async (path: string) => judgePair(path, ...(await bothOf(path)));
  // The quick reference gives no unit groups: its player need not see there what he has taken.
  const faults = [...(await Promise.all(papers.map(told))), ...(await Promise.all(papers.slice(0, 2).map(nothing)))];
  course.faults.push(...faults.filter((fault) => fault !== null));
  return {
    what: "secret: options of an army as sheet, cards and text",
    count: course.compared,
    slowest: course.slowest,
    faults: course.faults,
  };
}

async function prepare(folder: string) {
  const booted = await boot(ROOT, { LOG_LEVEL: "silent", DATA_DIR: folder, PUBLIC_URL });
  if (!booted.ok) throw new Error(booted.problems.join("\n"));
  const running = booted.value;
  setRunning(running);
  try {
    const pairs = await secretPairs(running);
    const [army, bare] = armiesWithOptions(running);
    const sharer = newSharer();
    const shares = [(await sharer.sharing(army)).share, (await sharer.sharing(bare)).share] as const;
    return { running, pairs, shares, armies: [army, bare] as const };
  } finally {
    running.database.close();
  }
}

/** Whole battles, of each two that differ in one secret, on two servers: whatever anybody else can read of them is the same to the byte. */
export async function besiegeSecrecy(folder: string): Promise<readonly Row[]> {
  const folders = ["one", "other"].map((name) => join(folder, name)) as [string, string];
  const { running, pairs, shares, armies } = await prepare(folders[0]);
  cpSync(folders[0], folders[1], { recursive: true });
  const sites = await Promise.all(folders.map((data) => startServer(data, { PUBLIC_URL, TRUST_PROXY: "1", LOG_LEVEL: "warn" })));
  const opened = await Promise.all(sites.map(({ url }, at) => sideOf(url, folders[at] ?? "", running)));
  try {
    const [one, other] = opened.map(({ side }) => side);
    if (!one || !other) throw new Error("two servers are needed");
    const rows: Row[] = [];
    for (const pair of pairs) rows.push(await besiegePair([one, other], pair));
    rows.push(await besiegeShares(one, shares));
    rows.push(await besiegePapers(one, armies));
    const log = sites.flatMap(({ printed }) => judgeLog(printed()));
    return [...rows, { what: "secret: logs of both servers", count: sites.length, slowest: null, faults: log }];
  } finally {
    for (const { close } of opened) close();
    for (const site of sites) await site.stop();
  }
}

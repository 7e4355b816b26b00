import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreatedBattle } from "@/lib/model/battle";
import { pageRoutes } from "../e2e/routes";
import { bearer, quickForce } from "../e2e/seat";
import type { Site } from "../e2e/site";
import { numbers } from "../server/battling";
import { type Asking, ask } from "./besieged";
import { type Ended, judgeAnswer, type Row } from "./judges";
import { type Among, mutantOf, oneOf } from "./mutations";

const REQUESTS = 30_000;
/** Of so many one is of a page: a page takes as long as twenty other answers. */
const PAGES_IN = 40;
/** What is dear to answer is asked for so much less often than the rest: it is tried elsewhere under load. */
const CHEAP = 10;
const DEAR = /\/account|battlefields|likings|suggestion|layout|places|openapi|schema|sheets|quick-reference|ready-armies|plan/;
/** After so many, everything is there again that they deleted. */
const AFRESH = 1000;
const AT_ONCE = 12;
/** Of so many requests one at least is to be answered as though it were sound: a server that refuses all at its door proves nothing. */
const SOUND_IN = 50;

const ROOT = resolve(import.meta.dirname, "../..");
const TABLE = { width: 45, depth: 30 };
const EMAIL = "siege@example.org";
const PASSWORD = "kriegskunst zu fuss";

/** Somebody with an army, a share and a battle, whose requests are then spoilt. */
type Besieger = {
  readonly army: object;
  readonly id: string;
  readonly share: string;
  readonly created: CreatedBattle;
  readonly list: object;
  /** The ids of what he has written, organises and keeps, for an address that names one. */
  readonly named: Readonly<Record<"ownList" | "listShare" | "event" | "entry" | "tables", string>>;
  readonly cookie: string;
};

const readyArmy = (): object => JSON.parse(readFileSync(join(ROOT, "data/ready-armies/breitenfeld.json"), "utf8"));

const shippedList = (): object => JSON.parse(readFileSync(join(ROOT, "data/lists/swedish-1618-1648.json"), "utf8"));
const ownTables = () => ({ name: "Siege", points: JSON.parse(readFileSync(join(ROOT, "data/rules/points.json"), "utf8")) });
const TERMS = { name: "Siege", date: "2099-03-14", points: 10_000, deadline: "2099-03-07T20:00:00Z", rounds: 3 };
/** A sealed exchange of armies. */
const EXCHANGE = { table: TABLE, openArmies: true } as const;
const ENDING = { kind: "walkover", to: "a" };

async function newBesieger({ url }: Site): Promise<Besieger> {
  const [army, headers] = [readyArmy(), { origin: url }];
  const saved = await ask(url, { method: "POST", path: "/api/armies", document: army, headers });
  const cookie = String(saved.headers["set-cookie"]?.[0]?.split(";")[0]);
  const shared = await ask(url, { method: "POST", path: "/api/shares", document: army, headers: { ...headers, cookie } });
  const seats = { a: quickForce("Whites"), b: { kind: "invite" } };
  const opened = await ask(url, { method: "POST", path: "/api/battles", document: { table: TABLE, seats } });
  if (saved.status !== 201 || opened.status !== 201)
    throw new Error(`nothing to besiege with: ${saved.status}, ${opened.status} ${opened.text}`);
  const list = shippedList();
  const post = async (path: string, document: unknown) =>
    JSON.parse((await ask(url, { method: "POST", path, document, headers: { ...headers, cookie } })).text);
  const { id: ownList } = await post("/api/my-lists", list);
  const { share: listShare } = await post(`/api/my-lists/${ownList}/shares`, undefined);
  const { event } = await post("/api/events", TERMS);
  const entry = (await post(`/api/events/${event}/entries`, { name: "Walks in" })).entries[0].entry;
  const { version: tables } = await post("/api/tables", ownTables());
  const named = { ownList, listShare, event, entry, tables };
  return {
    army,
    list,
    named,
    cookie,
    id: JSON.parse(saved.text).id,
    share: JSON.parse(shared.text).share,
    created: JSON.parse(opened.text),
  };
}

/** What is sent where it is read, so that a mutant begins from something sound. */
function documentFor(path: string, method: string, { army, list, named, id, created }: Besieger): unknown {
  const seats = { a: quickForce("Whites"), b: { kind: "house" } };
  const known: Readonly<Record<string, unknown>> = {
    "POST /api/assess": army,
    "POST /api/sheets": army,
    "POST /api/sheets/cards": army,
    "POST /api/sheets/quick-reference": army,
    "POST /api/armies": army,
    "PUT /api/armies/{id}": army,
    "PATCH /api/armies/{id}": { place: "archive" },
    "POST /api/shares": army,
    "PUT /api/own-values/{key}": { value: "7" },
    "POST /api/battles":
      (crypto.getRandomValues(new Uint8Array(1))[0] as number) > 127
        ? { table: TABLE, seats }
        : { ...EXCHANGE, seats: { a: { kind: "army", army }, b: { kind: "invite" } } },
    "PUT /api/battles/{id}/ticks": { ticks: [{ key: "unit:a:1", value: 2, at: 1_792_000_000_000 }] },
    "PUT /api/battles/{id}/name": { name: "Anna" },
    "POST /api/drafts": { army: { ...army, units: [] }, wish: "balanced", seed: 7 },
    "POST /api/my-lists": list,
    "PUT /api/my-lists/{id}": list,
    "PATCH /api/my-lists/{id}": { place: "desk" },
    "POST /api/tables": ownTables(),
    "POST /api/events": { ...TERMS, rules: named.tables },
    "PUT /api/events/{event}": { ...TERMS, name: "Another" },
    "PUT /api/events/{event}/entry": { name: "Anna", army: id },
    "POST /api/events/{event}/entries": { name: "Walks in", note: "Even numbers." },
    "PUT /api/events/{event}/entries/{entry}/decision": { decision: "withdraw", note: "Ill." },
    "POST /api/events/{event}/rounds": { round: 1 },
    "PATCH /api/events/{event}/rounds/{round}": { one: named.entry, other: named.entry },
    "POST /api/events/{event}/results": { round: 1, table: 1, after: 0, ending: ENDING },
    "PUT /api/events/{event}/hand-over": { code: "a".repeat(26) },
    "POST /api/battles/{id}/join": { invite: created.invite, force: quickForce("Blues") },
    "POST /api/battles/{id}/commands": { commandId: crypto.randomUUID(), type: "sit", nonce: "00112233445566778899aabbccddeeff" },
    "POST /api/account/claim": { email: EMAIL, password: PASSWORD },
    "POST /api/account/sign-in": { email: EMAIL, password: PASSWORD },
    "POST /api/account/recover": { email: EMAIL, recoveryKey: "a".repeat(24), password: PASSWORD },
    "POST /api/account/password": { password: PASSWORD, newPassword: `${PASSWORD}!` },
    "POST /api/account/recovery-key": { password: PASSWORD },
    "DELETE /api/account": { password: PASSWORD },
  };
  return known[`${method} ${path}`];
}

function filled(path: string, { id, share, created, named }: Besieger): string {
  const own = [
    ["/api/armies", id],
    ["/api/battles", created.battle],
    ["/api/my-lists", named.ownList],
  ].find(([from]) => path.startsWith(String(from)))?.[1];
  return path
    .replace("{id}", own ?? "polish-lithuanian-1576-1660")
    .replace("{share}", path.startsWith("/api/list-shares") ? named.listShare : share)
    .replace("{event}", named.event)
    .replace("{entry}", named.entry)
    .replace("{version}", named.tables)
    .replace("{round}", "1")
    .replace("{key}", "movement.distances.foot.move");
}

type Operation = { readonly method: string; readonly path: string; readonly query: readonly string[] };
type Described = { readonly parameters?: readonly { readonly name: string; readonly in: string }[] };

/** Every operation that the server says it has. */
async function operationsOf({ url }: Site): Promise<readonly Operation[]> {
  const { paths } = JSON.parse((await ask(url, { path: "/api/openapi.json" })).text) as {
    paths: Record<string, Record<string, Described>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      ...{ method: method.toUpperCase(), path },
      query: parameters.filter((one) => one.in === "query").map(({ name }) => name),
    })),
  );
}

const QUERY_VALUES = ["unit", "public", "opponent", "text", "7", "C", "C3", "45", "oak", "1", "bin", "desk", "ambush"];

function soundOf({ method, path, query }: Operation, besieger: Besieger, url: string, among: Among): Asking {
  const asked = query.filter(() => among(3) === 0).map((name) => `${name}=${oneOf(QUERY_VALUES, among)}`);
  const isByToken = path.startsWith("/api/battles/") && among(4) > 0;
  const headers = { origin: url, ...(isByToken ? bearer(besieger.created.seats.a) : { cookie: besieger.cookie }) };
  return {
    method,
    path: filled(path, besieger) + (asked.length > 0 ? `?${asked.join("&")}` : ""),
    headers,
    document: documentFor(path, method, besieger),
  };
}

function pageAsked(route: string, { id, share, created, named, cookie }: Besieger): Asking {
  const own = { list: named.ownList, event: named.event, version: named.tables };
  const values: Record<string, string> = {
    ...own,
    army: id,
    share: route.startsWith("/l/") ? named.listShare : share,
    battle: created.battle,
    seed: "oak",
  };
  return { path: route.replace(/\[(\w+)\]/g, (_, name: string) => values[name] ?? name), headers: { cookie } };
}

const told = ({ method = "GET", path, headers, document, body }: Asking): string =>
  `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 400)} ${String(body ?? JSON.stringify(document) ?? "").slice(0, 300)}`;

/** A machine that is busy with something else makes anything slow for once: what was slow counts if it is again, asked by four at a time. */
async function judged({ url }: Site, mutant: Asking, ended: Ended): Promise<string | null> {
  const fault = judgeAnswer(told(mutant), ended);
  if (fault === null || (ended.status !== null && ended.status >= 500)) return fault;
  const again = await Promise.all(Array.from({ length: 4 }, () => ask(url, mutant)));
  return again.flatMap((one) => judgeAnswer(told(mutant), one) ?? [])[0] ?? null;
}

/** `sound`: how many were answered as though nothing were wrong with them. */
type Course = { count: number; slowest: number; sound: number; readonly faults: string[] };
const newCourse = (): Course => ({ count: 0, slowest: 0, sound: 0, faults: [] });

function note(course: Course, { status, ms }: Ended): void {
  course.count++;
  course.slowest = Math.max(course.slowest, ms);
  if (status !== null && status < 300) course.sound++;
}

function rowOf(what: string, { count, slowest, sound, faults }: Course): Row {
  const nothing = sound * SOUND_IN < count ? [`${sound} of ${count} got through, so little was tried`] : [];
  return { what, count, slowest, faults: [...faults, ...nothing] };
}

/** Requests of every address that is described and of every page, spoilt at random: the seed is told, so that they can be sent again. */
export async function besiegeWithMutants(site: Site, requests = REQUESTS): Promise<readonly Row[]> {
  const seed = Date.now() % 1_000_000;
  const among = numbers(seed);
  const operations = (await operationsOf(site)).flatMap((one) => Array<Operation>(DEAR.test(one.path) ? 1 : CHEAP).fill(one));
  const routes = pageRoutes();
  const rows = { api: newCourse(), page: newCourse() };
  let besieger = await newBesieger(site);
  let sent = 0;
  const lane = async () => {
    while (sent < requests) {
      const number = sent++;
      if (number % AFRESH === AFRESH - 1) besieger = await newBesieger(site);
      const isPage = number % PAGES_IN === 0;
      const sound = isPage ? pageAsked(oneOf(routes, among), besieger) : soundOf(oneOf(operations, among), besieger, site.url, among);
      const mutant = mutantOf(sound, among);
      const ended = await ask(site.url, mutant);
      const row = isPage ? rows.page : rows.api;
      note(row, ended);
      const fault = await judged(site, mutant, ended);
      if (fault) row.faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return [rowOf(`mutated requests of the API, from seed ${seed}`, rows.api), rowOf("mutated requests of pages", rows.page)];
}

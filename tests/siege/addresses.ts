import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Army } from "@/lib/model/army";
import type { LegalCommand } from "@/lib/model/battle-command";
import { SEATS, type Step } from "@/lib/model/enumerations";
import type { ListDraft } from "@/lib/model/list-draft";
import { boot } from "@/lib/server/boot";
import { setRunning } from "@/lib/server/running";
import { CATALOG } from "../build/rules";
import { bearer } from "../e2e/seat";
import { type Site, startSite } from "../e2e/site";
import { loadedNow, nextCommand, numbers, opened, send, viewNow } from "../server/battling";
import { newSharer } from "../server/players";
import { type Asking, ask } from "./besieged";
import { judgeAnswer, judgeHealth, type Row } from "./judges";
import { largestArmy } from "./worst-account";

const ROOT = resolve(import.meta.dirname, "../..");
const CLIENTS = 4;
/** Milliseconds for which each address is asked, and from one look at health to the next. */
const EACH = 700;
const LOOKS = 8;
const TRIES = 3;
/** Visitors, and shares of each: more in all than there are pictures kept, so that each has to be drawn. */
const [SHARERS, SHARES] = [3, 40];
/** Lines of an own list, and players of an event without an account. */
const [LIST_LINES, GUESTS] = [60, 120];
/** Unit groups of an army that comes to a battle. */
const SEATED = 40;

/** Troops whose footprints all differ: with five sizes of each, next to nothing that is reckoned for one unit group holds for another. */
const KINDS = [
  { type: "mounted", formation: "loose", training: "formed" },
  { type: "mounted", formation: "flexible-mounted", training: "formed" },
  { type: "foot", formation: "flexible-close-loose-skirmish", training: "formed" },
  { type: "foot", formation: "loose", training: "formed" },
] as const;

/** As much as may come to a battle: forty unit groups of twenty sorts, four hundred bases. */
const largestForce = (name: string) => ({
  ...{ kind: "quick", name, commander: { grade: "talented", class: "professional" }, territories: ["C", "F", "M", "P"] },
  subCommanders: [0, 1, 2].map(() => ({ grade: "competent", class: "professional", ally: false })),
  ...{ mapCards: 12, scoutingCards: 12, camp: { kind: "standard" } },
  units: Array.from({ length: 40 }, (_, at) => ({
    ...{ number: at + 1, name: `Unit group ${at + 1}`, bases: 8 + (at % 5) },
    troop: KINDS[at % KINDS.length],
  })),
});

type Worst = {
  readonly army: Army;
  /** As large as one may be that comes to a battle. */
  readonly seated: Army;
  readonly id: string;
  readonly shares: readonly string[];
  readonly cookie: string;
  /** Written by the same visitor: a list as large as may be, and an event with as many players as may be. */
  readonly list: ListDraft;
  readonly ownList: string;
  readonly event: string;
  readonly tables: string;
  readonly ordering: Played;
  readonly deploying: Played;
};
/** `places`: questions about places for what seat a may place now. */
type Played = {
  readonly at: string;
  readonly page: string;
  readonly token: Readonly<Record<string, string>>;
  readonly places: readonly string[];
};

function placesAsked(legal: readonly LegalCommand[]): readonly string[] {
  const questions = legal.flatMap((one) => {
    if (one.type === "give-orders") return ["for=ambush", ...one.ambushing.slice(-1).map((number) => `for=ambush&number=${number}`)];
    return one.type === "deploy-unit" ? `for=unit&number=${one.number}` : [];
  });
  return [...questions.slice(0, 1), ...questions.slice(1).slice(-1)];
}

/** A battle of the two largest forces, played until it stands at a step and seat a has something to do. */
async function playedTo(step: Step, seed: number): Promise<Played> {
  const among = numbers(seed);
  const { battle, seats } = await opened(largestForce("Whites"), largestForce("Blues"));
  for (;;) {
    const { battle: now } = await loadedNow(battle);
    const next = await nextCommand(battle, among);
    const isTurn = now.step === step && next?.seat === "a";
    if (isTurn && SEATS.every((seat) => step !== "deployment" || now.seats[seat].host.units.length > 5)) break;
    if (!next) throw new Error(`the battle never came to ${step}`);
    await send(battle, next.seat, next.command);
  }
  const { legal } = await viewNow(battle, "a");
  return { at: `/api/battles/${battle}`, page: `/battles/${battle}`, token: bearer(seats.a), places: placesAsked(legal) };
}

/** As many lines as a list may have, each with the options that its troops can have. */
function largestList(): ListDraft {
  const list = CATALOG.lists.toSorted((one, other) => other.lines.length - one.lines.length)[0];
  if (!list) throw new Error("data/lists is empty");
  const lines = Array.from({ length: LIST_LINES }, (_, at) => ({ ...list.lines[at % list.lines.length], id: `line-${at}`, shared: null }));
  const { formerly: _, ...rest } = list;
  return { ...rest, name: "The largest", lines, constraints: [], version: null } as ListDraft;
}

/** What the rest of the program is tried with: an own list, tables of his own, and an event with many players. */
async function writtenBy(sharer: ReturnType<typeof newSharer>) {
  const list = largestList();
  const made = await sharer.send("POST", "/api/my-lists", { document: list });
  const points = CATALOG.rules.tables.points;
  const tables = await sharer.send("POST", "/api/tables", { document: { name: "Dear", points } });
  const { version } = (await tables.json()) as { version: string };
  const terms = { name: "Siege", date: "2099-03-14", points: 10_000, deadline: "2099-03-07T20:00:00Z", rounds: 3, rules: version };
  const opened = (await (await sharer.send("POST", "/api/events", { document: terms })).json()) as { event: string };
  for (let guest = 0; guest < GUESTS; guest++)
    await sharer.send("POST", `/api/events/${opened.event}/entries`, {
      document: { name: `Player ${guest}` },
    });
  return { list, ownList: ((await made.json()) as { id: string }).id, event: opened.event, tables: version };
}

async function prepare(folder: string): Promise<Worst> {
  const booted = await boot(ROOT, { LOG_LEVEL: "silent", DATA_DIR: folder });
  if (!booted.ok) throw new Error(booted.problems.join("\n"));
  setRunning(booted.value);
  try {
    const army = largestArmy(booted.value);
    const shares: string[] = [];
    const [sharer, ...others] = Array.from({ length: SHARERS }, newSharer);
    if (!sharer) throw new Error("nobody shares");
    for (const one of [sharer, ...others]) {
      for (let at = 0; at < SHARES; at++) shares.push((await one.sharing({ ...army, name: `Shared ${shares.length}` })).share);
    }
    const { id } = await sharer.owning(army);
    return {
      army,
      ...(await writtenBy(sharer)),
      seated: largestArmy(booted.value, SEATED),
      id,
      shares,
      cookie: sharer.cookie(),
      ordering: await playedTo("secret-orders", 3),
      deploying: await playedTo("deployment", 5),
    };
  } finally {
    booted.value.database.close();
  }
}

/** The worst that each address can be asked; `number`: another one each time, so that nothing is kept from the last. */
function worstOf({
  army,
  seated,
  id,
  shares,
  cookie,
  list,
  ownList,
  event,
  tables,
  ordering,
  deploying,
}: Worst): Readonly<Record<string, (number: number) => Asking>> {
  const get =
    (path: string, headers: Readonly<Record<string, string>> = {}) =>
    () => ({ path, headers });
  const post =
    (path: string, document: (number: number) => unknown, headers: Readonly<Record<string, string>> = {}) =>
    (number: number) => ({ method: "POST", path, document: document(number), headers });
  const named = (number: number) => ({ ...army, name: `Army ${number}` });
  const reading = [
    "lists",
    "lists/polish-lithuanian-1576-1660",
    "afield-rules",
    "battle-rules",
    "ready-armies",
    "quick-reference",
    "openapi.json",
    "schema.json",
  ];
  const readings = reading.map((path) => [`/api/${path}`, get(`/api/${path}`)] as const);
  const sheets = ["assess", "sheets", "sheets/cards", "sheets/quick-reference"].map(
    (path) => [`POST /api/${path}`, post(`/api/${path}`, named)] as const,
  );
  const mine = ["/api/armies", `/api/armies/${id}`, "/api/own-values", "/api/account", "/api/account/export", "/api/battles"].map(
    (path) => [path.replace(id, "{id}"), get(path, { cookie })] as const,
  );
  const battles = [ordering, deploying].flatMap(({ at, token, places }, which) => {
    const stage = which === 0 ? "orders" : "deployment";
    const papers = [
      "",
      "/record",
      "/plan?format=text",
      "/quick-reference",
      "/likings",
      "/suggestion",
      "/layout?line=by-command",
      "/events",
      ...places.map((query) => `/places?${query}`),
    ];
    return papers.map((path) => [`/api/battles/{id}${path}, at ${stage}`, get(at + path, token)] as const);
  });
  const shared = (of: string, path: string) => (number: number) => ({ path: `${of}${shares[number % shares.length]}${path}` });
  const pages = ["", "/cards", "/quick-reference", "/picture"].map((path) => [`/a/{share}${path}`, shared("/a/", path)] as const);
  const more = [
    "/quick-reference",
    "/glossary",
    "/lists",
    deploying.page,
    `${deploying.page}/plan`,
    `${deploying.page}/record`,
    `/armies/${id}/sheet`,
    "/battlefields/oak",
    `/my-lists/${ownList}`,
    `/lists/${ownList}`,
    `/events/${event}`,
    `/tables/${tables}`,
    "/events/new",
  ];
  return Object.fromEntries([
    ...readings,
    ...sheets,
    ...mine,
    ["POST /api/my-lists", post("/api/my-lists", (number) => ({ ...list, name: `List ${number}` }), { cookie })],
    ["/api/my-lists/{id}", get(`/api/my-lists/${ownList}`, { cookie })],
    ["/api/tables/{version}", get(`/api/tables/${tables}`)],
    ["POST /api/assess, by own tables", post("/api/assess", (number) => ({ ...named(number), rules: tables }))],
    ["/api/events/{event}", get(`/api/events/${event}`, { cookie })],
    ["/api/events/{event}/armies", get(`/api/events/${event}/armies`, { cookie })],
    ["POST /api/drafts", post("/api/drafts", (seed) => ({ army: { ...army, units: [] }, wish: "balanced", seed }))],
    [
      "POST /api/battles, an exchange",
      post("/api/battles", () => ({
        table: { width: 45, depth: 30 },
        openArmies: true,
        seats: { a: { kind: "army", army: seated }, b: { kind: "invite" } },
      })),
    ],
    ["/api/shares/{share}", shared("/api/shares/", "")],
    ["POST /api/armies", post("/api/armies", named, { cookie })],
    ["POST /api/shares", post("/api/shares", named, { cookie })],
    [
      "POST /api/battles",
      post("/api/battles", (number) => ({
        table: { width: 45, depth: 30 },
        seats: { a: largestForce(`W${number}`), b: { kind: "army", army: seated } },
      })),
    ],
    ["/api/battlefields", (number: number) => ({ path: `/api/battlefields?seed=${number}&territory=F&width=60&depth=30` })],
    ...battles,
    [
      "POST /api/battles/{id}/commands",
      post(
        `${deploying.at}/commands`,
        () => ({ commandId: crypto.randomUUID(), type: "deploy-unit", number: 40, x: 20, y: 20, facing: 90 }),
        deploying.token,
      ),
    ],
    [
      "POST /api/account/sign-in",
      post("/api/account/sign-in", (number) => ({ email: `nobody-${number}@example.org`, password: "not the password" })),
    ],
    ...pages,
    ...more.map((path) => [path.replace(/[a-z2-7]{26}/, "{id}"), get(path, { cookie })] as const),
  ]);
}

/** What is refused after as much reckoning as anything else there: a place for a unit group, and a password. */
const REFUSED = ["POST /api/battles/{id}/commands", "POST /api/account/sign-in"];

/** What a page loads of the program when it is first asked for is nobody's attack, and neither is what is refused at once. */
async function askFirst({ url }: Site, name: string, asking: Asking): Promise<Row | null> {
  const { status, ms, text } = await ask(url, asking);
  if ((status !== null && status < 300) || REFUSED.includes(name)) return null;
  const fault = `answered ${status}, so nothing is loaded: ${text.slice(0, 200)}`;
  return { what: `health under ${name}`, count: 1, slowest: ms, faults: [fault] };
}

/** Four clients ask one address as fast as they are answered, and meanwhile somebody looks whether the server is well. */
async function loadOnce({ url }: Site, name: string, asking: (number: number) => Asking, from: number) {
  const [faults, times]: [string[], number[]] = [[], []];
  const until = performance.now() + EACH;
  let asked = from;
  const client = async (address: string) => {
    while (performance.now() < until) {
      const { headers, ...rest } = asking(asked++);
      const fault = judgeAnswer(name, await ask(url, { ...rest, headers: { ...headers, "x-forwarded-for": address } }));
      if (fault) faults.push(fault);
    }
  };
  const look = async () => {
    while (performance.now() < until) {
      times.push((await ask(url, { path: "/api/health" })).ms);
      await pause(LOOKS);
    }
  };
  await Promise.all([...Array.from({ length: CLIENTS }, (_, at) => client(`10.7.${from % 250}.${at}`)), look()]);
  return { count: asked - from, slowest: Math.max(...times), faults, slow: judgeHealth(name, times) };
}

/** What is too slow is tried again: what the machine itself does meanwhile must not count. */
async function load(site: Site, name: string, asking: (number: number) => Asking, from: number): Promise<Row> {
  let last = await loadOnce(site, name, asking, from);
  for (let again = 1; again < TRIES && last.slow !== null; again++) last = await loadOnce(site, name, asking, from + again * 10_000);
  const { count, slowest, faults, slow } = last;
  return { what: `health under ${name}`, count, slowest, faults: slow ? [...faults, slow] : faults };
}

/** With four clients on the worst of each address, everybody else is answered soon all the same. */
export async function besiegeAddresses(folder: string): Promise<readonly Row[]> {
  const asks = Object.entries(worstOf(await prepare(folder)));
  const site = await startSite({ DATA_DIR: folder, TRUST_PROXY: "1", LOG_LEVEL: "warn" });
  try {
    const rows: Row[] = [];
    for (const [name, asking] of asks) {
      const refused = await askFirst(site, name, asking(0));
      if (refused) rows.push(refused);
    }
    for (const [at, [name, asking]] of asks.entries()) rows.push(await load(site, name, asking, 1 + at * 100_000));
    return rows;
  } finally {
    await site.stop();
  }
}

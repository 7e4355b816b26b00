import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { CreatedBattle } from "@/lib/model/battle";
import type { ListShare, StoredList } from "@/lib/model/own-list";
import type { Share } from "@/lib/model/stored-army";
import type { OpenedTournament } from "@/lib/model/tournament";
import type { Address } from "./site";

const ROOT = resolve(import.meta.dirname, "../..");

/** They answer 404 in production on purpose. */
const ONLY_FOR_DEVELOPERS = ["/style"];

/** They answer 404 to everybody but the one who wrote what they show: own-lists.test.ts looks at them. */
const ONLY_FOR_THEIR_OWNER = ["/my-lists/[list]"];

type Value = (site: Address) => string | Promise<string>;

function firstReadyArmy(): string {
  const [first] = readdirSync(join(ROOT, "data/ready-armies")).sort();
  if (!first) throw new Error("data/ready-armies is empty");
  return first.replace(/\.json$/, "");
}

async function newShare({ url }: Address): Promise<string> {
  const army = readFileSync(join(ROOT, `data/ready-armies/${firstReadyArmy()}.json`), "utf8");
  const answer = await fetch(`${url}/api/shares`, { method: "POST", headers: { "content-type": "application/json" }, body: army });
  return ((await answer.json()) as Share).share;
}

/** A list of the house, copied by a visitor of its own and shared. */
async function newListShare({ url }: Address): Promise<string> {
  const list: unknown = JSON.parse(readFileSync(join(ROOT, "data/lists/polish-lithuanian-1576-1660.json"), "utf8"));
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/my-lists`, { method: "POST", headers, body: JSON.stringify(list) });
  const cookie = answer.headers.getSetCookie().join("; ");
  const { id } = (await answer.json()) as StoredList;
  const shared = await fetch(`${url}/api/my-lists/${id}/shares`, { method: "POST", headers: { cookie } });
  return ((await shared.json()) as ListShare).share;
}

/** One against the house commander: nobody need be invited, and it goes on as soon as its player sits. */
async function newBattle({ url }: Address): Promise<string> {
  const army: unknown = JSON.parse(readFileSync(join(ROOT, `data/ready-armies/${firstReadyArmy()}.json`), "utf8"));
  const asked = { table: { width: 45, depth: 30 }, seats: { a: { kind: "army", army }, b: { kind: "house" } } };
  const answer = await fetch(`${url}/api/battles`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  });
  return ((await answer.json()) as CreatedBattle).battle;
}

/** Its name is one of the data: whoever looks for English finds none in it. */
async function newEvent({ url }: Address): Promise<string> {
  const terms = { name: "Kircholm", date: "2099-03-14", points: 10_000, deadline: "2099-03-07T20:00:00Z", rounds: 3 };
  const answer = await fetch(`${url}/api/events`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(terms),
  });
  return ((await answer.json()) as OpenedTournament).event;
}

/** What stands in a route's brackets; a value may first make what it names on the site. */
const VALUES: Record<string, Value> = {
  list: () => "polish-lithuanian-1576-1660",
  army: firstReadyArmy,
  share: newShare,
  battle: newBattle,
  event: newEvent,
  version: async ({ url }) => ((await (await fetch(`${url}/api/paper-tables`)).json()) as { version: string }).version,
  seed: () => "oak",
  key: () => "offline",
};

/** Of pages whose brackets mean something else than those of others. */
const OTHER_VALUES: Record<string, Record<string, Value>> = { "/l/[share]": { share: newListShare } };

/** `(group)` is not part of the address, and neither is the name of the file. */
function routeOf(file: string): string {
  const parts = dirname(file)
    .split("/")
    .filter((part) => part !== "." && !/^\(.*\)$/.test(part));
  return `/${parts.join("/")}`;
}

/** Every page of the site, as its folder spells it: /lists/[list]. */
export function pageRoutes(): string[] {
  const files = readdirSync(join(ROOT, "app"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map(routeOf)
    .filter((route) => ![...ONLY_FOR_DEVELOPERS, ...ONLY_FOR_THEIR_OWNER].includes(route))
    .sort();
}

/** References are seen with a few of their rows: papers.test.ts looks at all of them. */
const asked = (route: string): string => (/\/quick-reference$/.test(route) ? "?find=keil" : "");

/** A route with its brackets filled. */
export async function addressOf(route: string, site: Address): Promise<string> {
  const parts = await Promise.all(
    route.split("/").map((part) => {
      const name = /^\[+(?:\.{3})?(.+?)\]+$/.exec(part)?.[1];
      if (name === undefined) return part;
      const value = OTHER_VALUES[route]?.[name] ?? VALUES[name];
      if (!value) throw new Error(`tests/e2e/routes.ts has no value for [${name}] in ${route}: give it one.`);
      return value(site);
    }),
  );
  return site.url + parts.join("/") + asked(route);
}

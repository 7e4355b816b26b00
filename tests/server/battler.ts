import { createHash, randomUUID } from "node:crypto";
import { battleRecord, type CreatedBattle, createdBattle, type Joined, joined, type MadeCode, madeCode } from "@/lib/model/battle";
import { battleView } from "@/lib/model/battle-view";
import type { Running } from "@/lib/server/running";
import type { Method } from "./asking";
import { newVisitor } from "./players";
import { sqlIn } from "./stored";

type Headers = Record<string, string>;

export const TABLE = { width: 45, depth: 30 };
export const INVITED = { kind: "invite" };
export const HOUSE = { kind: "house" };

/** A force typed in by hand. */
export const quickForce = (change: object = {}) => ({
  ...{ kind: "quick", name: "The club's own", commander: { grade: "competent", class: "professional" } },
  subCommanders: [{ grade: "mediocre", class: "professional", ally: false }],
  ...{ territories: ["C", "P"], mapCards: 5, scoutingCards: 2, camp: { kind: "standard" } },
  units: [{ number: 1, name: "Reiters", troop: { type: "mounted", formation: "loose" }, bases: 4 }],
  ...change,
});

export const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
export const sit = (nonce = "00112233445566778899aabbccddeeff") => ({ type: "sit", nonce });

/** Every refusal that was ever told to anybody here, and every token and code. */
const refusalsTold: string[] = [];
const handedOut: string[] = [];

function handOut<T>(parsed: T, ...words: readonly (string | null)[]): T {
  handedOut.push(...words.filter((word) => word !== null));
  return parsed;
}

const hashOf = (word: string) => createHash("sha256").update(word).digest("hex");

/** Secrets that a refusal told all the same: those handed out to somebody, their hashes, and those of the database. */
export function leaksIn(running: Running): readonly string[] {
  if (refusalsTold.length < 10 || handedOut.length < 10) throw new Error("too little was refused or handed out to look through");
  const stored = (query: string) => (sqlIn(running).prepare(query).all() as { word: string }[]).map(({ word }) => word);
  const salts = stored("select event ->> 'salt' as word from battle_events where event ->> 'salt' is not null");
  const secrets = [...handedOut, ...handedOut.map(hashOf), ...stored("select seed as word from battles"), ...salts];
  const all = refusalsTold.join("\n");
  return secrets.filter((secret) => all.includes(secret));
}

/** Somebody who plays battles: a program, unless the headers say that a page of ours asks. */
export function newBattler(address?: string) {
  const visitor = newVisitor(address);
  async function noted(answering: Promise<Response>): Promise<Response> {
    const response = await answering;
    if (response.status >= 400) refusalsTold.push(await response.clone().text());
    return response;
  }
  const sendTo = (battle: string, method: Method, path: string, headers: Headers, document?: unknown) =>
    noted(visitor.send(method, `/api/battles/${encodeURIComponent(battle)}${path}`, { document, headers }));
  const openWith = (document: unknown, headers: Headers = {}) => noted(visitor.send("POST", "/api/battles", { document, headers }));
  return {
    ...visitor,
    openWith,
    open: (a: unknown, b: unknown, headers: Headers = {}) => openWith({ table: TABLE, seats: { a, b } }, headers),
    join: (battle: string, document: unknown, headers: Headers = {}) => sendTo(battle, "POST", "/join", headers, document),
    renew: (battle: string, headers: Headers) => sendTo(battle, "POST", "/invite", headers),
    revoke: (battle: string, headers: Headers) => sendTo(battle, "DELETE", "/invite", headers),
    askPartner: (battle: string, headers: Headers) => sendTo(battle, "POST", "/partner", headers),
    look: (battle: string, headers: Headers = {}, query = "") => sendTo(battle, "GET", query, headers),
    sendCommand: (battle: string, document: unknown, headers: Headers) => sendTo(battle, "POST", "/commands", headers, document),
    command: (battle: string, command: object, headers: Headers) =>
      sendTo(battle, "POST", "/commands", headers, { commandId: randomUUID(), ...command }),
    listen: (battle: string, headers: Headers = {}, query = "") => sendTo(battle, "GET", `/events${query}`, headers),
    listenHead: (battle: string, headers: Headers = {}) => sendTo(battle, "HEAD", "/events", headers),
    askArmies: (battle: string, headers: Headers = {}) => sendTo(battle, "GET", "/armies", headers),
    record: (battle: string, headers: Headers = {}) => sendTo(battle, "GET", "/record", headers),
    askCompany: (battle: string, headers: Headers = {}) => sendTo(battle, "GET", "/company", headers),
    sayName: (battle: string, document: unknown, headers: Headers) => sendTo(battle, "PUT", "/name", headers, document),
    tick: (battle: string, document: unknown, headers: Headers) => sendTo(battle, "PUT", "/ticks", headers, document),
    askLikings: (battle: string, headers: Headers = {}) => sendTo(battle, "GET", "/likings", headers),
    /** The battle just opened, which must be one. */
    async opening(a: unknown, b: unknown, headers?: Headers): Promise<CreatedBattle> {
      return createdIn(await this.open(a, b, headers));
    },
    /** One of two players, the other still to join. */
    async inviting() {
      const { battle, invite: code, seats } = await this.opening(quickForce(), INVITED);
      return { battle, code: String(code), mine: bearer(String(seats.a)) };
    },
    /** One where both have a force. */
    async facing() {
      const { battle, code, mine } = await this.inviting();
      const { token } = await joinedIn(await this.join(battle, { invite: code, force: quickForce() }));
      return { battle, a: mine, b: bearer(token) };
    },
  };
}

export async function createdIn(response: Response): Promise<CreatedBattle> {
  const created = createdBattle.parse(await response.json());
  return handOut(created, created.seats.a, created.seats.b, created.invite);
}
export async function joinedIn(response: Response): Promise<Joined> {
  const taken = joined.parse(await response.json());
  return handOut(taken, taken.token);
}
export async function codeIn(response: Response): Promise<MadeCode> {
  const made = madeCode.parse(await response.json());
  return handOut(made, made.code);
}
export const viewIn = async (response: Response) => battleView.parse(await response.json());
export const recordIn = async (response: Response) => battleRecord.parse(await response.json());

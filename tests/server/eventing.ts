import { expect } from "vitest";
import { z } from "zod";
import type { Army } from "@/lib/model/army";
import {
  enteredArmy,
  type GameEnding,
  handOver as madeHandOver,
  openedTournament,
  tournament,
  tournamentSummary,
} from "@/lib/model/tournament";
import { sessionCookie } from "@/lib/server/cookies";
import { newId, newToken } from "@/lib/server/ids";
import { type Running, running, setRunning } from "@/lib/server/running";
import type { Method } from "./asking";
import { newEmail, newMember } from "./players";

export const DEADLINE = "2027-03-07T20:00:00.000Z";
const [BEFORE, AFTER] = ["2027-03-01T12:00:00.000Z", "2027-03-08T09:00:00.000Z"].map((at) => new Date(at)) as [Date, Date];

/** Sets the clock that judges deadlines: nothing sleeps. */
export function setClock(at: Date | string): void {
  const moment = new Date(at);
  setRunning({ ...running(), clock: () => moment });
}
export const beforeDeadline = () => setClock(BEFORE);
export const afterDeadline = () => setClock(AFTER);

export const TERMS = { name: "Corbie Cup", date: "2027-03-14", points: 10_000, deadline: DEADLINE, rounds: 3 };

type Member = ReturnType<typeof newMember>;

/** What somebody does in one event. */
export function inEvent(member: Member, event: string) {
  const at = (rest = "") => `/api/events/${event}${rest}`;
  const send = (method: Method, rest: string, document?: unknown) =>
    member.send(method, at(rest), document === undefined ? {} : { document });
  return {
    read: () => send("GET", ""),
    change: (terms: object) => send("PUT", "", { ...TERMS, ...terms }),
    remove: () => send("DELETE", ""),
    close: () => send("POST", "/close"),
    handIn: (sent: object) => send("PUT", "/entry", sent),
    withdraw: () => send("DELETE", "/entry"),
    addGuest: (guest: object) => send("POST", "/entries", guest),
    decide: (id: string, sent: object) => send("PUT", `/entries/${id}/decision`, sent),
    armies: () => send("GET", "/armies"),
    draw: (number: number) => send("POST", "/rounds", { round: number }),
    takeBack: (number: number) => send("DELETE", `/rounds/${number}`),
    swap: (number: number, sent: object) => send("PATCH", `/rounds/${number}`, sent),
    enter: (sent: object) => send("POST", "/results", sent),
    offer: () => send("POST", "/hand-over"),
    takeOver: (code: string) => send("PUT", "/hand-over", { code }),
    /** The event as this member sees it now. */
    view: async () => viewIn(await send("GET", "")),
    seenArmies: async () => z.array(enteredArmy).parse(await (await send("GET", "/armies")).json()),
  };
}

export const openIn = (member: Member, terms: object = {}) => member.send("POST", "/api/events", { document: { ...TERMS, ...terms } });
export const listedFor = async (member: Member) => z.array(tournamentSummary).parse(await (await member.send("GET", "/api/events")).json());

/** The event that an answer tells. */
export async function viewIn(response: Response) {
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return tournament.parse(body);
}
export const codeIn = async (response: Response) => madeHandOver.parse(await response.json()).code;

/** An event before its deadline, with the visitor who opened it. */
export async function opened(terms: object = {}, organiser: Member = newMember()) {
  beforeDeadline();
  const response = await openIn(organiser, terms);
  expect(response.status).toBe(201);
  const { event } = openedTournament.parse(await response.json());
  return { event, organiser, organises: inEvent(organiser, event) };
}

/** Somebody with an account and an army of his own. The account is made without its password, whose hash takes long. */
export async function newEntrant(army: Army) {
  const [id, email, token] = [newId(), newEmail(), newToken()];
  const session = { id: newId(), token, expiresAt: new Date(Date.now() + 86_400_000) };
  const claim = { id, email, passwordHash: newId(), keyHash: newId(), session, anonymous: null, mostSessions: 10 };
  expect(await running().users.claim(claim)).toBe(true);
  const member = newMember();
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(sessionCookie(token)) ?? [];
  member.jar.set(name, value);
  const { id: stored } = await member.owning(army);
  return { member, email, user: id, army: stored };
}

/** So many players of an event, each with an army in. */
export async function entrants(event: string, army: (at: number) => Army, count: number) {
  const made = [];
  for (let at = 0; at < count; at++) {
    const entrant = await newEntrant(army(at));
    const plays = inEvent(entrant.member, event);
    const view = await viewIn(await plays.handIn({ name: `Player ${at + 1}`, army: entrant.army }));
    made.push({ ...entrant, plays, entry: String(view.you.entry) });
  }
  return made;
}

type Lost = readonly [tugs: number, sugs: number, broken?: true];
export const fought = (a: Lost, b: Lost): GameEnding => ({
  kind: "fought",
  losses: { a: { tugs: a[0], sugs: a[1] }, b: { tugs: b[0], sugs: b[1] } },
  broken: { a: a[2] ?? false, b: b[2] ?? false },
});

/** The sample armies of 10 000 points or less. */
export const armiesOf = ({ knowledge }: Running) => knowledge.catalog.readyArmies.map(({ army }) => ({ ...army, pointsLimit: 10_000 }));

/** An event of so many with one army each, opened and drawn. */
export async function drawn(army: (at: number) => Army, count: number, terms: object = {}) {
  const made = await opened(terms);
  const players = await entrants(made.event, army, count);
  afterDeadline();
  const view = await viewIn(await made.organises.draw(1));
  const of = (entry: string | null | undefined) => players.find((one) => one.entry === entry) as (typeof players)[number];
  return { ...made, players, view, of };
}

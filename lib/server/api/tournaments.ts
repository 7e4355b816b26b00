import { TOURNAMENT } from "../../model/tournament";
import type { TournamentRefusalParams } from "../../model/tournament-refusals";
import type { User } from "../identity";
import { LIMITS } from "../limits";
import type { Changed, Declined } from "../tournaments/change";
import { addGuest, decideEntry, handInArmy, withdrawOwn } from "../tournaments/entries";
import {
  changeTerms,
  closeHandIn,
  faultsOfTerms,
  listTournaments,
  offerHandOver,
  openTournament,
  readArmies,
  readTournament,
  removeTournament,
  takeOver,
} from "../tournaments/tournaments";
import { type Address, type Call, endpoint, type Refusals } from "./endpoint";
import { refuse, refuseFaults } from "./refusals";
import { asOwn, bytesOf, DONE, ok, type Reply } from "./reply";
import { BAD_ARMY, LOCATION, mostWords, STORES, storing, TOO_MANY_BYTES, tooManyBytes, WRITES } from "./storing";
import { CALLER, SAVER, saverOf, userOr } from "./who";

export const EVENT = { event: "The event's id: 128 random bits in lower-case base32. It is also the link that its organiser gives out." };
export const eventOf = ({ params }: Call<unknown>): string => String(params.event);
const entryOf = ({ params }: Call<unknown>): string => String(params.entry);

const declinedAs = ({ declined, params }: Declined): Reply => refuse(declined, params as TournamentRefusalParams[typeof declined] & never);
const unknownEvent = (): Reply => refuse("unknown-event", {});
const busy = (): Reply => refuse("database-busy", {}, { "retry-after": "1" });

/** The event as it is after a change, or why nothing was changed. */
export function changedReply(changed: Changed): Reply {
  if (changed === "busy") return busy();
  return "declined" in changed ? declinedAs(changed) : ok(changed);
}

const NOBODY: Refusals = { "not-organiser": "also without a session" };
/** Only the organiser's account. */
export const ORGANISER = userOr(() => refuse("not-organiser", {}));
const NOW = "The event as you see it now.";
export const CHANGED = { 200: { says: NOW, shape: "Tournament" } } as const;
export const OF_EVENT: Refusals = { "unknown-event": "" };
export const ORGANISES: Refusals = { ...OF_EVENT, ...NOBODY, ...WRITES };
const TERMS: Refusals = {
  "bad-document": "the terms are not valid; `details` has every fault",
  "unknown-list": "the theme names a list that this server does not have",
  "unknown-rules-version": "",
  "deadline-in-past": "",
};
export const BODY = { most: LIMITS.event } as const;

/** Reads a body's document and goes on with it. */
export async function withDocument<T>(
  call: Pick<Call<unknown, T>, "document">,
  go: (document: T) => Reply | Promise<Reply>,
): Promise<Reply> {
  const document = call.document();
  return document.ok ? go(document.value) : document.reply;
}

const MINE: Address = {
  path: "/api/events",
  methods: {
    GET: endpoint({
      id: "events",
      summary: "The events that you organise or have entered, the newest first.",
      description: `At most ${LIMITS.listed}.`,
      who: CALLER,
      answers: { 200: { says: "The events. Empty without a session.", listOf: "TournamentSummary" } },
      answer: async (_, user) => ok(user ? await listTournaments(user.id) : []),
    }),
    POST: endpoint({
      id: "openEvent",
      summary: "Opens an event and makes you its organiser.",
      description:
        "Give out its link. Players hand in until the deadline; then all armies are opened together, by the server's clock. Rules tables without a version are those in force now.",
      who: SAVER,
      rate: "saves",
      body: { shape: "TournamentTerms", ...BODY },
      answers: { 201: { says: "The event is open.", shape: "OpenedTournament", headers: LOCATION } },
      refusals: {
        ...TERMS,
        "too-many-events": `the account organises its maximum of ${mostWords(LIMITS.events, LIMITS.visitorEvents)} events`,
        ...STORES,
      },
      answer: (call) =>
        withDocument(call, async (terms) => {
          const faults = await faultsOfTerms(terms);
          if (faults[0]) return refuseFaults(faults[0].code, faults);
          return storing(call.address, { bytes: bytesOf(terms) }, async () => {
            const saver = await saverOf(call);
            if ("status" in saver) return saver;
            const opened = await openTournament(saver.user, terms);
            if ("declined" in opened) return asOwn(declinedAs(opened), saver.cookies);
            return asOwn({ status: 201, body: opened, headers: { location: `/api/events/${opened.event}` } }, saver.cookies);
          });
        }),
    }),
  },
};

const ONE: Address = {
  path: "/api/events/{event}",
  params: EVENT,
  methods: {
    GET: endpoint({
      id: "event",
      summary: "An event: its terms, players, rounds, results and standings.",
      description:
        "Everybody with the link may read it. No army is in it, and before the deadline no verdict but those that the event's seal lets you see.",
      who: CALLER,
      answers: { 200: { says: NOW, shape: "Tournament" } },
      refusals: OF_EVENT,
      answer: async (call, user) => {
        const found = await readTournament(eventOf(call), user?.id ?? null);
        return found ? ok(found) : unknownEvent();
      },
    }),
    PUT: endpoint({
      id: "changeEvent",
      summary: "Changes an event's terms. The armies that are in are judged by the new ones.",
      description: `The seal is fixed once an army is in, the deadline once it has passed, and once a round is drawn everything but name, date, place, description and rounds.`,
      who: ORGANISER,
      rate: "event-armies",
      body: { shape: "TournamentTerms", ...BODY },
      answers: CHANGED,
      refusals: { ...TERMS, ...ORGANISES, "deadline-passed": "", "armies-in": "", "terms-fixed": "", "too-few-rounds": "", ...STORES },
      answer: (call, user) =>
        withDocument(call, async (terms) => {
          const faults = await faultsOfTerms(terms);
          if (faults[0]) return refuseFaults(faults[0].code, faults);
          return storing(call.address, { bytes: bytesOf(terms) }, async () => changedReply(await changeTerms(eventOf(call), user, terms)));
        }),
    }),
    DELETE: endpoint({
      id: "deleteEvent",
      summary: "Deletes an event with all armies, rounds and results. It can be repeated.",
      who: ORGANISER,
      rate: "saves",
      answers: { 204: { says: "There is no such event." } },
      refusals: { ...NOBODY, ...WRITES },
      answer: async (call, user) => {
        const removed = await removeTournament(eventOf(call), user);
        if (removed === "busy") return busy();
        return removed === "removed" ? DONE : declinedAs(removed);
      },
    }),
  },
};

const CLOSED: Address = {
  path: "/api/events/{event}/close",
  params: EVENT,
  methods: {
    POST: endpoint({
      id: "closeHandIn",
      summary: "Ends the handing in now: the deadline is this moment, and all armies are opened.",
      who: ORGANISER,
      rate: "saves",
      answers: CHANGED,
      refusals: { ...ORGANISES, "deadline-passed": "it has ended already" },
      answer: async (call, user) => changedReply(await closeHandIn(eventOf(call), user)),
    }),
  },
};

/** Handing in asks for an account with an email address, so that results can be entered from any device. */
const accountNeeded = (): Reply => refuse("account-needed", {});
const CLAIMED: Refusals = { "account-needed": "without a session, or the account has no email address" };

const OWN_ENTRY: Address = {
  path: "/api/events/{event}/entry",
  params: EVENT,
  methods: {
    PUT: endpoint({
      id: "handIn",
      summary: "Hands in a copy of one of your armies, or replaces the one that is in.",
      description:
        "It is judged at once by the event's points, years, lists and tables. Until the deadline it is sealed and can be replaced. After the deadline it counts as late, and plays only if the organiser accepts it; an army that was in time and legal can then no longer be replaced.",
      who: userOr(accountNeeded),
      rate: "event-armies",
      body: { shape: "HandIn", ...BODY },
      answers: CHANGED,
      refusals: {
        ...CLAIMED,
        ...OF_EVENT,
        ...BAD_ARMY,
        "unknown-army": "it is not yours, or in the bin",
        "too-many-bytes": TOO_MANY_BYTES,
        ...{ "hand-in-closed": "", "event-over": "" },
        "too-many-entries": `it has its maximum of ${TOURNAMENT.entries} players`,
        "too-many-entered": `the account has entered its maximum of ${LIMITS.enteredEvents} events`,
        ...STORES,
      },
      answer: (call, user) => (user.anonymous ? accountNeeded() : withDocument(call, (sent) => handIn(call, user, sent))),
    }),
    DELETE: endpoint({
      id: "withdrawFromEvent",
      summary:
        "Withdraws you. Before the deadline nothing stays; after it your games stay, and you are paired no more. Once the last round is drawn you can no longer leave.",
      who: userOr(accountNeeded),
      rate: "saves",
      answers: CHANGED,
      refusals: { ...CLAIMED, ...OF_EVENT, "no-round-to-leave": "", ...WRITES },
      answer: async (call, user) => changedReply(await withdrawOwn(eventOf(call), user)),
    }),
  },
};

async function handIn(call: Call, user: User, sent: Parameters<typeof handInArmy>[2]): Promise<Reply> {
  return storing(call.address, { bytes: LIMITS.army }, async () => {
    const handed = await handInArmy(eventOf(call), user, sent);
    if (handed === "unknown-army") return refuse("unknown-army", {});
    if (handed === "no-room") return tooManyBytes(user);
    return handed !== "busy" && "faults" in handed ? refuseFaults(handed.code, handed.faults) : changedReply(handed);
  });
}

const ENTRIES: Address = {
  path: "/api/events/{event}/entries",
  params: EVENT,
  methods: {
    POST: endpoint({
      id: "addGuest",
      summary: "Adds a player without an account and an army, for whom the organiser answers.",
      who: ORGANISER,
      rate: "saves",
      body: { shape: "Guest", ...BODY },
      answers: CHANGED,
      refusals: { "bad-document": "", ...ORGANISES, "too-many-entries": "", "event-over": "", ...STORES },
      answer: (call, user) =>
        withDocument(call, (guest) =>
          storing(call.address, { bytes: bytesOf(guest) }, async () => changedReply(await addGuest(eventOf(call), user, guest))),
        ),
    }),
  },
};

const DECISION: Address = {
  path: "/api/events/{event}/entries/{entry}/decision",
  params: { ...EVENT, entry: "The player's id in the event." },
  methods: {
    PUT: endpoint({
      id: "decideEntry",
      summary:
        "Accepts a late or illegal army, or takes a player out of the next rounds, with a note that everybody can read. Before round 1 a player without an account is removed for good. Once the last round is drawn nobody can be removed.",
      who: ORGANISER,
      rate: "saves",
      body: { shape: "EntryDecision", ...BODY },
      answers: CHANGED,
      refusals: {
        ...{ "bad-document": "", ...ORGANISES, "unknown-entry": "" },
        ...{ "before-deadline": "of an army, while it is sealed", "no-round-to-remove-from": "" },
      },
      answer: (call, user) =>
        withDocument(call, async (decision) => changedReply(await decideEntry(eventOf(call), user, entryOf(call), decision))),
    }),
  },
};

const ARMIES: Address = {
  path: "/api/events/{event}/armies",
  params: EVENT,
  methods: {
    GET: endpoint({
      id: "eventArmies",
      summary: "The armies that you may read, as the event judges them.",
      description:
        "Before the deadline only your own, unless the event shows armies as they come. After it all of them. Notes are left out.",
      who: CALLER,
      rate: "event-armies",
      answers: { 200: { says: "The armies, in the order of the players.", listOf: "EnteredArmy" } },
      refusals: OF_EVENT,
      answer: async (call, user) => {
        const armies = await readArmies(eventOf(call), user?.id ?? null);
        return armies ? ok(armies, { "cache-control": "no-store" }) : unknownEvent();
      },
    }),
  },
};

const HAND_OVER: Address = {
  path: "/api/events/{event}/hand-over",
  params: EVENT,
  methods: {
    POST: endpoint({
      id: "offerHandOver",
      summary: "Makes a code with which another account takes the event over. The last one stops working.",
      who: ORGANISER,
      rate: "saves",
      answers: { 200: { says: `The code, which works once, for ${LIMITS.handOverDays} days.`, shape: "HandOver" } },
      refusals: ORGANISES,
      answer: async (call, user) => {
        const offered = await offerHandOver(eventOf(call), user);
        if (offered === "busy") return busy();
        return "declined" in offered ? declinedAs(offered) : ok(offered);
      },
    }),
    PUT: endpoint({
      id: "takeOverEvent",
      summary: "Takes an event over and makes you its organiser.",
      who: SAVER,
      rate: "saves",
      body: { shape: "TakeOver", ...BODY },
      answers: CHANGED,
      refusals: {
        "bad-document": "",
        ...OF_EVENT,
        "unknown-hand-over": "it was used, replaced, or has expired",
        "too-many-events": "",
        ...STORES,
      },
      answer: (call) =>
        withDocument(call, ({ code }) =>
          storing(call.address, { bytes: 100 }, async () => {
            const saver = await saverOf(call);
            return "status" in saver ? saver : asOwn(changedReply(await takeOver(eventOf(call), saver.user, code)), saver.cookies);
          }),
        ),
    }),
  },
};

/** Events of clubs. */
export const TOURNAMENTS = { MINE, ONE, CLOSED, OWN_ENTRY, ENTRIES, DECISION, ARMIES, HAND_OVER };

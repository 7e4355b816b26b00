import type { SeatName } from "../../model/by-seat";
import { seenCompany } from "../battles/company";
import { battleView, listenToBattle } from "../battles/load-battle";
import type { Loaded } from "../battles/loaded";
import { LIMITS } from "../limits";
import { takePlaces } from "../rate-limit";
import { running } from "../running";
import { type Address, type Call, endpoint } from "./endpoint";
import { eventBytes, namedEventBytes, streaming } from "./event-stream";
import { refuse, retryAfter } from "./refusals";
import type { Reply } from "./reply";
import { BATTLE, battleOf, ONLOOKER, onlookerOf } from "./who";

/** Seconds until a new try may succeed. */
const WAIT = 10;

type Chair = SeatName | "spectator";

/** The next event of all streams of a seat is made once, and dropped with that state of the battle. */
const events = new WeakMap<Loaded["battle"], Partial<Record<Chair, Uint8Array>>>();

function eventOf(loaded: Loaded, seat: SeatName | null): Uint8Array {
  const { battle } = loaded;
  const chair: Chair = seat ?? "spectator";
  const made = events.get(battle) ?? {};
  const event = made[chair] ?? eventBytes(battle.seq, JSON.stringify(battleView(loaded, seat)));
  events.set(battle, { ...made, [chair]: event });
  return event;
}

/** Listens before it reads the battle, so that it misses nothing in between. */
function hear(battle: string) {
  let newest: Loaded | null = null;
  let wake = () => {};
  const stop = listenToBattle(battle, (loaded) => {
    if (newest && newest.battle.seq >= loaded.battle.seq) return;
    newest = loaded;
    wake();
  });
  return {
    newerOf: (loaded: Loaded): Loaded => (newest && newest.battle.seq > loaded.battle.seq ? newest : loaded),
    listen: (woken: () => void) => {
      wake = woken;
      return stop;
    },
    /** There may be something new beside the battle. */
    wake: () => wake(),
    stop,
  };
}

type Hearing = ReturnType<typeof hear>;

const fromAddress = ({ address }: Call) => ({ of: `stream|${address}`, most: LIMITS.addressStreams });

/** A player always has a few streams, even if others behind the same address (a club) use all of its streams. */
function placesOfSeat(call: Call, seat: SeatName) {
  const chair = `stream|${battleOf(call)}|${seat}`;
  const own = takePlaces([{ of: `${chair}|own`, most: LIMITS.ownStreams }]);
  return own ?? takePlaces([{ of: chair, most: LIMITS.seatStreams - LIMITS.ownStreams }, fromAddress(call)]);
}

/** No single address can take all the places of the spectators. */
function placesOfSpectator(call: Call) {
  const chair = `stream|${battleOf(call)}|spectator`;
  return takePlaces([
    { of: chair, most: LIMITS.spectatorStreams },
    { of: `${chair}|${call.address}`, most: LIMITS.spectatorStreamsFromAddress },
    fromAddress(call),
  ]);
}

/** A token never expires, but an account's session can end while its stream is open. */
function isStillSeated(call: Call, seat: SeatName | null): () => Promise<boolean> {
  return async () => {
    if (seat === null || call.headers.has("authorization")) return true;
    const now = await onlookerOf(call);
    return !("status" in now) && now.seat === seat;
  };
}

/** Both events in one piece. */
function joinBytes(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

const EMPTY = new Uint8Array();

/** What has changed for a player among those at the table; nothing for a spectator. `end`: the player leaves. */
async function companyEvents(battle: string, seat: SeatName | null, wake: () => void) {
  if (seat === null) return { end: () => undefined, newest: () => EMPTY };
  const { companies } = running();
  const end = await companies.enter(battle, seat, wake);
  let told = "";
  function newest(loaded: Loaded, of: SeatName): Uint8Array {
    const company = seenCompany(loaded, of, companies.now(battle));
    const text = JSON.stringify(company);
    if (text === told) return EMPTY;
    told = text;
    return namedEventBytes("company", JSON.stringify({ ...company, now: new Date().toISOString() }));
  }
  return { end, newest: (loaded: Loaded) => newest(loaded, seat) };
}

async function replyTo(call: Call, hearing: Hearing): Promise<Reply> {
  const onlooker = await onlookerOf(call);
  if ("status" in onlooker) return onlooker;
  const { loaded, seat, cookies } = onlooker;
  const freePlaces = seat ? placesOfSeat(call, seat) : placesOfSpectator(call);
  if (!freePlaces) return refuse("too-many-streams", { seconds: WAIT }, retryAfter(WAIT));
  const company = await companyEvents(battleOf(call), seat, hearing.wake).catch((error: unknown) => {
    freePlaces();
    throw error;
  });
  const endCounted = running().metrics?.stream();
  const onEnd = () => {
    freePlaces();
    company.end();
    endCounted?.();
  };
  let told = call.headers.get("last-event-id");
  function newest(): Uint8Array | null {
    const now = hearing.newerOf(loaded);
    const seq = String(now.battle.seq);
    const events = joinBytes(told === seq ? EMPTY : eventOf(now, seat), company.newest(now));
    told = seq;
    return events.length > 0 ? events : null;
  }
  return { ...streaming({ newest, listen: hearing.listen, isWelcome: isStillSeated(call, seat), signal: call.signal, onEnd }), cookies };
}

async function show(call: Call): Promise<Reply> {
  const hearing = hear(battleOf(call));
  try {
    const reply = await replyTo(call, hearing);
    if (reply.status !== 200) hearing.stop();
    return reply;
  } catch (error) {
    hearing.stop();
    throw error;
  }
}

/** The view of a battle as it changes. */
export const EVENTS: Address = {
  path: "/api/battles/{id}/events",
  params: BATTLE,
  methods: {
    GET: endpoint({
      id: "battleEvents",
      summary: "The view as it changes, as server-sent events.",
      description: `\`id\` is the sequence number, \`data\` the view in one line of JSON. A player's stream also has events named \`company\`, without an \`id\`: \`Company\` in one line of JSON. After a pause you may get only the newest view, which is complete. Open at a time: at most ${LIMITS.seatStreams} streams of a seat, ${LIMITS.spectatorStreams} of a battle's spectators, ${LIMITS.spectatorStreamsFromAddress} of spectators from one network address, and ${LIMITS.addressStreams} from one network address in all. A seat may always have ${LIMITS.ownStreams}, whatever else its address has open.`,
      // Found by the answer itself, which listens first so that it misses nothing.
      who: { ...ONLOOKER, find: undefined },
      headers: {
        "Last-Event-ID": { says: "The `id` of the last event that you have. If it is not the newest, the current view comes first." },
      },
      answers: { 200: { says: "Events until you close the stream, with a comment now and then.", events: true } },
      refusals: { "too-many-streams": "" },
      answer: show,
    }),
  },
};

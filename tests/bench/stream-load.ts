// What stands for the players of 200 battles: `tsx tests/bench/stream-load.ts <url>` prints how long each command took, as JSON.
import { setTimeout as pause } from "node:timers/promises";
import { isOnTable } from "@/app/battles/[battle]/_components/standing";
import { createdBattle } from "@/lib/model/battle";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { bearer, listenTo, post, quickForce, type Seat, sendCommand, type Told } from "../e2e/seat";

const BATTLES = 200;
const EACH_MS = 10;
const WARM_UP = 200;
const COMMANDS = 2000;
/** Battles opened and streams begun at a time. */
const AT_ONCE = 20;

type Playing = Readonly<Record<SeatName, Seat>> & {
  /** What each seat was told last. */
  readonly told: Partial<Record<SeatName, Told>>;
  /** The command that the other seat has not been told of yet. */
  sent: { readonly at: number; readonly other: SeatName } | null;
};

const [, , url = ""] = process.argv;
const latencies: number[] = [];
const problems: string[] = [];
let measuring = false;

/** Every battle from an address of its own, so that nobody is held up by the limits. */
const addressOf = (at: number) => ({ "x-forwarded-for": `10.1.${at >> 8}.${at & 255}` });

function hear(playing: Playing, seat: SeatName, told: Told): void {
  playing.told[seat] = told;
  if (playing.sent?.other !== seat) return;
  if (measuring) latencies.push(performance.now() - playing.sent.at);
  playing.sent = null;
}

async function begin(at: number): Promise<Playing> {
  const document = { table: { width: 45, depth: 30 }, seats: { a: quickForce("Blues"), b: quickForce("Reds") } };
  const { battle, seats } = createdBattle.parse(JSON.parse((await post(`${url}/api/battles`, document, addressOf(at))).text));
  const seatOf = (seat: SeatName): Seat => ({ url, battle, headers: { ...bearer(seats[seat]), ...addressOf(at) } });
  const playing: Playing = { a: seatOf("a"), b: seatOf("b"), told: {}, sent: null };
  for (const seat of SEATS) await listenTo(playing[seat], (told) => hear(playing, seat, told));
  while (!playing.told.a || !playing.told.b) await pause(5);
  return playing;
}

/** The seat that has something to do, as far as both have been told the same. */
function mover({ told: { a, b }, sent }: Playing): SeatName | null {
  if (sent || !a || !b || a.id !== b.id) return null;
  // What is laid and deployed on a table is no load of commands chosen at random.
  return isOnTable(a.view) ? null : (SEATS.find((seat) => a.view.toAct.includes(seat)) ?? null);
}

async function play(playing: Playing, seat: SeatName, at: number): Promise<void> {
  const legal = playing.told[seat]?.view.legal ?? [];
  const command = legal[Math.floor(Math.random() * legal.length)];
  if (!command) throw new Error(`seat ${seat} is to act and may do nothing`);
  playing.sent = { at, other: seat === "a" ? "b" : "a" };
  const { status, text } = await sendCommand(playing[seat], command);
  if (status !== 200) problems.push(`${status} ${text.slice(0, 300)}`);
}

/** One every so often, whether the last is answered or not; what was late in being sent counts from when it was due. */
async function playOn(battles: readonly Playing[], commands: number): Promise<void> {
  const began = performance.now();
  const sending: Promise<void>[] = [];
  let turn = 0;
  for (let sent = 0; sent < commands; sent++) {
    const due = began + sent * EACH_MS;
    await pause(Math.max(0, due - performance.now()));
    for (let tried = 0; tried < battles.length; tried++) {
      const playing = battles[turn++ % battles.length];
      const seat = playing ? mover(playing) : null;
      if (!playing || !seat) continue;
      sending.push(play(playing, seat, due));
      break;
    }
  }
  await Promise.all(sending);
}

const battles: Playing[] = [];
for (let from = 0; from < BATTLES; from += AT_ONCE)
  battles.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => begin(from + at)))));
await playOn(battles, WARM_UP);
measuring = true;
await playOn(battles, COMMANDS);
await pause(500);
console.log(JSON.stringify({ latencies, problems }));
process.exit(0);

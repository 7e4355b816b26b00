import { randomUUID } from "node:crypto";
import { chooseCommand } from "@/lib/advice/choose-command";
import { type JoinRequest, joinRequest, type NewBattle, newBattle } from "@/lib/model/battle";
import type { BattleCommand } from "@/lib/model/battle-command";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { legalCommands } from "@/lib/rules/prebattle/sequence";
import { view } from "@/lib/rules/prebattle/view";
import { joinBattle } from "@/lib/server/battles/join-battle";
import { type BattleServer, battleView } from "@/lib/server/battles/load-battle";
import type { Loaded } from "@/lib/server/battles/loaded";
import { openBattle } from "@/lib/server/battles/open-battle";
import { playCommand } from "@/lib/server/battles/play-command";
import { type Asker, findSeat } from "@/lib/server/battles/seats";
import type { Running } from "@/lib/server/running";
import { isWhole, randomCommand } from "../build/played-battle";
import { CATALOG } from "../build/rules";

export const NOBODY: Asker = { token: null, userId: null, seat: null };
export const byToken = (token: string | null): Asker => ({ ...NOBODY, token });
export const byAccount = (userId: string, seat: SeatName | null = null): Asker => ({ ...NOBODY, userId, seat });

/** A force typed in; fewer map cards than days make days that must be declared, more leave cards to keep. */
export const quick = (name: string, mapCards = 6) => ({
  ...{ kind: "quick", name, commander: { grade: "talented", class: "professional" }, camp: { kind: "standard" } },
  subCommanders: [{ grade: "competent", class: "instinctive", ally: true }],
  ...{ territories: ["C", "P"], mapCards, scoutingCards: 3 },
  units: [
    { number: 7, name: "Reiters", troop: { type: "mounted", formation: "loose" }, bases: 4, commander: 0 },
    { number: 9, name: "Croats", troop: { type: "mounted", formation: "flexible-mounted" }, bases: 4, commander: 0 },
  ],
});

const REITERS = { type: "mounted", formation: "loose" };
/** A sub-commander to send away, and five groups of horse; of two such forces neither is out-scouted. */
export const horse = (name: string) => ({
  ...quick(name),
  scoutingCards: 0,
  subCommanders: [{ grade: "competent", class: "instinctive", ally: false }],
  units: [1, 2, 3, 4, 5].map((number) => ({ number, name: `Squadron ${number}`, troop: REITERS, bases: 4 })),
});

const STANDARD = { width: 45, depth: 30 };
export const requestOf = (a: unknown, b: unknown, table: unknown = STANDARD): NewBattle => newBattle.parse({ table, seats: { a, b } });
export const joinOf = (invite: string | null, force: unknown = null): JoinRequest => joinRequest.parse({ invite, force });

/** The battle just opened, which must be one. */
export async function opened(a: unknown, b: unknown, asker = NOBODY, server?: BattleServer) {
  const answer = await openBattle(requestOf(a, b), asker, server);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.created;
}

/** A battle of two players with a token each, both forces sealed. */
export async function twoPlayers(mapCards: readonly [number, number] = [6, 3], server?: BattleServer) {
  const { battle, seats, invite } = await opened(quick("Whites", mapCards[0]), { kind: "invite" }, NOBODY, server);
  const answer = await joinBattle(battle, joinOf(invite, quick("Blues", mapCards[1])), NOBODY, server);
  if (!answer.ok) throw new Error(answer.code);
  return { battle, tokens: { a: String(seats.a), b: answer.joined.token } };
}

/** The battle as it stands, which must be one. */
export async function loadedNow(battle: string, server?: BattleServer): Promise<Loaded> {
  const found = await findSeat(battle, NOBODY, server);
  if (!found.ok) throw new Error(found.code);
  return found.loaded;
}

export const viewNow = async (battle: string, seat: SeatName | null, server?: BattleServer): Promise<BattleView> =>
  battleView(await loadedNow(battle, server), seat);

export const send = (battle: string, seat: SeatName, command: BattleCommand, id: string = randomUUID(), server?: BattleServer) =>
  playCommand(battle, seat, id, command, server);

/** Dice from a seed, the same for every test. */
export function numbers(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Up to out-scouting any legal command will do; what it takes a place for on the table is chosen as the house commander would. */
async function commandFor(battle: string, seat: SeatName, among: (n: number) => number, server?: BattleServer): Promise<BattleCommand> {
  const { battle: now } = await loadedNow(battle, server);
  const seen = view(now, seat);
  const { force } = now.seats[seat];
  if (seen.legal.every((legal) => legal.type === "sit" || isWhole(legal))) return randomCommand(seen.legal, among);
  if (!force) throw new Error(`seat ${seat} has no force`);
  return chooseCommand({ view: seen, force, temper: "balanced", book: now.book, advice: CATALOG.advice, chance: among });
}

/** The next command that a player owes, whichever seat's it is; null where no player is waited for. */
export async function nextCommand(battle: string, among: (n: number) => number, server?: BattleServer) {
  const { toAct, chairs } = await viewNow(battle, null, server);
  const seat = toAct.filter((one) => chairs[one] === "player")[among(toAct.length)] ?? toAct.find((one) => chairs[one] === "player");
  return seat ? { seat, command: await commandFor(battle, seat, among, server) } : null;
}

/** Plays legal commands until nobody is waited for, and after each asks `after`. The number of commands. */
export async function playOn(battle: string, seed: number, after?: () => Promise<unknown>, server?: BattleServer): Promise<number> {
  const among = numbers(seed);
  for (let count = 0; ; count++) {
    const next = await nextCommand(battle, among, server);
    if (!next) return count;
    const played = await send(battle, next.seat, next.command, undefined, server);
    if (!played.ok) throw new Error(`${next.command.type} was refused: ${played.refusal.code}`);
    await after?.();
  }
}

/** Plays a battle on until a piece of terrain is to be laid, and tells whose it is. */
export async function comeToTerrain(running: Running, battle: string, seed = 1): Promise<SeatName> {
  const among = numbers(seed);
  for (;;) {
    const { battle: now } = await loadedNow(battle, running);
    const layer = SEATS.find((seat) => legalCommands(now, seat).some(({ type }) => type === "place-piece"));
    if (layer) return layer;
    const next = await nextCommand(battle, among, running);
    if (!next || now.step === "first-deployment") throw new Error(`no piece was to be laid by ${now.step}`);
    await send(battle, next.seat, next.command, undefined, running);
  }
}

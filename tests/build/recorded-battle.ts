import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { BattleRecord } from "@/lib/model/battle";
import type { LegalCommand } from "@/lib/model/battle-command";
import type { BattleEvent, Happening } from "@/lib/model/battle-event";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import type { FrozenForce, ShownForce } from "@/lib/model/force";
import type { BattleId, Version } from "@/lib/model/identifiers";
import { commitmentOf, verifiableDraws } from "@/lib/rules/chance";
import { sealForce } from "@/lib/rules/prebattle/any-step";
import { type Battle, newBattle } from "@/lib/rules/prebattle/battle";
import type { DecidedCommand } from "@/lib/rules/prebattle/battle-step";
import { apply, decide } from "@/lib/rules/prebattle/decide";
import { legalCommands, toAct } from "@/lib/rules/prebattle/sequence";
import { publicEvent } from "@/lib/rules/prebattle/view";
import { chainSalt, linkOf, sealHash, type Unlinked } from "@/lib/rules/record/chain";
import { BATTLE } from "./battle-fixtures";
import { buildFrozen, buildShown, type ForceNumbers } from "./forces";
import { accepted, asSent, BOOK, chanceOf, DAYS_BOOK, DAYS_EDITION } from "./played-battle";
import { CATALOG } from "./rules";
import { asPlayed } from "./table-player";
import { anyOpening } from "./whole-table-battle";

export type SeatForce = {
  readonly shown: ShownForce;
  readonly force: FrozenForce;
  readonly salt: string;
  readonly holder: string | null;
};

/** Everything that decides how a battle goes, except the commands. */
export type BattleStart = {
  /** Hex. */
  readonly seed: string;
  readonly battle: string;
  /** The version of the tables; without it those that the data hold, up to out-scouting. */
  readonly rules?: Version;
  /** The standard table if missing. */
  readonly table?: { readonly width: number; readonly depth: number };
  readonly house: BySeat<boolean>;
  /** A seat without a force is never taken. */
  readonly forces: BySeat<SeatForce | null>;
};

export type SeatCommand = readonly [SeatName, DecidedCommand];

/** A battle as the server keeps it: the stored events, and the battle they result in. */
export type RecordedBattle = { readonly start: BattleStart; readonly events: readonly BattleEvent[]; readonly now: Battle };

export const seatForce = (seat: SeatName, numbers: ForceNumbers, house = false): SeatForce => ({
  shown: buildShown({ name: `The force of ${seat}`, ...numbers }),
  force: { ...buildFrozen(numbers), temper: house ? "balanced" : null },
  salt: (seat === "a" ? "1a" : "1b").repeat(16),
  holder: house ? null : (seat === "a" ? "2a" : "2b").repeat(32),
});

function stored({ start, events, now }: RecordedBattle, happenings: readonly Happening[]): RecordedBattle {
  let battle = now;
  const added = happenings.map((happening) => {
    const event: Unlinked = { ...happening, seq: battle.seq + 1, step: battle.step };
    const chain = linkOf(battle.chain, chainSalt(hexToBytes(start.seed), start.battle, event.seq), event);
    battle = apply(battle, { ...event, chain });
    return { ...event, chain };
  });
  return { start, events: [...events, ...added], now: battle };
}

/** Once nothing is left to chance, the seed is published. */
function published(recorded: RecordedBattle): RecordedBattle {
  const { start, now } = recorded;
  const isOver = now.step === "ready" || now.step === "abandoned";
  return isOver && now.seed === null ? stored(recorded, [{ type: "seed-published", seat: null, seed: start.seed }]) : recorded;
}

/** A battle with its forces sealed, and nothing else. `book`: the tables whose version the start names. */
export function startBattle(start: BattleStart, book = DAYS_BOOK): RecordedBattle {
  const now = newBattle({ battle: start.battle as BattleId, commitment: commitmentOf(hexToBytes(start.seed)), book });
  const { rules = DAYS_EDITION.version, table = { width: 45, depth: 30 } } = start;
  const opened = stored({ start, events: [], now }, [
    { type: "battle-opened", seat: null, rules, table, house: start.house, oneHand: false },
  ]);
  return SEATS.reduce((recorded, seat) => {
    const given = start.forces[seat];
    if (!given) return recorded;
    const forceHash = sealHash(given.salt, given.force);
    return stored(recorded, accepted(sealForce(recorded.now, seat, { ...given, forceHash, sameHand: false })));
  }, opened);
}

/** The same battle one command later. */
export function withCommand(recorded: RecordedBattle, [seat, command]: SeatCommand): RecordedBattle {
  const { start, now } = recorded;
  const draws = verifiableDraws(hexToBytes(start.seed), start.battle);
  return published(stored(recorded, accepted(decide(now, seat, command, draws))));
}

/** The public record of a battle as it is now. */
export function recordOf({ start, events, now }: RecordedBattle): BattleRecord {
  const { battle, commitment, seed, seats } = now;
  return {
    ...{ battle, commitment, seed, nonces: { a: seats.a.nonce, b: seats.b.nonce } },
    rules: start.rules ?? DAYS_EDITION.version,
    events: events.map((event) => publicEvent(event, now)),
  };
}

/** A seed for a test: its number in every byte. */
export const seedOf = (number: number): string => bytesToHex(Uint8Array.from({ length: 32 }, (_, at) => (number * 31 + at * 7) & 0xff));

/** A battle played to its end by random legal commands, sometimes with a card changed; or abandoned after so many commands. */
export function playedOut(
  from: RecordedBattle,
  chance: (n: number) => number,
  givenUp = Number.POSITIVE_INFINITY,
): { readonly recorded: RecordedBattle; readonly commands: readonly SeatCommand[] } {
  let recorded = from;
  const commands: SeatCommand[] = [];
  const send = (command: SeatCommand) => {
    commands.push(command);
    recorded = withCommand(recorded, command);
  };
  while (recorded.now.seed === null) {
    const seats = chance(6) === 0 ? SEATS.filter((one) => legalCommands(recorded.now, one).length > 0) : toAct(recorded.now);
    const seat = seats[chance(seats.length)] ?? "a";
    const legal = legalCommands(recorded.now, seat);
    const command = legal[chance(legal.length)];
    if (commands.length >= givenUp) {
      send(["a", { type: "abandon", otherIsAway: false }]);
      // Where the house commander sits nobody is asked.
      if (recorded.now.seed === null) send(["b", { type: "accept-abandon" }]);
    } else if (command) send([seat, asSent(command, seat)]);
  }
  return { recorded, commands };
}

export type Tastes = {
  /** Commands that are preferred if legal. */
  readonly prefers?: (listed: LegalCommand) => boolean;
  /** What is sent for a listed command; null: anything. */
  readonly sends?: (battle: Battle, listed: LegalCommand) => DecidedCommand | null;
};
export type PlayedOut = { readonly recorded: RecordedBattle; readonly commands: readonly SeatCommand[] };

/** Plays random commands, with made-up places, until the battle is closed. */
export function playedToClose(from: RecordedBattle, chance: (n: number) => number, { prefers, sends }: Tastes = {}): PlayedOut {
  let recorded = from;
  const commands: SeatCommand[] = [];
  while (recorded.now.step !== "closed") {
    const { now } = recorded;
    const waited = toAct(now);
    const seats = waited.length > 0 ? waited : SEATS.filter((seat) => legalCommands(now, seat).length > 0);
    const seat = seats[chance(seats.length)] ?? "a";
    const legal = legalCommands(now, seat);
    const preferred = prefers ? legal.filter(prefers) : [];
    const choice = preferred.length > 0 ? preferred : legal;
    const listed = choice[chance(choice.length)];
    if (!listed) throw new Error(`seat ${seat} can do nothing in ${now.step}`);
    const command: SeatCommand = [seat, sends?.(now, listed) ?? asPlayed({ battle: now, seat, chance }, listed)];
    commands.push(command);
    recorded = withCommand(recorded, command);
  }
  return { recorded, commands };
}

/** A battle between any two forces by the shipped tables, from the first command to the one that closes it. */
export function closedOnTable(seed: number): PlayedOut {
  const { size, forces } = anyOpening(seed);
  const row = BOOK.tables.tableSizes.find(({ id }) => id === size);
  const start = {
    ...{ seed: seedOf(seed), battle: BATTLE, rules: CATALOG.battle.version, house: { a: false, b: false } },
    table: { width: row?.width ?? 0, depth: row?.depth ?? 0 },
    forces: { a: { ...seatForce("a", {}), ...forces.a }, b: { ...seatForce("b", {}), ...forces.b } },
  };
  return playedToClose(startBattle(start, BOOK), chanceOf(seed));
}

import fc from "fast-check";
import { contentVersion } from "@/lib/catalog/content-version";
import type { BattleCommand, LegalCommand } from "@/lib/model/battle-command";
import type { BattleEvent, Happening } from "@/lib/model/battle-event";
import type { BattleEdition } from "@/lib/model/battle-tables";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import { GRADES, TERRITORIES } from "@/lib/model/enumerations";
import type { BattleId } from "@/lib/model/identifiers";
import type { DrawSource } from "@/lib/rules/chance";
import { sealForce } from "@/lib/rules/prebattle/any-step";
import { type Battle, newBattle } from "@/lib/rules/prebattle/battle";
import type { DecidedCommand } from "@/lib/rules/prebattle/battle-step";
import { type BattleBook, prepareBattle } from "@/lib/rules/prebattle/book";
import { apply, decide } from "@/lib/rules/prebattle/decide";
import { type Decision, legalCommands, toAct } from "@/lib/rules/prebattle/sequence";
import { BATTLE, COMMITMENT, SEED } from "./battle-fixtures";
import { fastDraws } from "./draw-sources";
import { buildSealed, type ForceNumbers } from "./forces";
import { CATALOG } from "./rules";

const { battlefield: _, ...tables } = CATALOG.battle.tables;

/** The tables of a battle that ends with out-scouting, as all did once: the sequence alone, without a battlefield. */
export const DAYS_EDITION: BattleEdition = { version: contentVersion(tables), tables };
export const DAYS_BOOK = prepareBattle(tables);

/** A listed command that can be sent as it is. */
type WholeCommand = Extract<LegalCommand, DecidedCommand>;

/** Most commands of the table are listed without a place, size or number, which the sender must add. */
export const isWhole = (command: LegalCommand): command is WholeCommand => {
  switch (command.type) {
    case "sit":
    case "abandon":
    case "choose-flank":
    case "place-flank-piece":
    case "place-piece":
    case "adjust-piece":
    case "place-camp":
    case "deploy-unit":
    case "give-orders":
    case "wheel-artillery":
    case "place-commander":
    case "declare-commands":
    case "scout-move":
    case "close-battle":
      return false;
    default:
      return true;
  }
};

export const BOOK: BattleBook = prepareBattle(CATALOG.battle.tables);

export const NONCES: BySeat<string> = { a: "a".repeat(32), b: "b".repeat(32) };

/** What happened, as the server would store it. Its link is only its number. */
export const asStored = (happening: Happening, { seq, step }: Battle): BattleEvent => ({
  ...happening,
  seq: seq + 1,
  step,
  chain: (seq + 1).toString(16).padStart(64, "0"),
});

export const applyAll = (battle: Battle, events: readonly (Happening | BattleEvent)[]): Battle => events.reduce(apply, battle);

/** The accepted events. Throws with the code if the command was refused. */
export function accepted(decision: Decision): readonly Happening[] {
  if (!decision.ok) throw new Error(`refused: ${JSON.stringify(decision.refusal)}`);
  return decision.events;
}

export type Opening = {
  readonly a?: ForceNumbers;
  readonly b?: ForceNumbers;
  readonly house?: BySeat<boolean>;
  readonly oneHand?: boolean;
  readonly book?: BattleBook;
  /** With tables that end with out-scouting. */
  readonly onlyDays?: boolean;
};

/** An opened battle; neither seat has its force yet. */
export function openedBattle({ house = { a: false, b: false }, oneHand = false, onlyDays = false, ...given }: Opening = {}): Battle {
  const book = given.book ?? (onlyDays ? DAYS_BOOK : BOOK);
  const fresh = newBattle({ battle: BATTLE as BattleId, commitment: COMMITMENT, book });
  return apply(fresh, {
    type: "battle-opened",
    seat: null,
    rules: CATALOG.battle.version,
    table: { width: 45, depth: 30 },
    house,
    oneHand,
  });
}

/** A battle whose seats have these forces; nobody has sat. */
export function sealedBattle(opening: Opening = {}): Battle {
  const house = opening.house ?? { a: false, b: false };
  const sealed = (seat: SeatName) => {
    const force = buildSealed(seat, opening[seat]);
    return house[seat] ? { ...force, holder: null } : force;
  };
  const first = openedBattle(opening);
  const second = applyAll(first, accepted(sealForce(first, "a", sealed("a"))));
  return applyAll(second, accepted(sealForce(second, "b", sealed("b"))));
}

/** A legal command as it is sent. Throws if only its sender can complete it. */
export const asSent = (command: LegalCommand, seat: SeatName): DecidedCommand => {
  if (command.type === "sit") return { type: "sit", nonce: NONCES[seat] };
  if (command.type === "abandon") return { type: "abandon", otherIsAway: false };
  if (!isWhole(command)) throw new Error(`${command.type} must say where, or how much`);
  return command;
};

/** The battle after these commands, each of which must be accepted. */
export function playedTo(battle: Battle, commands: readonly (readonly [SeatName, DecidedCommand])[], draws: DrawSource): Battle {
  return commands.reduce((now, [seat, command]) => applyAll(now, accepted(decide(now, seat, command, draws))), battle);
}

/** One accepted command: the battle before it, and the events as they are stored. */
export type Turn = {
  readonly before: Battle;
  readonly seat: SeatName;
  readonly command: DecidedCommand;
  readonly events: readonly BattleEvent[];
  readonly after: Battle;
};

const WAITING: readonly SeatName[] = ["a", "b"];

/**
 * Plays random legal commands until nobody can do anything, then publishes the seed. Now and then a seat that has committed a card takes
 * another. `chance(n)`: a whole number below n.
 */
export function* playedBattle(battle: Battle, draws: DrawSource, chance: (n: number) => number): Generator<Turn, Battle> {
  let now = battle;
  for (;;) {
    const waited = toAct(now);
    if (waited.length === 0) break;
    const open = chance(8) === 0 ? WAITING.filter((one) => legalCommands(now, one).length > 0) : waited;
    const seat = open[chance(open.length)] ?? "a";
    const legal = legalCommands(now, seat);
    const command = legal[chance(legal.length)];
    if (!command) throw new Error(`seat ${seat} is waited for and can do nothing`);
    const turn = playedTurn(now, seat, asSent(command, seat), draws);
    yield turn;
    now = turn.after;
  }
  return apply(now, asStored({ type: "seed-published", seat: null, seed: SEED }, now));
}

/** What was decided: its events as they are stored, and the battle after them. */
function decided(before: Battle, decision: Decision): Pick<Turn, "events" | "after"> {
  const events: BattleEvent[] = [];
  let after = before;
  for (const happening of accepted(decision)) {
    const event = asStored(happening, after);
    events.push(event);
    after = apply(after, event);
  }
  return { events, after };
}

/** One command, which must be accepted. */
export const playedTurn = (before: Battle, seat: SeatName, command: DecidedCommand, draws: DrawSource): Turn => ({
  ...{ before, seat, command },
  ...decided(before, decide(before, seat, command, draws)),
});

/** This seat is given its force. */
export const broughtArmy = (before: Battle, seat: SeatName): Pick<Turn, "events" | "after"> =>
  decided(before, sealForce(before, seat, buildSealed(seat)));

/** Chance for a test's own choices, from its seed. */
export function chanceOf(seed: number): (n: number) => number {
  const next = fastDraws(seed)({ a: "", b: "" }, 0);
  return (n) => (n <= 1 ? 0 : next(n).value);
}

/** A whole battle up to out-scouting, turn by turn, and how it ended. */
export function wholeBattle(opening: Opening, seed: number): { readonly turns: readonly Turn[]; readonly end: Battle } {
  const playing = playedBattle(sealedBattle({ onlyDays: true, ...opening }), fastDraws(seed), chanceOf(seed + 1));
  const turns: Turn[] = [];
  for (;;) {
    const next = playing.next();
    if (next.done) return { turns, end: next.value };
    turns.push(next.value);
  }
}

const force = fc.record({
  grade: fc.constantFrom(...GRADES),
  mapCards: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 3, max: 6 })),
  scoutingCards: fc.integer({ min: 0, max: 12 }),
  territories: fc.uniqueArray(fc.constantFrom(...TERRITORIES), { minLength: 1, maxLength: 4 }),
});

/** A battle up to out-scouting: two forces with any cards, grades and territories, and the seed of its chance and choices. */
export const anyBattle: fc.Arbitrary<{ readonly opening: Opening; readonly seed: number }> = fc.record({
  opening: fc.record({ a: force, b: force, onlyDays: fc.constant(true) }),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
});

export const A_NONCE = "00112233445566778899aabbccddeeff";

/** One of the legal commands; `among(n)` picks a whole number from 0 to n - 1. Throws if there is none. */
export function randomCommand(legal: readonly LegalCommand[], among: (n: number) => number): BattleCommand {
  const picked = legal[among(legal.length)];
  if (!picked) throw new Error("nothing is legal");
  if (picked.type === "sit") return { type: "sit", nonce: A_NONCE };
  if (!isWhole(picked)) throw new Error(`${picked.type} must say where, or how much`);
  return picked;
}

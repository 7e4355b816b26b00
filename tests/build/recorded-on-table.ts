import type { LegalCommand } from "@/lib/model/battle-command";
import { SEATS } from "@/lib/model/enumerations";
import type { Battle } from "@/lib/rules/prebattle/battle";
import type { DecidedCommand } from "@/lib/rules/prebattle/decided-command";
import { legalCommands, toAct } from "@/lib/rules/prebattle/legal-commands";
import { BATTLE } from "./battle-fixtures";
import { BOOK, chanceOf } from "./played-battle";
import { type RecordedBattle, type SeatCommand, seatForce, seedOf, startBattle, withCommand } from "./recorded-battle";
import { CATALOG } from "./rules";
import { asPlayed } from "./table-player";
import { anyOpening } from "./whole-table-battle";

export type Tastes = {
  /** Of what may be done, what is done rather than all the rest. */
  readonly prefers?: (listed: LegalCommand) => boolean;
  /** What is sent for one that is listed; null: anything. */
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

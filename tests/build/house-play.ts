import { chooseCommand } from "@/lib/advice/choose-command";
import type { BattleCommand } from "@/lib/model/battle-command";
import type { SeatName } from "@/lib/model/by-seat";
import type { Temper } from "@/lib/model/enumerations";
import type { DrawSource } from "@/lib/rules/chance";
import type { Battle } from "@/lib/rules/prebattle/battle";
import type { DecidedCommand } from "@/lib/rules/prebattle/battle-step";
import { apply, decide } from "@/lib/rules/prebattle/decide";
import { toAct } from "@/lib/rules/prebattle/sequence";
import { view } from "@/lib/rules/prebattle/view";
import { NONCES } from "./played-battle";
import { CATALOG } from "./rules";

/** Salts that are the same in every test: one for each of so many orders. */
export const saltsFor = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => (at + 10).toString(16).repeat(16));

/** A command as the server hands it to the rules, with what only the server knows. */
export function asDecided(command: BattleCommand, seat: SeatName): DecidedCommand {
  switch (command.type) {
    case "sit":
      return { type: "sit", nonce: NONCES[seat] };
    case "abandon":
    case "close-battle":
      return { ...command, otherIsAway: false };
    case "give-orders":
      return { ...command, salts: saltsFor(command.marches.length + command.ambushes.length) };
    default:
      return command;
  }
}

/** One command of a house commander and its events. */
export type HouseTurn = { readonly before: Battle; readonly seat: SeatName; readonly command: BattleCommand; readonly after: Battle };

type HousePlay = {
  readonly draws: DrawSource;
  readonly chance: (n: number) => number;
  readonly temper?: (seat: SeatName) => Temper;
  readonly until?: (battle: Battle) => boolean;
};

/** Two house commanders play on until nobody is waited for; each command must be accepted. */
export function* housePlay(
  battle: Battle,
  { draws, chance, temper = () => "balanced", until = () => false }: HousePlay,
): Generator<HouseTurn, Battle> {
  let now = battle;
  for (let [seat] = toAct(now); seat && !until(now); [seat] = toAct(now)) {
    const { force } = now.seats[seat];
    if (!force) throw new Error(`seat ${seat} has no force`);
    const command = chooseCommand({ view: view(now, seat), force, temper: temper(seat), book: now.book, advice: CATALOG.advice, chance });
    const decision = decide(now, seat, asDecided(command, seat), draws);
    if (!decision.ok)
      throw new Error(`${seat} ${JSON.stringify(command)} in ${now.step}: ${JSON.stringify({ ...decision.refusal, legal: 0 })}`);
    const after = decision.events.reduce(apply, now);
    yield { before: now, seat, command, after };
    now = after;
  }
  return now;
}

/** The same, played to its end. */
export function playedByHouses(battle: Battle, play: HousePlay): Battle {
  const turns = housePlay(battle, play);
  for (;;) {
    const next = turns.next();
    if (next.done) return next.value;
  }
}

import type { Square } from "@/lib/model/battle-tables";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import type { Colour, Territory } from "@/lib/model/enumerations";
import type { DrawSource } from "@/lib/rules/chance";
import type { Battle } from "@/lib/rules/prebattle/battle";
import type { DecidedCommand } from "@/lib/rules/prebattle/battle-step";
import { fixedDraws } from "./draw-sources";
import { NONCES, playedTo, sealedBattle } from "./played-battle";

const COLOUR_OF: Readonly<Record<string, Colour>> = { K: "black", W: "white", G: "green", Y: "yellow", R: "red" };

/** "KWGYR" as cards. */
export const cardsOf = (letters: string): Colour[] =>
  [...letters].map((letter) => {
    const colour = COLOUR_OF[letter];
    if (!colour) throw new Error(`${letter} is no card`);
    return colour;
  });

/** The pack before it is shuffled, as the api's text has it. */
const UNSHUFFLED = cardsOf(`${"K".repeat(8)}${"W".repeat(12)}${"G".repeat(14)}${"Y".repeat(10)}${"R".repeat(6)}`);

/** What must be drawn for the shuffled pack to begin with these cards. */
export function drawsForPack(top: readonly Colour[]): readonly number[] {
  const rest = [...UNSHUFFLED];
  for (const card of top) {
    const at = rest.indexOf(card);
    if (at < 0) throw new Error(`the pack has not so many ${card} cards`);
    rest.splice(at, 1);
  }
  const wanted = [...top, ...rest];
  const pack = [...UNSHUFFLED];
  const draws: number[] = [];
  for (let at = 49; at > 0; at--) {
    const from = pack.lastIndexOf(wanted[at] ?? "black", at);
    draws.push(from);
    [pack[at], pack[from]] = [pack[from]!, pack[at]!];
  }
  return draws;
}

/** Two hands as they come off the pack, one card at a time, and what follows them. */
function dealt(first: readonly Colour[], second: readonly Colour[]): readonly Colour[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [first.slice(at, at + 1), second.slice(at, at + 1)])
    .flat()
    .flat();
}

/** For code that must not draw. */
export const NO_DRAWS: DrawSource = () => () => {
  throw new Error("something was drawn");
};

export type DaysOpening = {
  /** Hands in letters, in the order they are dealt. */
  readonly hands: BySeat<string>;
  readonly defender?: SeatName;
  readonly territory?: Territory;
  readonly square?: Square;
  readonly scoutingCards?: BySeat<number>;
  /** The next cards of the pack, after the hands. */
  readonly next?: string;
};

/**
 * A battle on the first of its five days, in which these hands were dealt. Seat a won the roll with a wound, and was the defender unless
 * said otherwise.
 */
export function daysBattle({ hands, defender = "a", territory = "C", square = "C3", ...given }: DaysOpening): Battle {
  const invader = defender === "a" ? "b" : "a";
  const scouting = given.scoutingCards ?? { a: 0, b: 0 };
  const numbers = (seat: SeatName) => ({
    grade: "mediocre" as const,
    mapCards: hands[seat].length,
    scoutingCards: scouting[seat],
    territories: [territory],
  });
  const top = [...dealt(cardsOf(hands[defender]), cardsOf(hands[invader])), ...cardsOf(given.next ?? "")];
  const { draws, finish } = fixedDraws([0, 5, ...drawsForPack(top)]);
  const before: readonly (readonly [SeatName, DecidedCommand])[] = [
    ["a", { type: "sit", nonce: NONCES.a }],
    ["b", { type: "sit", nonce: NONCES.b }],
    ["a", { type: "choose-role", role: defender === "a" ? "defender" : "invader" }],
    [defender, { type: "choose-territory", territory }],
    [defender, { type: "choose-square", square }],
  ];
  const battle = playedTo(sealedBattle({ a: numbers("a"), b: numbers("b"), onlyDays: true }), before, draws);
  finish();
  return battle;
}

/** "a:R b:pass a>C4 b=GG a:play": commits, declarations, moves and what is kept, one after another. */
export function day(battle: Battle, moves: string): Battle {
  const commands = moves.split(/\s+/).filter(Boolean).map(commandOf);
  return playedTo(battle, commands, NO_DRAWS);
}

export function commandOf(move: string): readonly [SeatName, DecidedCommand] {
  const seat = move.slice(0, 1) as SeatName;
  const said = move.slice(2);
  switch (move.charAt(1)) {
    case ":":
      if (said === "pass" || said === "play") return [seat, { type: "declare-day", pass: said === "pass" }];
      return [seat, { type: "commit-card", card: cardsOf(said)[0]! }];
    case ">":
      return [seat, { type: "move-marker", to: said as Square }];
    case "=":
      return [seat, { type: "keep-cards", keep: cardsOf(said) }];
    default:
      throw new Error(`${move} is no move`);
  }
}

import { describe, expect, test } from "vitest";
import { fastDraws } from "@/tests/build/draw-sources";
import { readyForce } from "@/tests/build/forces";
import { asDecided, type HouseTurn, housePlay } from "@/tests/build/house-play";
import { ODD_FORCES } from "@/tests/build/odd-forces";
import { BOOK, chanceOf } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { tableBattle } from "@/tests/build/table-battle";
import { anyOpening, type Choosing, openedOnTable, playedOnTable, randomly } from "@/tests/build/whole-table-battle";
import { CAMP_KINDS, SEATS, TABLE_SIZES, TEMPERS } from "../../model/enumerations";
import type { FrozenForce } from "../../model/force";
import type { Battle } from "../../rules/prebattle/battle";
import { hiddenNumbers } from "../../rules/prebattle/orders";
import { stepNow } from "../../rules/prebattle/sequence";
import { view } from "../../rules/prebattle/view";
import { suggestCommand } from "../choose-command";

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
};

/** A battle just before the first step of the table: each game on a different square and table, with different styles and camps. */
function battleOf(game: number, a: FrozenForce, b: FrozenForce): Battle {
  const { squares } = BOOK.tables;
  const { id, territories } = at(squares, game);
  const battle = tableBattle({
    step: "flank",
    square: id,
    territory: at(territories, game),
    size: at(TABLE_SIZES, game),
    defender: at(SEATS, Math.floor(game / 2)),
    a: { force: a, camp: at(CAMP_KINDS, game) },
    b: { force: b, camp: at(CAMP_KINDS, game + 3) },
  });
  // The seat with the higher scouting total out-scouts the other.
  const scouting = game % 3;
  const shown = (seat: "a" | "b", cards: number) => ({
    ...battle.seats[seat],
    shown: battle.seats[seat].shown && { ...battle.seats[seat].shown, scoutingCards: cards },
  });
  const pack = [...BOOK.pack].reverse();
  return { ...battle, pack, seats: { a: shown("a", scouting * 2), b: shown("b", 2) }, step: stepNow(battle) };
}

/** Plays to the end and returns every turn. */
function play(battle: Battle, game: number): { readonly turns: readonly HouseTurn[]; readonly end: Battle } {
  const turns: HouseTurn[] = [];
  const playing = housePlay(battle, {
    draws: fastDraws(game),
    chance: chanceOf(game),
    temper: (seat) => at(TEMPERS, game + SEATS.indexOf(seat)),
  });
  for (let next = playing.next(); ; next = playing.next()) {
    if (next.done) return { turns, end: next.value };
    turns.push(next.value);
  }
}

/** Every unit group is in exactly one place: on the table, straggling, marching or in ambush. */
function isAccountedFor({ seats }: Battle): boolean {
  return SEATS.every((seat) => {
    const { host, force } = seats[seat];
    const all = [...host.units.map(({ number }) => number), ...host.stragglers.map(({ number }) => number), ...hiddenNumbers(host)];
    return (
      all.sort((one, other) => one - other).join() ===
      force?.units
        .map(({ number }) => number)
        .sort((one, other) => one - other)
        .join()
    );
  });
}

const IDS = CATALOG.readyArmies.map(({ id }) => id);

test("two house commanders bring every pair of armies to the end, on every square and table", () => {
  const seen = new Set<string>();
  for (let game = 0; game < BOOK.tables.squares.length; game++) {
    const { turns, end } = play(battleOf(game, readyForce(at(IDS, game)), readyForce(at(IDS, game * 4 + 1))), game);
    for (const { command } of turns) seen.add(command.type);
    expect(end.step, `game ${game}`).toBe("ready");
    expect(isAccountedFor(end), `game ${game}`).toBe(true);
  }
  for (const type of ["choose-flank", "place-flank-piece", "choose-kind", "place-piece", "adjust-piece", "place-camp", "deploy-unit"]) {
    expect(seen, type).toContain(type);
  }
  for (const type of ["give-orders", "pass", "place-commander", "declare-commands", "scout-move"]) expect(seen, type).toContain(type);
});

describe("whatever the force", () => {
  const names = Object.keys(ODD_FORCES);
  test.each(names)("%s", (name) => {
    for (let game = 0; game < 2; game++) {
      const other = at(names, names.indexOf(name) + game + 1);
      const round = names.indexOf(name) * 2 + game;
      const { end } = play(battleOf(round, ODD_FORCES[name]!, ODD_FORCES[other]!), round);
      expect(end.step, `${name} against ${other}`).toBe("ready");
      expect(isAccountedFor(end), `${name} against ${other}`).toBe(true);
    }
  });
});

const GAMES = 8;

/** Sometimes the suggestion, sometimes any legal command: the computer must cope with what others have done. */
function nowAndThen(game: number, counted: { suggested: number }): Choosing {
  const chance = chanceOf(game + 500);
  const random = randomly(chance);
  return (battle, seat) => {
    const { force } = battle.seats[seat];
    if (chance(2) === 0 || !force) return random(battle, seat);
    const question = {
      view: view(battle, seat),
      force,
      temper: at(TEMPERS, battle.seq),
      book: battle.book,
      advice: CATALOG.advice,
      chance,
    };
    const command = suggestCommand(question);
    if (!command) return random(battle, seat);
    counted.suggested += 1;
    return asDecided(command, seat);
  };
}

test("what is suggested is legal, whatever either player has done before", () => {
  const counted = { suggested: 0 };
  for (let game = 0; game < GAMES; game++) {
    const playing = playedOnTable(openedOnTable(anyOpening(game)), fastDraws(game), nowAndThen(game, counted));
    let next = playing.next();
    while (!next.done) next = playing.next();
    expect(next.value.step, `game ${game}`).toBe("ready");
  }
  expect(counted.suggested).toBeGreaterThan(GAMES * 10);
});

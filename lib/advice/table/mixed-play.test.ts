import { expect, test } from "vitest";
import { fastDraws } from "@/tests/build/draw-sources";
import { asDecided } from "@/tests/build/house-play";
import { chanceOf } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { anyOpening, type Choosing, openedOnTable, playedOnTable, randomly } from "@/tests/build/whole-table-battle";
import { TEMPERS, type Temper } from "../../model/enumerations";
import { view } from "../../rules/prebattle/view";
import { suggestCommand } from "../suggest-command";

const GAMES = 8;

const temperOf = (number: number): Temper => TEMPERS[number % TEMPERS.length] ?? "balanced";

/** Sometimes the suggestion, sometimes any legal command: the computer must cope with what others have done. */
function nowAndThen(game: number, counted: { suggested: number }): Choosing {
  const chance = chanceOf(game + 500);
  const random = randomly(chance);
  return (battle, seat) => {
    const { force } = battle.seats[seat];
    if (chance(2) === 0 || !force) return random(battle, seat);
    const question = { view: view(battle, seat), force, temper: temperOf(battle.seq), book: battle.book, advice: CATALOG.advice, chance };
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

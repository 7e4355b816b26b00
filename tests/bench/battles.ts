import { GRADES, TERRITORIES } from "@/lib/model/enumerations";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { apply, decide } from "@/lib/rules/prebattle/decide";
import { legalCommands, toAct } from "@/lib/rules/prebattle/sequence";
import { fastDraws } from "@/tests/build/draw-sources";
import type { ForceNumbers } from "../build/forces";
import { accepted, asSent, chanceOf, sealedBattle } from "../build/played-battle";
import { medianRate, report } from "./measure";

const PAIRS = 64;

/** From three map cards to six, as armies have them, and now and then many or none. */
const MAP_CARDS = [5, 6, 4, 5, 3, 6, 5, 4, 5, 6, 9, 0] as const;

const force = (at: number): ForceNumbers => ({
  grade: GRADES[at % GRADES.length],
  mapCards: MAP_CARDS[at % MAP_CARDS.length],
  scoutingCards: 1 + (at % 8),
  territories: TERRITORIES.filter((_, place) => place === at % 5 || place === (at + 2) % 5 || place === (at * 3) % 5),
});

/** Random legal play until nobody can do anything. Returns the commands played. */
function playOut(sealed: Battle, draws: ReturnType<typeof fastDraws>, chance: (n: number) => number): number {
  let battle = sealed;
  let steps = 0;
  for (;;) {
    const waited = toAct(battle);
    const seat = waited[chance(waited.length)];
    if (!seat) return steps;
    const legal = legalCommands(battle, seat);
    const command = legal[chance(legal.length)];
    if (!command) throw new Error(`seat ${seat} is waited for and can do nothing`);
    for (const event of accepted(decide(battle, seat, asSent(command, seat), draws))) battle = apply(battle, event);
    steps += 1;
  }
}

/** How fast battles are decided: 64 pairs of forces in turn, on one core. `loop` is the calibration of this machine. */
export function benchBattles(loop: number): void {
  const sealed = Array.from({ length: PAIRS }, (_, at) => sealedBattle({ onlyDays: true, a: force(at), b: force(at * 5 + 7) }));
  const draws = fastDraws(1);
  const chance = chanceOf(2);
  let played = 0;
  let steps = 0;
  const playOne = (): number => {
    const first = sealed[played % PAIRS];
    if (!first) throw new Error("no pair of forces to play with");
    played += 1;
    const done = playOut(first, draws, chance);
    steps += done;
    return done;
  };
  const games = medianRate(playOne);
  report("whole battles up to out-scouting, random legal play", games, "a second", { least: 8_000 }, loop);
  report("their commands, decided and applied", (games * steps) / played, "a second", { least: 200_000 }, loop);
}

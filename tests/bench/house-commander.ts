import { chooseCommand } from "@/lib/advice/choose-command";
import { groundOf, likingsOf } from "@/lib/advice/liking";
import type { SeatName } from "@/lib/model/by-seat";
import { TEMPERS, type Temper } from "@/lib/model/enumerations";
import { sealForce } from "@/lib/rules/prebattle/any-step";
import type { Battle } from "@/lib/rules/prebattle/battle";
import type { DecidedCommand } from "@/lib/rules/prebattle/battle-step";
import { apply, decide } from "@/lib/rules/prebattle/decide";
import { legalCommands, toAct } from "@/lib/rules/prebattle/sequence";
import { view } from "@/lib/rules/prebattle/view";
import { fastDraws } from "@/tests/build/draw-sources";
import { readySealed } from "../build/forces";
import { asDecided } from "../build/house-play";
import { accepted, applyAll, asSent, BOOK, chanceOf, openedBattle } from "../build/played-battle";
import { CATALOG } from "../build/rules";
import { reportWeight } from "./measure";

const GAMES = 10_000;

type Player = (battle: Battle, seat: SeatName) => DecidedCommand;

function randomPlayer(chance: (n: number) => number): Player {
  return (battle, seat) => {
    const legal = legalCommands(battle, seat);
    const command = legal[chance(legal.length)];
    if (!command) throw new Error(`seat ${seat} is waited for and can do nothing`);
    return asSent(command, seat);
  };
}

function housePlayer(temper: Temper, chance: (n: number) => number): Player {
  return (battle, seat) => {
    const { force } = battle.seats[seat];
    if (!force) throw new Error(`seat ${seat} has no force`);
    const command = chooseCommand({ view: view(battle, seat), force, temper, book: BOOK, advice: CATALOG.advice, chance });
    return asDecided(command, seat);
  };
}

/** What the last square is worth to the force in a chair, with these players in both. */
function playOut(sealed: Battle, seed: number, chair: SeatName, players: Readonly<Record<SeatName, Player>>): number {
  const draws = fastDraws(seed);
  let battle = sealed;
  for (let [seat] = toAct(battle); seat; [seat] = toAct(battle)) {
    for (const event of accepted(decide(battle, seat, players[seat](battle, seat), draws))) battle = apply(battle, event);
  }
  const { force } = battle.seats[chair];
  if (battle.step !== "ready" || battle.square === null || force === null) throw new Error(`a game ended in ${battle.step}`);
  return likingsOf(force, CATALOG.advice)(groundOf(battle.square, BOOK)).value;
}

/** Every army in every seat with every temper against every army, in turn. */
function pairing(game: number) {
  const ids = CATALOG.readyArmies.map((one) => one.id);
  const chair: SeatName = game % 2 === 0 ? "a" : "b";
  const temper = TEMPERS[Math.floor(game / 2) % TEMPERS.length] ?? "balanced";
  const own = ids[Math.floor(game / 6) % ids.length] ?? "";
  const enemy = ids[Math.floor(game / (6 * ids.length)) % ids.length] ?? "";
  return { chair, temper, a: chair === "a" ? own : enemy, b: chair === "a" ? enemy : own };
}

function sealedPair(a: string, b: string): Battle {
  const opened = openedBattle({ onlyDays: true });
  const first = applyAll(opened, accepted(sealForce(opened, "a", readySealed("a", a))));
  return applyAll(first, accepted(sealForce(first, "b", readySealed("b", b))));
}

/** How much better a square the house commander finds than a random player in its chair, against the same random player on the same seed. */
export function benchHouseCommander(): void {
  const sealed = new Map<string, Battle>();
  const better = new Map<Temper, number>(TEMPERS.map((temper) => [temper, 0]));
  const played = new Map<Temper, number>(TEMPERS.map((temper) => [temper, 0]));
  let milliseconds = 0;
  for (let game = 0; game < GAMES; game++) {
    const { chair, temper, a, b } = pairing(game);
    const key = `${a}|${b}`;
    const battle = sealed.get(key) ?? sealedPair(a, b);
    sealed.set(key, battle);
    const against = (player: Player) => {
      const enemy = randomPlayer(chanceOf(3 * game));
      return playOut(battle, game, chair, chair === "a" ? { a: player, b: enemy } : { a: enemy, b: player });
    };
    const start = performance.now();
    const house = against(housePlayer(temper, chanceOf(3 * game + 1)));
    milliseconds += performance.now() - start;
    const random = against(randomPlayer(chanceOf(3 * game + 2)));
    played.set(temper, (played.get(temper) ?? 0) + 1);
    if (house > random) better.set(temper, (better.get(temper) ?? 0) + 1);
  }
  const share = (temper: Temper) => (100 * (better.get(temper) ?? 0)) / (played.get(temper) ?? 1);
  const total = [...better.values()].reduce((sum, count) => sum + count, 0);
  reportWeight("house commander's squares worth more than a random player's in its chair", (100 * total) / GAMES, "% of 10,000 games", {
    least: 65,
  });
  for (const temper of TEMPERS) reportWeight(`the same, ${temper}`, share(temper), "%", { least: 65 });
  reportWeight("a whole game of the house commander against a random player", milliseconds / GAMES, "ms", { most: 1 });
}

import { describe, expect, test } from "vitest";
import { fastDraws } from "@/tests/build/draw-sources";
import { buildFrozen, readySealed } from "@/tests/build/forces";
import { asDecided } from "@/tests/build/house-play";
import { accepted, applyAll, BOOK, chanceOf, openedBattle, playedBattle, sealedBattle, type Turn } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import type { BattleCommand } from "../model/battle-command";
import type { Square } from "../model/battle-tables";
import { otherSeat, type SeatName } from "../model/by-seat";
import { SEATS, TEMPERS, type Temper } from "../model/enumerations";
import { sealForce } from "../rules/prebattle/any-step";
import type { Battle, BattleSeat } from "../rules/prebattle/battle";
import { apply, decide } from "../rules/prebattle/decide";
import { toAct } from "../rules/prebattle/sequence";
import { view } from "../rules/prebattle/view";
import { chooseCommand, type Question, suggestedFor } from "./choose-command";

const { advice, readyArmies } = CATALOG;
const IDS = readyArmies.map((one) => one.id);

const temperOf = (number: number): Temper => TEMPERS[number % TEMPERS.length] ?? "balanced";

const text = (value: unknown): string => JSON.stringify(value);

/** Builds the failure message only on failure: building it every time takes longer than the check. */
function holds(condition: boolean, wanted: string): void {
  if (!condition) throw new Error(`wanted: ${wanted}`);
}

const withSeat = (battle: Battle, seat: SeatName, change: Partial<BattleSeat>): Battle => ({
  ...battle,
  seats: { ...battle.seats, [seat]: { ...battle.seats[seat], ...change } },
});

function questionOf(battle: Battle, seat: SeatName, temper: Temper, chance: number): Question {
  const { force } = battle.seats[seat];
  if (!force) throw new Error(`seat ${seat} has no force`);
  return { view: view(battle, seat), force, temper, book: battle.book, advice, chance: chanceOf(chance) };
}

const choice = (...asked: Parameters<typeof questionOf>): BattleCommand => chooseCommand(questionOf(...asked));

/** Two sample armies, in some games with fewer or more cards than they have. */
function readyBattle(game: number): Battle {
  const sealed = (seat: SeatName, id: string, mapCards: number | null) => {
    const force = readySealed(seat, id);
    return mapCards === null || !force.shown ? force : { ...force, shown: { ...force.shown, mapCards } };
  };
  const cards = [null, 0, 2, 4, 5, 6, 9, 12][game % 8] ?? null;
  const opened = openedBattle({ onlyDays: true });
  const first = applyAll(opened, accepted(sealForce(opened, "a", sealed("a", IDS[game % IDS.length] ?? "", cards))));
  return applyAll(first, accepted(sealForce(first, "b", sealed("b", IDS[(game * 5 + 3) % IDS.length] ?? "", null))));
}

/** The turns of a game of random commands, which reaches more kinds of states than sensible play. */
function* randomTurns(game: number): Generator<Turn> {
  yield* playedBattle(readyBattle(game), fastDraws(game), chanceOf(game + 1));
}

/** The same battle for this seat, with everything it cannot see changed. */
function otherSecrets(battle: Battle, seat: SeatName, chance: (n: number) => number): Battle {
  const other = otherSeat(seat);
  const { hand, committed } = battle.seats[other];
  const unseen = [...hand, ...battle.pack];
  for (let at = unseen.length - 1; at > 0; at--) {
    const to = chance(at + 1);
    [unseen[at], unseen[to]] = [unseen[to]!, unseen[at]!];
  }
  const dealt = unseen.slice(0, hand.length);
  const secret = { hand: dealt, committed: committed && (dealt[0] ?? null), force: buildFrozen(), holders: ["ff".repeat(32)] };
  return { ...withSeat(battle, other, secret), pack: unseen.slice(hand.length) };
}

test("in every state it does something legal, the same when asked again, whatever is hidden from it", () => {
  const asked = new Map<string, number>();
  for (let game = 0; game < 110; game++) {
    for (const { before } of randomTurns(game)) {
      for (const seat of toAct(before)) {
        const temper = temperOf(game + before.seq);
        const chosen = choice(before, seat, temper, game);
        asked.set(chosen.type, (asked.get(chosen.type) ?? 0) + 1);
        const seen = view(before, seat);
        const wanted = text(chosen.type === "sit" ? { type: "sit" } : chosen);
        holds(seen.legal.map(text).includes(wanted), `${wanted} in ${text(seen.legal)}`);
        holds(text(choice(before, seat, temper, game)) === text(chosen), `${wanted} again`);
        const other = otherSecrets(before, seat, chanceOf(game + before.seq));
        holds(text(view(other, seat)) === text(seen), "the same view");
        holds(text(choice(other, seat, temper, game)) === text(chosen), `${wanted} with other secrets`);
      }
    }
  }
  expect([...asked.keys()].sort()).toEqual(
    ["choose-role", "choose-square", "choose-territory", "commit-card", "declare-day", "keep-cards", "move-marker", "sit"].sort(),
  );
  expect(Math.min(...asked.values())).toBeGreaterThan(10);
});

/** Whether a choice is about a square that its player sees it is about. */
function isAbout(square: Square | null, chosen: BattleCommand, before: Battle): boolean {
  switch (chosen.type) {
    case "choose-role":
      return (square !== null) === (chosen.role === "defender");
    case "choose-territory":
      return square === null || BOOK.squares[chosen.territory].includes(square);
    case "choose-square":
      return square === chosen.square;
    case "declare-day":
    case "commit-card":
      return square !== null && square === before.square;
    case "move-marker":
      return square === chosen.to;
    default:
      return square === null;
  }
}

test("what it chooses before the table is about a square that its player can name", () => {
  const turns = Array.from({ length: 24 }, (_, at) => at).flatMap((game) => [...randomTurns(game)].map(({ before }) => ({ game, before })));
  const asked = turns.flatMap(({ game, before }) =>
    toAct(before).map((seat) => ({ before, question: questionOf(before, seat, "bold", game) })),
  );
  const named = asked.map(({ before, question }) => {
    const chosen = chooseCommand(question);
    const { square, offered, plan } = suggestedFor(chosen, question);
    const isOffered = offered.length === 0 || square === null || offered.includes(square);
    holds(isOffered, `${square} is not among what is offered for ${text(chosen)}`);
    holds((plan !== null) === (chosen.type === "commit-card"), `a plan for ${text(chosen)}`);
    if (plan) {
      const { hand } = question.view;
      holds(plan.wins >= 0 && plan.wins <= 100, `wins ${plan.wins} times in 100`);
      holds(BOOK.squares[before.territory ?? "C"].includes(plan.to), `the marker leaves the territory for ${plan.to}`);
      holds(plan.kept === null || hand.includes(plan.kept), `${plan.kept} cannot be kept`);
    }
    holds(isAbout(square, chosen, before), `${text(chosen)} is not about ${square}`);
    return square && chosen.type;
  });
  expect(new Set(named)).toEqual(
    new Set([null, "choose-role", "choose-territory", "choose-square", "declare-day", "commit-card", "move-marker"]),
  );
});

test("it sits with the nonce that everybody knows", () => {
  expect(choice(sealedBattle(), "b", "bold", 1)).toEqual({ type: "sit", nonce: "house" });
});

test("two house commanders come to the end of the days in every game", () => {
  for (let game = 0; game < 32; game++) {
    const draws = fastDraws(game);
    let battle = readyBattle(game);
    for (let [seat] = toAct(battle); seat; [seat] = toAct(battle)) {
      const command = choice(battle, seat, temperOf(game + SEATS.indexOf(seat)), game);
      battle = accepted(decide(battle, seat, asDecided(command, seat), draws)).reduce(apply, battle);
    }
    expect(battle.step).toBe("ready");
    expect(battle.days).toHaveLength(BOOK.limits.days);
  }
});

describe("when it is not the computer's turn", () => {
  const days = [...randomTurns(3)].find(({ before }) => before.step === "days")?.before as Battle;

  test("an offer to abandon is accepted at once, in any step, and nothing else is", () => {
    for (const battle of [sealedBattle(), days]) {
      expect(choice(withSeat(battle, "b", { offersToAbandon: true }), "a", "bold", 1)).toEqual({ type: "accept-abandon" });
      expect(choice(withSeat(battle, "a", { offersToAbandon: true }), "a", "bold", 1).type).not.toBe("accept-abandon");
    }
  });

  test("it throws for a spectator, and for a seat that is not waited for", () => {
    const question = { force: buildFrozen(), temper: "bold", book: BOOK, advice, chance: chanceOf(1) } as const;
    expect(() => chooseCommand({ ...question, view: view(days, null) })).toThrow("no seat");
    expect(() => chooseCommand({ ...question, view: { ...view(days, "a"), legal: [] } })).toThrow("nothing to do");
  });
});

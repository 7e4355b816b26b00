import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LegalCommand } from "@/lib/model/battle-command";
import type { Happening } from "@/lib/model/battle-event";
import type { SeatName } from "@/lib/model/by-seat";
import { COLOURS, type Colour, SEATS, TERRITORIES } from "@/lib/model/enumerations";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { fastDraws } from "@/tests/build/draw-sources";
import { accepted, anyBattle, applyAll, asSent, BOOK, sealedBattle, type Turn, wholeBattle } from "@/tests/build/played-battle";
import type { Battle } from "./battle";
import type { DecidedCommand } from "./battle-step";
import { decide } from "./decide";
import { legalCommands, toAct } from "./sequence";
import { view } from "./view";

const RUNS = { seed: 5, numRuns: 80 };
const law = (holds: (turns: readonly Turn[], end: Battle) => void, runs = RUNS) =>
  fc.assert(
    fc.property(anyBattle, ({ opening, seed }) => {
      const { turns, end } = wholeBattle(opening, seed);
      holds(turns, end);
    }),
    runs,
  );
const eventsOf = (turns: readonly Turn[]): readonly Happening[] => turns.flatMap((turn) => turn.events);
const ofType = <Type extends Happening["type"]>(events: readonly Happening[], type: Type) =>
  events.filter((one): one is Extract<Happening, { type: Type }> => one.type === type);

const countOf = (cards: readonly Colour[]) => COLOURS.map((colour) => cards.filter((card) => card === colour).length);
/** 8 black, 12 white, 14 green, 10 yellow and 6 red. */
const WHOLE_PACK = [8, 12, 14, 10, 6];

/** Where every card is after these events, from the events alone; the pack is the battle's. */
function whereabouts(events: readonly Happening[], battle: Battle): readonly Colour[] {
  const played = ofType(events, "cards-revealed").flatMap(({ cards }) => SEATS.flatMap((seat) => cards[seat] ?? []));
  const scouting = ofType(events, "scouting-dealt");
  const kept = ofType(events, "cards-kept");
  const laidOpen = scouting.length > 0 ? kept.flatMap((one) => one.keep ?? []) : [];
  const discarded = kept.flatMap(({ seat, keep }) => {
    const dealt = ofType(events, "cards-dealt")[0]?.hands?.[seat] ?? [];
    const used = [...ofType(events, "cards-revealed").flatMap(({ cards }) => cards[seat] ?? []), ...(keep ?? [])];
    return COLOURS.flatMap((colour) => {
      const left = dealt.filter((card) => card === colour).length - used.filter((card) => card === colour).length;
      return Array<Colour>(left).fill(colour);
    });
  });
  const dealtToScout = scouting.flatMap(({ dealt }) => SEATS.flatMap((seat) => dealt?.[seat] ?? []));
  const held = SEATS.flatMap((seat) => battle.seats[seat].hand);
  return [...held, ...battle.pack, ...played, ...laidOpen, ...discarded, ...dealtToScout];
}

describe("in every battle of random legal commands", () => {
  test("the fifty cards stay the same fifty, wherever they are", () => {
    law((turns) => {
      const events: Happening[] = [];
      for (const { events: more, after } of turns) {
        events.push(...more);
        if (ofType(events, "cards-dealt").length > 0) expect(countOf(whereabouts(events, after))).toEqual(WHOLE_PACK);
      }
    });
  });

  test("a committed card is one that is held", () => {
    law((turns) => {
      for (const { after } of turns)
        for (const seat of SEATS) {
          const { committed, hand } = after.seats[seat];
          if (committed) expect(hand).toContain(committed);
        }
    });
  });

  test("the marker never stands outside the territory", () => {
    law((turns) => {
      for (const { after } of turns) {
        if (!after.square || !after.territory) continue;
        expect(BOOK.tables.squares.find((row) => row.id === after.square)?.territories).toContain(after.territory);
      }
    });
  });

  test("the territory is one of the defender's own", () => {
    law((_, end) => {
      if (end.roles) expect(end.seats[end.roles.defender].shown?.territories).toContain(end.territory);
    });
  });

  test("each seat passes on exactly as many days as it lacks cards, and plays on the others", () => {
    law((_, end) => {
      for (const seat of SEATS) {
        const { dealt, passed } = end.seats[seat];
        expect(dealt).toBe(end.seats[seat].shown?.mapCards);
        expect(passed).toBe(Math.max(0, 5 - dealt));
        expect(end.days.filter((one) => one.cards[seat] === null)).toHaveLength(passed);
      }
    });
  });

  test("it ends, ready, after five days, with nothing for anybody to do", () => {
    law((_, end) => {
      expect(end.step).toBe("ready");
      expect(end.days).toHaveLength(5);
      expect(end.outscouting).not.toBeNull();
      for (const seat of SEATS) expect(legalCommands(end, seat)).toEqual([]);
    });
  });

  test("somebody is waited for until it ends, and can always do something", () => {
    law((turns) => {
      for (const { before } of turns) {
        expect(toAct(before).length).toBeGreaterThan(0);
        for (const seat of toAct(before)) expect(legalCommands(before, seat).length).toBeGreaterThan(0);
      }
    });
  });

  test("replayed in one go its events make the same battle as step by step", () => {
    fc.assert(
      fc.property(anyBattle, ({ opening, seed }) => {
        const { turns, end } = wholeBattle(opening, seed);
        const published = {
          type: "seed-published",
          seat: null,
          seed: end.seed ?? "",
          seq: end.seq,
          step: end.step,
          chain: end.chain,
        } as const;
        const replayed = applyAll(sealedBattle(opening), [...turns.flatMap((turn) => turn.events), published]);
        expect(replayed).toEqual(end);
        expect(wholeBattle(opening, seed)).toEqual({ turns, end });
      }),
      { ...RUNS, numRuns: 30 },
    );
  });

  test("a battle that is applied to, decided in or looked at is not changed", () => {
    fc.assert(
      fc.property(anyBattle, ({ opening, seed }) => {
        for (const { before, seat, command, events } of wholeBattle(opening, seed).turns) {
          const frozen = JSON.stringify({ ...before, book: null });
          decide(before, seat, command, fastDraws(1));
          applyAll(before, events);
          view(before, seat);
          expect(JSON.stringify({ ...before, book: null })).toBe(frozen);
        }
      }),
      { ...RUNS, numRuns: 15 },
    );
  });

  test("the words of its draws follow one another without a gap, first of the dice, then of one shuffle", () => {
    law((turns, end) => {
      const draws = eventsOf(turns).flatMap((one) => ("draws" in one ? (one.draws ?? []) : []));
      expect(draws.map((one) => one.word)).toEqual(draws.map((_, at) => at));
      const rolls = end.invasion.length * 2;
      expect(draws.map((one) => one.n)).toEqual([...Array(rolls).fill(6), ...Array.from({ length: 49 }, (_, at) => 50 - at)]);
    });
  });
});

describe("what is legal", () => {
  /** Every possible command up to out-scouting; for keeping cards, every choice of at most two. */
  const EVERY: readonly LegalCommand[] = [
    { type: "sit" },
    ...(["invader", "defender"] as const).map((role) => ({ type: "choose-role", role }) as const),
    ...TERRITORIES.map((territory) => ({ type: "choose-territory", territory }) as const),
    ...BOOK.tables.squares.flatMap(({ id }): LegalCommand[] => [
      { type: "choose-square", square: id },
      { type: "move-marker", to: id },
    ]),
    { type: "waive-intercept" },
    { type: "declare-day", pass: true },
    { type: "declare-day", pass: false },
    ...COLOURS.map((card) => ({ type: "commit-card", card }) as const),
    { type: "keep-cards", keep: [] },
    ...COLOURS.map((card) => ({ type: "keep-cards" as const, keep: [card] })),
    ...COLOURS.flatMap((one, at) => COLOURS.slice(at).map((other) => ({ type: "keep-cards" as const, keep: [one, other] }))),
  ];

  /** These commands as sent, plus one that belongs to no step here. */
  const sent = (commands: readonly LegalCommand[], seat: SeatName): readonly DecidedCommand[] => [
    ...commands.map((command) => asSent(command, seat)),
    { type: "deploy-unit", number: 1, x: 1, y: 1, facing: 90 },
  ];

  /** Tries every command; returns the codes of the refusals. */
  function triedAll(before: Battle, seat: SeatName): readonly string[] {
    const legal = legalCommands(before, seat);
    const texts = new Set(legal.map((one) => JSON.stringify(one)));
    expect(texts.size).toBe(legal.length);
    for (const command of legal) accepted(decide(before, seat, asSent(command, seat), fastDraws(1)));
    const listed = JSON.stringify(legal);
    const others = EVERY.filter((one) => !texts.has(JSON.stringify(one)));
    return sent(others, seat).map((command) => {
      const decision = decide(before, seat, command, NO_DRAWS);
      if (decision.ok) throw new Error(`${seat} may ${JSON.stringify(command)} in ${before.step}, which is not listed`);
      if (JSON.stringify(decision.refusal.legal) !== listed) throw new Error(`${decision.refusal.code} tells other choices than there are`);
      return decision.refusal.code;
    });
  }

  test("is accepted, and nothing else is; a refusal lists every legal command", () => {
    const refused = new Set<string>();
    law(
      (turns) => {
        for (const { before } of turns) for (const seat of SEATS) for (const code of triedAll(before, seat)) refused.add(code);
      },
      { ...RUNS, numRuns: 8 },
    );
    expect([...refused].sort()).toEqual(
      [
        ...["already-declared", "already-kept", "already-sat", "card-not-held", "cards-not-held", "declare-first", "move-first"],
        ...["no-intercept", "not-your-territory", "not-your-turn", "nothing-to-keep", "nothing-to-move", "pass-not-possible"],
        ...["play-not-possible", "same-card", "square-not-of-territory", "square-not-reachable", "wrong-step"],
      ].sort(),
    );
  });
});

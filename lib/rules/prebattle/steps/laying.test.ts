import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SEATS, TABLE_SIZES } from "@/lib/model/enumerations";
import { fastDraws, fixedDraws } from "@/tests/build/draw-sources";
import { exactApart, exactOverlap } from "@/tests/build/exact-geometry";
import { BOOK, chanceOf, playedTurn, type Turn } from "@/tests/build/played-battle";
import { tableBattle } from "@/tests/build/table-battle";
import { randomly } from "@/tests/build/whole-table-battle";
import { pieceFootprint } from "../../table/battleground";
import { whereItLies } from "../../table/where-it-lies";
import type { Battle } from "../battle";
import type { DecidedCommand } from "../battle-step";
import { decide } from "../decide";
import { legalCommands, stepNow, toAct } from "../sequence";
import { battlegroundNow } from "../table-now";
import { layingLimits, placeLeft } from "../terrain-places";

const TERRAIN = ["flank", "compulsory", "optional"];

/** Random choices and places, from the flank to the last piece. */
function layAll(begun: Battle, seed: number): { turns: readonly Turn[]; end: Battle } {
  const [choose, draws] = [randomly(chanceOf(seed)), fastDraws(seed)];
  const turns: Turn[] = [];
  let now = begun;
  while (TERRAIN.includes(now.step)) {
    const [seat] = toAct(now);
    if (!seat) break;
    const turn = playedTurn(now, seat, choose(now, seat), draws);
    turns.push(turn);
    now = turn.after;
  }
  return { turns, end: now };
}

const PLACES = BOOK.tables.squares.flatMap(({ id, territories }) => territories.map((territory) => ({ square: id, territory })));
const anyGround = fc.record({
  place: fc.constantFrom(...PLACES),
  size: fc.constantFrom(...TABLE_SIZES),
  defender: fc.constantFrom(...SEATS),
  seed: fc.nat(1_000_000),
});
const law = (holds: (turns: readonly Turn[], end: Battle) => void, numRuns = 60) =>
  fc.assert(
    fc.property(anyGround, ({ place, seed, ...given }) => {
      const begun = tableBattle({ step: "flank", ...place, ...given });
      const { turns, end } = layAll({ ...begun, step: stepNow(begun) }, seed);
      holds(turns, end);
    }),
    { seed: 17, numRuns },
  );

describe("in every random laying of terrain", () => {
  test("nothing overlaps, judged by another geometry; what was not adjusted keeps 2 BW or is a field that may touch", () => {
    law((_, { ground, book }) => {
      const kinds = book.battlefield?.kinds;
      for (const [at, one] of ground.pieces.entries()) {
        for (const other of ground.pieces.slice(0, at)) {
          const [a, b] = [pieceFootprint(one), pieceFootprint(other)];
          expect(exactOverlap(a, b)).toBe(false);
          const pair = [kinds?.[one.kind], kinds?.[other.kind]];
          const mayTouch = pair.some((kind) => kind?.field) && pair.every((kind) => kind?.field || kind?.builtUp);
          if (!one.adjusted && !other.adjusted && !mayTouch) expect(exactApart(a, b, 200)).toBe(true);
        }
      }
    });
  });

  test("somebody is waited for, and each has something to do, until it is over: nothing is left waiting", () => {
    law((turns, end) => {
      for (const { before } of turns) {
        expect(toAct(before)).toHaveLength(1);
        for (const seat of SEATS) expect(legalCommands(before, seat).length > 0).toBe(toAct(before).includes(seat));
      }
      const { dice, adjusting, unrolled, choices } = end.ground;
      expect([dice, adjusting, unrolled]).toEqual([null, null, null]);
      expect(choices.filter(({ state }) => state === "waiting")).toEqual([]);
      expect(TERRAIN).not.toContain(end.step);
    });
  });

  test("every piece has three dice, or two where it is lost or given up; their words follow one another", () => {
    law((turns) => {
      const events = turns.flatMap((turn) => turn.events);
      const words = events.flatMap((one) => ("draws" in one ? (one.draws ?? []) : [])).map(({ word }) => word);
      expect(words).toEqual(words.map((_, at) => 51 + at));
      const count = (type: string) => events.filter((one) => one.type === type && !("as" in one && one.as === "flank")).length;
      const laid = events.filter((one) => one.type === "piece-placed" && one.piece.as !== "flank").length;
      expect(count("adjusting-rolled")).toBe(laid);
      expect(count("placing-rolled")).toBe(laid + count("piece-given-up") + count("piece-lost"));
      expect(words).toHaveLength(2 * count("placing-rolled") + laid);
    });
  });

  test("a piece may be given up exactly when the search finds nothing for it", () => {
    law((turns) => {
      for (const { before } of turns) {
        const { dice } = before.ground;
        if (!dice) continue;
        const ground = battlegroundNow(before);
        const found = whereItLies(ground, dice.kind, layingLimits(ground, dice));
        const types = legalCommands(before, dice.by).map(({ type }) => type);
        expect(types).toEqual([found ? "place-piece" : "give-up-piece"]);
        const decision = decide(before, dice.by, { type: "give-up-piece" }, fastDraws(1));
        expect(decision.ok).toBe(found === null);
        if (!decision.ok) expect(decision.refusal).toMatchObject({ code: "place-left", params: { place: found } });
      }
    }, 30);
  });
});

test("the most there can be: a flank of terrain in very dense country, and all that both seats may choose: twelve pieces", () => {
  const lay = (x: number, y: number, side: number): DecidedCommand => ({ type: "place-piece", x, y, w: side, h: side, angle: 0 });
  const flank = (y: number): DecidedCommand => ({ type: "place-flank-piece", kind: "wood", x: 3, y, w: 6, h: 6, angle: 0 });
  const kinds = ["brush", "rocky-ground", "wood", "forest"] as const;
  const extra = ["gentle-hill", "gully", "open-area", "village", "wood", "forest"] as const;
  // Compulsory pieces of 6 by 6 in the middle, then optional ones of 5 by 5; every sector die is a 3, every edge die a 2.
  const places = [...[13, 21, 29].map((x) => [x, 3, 6]), [13, 11, 6], ...[21, 28].map((x) => [x, 11, 5])];
  const more = [...[13, 20, 27].map((x) => [x, 18.5, 5]), [13, 27, 5]];
  let battle = tableBattle({ step: "flank", territory: "F", square: "B1" });
  const commands: DecidedCommand[] = [
    { type: "choose-flank", edge: "left", width: null },
    ...[flank(5), flank(20)],
    ...kinds.map((kind) => ({ type: "choose-kind", kind }) as const),
    ...places.slice(0, 4).map(([x, y, side]) => lay(x!, y!, side!)),
    ...extra.map((kind) => ({ type: "choose-kind", kind }) as const),
    ...[...places.slice(4), ...more].map(([x, y, side]) => lay(x!, y!, side!)),
  ];
  for (const command of commands) {
    const [seat] = toAct(battle);
    // First the other seat's die, a 1; then the two dice of the next piece.
    const dice = command.type === "place-piece" ? [0, 2, 1] : [2, 1];
    battle = playedTurn(battle, seat!, command, fixedDraws(dice).draws).after;
  }
  expect(battle.ground.pieces).toHaveLength(12);
  expect(battle.ground.pieces.map(({ by }) => by).join("")).toBe("ab".repeat(6));
  expect(TERRAIN).not.toContain(battle.step);
});

test("a search is made once for a ground, however often it is looked at", () => {
  const dice = { by: "a", kind: "wood", as: "compulsory", sector: 3, edge: 2 } as const;
  const choices = [{ by: "a", kind: "wood", as: "compulsory", state: "waiting" }] as const;
  const battle = tableBattle({ step: "compulsory", ground: { dice, choices } });
  const found = (of: Battle) => placeLeft(of, "a", "wood", layingLimits(battlegroundNow(of), dice));
  const first = found(battle);
  expect(first).not.toBeNull();
  for (let seq = 0; seq < 5; seq++) expect(found({ ...battle, seq })).toBe(first);
  expect(found({ ...battle, ground: { ...battle.ground } })).not.toBe(first);
});

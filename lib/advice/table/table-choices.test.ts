import { describe, expect, test } from "vitest";
import { readyForce } from "@/tests/build/forces";
import { ODD_FORCES, troopOf } from "@/tests/build/odd-forces";
import { chanceOf } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { lyingPiece, tableBattle } from "@/tests/build/table-battle";
import type { BattleCommand } from "../../model/battle-command";
import type { Piece } from "../../model/battlefield";
import type { Temper } from "../../model/enumerations";
import type { FrozenForce } from "../../model/force";
import type { Battle } from "../../rules/prebattle/battle";
import { view } from "../../rules/prebattle/view";
import { chooseCommand, suggestCommand } from "../choose-command";

type Troop = Parameters<typeof troopOf>[0];

const LEADER = { grade: "competent", class: "instinctive", role: "army", name: null } as const;
const SUB = { ...LEADER, role: "sub" } as const;

const twelve = (troop: Troop): FrozenForce => ({
  ...{ commanders: [LEADER, SUB], army: null, temper: null },
  units: Array.from({ length: 12 }, (_, at) => ({ number: at + 1, name: "Group", troop: troopOf(troop), bases: 4, commander: null })),
});
const HORSE = twelve({ type: "mounted" });
const SKIRMISHERS = twelve({ formation: "skirmish", training: null });

type Asking = { readonly seat?: "a" | "b"; readonly temper?: Temper; readonly chance?: (n: number) => number };

function choice(battle: Battle, { seat = "a", temper = "balanced", chance = chanceOf(1) }: Asking = {}): BattleCommand {
  const { force } = battle.seats[seat];
  if (!force) throw new Error(`seat ${seat} has no force`);
  return chooseCommand({ view: view(battle, seat), force, temper, book: battle.book, advice: CATALOG.advice, chance });
}

/** Always takes the first option, and every chance event happens. */
const FIRST = () => 0;
const LAST = (n: number) => n - 1;

describe("terrain", () => {
  const choosing = (force: FrozenForce, chosen: readonly string[] = []) =>
    choice(
      tableBattle({
        ...{ step: "optional", square: "C2", territory: "F", a: { force } },
        ground: { choices: chosen.map((kind) => ({ by: "a", kind: kind as Piece["kind"], as: "compulsory", state: "laid" })) },
      }),
    );

  test("horse chooses open ground, skirmishers cover", () => {
    expect(choosing(HORSE)).toMatchObject({ type: "choose-kind", kind: expect.stringMatching(/open-area|gentle-hill/) });
    expect(choosing(SKIRMISHERS)).toMatchObject({ type: "choose-kind", kind: expect.stringMatching(/wood|forest|village|gully/) });
  });

  const flank = (force: FrozenForce, square: "A2" | "E2") => choice(tableBattle({ step: "flank", square, territory: "F", a: { force } }));

  test("water is wide for foot and narrow for horse", () => {
    const foot = flank(twelve({ formation: "close" }), "E2");
    const horse = flank(HORSE, "E2");
    if (foot.type !== "choose-flank" || horse.type !== "choose-flank") throw new Error("no flank was chosen");
    // Worth 35 to foot and -30 to horse, on a scale from -50 to 50 for 1 to 4 BW.
    expect([foot.width, horse.width]).toEqual([3.6, 1.6]);
  });

  const adjusting = (force: FrozenForce, piece: Partial<Piece>, die: number) =>
    choice(
      tableBattle({
        ...{ step: "compulsory", square: "C2", territory: "F", b: { force } },
        ground: {
          pieces: [lyingPiece({ id: "piece-1", by: "a", ...piece })],
          choices: [{ by: "a", kind: piece.kind ?? "wood", as: "compulsory", state: "laid" }],
          ...{ placed: 1, adjusting: { by: "b", piece: "piece-1", die } },
        },
      }),
      { seat: "b" },
    );

  test("a piece that hurts is removed on a 6 and moved aside on less; any other is left", () => {
    const wood = { kind: "wood", w: 8, h: 8, x: 22.5, y: 22 } as const;
    expect(adjusting(HORSE, wood, 6)).toEqual({ type: "adjust-piece", adjust: { do: "remove" } });
    const moved = adjusting(HORSE, wood, 4);
    if (moved.type !== "adjust-piece" || moved.adjust.do !== "move") throw new Error("the wood was not moved");
    expect(Math.abs(moved.adjust.x - 22.5)).toBeGreaterThan(5);
    expect(adjusting(HORSE, { ...wood, kind: "open-area" }, 4)).not.toEqual({ type: "adjust-piece", adjust: { do: "remove" } });
    expect(adjusting(SKIRMISHERS, { ...wood, x: 41 }, 6)).toEqual({ type: "adjust-piece", adjust: { do: "leave" } });
  });
});

describe("orders", () => {
  const WOOD = lyingPiece({ id: "piece-1", kind: "wood", w: 8, h: 8, x: 10, y: 8 });
  const ordering = (force: FrozenForce, asking: Asking, pieces: readonly Piece[] = [WOOD]) => {
    const command = choice(tableBattle({ step: "secret-orders", a: { force }, ground: { pieces: [...pieces] } }), asking);
    if (command.type !== "give-orders") throw new Error(`${command.type} are no orders`);
    return command;
  };

  test("the bold send horse round a flank, the cautious never", () => {
    const { marches } = ordering(HORSE, { temper: "bold", chance: FIRST });
    expect(marches).toEqual([{ commander: 1, edge: "left", units: [10, 11, 12] }]);
    for (const chance of [FIRST, LAST, chanceOf(4)]) expect(ordering(HORSE, { temper: "cautious", chance }).marches).toEqual([]);
  });

  test("skirmishers lie in ambush in a wood, and nowhere on a bare table", () => {
    const { ambushes } = ordering(SKIRMISHERS, { temper: "cautious", chance: FIRST });
    expect(ambushes).toMatchObject([{ unit: 1 }]);
    for (const { x, y } of ambushes) expect(Math.max(Math.abs(x - 10), Math.abs(y - 8))).toBeLessThanOrEqual(3.5);
    expect(ordering(SKIRMISHERS, { temper: "cautious", chance: FIRST }, [])).toEqual({ type: "give-orders", marches: [], ambushes: [] });
  });

  test("groups that only an ally could bring stay with him", () => {
    const commanders = [LEADER, SUB, { ...SUB, role: "ally" as const }];
    const force = { ...HORSE, commanders, units: HORSE.units.map((unit) => ({ ...unit, commander: unit.number > 4 ? 2 : null })) };
    expect(ordering(force, { temper: "bold", chance: FIRST }).marches).toEqual([{ commander: 1, edge: "left", units: [2, 3, 4] }]);
  });

  test("if chance says no to everything, there are no orders", () => {
    expect(ordering(SKIRMISHERS, { temper: "bold", chance: LAST })).toEqual({ type: "give-orders", marches: [], ambushes: [] });
  });
});

describe("what is suggested", () => {
  test("is for the seat that is waited for at the table, and nobody else", () => {
    const battle = tableBattle({ step: "compulsory", square: "C3" });
    const suggestion = (seat: "a" | "b" | null, now = battle) => {
      const force = now.seats[seat ?? "a"].force;
      if (!force) throw new Error("no force");
      return suggestCommand({ view: view(now, seat), force, temper: "balanced", book: now.book, advice: CATALOG.advice, chance: FIRST });
    };
    expect(suggestion("a")?.type).toBe("choose-kind");
    expect(suggestion("b")).toBeNull();
    expect(suggestion(null)).toBeNull();
    // Players answer offers to abandon themselves.
    const offered = { ...battle, seats: { ...battle.seats, b: { ...battle.seats.b, offersToAbandon: true } } };
    expect(suggestion("a", offered)?.type).toBe("choose-kind");
    expect(choice(offered)).toEqual({ type: "accept-abandon" });
  });

  test("is the same for the same question", () => {
    const battle = tableBattle({
      step: "deployment",
      a: { force: readyForce("kircholm"), host: { orders: [] } },
      b: { host: { orders: [] } },
    });
    expect(choice(battle)).toEqual(choice(battle));
    expect(choice(battle)).toEqual(choice({ ...battle }));
  });
});

test("an army of guns and one of a single base are deployed like any other", () => {
  for (const name of ["guns alone", "one base"]) {
    const force = ODD_FORCES[name];
    if (!force) throw new Error(`no force of ${name}`);
    const camp = { state: "standard", x: 22.5, y: 1 } as const;
    const hosts = { a: { force, host: { orders: [], camp } }, b: { host: { orders: [] } } };
    expect(choice(tableBattle({ step: "deployment", ...hosts })).type, name).toBe("deploy-unit");
  }
});

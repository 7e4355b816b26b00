import { describe, expect, test } from "vitest";
import { readyForce } from "@/tests/build/forces";
import { ODD_FORCES, troopOf } from "@/tests/build/odd-forces";
import { chanceOf } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { lyingPiece, type SeatGiven, tableBattle } from "@/tests/build/table-battle";
import { standing } from "@/tests/build/table-troops";
import type { LikelyForce } from "../../model/advice";
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

const stood = (seat: "a" | "b", unit: Partial<FrozenForce["units"][number]>, at: { readonly x: number; readonly y: number }) =>
  standing(seat, { number: 1, name: "Group", troop: troopOf({}), bases: 4, commander: null, ...unit }, at);

type Asking = {
  readonly seat?: "a" | "b";
  readonly temper?: Temper;
  readonly chance?: (n: number) => number;
  readonly foe?: LikelyForce;
};

function choice(battle: Battle, { seat = "a", temper = "balanced", chance = chanceOf(1), foe }: Asking = {}): BattleCommand {
  const { force } = battle.seats[seat];
  if (!force) throw new Error(`seat ${seat} has no force`);
  return chooseCommand({ view: view(battle, seat), force, foe: foe ?? null, temper, book: battle.book, advice: CATALOG.advice, chance });
}

/** Always takes the first option, and every chance event happens. */
const FIRST = () => 0;
const LAST = (n: number) => n - 1;

describe("terrain", () => {
  const choosing = (force: FrozenForce, foe?: LikelyForce) =>
    choice(tableBattle({ step: "optional", square: "C2", territory: "F", a: { force } }), { foe });

  test("horse chooses open ground, skirmishers cover", () => {
    expect(choosing(HORSE)).toMatchObject({ type: "choose-kind", kind: expect.stringMatching(/open-area|gentle-hill/) });
    expect(choosing(SKIRMISHERS)).toMatchObject({ type: "choose-kind", kind: expect.stringMatching(/wood|forest|village|gully/) });
  });

  test("what hinders the enemy more than its own army is chosen against him, and what he likes is not", () => {
    const likely = (troop: Troop): LikelyForce => ({ list: "Theirs", bodies: [{ troop: troopOf(troop), bases: 40 }] });
    const foot = twelve({});
    const [riders, lurkers] = [likely({ type: "mounted" }), likely({ formation: "skirmish", training: null })];
    expect(choosing(foot, riders)).toMatchObject({ type: "choose-kind", kind: expect.stringMatching(/wood|forest|village|gully|marsh/) });
    expect(choosing(foot, lurkers)).toMatchObject({ kind: expect.not.stringMatching(/wood|forest|village|gully|marsh/) });
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
  type Table = { readonly pieces?: readonly Piece[]; readonly a?: SeatGiven["host"]; readonly b?: SeatGiven };
  const ordering = (force: FrozenForce, asking: Asking, { pieces = [WOOD], a = {}, b = {} }: Table = {}) => {
    const command = choice(tableBattle({ step: "secret-orders", a: { force, host: a }, b, ground: { pieces: [...pieces] } }), asking);
    if (command.type !== "give-orders") throw new Error(`${command.type} are no orders`);
    return command;
  };
  const real = ({ marches }: ReturnType<typeof ordering>) => marches.filter(({ edge }) => edge !== null);

  test("the bold send horse round a flank, the cautious never", () => {
    const { marches } = ordering(HORSE, { temper: "bold", chance: FIRST });
    expect(marches).toEqual([{ commander: 1, edge: "left", units: [10, 11, 12] }]);
    for (const chance of [FIRST, LAST, chanceOf(4)]) expect(real(ordering(HORSE, { temper: "cautious", chance }))).toEqual([]);
  });

  /** A hundred-sided die shows this, and everything else comes out lowest. */
  const rolling = (die: number) => (n: number) => (n === 100 ? die : 0);
  const foeOf = (troop: Troop): LikelyForce => ({ list: "Theirs", bodies: [{ troop: troopOf(troop), bases: 40 }] });
  const [SLOW, LIGHT] = [foeOf({ formation: "close" }), foeOf({ type: "mounted", formation: "skirmish" })];

  test("a march pays round the open flank, against an enemy who is slow, and where no horse of his is seen", () => {
    // Fifteen cards of which 6 in 50 are red bring the two that are needed with 55 %, and a quarter of the army is away.
    const bold = { temper: "bold", chance: rolling(25) } as const;
    for (const edge of ["left", "right"] as const) {
      const marsh = lyingPiece({ id: "piece-1", kind: "marsh", w: 8, h: 8, x: edge === "left" ? 5 : 40, y: 24 });
      expect(real(ordering(HORSE, { ...bold, foe: SLOW }, { pieces: [marsh] }))).toMatchObject([
        { edge: edge === "left" ? "right" : "left" },
      ]);
    }
    expect(real(ordering(HORSE, { ...bold, foe: SLOW }))).toHaveLength(1);
    expect(real(ordering(HORSE, { ...bold, foe: LIGHT }))).toEqual([]);
    const rider = stood("b", { bases: 12, troop: troopOf({ type: "mounted" }) }, { x: 4, y: 22 });
    const seen = { b: { force: HORSE, host: { units: [rider] } } };
    expect(real(ordering(HORSE, { ...bold, foe: SLOW }, seen))).toMatchObject([{ edge: "right" }]);
  });

  test("how often a march is sent follows from the chance of the red cards that it needs", () => {
    // Two or more of 15 cards are red with 1 - 0.88^15 - 15 x 0.12 x 0.88^14 = 55.24 %; less a quarter of the army that is 30.24 of 100, and
    // the bold march 50 times in 100 where it is 30: 50.4.
    const sent = (die: number) => real(ordering(HORSE, { temper: "bold", chance: rolling(die), foe: SLOW }));
    expect([sent(49).length, sent(50).length]).toEqual([1, 0]);
  });

  test("who can arrive with one red card is sent rather than who needs two", () => {
    const units = HORSE.units.map((unit) => ({
      ...unit,
      troop: troopOf({ type: "mounted", formation: unit.number <= 4 ? "skirmish" : "loose" }),
    }));
    expect(real(ordering({ ...HORSE, units }, { temper: "bold", chance: FIRST }))).toMatchObject([{ units: [2, 3, 4] }]);
  });

  const SUBS: FrozenForce = { ...HORSE, commanders: [LEADER, SUB, SUB] };

  test("a bluffed march is led by whoever would lead a real one, and only while the enemy has somebody to deploy", () => {
    const bluffed = { temper: "cautious", chance: rolling(29) } as const;
    expect(ordering(SUBS, bluffed).marches).toEqual([{ commander: 1, edge: null, units: [] }]);
    expect(ordering(SUBS, { ...bluffed, chance: rolling(30) }).marches).toEqual([]);
    expect(ordering(SUBS, { temper: "bold", chance: FIRST }).marches).toMatchObject([
      { commander: 1, edge: "left" },
      { commander: 2, edge: null },
    ]);
    const last = { ...HORSE, units: HORSE.units.slice(0, 1) };
    const all = { b: { force: last, host: { units: [stood("b", {}, { x: 22, y: 22 })] } } };
    expect(ordering(SUBS, bluffed, all).marches).toEqual([]);
  });

  test("nobody without horse bluffs a march that he could not make", () => {
    expect(ordering(twelve({ formation: "close" }), { temper: "cautious", chance: FIRST }).marches).toEqual([]);
  });

  test("skirmishers lie in ambush in a wood, at most a quarter of them and apart, and nowhere on a bare table", () => {
    const { ambushes } = ordering(SKIRMISHERS, { temper: "cautious", chance: FIRST });
    expect(ambushes).toMatchObject([{ unit: 1 }, { unit: 2 }, { unit: 3 }]);
    for (const { x, y } of ambushes) expect(Math.max(Math.abs(x - 10), Math.abs(y - 8))).toBeLessThanOrEqual(3.5);
    // 3 BW from marker to marker, along one side or the other.
    const pairs = ambushes.flatMap((one, at) => ambushes.slice(at + 1).map((other) => [one, other] as const));
    for (const [one, other] of pairs) expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(3);
    const bare = ordering(SKIRMISHERS, { temper: "cautious", chance: FIRST }, { pieces: [] });
    expect(bare).toEqual({ type: "give-orders", marches: [], ambushes: [] });
  });

  test("an ambush pays more for who fights well in cover, and farther ahead", () => {
    const often = (force: FrozenForce, y: number) =>
      Array.from({ length: 100 }, (_, die) => die).filter((die) => {
        const wood = { ...WOOD, y };
        return ordering(force, { temper: "cautious", chance: rolling(die) }, { pieces: [wood] }).ambushes.some(({ unit }) => unit !== null);
      }).length;
    const [skirmishers, farBack, foot] = [often(SKIRMISHERS, 8), often(SKIRMISHERS, 5), often(twelve({ formation: "close" }), 8)];
    expect(skirmishers).toBeGreaterThan(farBack);
    expect(farBack).toBeGreaterThan(foot);
  });

  test("a bluff lies where a real ambush would", () => {
    const dice =
      (...rolls: number[]) =>
      (n: number) =>
        n === 100 ? (rolls.shift() ?? 99) : 0;
    // Skirmishers on foot do not march: the dice are for the ambush, and for a bluff instead of it.
    const asked = (chance: (n: number) => number) => ordering(SKIRMISHERS, { temper: "cautious", chance }).ambushes;
    const [hidden, bluffed] = [asked(dice(0, 99, 99)), asked(dice(99, 0, 99, 99))];
    expect([hidden.length, bluffed.length]).toEqual([1, 1]);
    expect(bluffed[0]).toEqual({ ...hidden[0], unit: null });
  });

  test("nobody lies in ambush behind those who stand already", () => {
    const before = [7, 10, 13].map((x) => stood("a", { number: x, bases: 6 }, { x, y: 12.5 }));
    const lying = ordering(SKIRMISHERS, { temper: "cautious", chance: FIRST }, { a: { units: before } }).ambushes;
    for (const { y } of lying) expect(y).toBeLessThan(12 - 4);
    expect(ordering(SKIRMISHERS, { temper: "cautious", chance: FIRST }).ambushes.some(({ y }) => y > 8)).toBe(true);
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

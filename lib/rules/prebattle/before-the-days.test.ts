import { describe, expect, test } from "vitest";
import type { SeatName } from "@/lib/model/by-seat";
import { drawsForPack, NO_DRAWS } from "@/tests/build/days-battle";
import { fixedDraws } from "@/tests/build/draw-sources";
import { NONCES, type Opening, playedTo, sealedBattle } from "@/tests/build/played-battle";
import type { Battle } from "./battle";
import type { DecidedCommand } from "./battle-step";
import { decide } from "./decide";
import { legalCommands, toAct } from "./sequence";

/** Both have sat; the green dice showed these values. */
const seated = (values: readonly number[], opening: Opening = {}): Battle =>
  playedTo(
    sealedBattle(opening),
    [
      ["a", { type: "sit", nonce: NONCES.a }],
      ["b", { type: "sit", nonce: NONCES.b }],
    ],
    fixedDraws(values).draws,
  );
/** By a skull, by a wound, and by a wound after a tie of skulls. */
const [SKULL, WOUND, LATE_WOUND] = [
  [0, 5],
  [1, 5],
  [0, 0, 1, 5],
] as const;

const INVADE: DecidedCommand = { type: "choose-role", role: "invader" };
const DEFEND: DecidedCommand = { type: "choose-role", role: "defender" };
const territory = (one: "C" | "M" | "S"): DecidedCommand => ({ type: "choose-territory", territory: one });
const square = (one: "A1" | "C3" | "B3"): DecidedCommand => ({ type: "choose-square", square: one });
const WAIVE: DecidedCommand = { type: "waive-intercept" };

function refusal(battle: Battle, seat: SeatName, command: DecidedCommand) {
  const decision = decide(battle, seat, command, NO_DRAWS);
  return decision.ok ? "accepted" : decision.refusal;
}

describe("the winner of the roll", () => {
  test("is the only one who chooses", () => {
    const battle = seated(WOUND);
    expect(toAct(battle)).toEqual(["a"]);
    expect(legalCommands(battle, "a")).toEqual([INVADE, DEFEND]);
    expect(legalCommands(battle, "b")).toEqual([]);
    expect(refusal(battle, "b", INVADE)).toEqual({ code: "not-your-turn", params: { step: "role" }, legal: [] });
  });

  test.each([
    [INVADE, { invader: "a", defender: "b" }],
    [DEFEND, { invader: "b", defender: "a" }],
  ])("%o", (command, roles) => {
    const battle = playedTo(seated(WOUND), [["a", command]], NO_DRAWS);
    expect(battle.roles).toEqual(roles);
    expect(battle.step).toBe("territory");
  });
});

describe("the territory", () => {
  const OWN: Opening = { a: { territories: ["S", "C"] }, b: { territories: ["M"] } };
  const battle = playedTo(seated(WOUND, OWN), [["a", DEFEND]], NO_DRAWS);

  test("is one of the defender's own", () => {
    expect(toAct(battle)).toEqual(["a"]);
    expect(legalCommands(battle, "a")).toEqual([territory("C"), territory("S")]);
    expect(playedTo(battle, [["a", territory("S")]], NO_DRAWS)).toMatchObject({ territory: "S", step: "position" });
  });

  test("is refused to the invader, and where it is not the defender's own", () => {
    expect(refusal(battle, "b", territory("M"))).toMatchObject({ code: "not-your-turn", legal: [] });
    expect(refusal(battle, "a", territory("M"))).toEqual({
      code: "not-your-territory",
      params: { territory: "M", own: ["C", "S"] },
      legal: [territory("C"), territory("S")],
    });
  });
});

describe("the marker", () => {
  const placing = (values: readonly number[], role: DecidedCommand): Battle => {
    const chosen = playedTo(seated(values), [["a", role]], NO_DRAWS);
    return playedTo(chosen, [[chosen.roles?.defender ?? "a", territory("C")]], NO_DRAWS);
  };
  const SQUARES_OF_C = ["A3", "A4", "B2", "B3", "B4", "C2", "C3", "C4", "D2", "D3", "D4", "E2", "E3", "E4"];
  const CHOICES = SQUARES_OF_C.map((one) => ({ type: "choose-square", square: one }));

  test.each([
    ["the defender's, where a wound won", WOUND, INVADE, "b"],
    ["the defender's, where a wound won after skulls had tied", LATE_WOUND, INVADE, "b"],
    ["the defender's, where he won with a skull and chose to defend", SKULL, DEFEND, "a"],
  ] as const)("is %s", (_, values, role, placer) => {
    const battle = placing(values, role);
    const other = placer === "a" ? "b" : "a";
    expect(toAct(battle)).toEqual([placer]);
    expect(legalCommands(battle, placer)).toEqual(CHOICES);
    expect(legalCommands(battle, other)).toEqual([]);
    expect(refusal(battle, other, square("C3"))).toMatchObject({ code: "not-your-turn" });
    for (const seat of ["a", "b"] as const) expect(refusal(battle, seat, WAIVE)).toMatchObject({ code: "no-intercept" });
  });

  test("is the invader's, who won with a skull", () => {
    const battle = placing(SKULL, INVADE);
    expect(toAct(battle)).toEqual(["a"]);
    expect(legalCommands(battle, "a")).toEqual([...CHOICES, WAIVE]);
    expect(refusal(battle, "b", square("C3"))).toMatchObject({ code: "not-your-turn", legal: [] });
    expect(refusal(battle, "b", WAIVE)).toMatchObject({ code: "not-your-turn", legal: [] });
  });

  test("is the defender's once the invader has waived it, for good", () => {
    const battle = playedTo(placing(SKULL, INVADE), [["a", WAIVE]], NO_DRAWS);
    expect(battle.step).toBe("position");
    expect(toAct(battle)).toEqual(["b"]);
    expect(legalCommands(battle, "b")).toEqual(CHOICES);
    expect(refusal(battle, "a", WAIVE)).toMatchObject({ code: "no-intercept", legal: [] });
    expect(refusal(battle, "a", square("C3"))).toMatchObject({ code: "not-your-turn" });
  });

  test("stands on a square of the territory", () => {
    const battle = placing(WOUND, INVADE);
    expect(refusal(battle, "b", square("A1"))).toEqual({
      code: "square-not-of-territory",
      params: { square: "A1", territory: "C" },
      legal: CHOICES,
    });
    const after = playedTo(battle, [["b", square("B3")]], fixedDraws(drawsForPack([])).draws);
    expect(after).toMatchObject({ square: "B3", step: "days", day: 1 });
  });
});

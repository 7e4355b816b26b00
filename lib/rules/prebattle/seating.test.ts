import { describe, expect, test } from "vitest";
import type { SeatName } from "@/lib/model/by-seat";
import { buildSealed } from "@/tests/build/forces";
import { accepted, applyAll, openedBattle, sealedBattle, wholeBattle } from "@/tests/build/played-battle";
import { apply } from "./apply";
import type { Battle } from "./battle";
import type { Decision } from "./decision";
import { joinPartner } from "./join-partner";
import { sealForce } from "./seal-force";

const code = (decision: Decision) => (decision.ok ? "accepted" : decision.refusal.code);
const sealed = (battle: Battle, seat: SeatName, given = {}) =>
  applyAll(battle, accepted(sealForce(battle, seat, { ...buildSealed(seat), ...given })));
const HOLDER = "3c".repeat(32);
const OVER = applyAll(sealedBattle(), [{ type: "abandoned", seat: "a", alone: true }]);

describe("a force", () => {
  test("makes an open chair a player's", () => {
    const battle = sealed(openedBattle(), "a");
    expect(battle.seats.a).toMatchObject({ chair: "player", holders: [buildSealed("a").holder], shown: { name: "The force of a" } });
    expect(battle.seats.b).toMatchObject({ chair: "open", holders: [], shown: null });
  });

  test("leaves the house commander his, which no token opens", () => {
    const battle = sealed(openedBattle({ house: { a: true, b: false } }), "a", { holder: null });
    expect(battle.seats.a).toMatchObject({ chair: "house", holders: [] });
  });

  test("that is brought by the holder of the other seat makes the battle one hand's", () => {
    expect(sealed(sealed(openedBattle(), "a"), "b", { sameHand: true }).oneHand).toBe(true);
    expect(sealed(sealed(openedBattle(), "a"), "b").oneHand).toBe(false);
    expect(openedBattle({ oneHand: true }).oneHand).toBe(true);
  });

  test("is never changed, and comes to no battle that is over", () => {
    expect(code(sealForce(sealedBattle(), "a", buildSealed("a")))).toBe("seat-taken");
    expect(code(sealForce(OVER, "a", buildSealed("a")))).toBe("battle-over");
  });
});

describe("a partner", () => {
  test("sits beside the first player; there is room for no third", () => {
    const first = sealedBattle();
    const second = applyAll(first, accepted(joinPartner(first, "b", HOLDER)));
    expect(second.seats.b.holders).toEqual([buildSealed("b").holder, HOLDER]);
    expect(code(joinPartner(second, "b", HOLDER))).toBe("two-holders");
    expect(code(joinPartner(second, "a", HOLDER))).toBe("accepted");
  });

  test("joins a player: not an open chair, not the house commander, and no battle that is over", () => {
    expect(code(joinPartner(openedBattle(), "a", HOLDER))).toBe("seat-open");
    expect(code(joinPartner(sealedBattle({ house: { a: true, b: false } }), "a", HOLDER))).toBe("house-seat");
    expect(code(joinPartner(OVER, "a", HOLDER))).toBe("battle-over");
  });
});

test("somebody without a seat learns nothing of what a seat may do", () => {
  const { turns } = wholeBattle({ a: { mapCards: 6 }, b: { mapCards: 6 } }, 3);
  for (const { after } of turns) {
    for (const seat of ["a", "b"] as const) {
      const third = apply(after, { type: "partner-joined", seat, holder: HOLDER });
      for (const decision of [joinPartner(third, seat, HOLDER), sealForce(after, seat, buildSealed(seat))]) {
        expect(decision.ok ? null : decision.refusal.legal).toEqual([]);
      }
    }
  }
});

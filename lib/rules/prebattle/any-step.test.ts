import { describe, expect, test } from "vitest";
import type { SeatName } from "@/lib/model/by-seat";
import { SEED } from "@/tests/build/battle-fixtures";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { buildSealed } from "@/tests/build/forces";
import { accepted, applyAll, openedBattle, sealedBattle, wholeBattle } from "@/tests/build/played-battle";
import { joinPartner, sealForce } from "./any-step";
import { apply } from "./apply";
import type { Battle } from "./battle";
import type { DecidedCommand } from "./battle-step";
import { decide } from "./decide";
import { type Decision, legalCommands, stepOf, toAct } from "./sequence";

describe("seats", () => {
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
});

describe("giving up", () => {
  const ABANDON: DecidedCommand = { type: "abandon", otherIsAway: false };
  const ALONE: DecidedCommand = { type: "abandon", otherIsAway: true };
  const ACCEPT: DecidedCommand = { type: "accept-abandon" };

  const made = (battle: Battle, seat: SeatName, command: DecidedCommand) =>
    applyAll(battle, accepted(decide(battle, seat, command, NO_DRAWS)));
  const code = (battle: Battle, seat: SeatName, command: DecidedCommand) => {
    const decision = decide(battle, seat, command, NO_DRAWS);
    return decision.ok ? "accepted" : decision.refusal.code;
  };

  describe("abandoning", () => {
    test("is offered, and ends the battle when the other seat accepts", () => {
      const offered = made(sealedBattle(), "a", ABANDON);
      expect([offered.step, offered.seats.a.offersToAbandon, offered.seats.b.offersToAbandon]).toEqual(["sitting", true, false]);
      expect(code(offered, "a", ABANDON)).toBe("already-offered");
      expect(code(offered, "a", ACCEPT)).toBe("nothing-offered");
      expect(accepted(decide(offered, "b", ACCEPT, NO_DRAWS))).toEqual([{ type: "abandoned", seat: "b", alone: false }]);
      expect(made(offered, "b", ACCEPT).step).toBe("abandoned");
    });

    test("is agreed where the other seat offers it too", () => {
      const offered = made(sealedBattle(), "a", ABANDON);
      expect(accepted(decide(offered, "b", ABANDON, NO_DRAWS))).toEqual([{ type: "abandoned", seat: "b", alone: false }]);
    });

    test("is no longer offered by one who plays on, though the other may", () => {
      const offered = made(sealedBattle(), "a", ABANDON);
      const sits = { type: "sit", nonce: "0".repeat(16) } as const;
      expect(code(made(offered, "a", sits), "b", ACCEPT)).toBe("nothing-offered");
      expect(code(made(offered, "b", sits), "b", ACCEPT)).toBe("accepted");
      expect(code(made(made(offered, "a", sits), "a", ABANDON), "b", ACCEPT)).toBe("accepted");
    });

    test("is offered twenty times by either seat and no more; it may still be accepted, and left alone", () => {
      const sits = { type: "sit", nonce: "0".repeat(16) } as const;
      let battle = sealedBattle();
      for (let offers = 0; offers < 20; offers++) {
        battle = made(battle, "a", ABANDON);
        // Playing on withdraws the offer. Nothing else is compared here.
        battle = {
          ...made(battle, "a", sits),
          step: "sitting",
          seats: { ...battle.seats, a: { ...battle.seats.a, offersToAbandon: false } },
        };
      }
      const refusal = decide(battle, "a", ABANDON, NO_DRAWS);
      expect(refusal).toMatchObject({ ok: false, refusal: { code: "too-many-offers", params: { to: "abandon", most: 20 } } });
      const offered = made(battle, "b", ABANDON);
      expect([code(offered, "a", ACCEPT), code(offered, "a", ABANDON)]).toEqual(["accepted", "accepted"]);
      expect(code(battle, "a", ALONE)).toBe("accepted");
    });

    test("is still offered by one for whom the server declares a day, or whose partner comes", () => {
      const offered = made(sealedBattle(), "a", ABANDON);
      const declared = { type: "day-declared", seat: "a", day: 1, pass: true, forced: true } as const;
      expect(apply(offered, declared).seats.a.offersToAbandon).toBe(true);
      expect(apply(offered, { ...declared, forced: false }).seats.a.offersToAbandon).toBe(false);
      expect(apply(offered, { type: "partner-joined", seat: "a", holder: "1".repeat(64) }).seats.a.offersToAbandon).toBe(true);
    });

    test("cannot be accepted where nobody offered it", () => {
      expect(code(sealedBattle(), "a", ACCEPT)).toBe("nothing-offered");
    });

    test.each([
      ["the other seat has long not acted", sealedBattle(), ALONE],
      ["it has long not acted since an offer", made(sealedBattle(), "a", ABANDON), ALONE],
      ["the house commander sits there", sealedBattle({ house: { a: false, b: true } }), ABANDON],
      ["nobody sits there", applyAll(openedBattle(), accepted(sealForce(openedBattle(), "a", buildSealed("a")))), ABANDON],
    ])("is final at once where %s", (_, battle, command) => {
      expect(accepted(decide(battle, "a", command, NO_DRAWS))).toEqual([{ type: "abandoned", seat: "a", alone: true }]);
    });

    test("can be offered in every step before ready, is never among the legal commands, and leaves the step as it is", () => {
      const { turns } = wholeBattle({ a: { mapCards: 7 }, b: { mapCards: 3 } }, 5);
      const steps = new Set(turns.map(({ before }) => before.step));
      expect([...steps]).toEqual(["sitting", "role", "territory", "position", "days", "keep"]);
      for (const { before } of turns) {
        const offered = made(before, "b", ABANDON);
        expect({ ...offered, seq: 0, seats: null }).toEqual({ ...before, seq: 0, seats: null });
        for (const seat of ["a", "b"] as const) {
          expect(legalCommands(offered, seat)).toEqual(legalCommands(before, seat));
          expect(legalCommands(offered, seat).map((one) => one.type)).not.toContain("abandon");
        }
        expect(made(offered, "a", ACCEPT).step).toBe("abandoned");
      }
    });

    test("and everything else is over once the battle is", () => {
      const abandoned = apply(made(made(sealedBattle(), "a", ABANDON), "b", ACCEPT), { type: "seed-published", seat: null, seed: SEED });
      for (const battle of [abandoned, wholeBattle({}, 1).end]) {
        expect(stepOf(battle)).toBeNull();
        expect(toAct(battle)).toEqual([]);
        expect(battle.seed).toBe(SEED);
        for (const command of [ABANDON, ALONE, ACCEPT, { type: "sit", nonce: "0".repeat(16) } as const]) {
          expect(code(battle, "a", command)).toBe("battle-over");
        }
      }
    });
  });
});

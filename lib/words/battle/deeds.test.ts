import { describe, expect, test } from "vitest";
import { CATALOG } from "@/tests/build/rules";
import type { BattleCommand } from "../../model/battle-command";
import { plain } from "../sentence";
import { decidedWords, deedWords, facingWords, finalityWords } from "./deeds";

describe("decided", () => {
  const NAMES = { eyes: "a", names: { a: "Kircholm", b: "Wimpfen" } } as const;
  const TABLES = CATALOG.battle.tables;
  const said = ({ what, value }: ReturnType<typeof facingWords>[number]) => ({ what: plain(what), value: plain(value) });

  test("tells what the days have settled for the table", () => {
    const decided = {
      ...({ square: "C5", territory: "P", roles: { invader: "b", defender: "a" } } as const),
      outscouting: { cards: { a: [], b: [] }, percent: { a: 10, b: 40 }, by: "b" as const, difference: 30 },
    };
    expect(decidedWords(decided, TABLES, NAMES).map(said)).toEqual([
      { what: "Invader", value: "Wimpfen" },
      { what: "Defender", value: "Kircholm" },
      { what: "Territory", value: "Plains" },
      { what: "Square", value: "C5: featureless, open flanks" },
      { what: "Out-scouting", value: "You are out-scouted by 30%." },
    ]);
  });

  test("and nothing of what was never settled", () => {
    expect(decidedWords({ square: null, territory: null, roles: null, outscouting: null }, TABLES, NAMES)).toEqual([]);
  });

  test("who meets whom is told alone, where the field is drawn", () => {
    expect(facingWords({ roles: { invader: "b", defender: "a" } }, NAMES).map(said)).toEqual([
      { what: "Invader", value: "Wimpfen" },
      { what: "Defender", value: "Kircholm" },
    ]);
    expect(facingWords({ roles: null }, NAMES)).toEqual([]);
  });
});

describe("deed", () => {
  const NOTHING = { a: null, b: null };
  const VIEW = { square: "C3", seat: "a", card: null, committed: { a: false, b: false }, declared: NOTHING, roles: null } as const;
  const CARD: BattleCommand = { type: "commit-card", card: "yellow" };

  test("a commander with a name is placed by it", () => {
    const own = { commanders: [{ grade: "talented", class: "professional", role: "army", name: "Horn" }], units: [] } as const;
    expect(deedWords({ type: "place-commander", commander: 0, at: { x: 20, y: 5 } }, { ...VIEW, own: structuredClone(own) as never })).toBe(
      "Place Horn (A)",
    );
  });

  test.each<readonly [BattleCommand, string]>([
    [CARD, "Play yellow"],
    [{ type: "move-marker", to: "C4" }, "Move the marker to C4"],
    [{ type: "move-marker", to: "C3" }, "Leave the marker on C3"],
    [{ type: "choose-square", square: "A5" }, "Place the marker on A5"],
    [{ type: "waive-intercept" }, "Leave the marker to the defender"],
    [{ type: "choose-role", role: "invader" }, "Invade"],
    [{ type: "choose-role", role: "defender" }, "Defend"],
    [{ type: "choose-territory", territory: "P" }, "Choose Plains"],
    [{ type: "declare-day", pass: true }, "Pass today"],
    [{ type: "declare-day", pass: false }, "Play a card today"],
    [{ type: "keep-cards", keep: [] }, "Keep no cards"],
    [{ type: "keep-cards", keep: ["red"] }, "Keep 1 card"],
    [{ type: "keep-cards", keep: ["red", "red"] }, "Keep 2 cards"],
    [{ type: "choose-flank", edge: "left", width: 2.5 }, "Water on the defender’s left, 2.5 BW wide"],
    [{ type: "choose-flank", edge: "right", width: null }, "Terrain on the defender’s right"],
    [{ type: "choose-kind", kind: "orchard" }, "Choose an orchard"],
    [{ type: "stop-choosing" }, "Choose no more terrain"],
    [{ type: "give-up-piece" }, "Give up the piece"],
    [{ type: "adjust-piece", adjust: { do: "leave" } }, "Leave it"],
    [{ type: "adjust-piece", adjust: { do: "remove" } }, "Remove it"],
    [{ type: "leave-off-table", number: 7 }, "Leave unit group 7 off the table"],
    [{ type: "give-orders", marches: [], ambushes: [] }, "Give no orders"],
    [{ type: "give-orders", marches: [], ambushes: [{ x: 1, y: 1, unit: null }] }, "Give these orders"],
    [{ type: "place-commander", commander: 1, at: { x: 20, y: 5 } }, "Place your commander B"],
    [{ type: "drop-pikes", number: 3 }, "Drop the pikes of unit group 3"],
    [{ type: "pass" }, "Pass"],
    [{ type: "reveal-order", order: "ambush-2" }, "Show ambush 2"],
    [{ type: "accept-close-battle" }, "Accept the result"],
  ])("a button for %j says %s", (command, words) => {
    expect(deedWords(command, VIEW)).toBe(words);
  });

  test("a second card of a day is a change", () => {
    expect(deedWords(CARD, { ...VIEW, card: "red" })).toBe("Change to yellow");
  });

  test("a flank is one's own left or right", () => {
    const roles = { invader: "a", defender: "b" } as const;
    expect(deedWords({ type: "choose-flank", edge: "left", width: null }, { ...VIEW, roles })).toBe("Terrain on your right");
  });

  describe("whether it can be taken back is said", () => {
    const OPEN = null;
    const FINAL = "This cannot be undone.";
    test("of a card once the other one is ready", () => {
      expect(finalityWords(CARD, VIEW)).toBe(OPEN);
      expect(finalityWords(CARD, { ...VIEW, committed: { a: false, b: true } })).toBe(FINAL);
      expect(finalityWords(CARD, { ...VIEW, declared: { a: null, b: "pass" } })).toBe(FINAL);
      expect(finalityWords(CARD, { ...VIEW, seat: "b", committed: { a: true, b: false } })).toBe(FINAL);
      expect(finalityWords(CARD, { ...VIEW, seat: "b", committed: { a: false, b: true } })).toBe(OPEN);
    });

    test("of all else", () => {
      expect(finalityWords({ type: "move-marker", to: "C4" }, VIEW)).toBe("This cannot be undone.");
      const result = {
        type: "close-battle",
        losses: { a: { tugs: 0, sugs: 0 }, b: { tugs: 0, sugs: 0 } },
        broken: { a: false, b: false },
      } as const;
      expect(finalityWords(result, VIEW)).toMatch(/once both players have entered the same/);
      expect(finalityWords(result, { ...VIEW, chairs: { a: "player", b: "house" } })).toBe(
        "The battle closes at once. This cannot be undone.",
      );
      const entered = (seat: "a" | "b", tugs: number) => ({
        seat,
        result: { ...result, losses: { a: { tugs, sugs: 0 }, b: { tugs: 0, sugs: 0 } }, points: { a: 0, b: 0 } },
      });
      expect(finalityWords(result, { ...VIEW, closing: entered("b", 0) })).toMatch(/^The battle closes at once/);
      expect(finalityWords(result, { ...VIEW, closing: entered("b", 1) })).toMatch(/once both players/);
      expect(finalityWords(result, { ...VIEW, closing: entered("a", 0) })).toMatch(/once both players/);
      expect(finalityWords({ type: "abandon" }, VIEW)).toBe("Your opponent must agree. Playing on withdraws your offer.");
    });
  });
});

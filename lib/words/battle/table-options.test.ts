import { describe, expect, test } from "vitest";
import { VIEW } from "@/tests/build/battle-fixtures";
import { BOOK } from "@/tests/build/played-battle";
import { LEGAL_TABLE_FIXTURES } from "@/tests/build/table-fixtures";
import { type BattleView, battleView } from "../../model/battle-view";
import { suggestionWords, tableOptions, waterWidths } from "./table-options";

describe("table options", () => {
  /** Seat a defends, and is to act. */
  const viewOf = (changes: object): BattleView => battleView.parse({ ...VIEW, seat: "a", ...changes });
  const withLegal = (...legal: readonly unknown[]): BattleView => viewOf({ legal });
  const optionsOf = (view: BattleView, width: number | null = null) => tableOptions({ view, tables: BOOK.tables, width });
  const { "choose-flank": water } = LEGAL_TABLE_FIXTURES;

  describe("what can be chosen by its name", () => {
    test("a flank, from the reader's left, with the widest water allowed", () => {
      const view = withLegal(water, { ...(water as object), edge: "left" });
      expect(waterWidths(view)).toEqual({ min: 1, max: 4 });
      expect(optionsOf(view, 2.5)).toEqual([
        { deed: { type: "choose-flank", edge: "right", width: 2.5 }, label: "Your right", note: "Water 2.5 BW wide along this edge." },
        { deed: { type: "choose-flank", edge: "left", width: 2.5 }, label: "Your left", note: "Water 2.5 BW wide along this edge." },
      ]);
      expect(optionsOf(view, 9).map(({ deed }) => deed)).toMatchObject([{ width: 4 }, { width: 4 }]);
      expect(optionsOf(view).map(({ deed }) => deed)).toMatchObject([{ width: 1 }, { width: 1 }]);
      const terrain = withLegal({ type: "choose-flank", edge: "left", width: null });
      expect(waterWidths(terrain)).toBeNull();
      expect(optionsOf({ ...terrain, seat: "b" })).toEqual([
        { deed: { type: "choose-flank", edge: "left", width: null }, label: "Your right", note: "Terrain along this edge." },
      ]);
    });

    test("a kind, with its going and what is to be known of it", () => {
      const kinds = ["wood", "gentle-hill", "lake"].map((kind) => ({ type: "choose-kind", kind }));
      expect(optionsOf(withLegal(...kinds)).map(({ label, note }) => `${label}: ${note}`)).toEqual([
        expect.stringMatching(/^A wood: Difficult going\. Hides any unit group in it, and what is behind it\./),
        "A gentle hill: Open ground. Hides what is behind its crest (the dashed line). Troops higher up count as uphill.",
        expect.stringMatching(/^A lake: Impassable ground\. Hides nobody\./),
      ]);
    });

    test("what becomes of a piece that was laid", () => {
      const adjust = LEGAL_TABLE_FIXTURES["adjust-piece"] as object;
      const deeds = (remove: boolean) => optionsOf(withLegal({ ...adjust, remove })).map(({ deed }) => deed);
      const leave = { type: "adjust-piece", adjust: { do: "leave" } };
      expect(deeds(false)).toEqual([leave]);
      expect(deeds(true)).toEqual([leave, { type: "adjust-piece", adjust: { do: "remove" } }]);
    });

    test("no orders, an order of the reader's, and a result", () => {
      const view = viewOf({
        legal: ["give-orders", "reveal-order", "accept-close-battle"].map((type) => LEGAL_TABLE_FIXTURES[type as "pass"]),
      });
      expect(optionsOf(view)).toEqual([
        { deed: { type: "give-orders", marches: [], ambushes: [] }, label: "No orders", note: "Nobody marches or hides." },
        {
          deed: { type: "reveal-order", order: "march-1" },
          label: "Show march 1",
          note: "Your commander B marches with unit groups 4 and 7 round your left.",
        },
        {
          deed: {
            ...{ type: "close-battle", losses: view.closing?.result.losses, broken: view.closing?.result.broken },
            sacked: { a: false, b: true },
          },
          label: "Accept the result",
          note: "You: 15 points; 2 TuGs and 1 SuG lost. Your opponent: 5 points; 4 TuGs lost, and the camp was sacked and the army broke.",
        },
      ]);
    });

    test("a unit group by its own name", () => {
      const view = withLegal(LEGAL_TABLE_FIXTURES["drop-pikes"], LEGAL_TABLE_FIXTURES["leave-off-table"], { type: "pass" });
      expect(optionsOf({ ...view, step: "scouts" }).map(({ label, note }) => [label, note])).toEqual([
        ["Blue Brigade (3): drop the pikes", "Afterwards the unit group is loose and unprotected, with muskets."],
        ["Leave unit group 40 off the table", "It has no legal position, so it becomes a straggler."],
        ["Pass", ""],
      ]);
    });
  });

  test("the computer can do whatever needs a place, and nothing else alone", () => {
    const words = (...types: (keyof typeof LEGAL_TABLE_FIXTURES)[]) =>
      suggestionWords(withLegal(...types.map((type) => LEGAL_TABLE_FIXTURES[type])));
    expect(words("place-piece")).toBe("Place this piece for me");
    expect(words("deploy-unit", "leave-off-table")).toBe("Deploy one for me");
    expect(words("pass", "scout-move")).toBe("Move one for me");
    // A piece or a group that has no place stops nobody who lets the computer play on.
    for (const type of ["give-up-piece", "leave-off-table", "stop-choosing"] as const) expect(words(type)).toBe("Choose for me");
    expect(words("reveal-order", "close-battle")).toBeNull();
    const byName = new Set(
      Object.values(LEGAL_TABLE_FIXTURES).filter((one) => tableOptions({ view: withLegal(one), tables: BOOK.tables, width: 2 }).length > 0),
    );
    const neither = Object.entries(LEGAL_TABLE_FIXTURES).filter(([type, one]) => !byName.has(one) && words(type as "pass") === null);
    // The result has a form of its own.
    expect(neither.map(([type]) => type)).toEqual(["close-battle"]);
  });
});

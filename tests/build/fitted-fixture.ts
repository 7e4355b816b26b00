import type { BattleReference, FittedReference } from "@/lib/model/quick-reference";
import { BATTLE } from "./battle-fixtures";

/** What is left of a quick reference for an army of horse, with a row of each source and one that nobody knows. */
export const FITTED_REFERENCE: FittedReference = {
  schema: "condotta.fitted-reference/1",
  reference: {
    schema: "condotta.quick-reference/1",
    sections: [
      {
        id: "charges",
        title: "Charges",
        tables: [
          {
            id: "kinds",
            title: "Kinds",
            columns: [
              { id: "kind", name: "", kind: "text", needs: [] },
              { id: "card", name: "Formed", kind: "cards", needs: [["training:formed"]] },
            ],
            rows: [
              {
                id: "forced",
                cells: ["Forced", null],
                needs: [["has:impetuous", "type:mounted"], ["has:fanatics"]],
                against: [["type:elephant"]],
                source: { from: "rulebook", heading: "Charges: Declaring 1.1", why: null },
              },
            ],
          },
        ],
      },
    ],
  },
  leftOut: [
    {
      section: "charges",
      table: "kinds",
      part: "row",
      id: "keil",
      name: "Keils",
      reason: "needs",
      lacks: [["set:keil"], ["set:later-keil"]],
      why: "no keil or later keil in this army",
    },
    {
      section: "charges",
      table: "kinds",
      part: "column",
      id: "tribal",
      name: "Tribal",
      reason: "needs",
      lacks: [["training:tribal"]],
      why: "no tribal troops in this army",
    },
    { section: "charges", table: "kinds", part: "row", id: "hold", name: "C3", reason: "none", lacks: [], why: "nobody may" },
  ],
  text: "Quick reference\n",
};

/** The same from a battle, for a seat, with a mark of each kind. */
export const BATTLE_REFERENCE = {
  ...FITTED_REFERENCE,
  schema: "condotta.battle-reference/1",
  battle: BATTLE,
  seat: "b",
  name: "Kircholm, 1605 and Breitenfeld, 1631",
  marks: [
    { key: "charges.kinds.forced", mark: "opponent" },
    { key: "charges.kinds.held", mark: "both" },
  ],
  notKnown: ["The force of the opponent: 3 unit groups of 14 not seen yet, which may be anything."],
} satisfies Record<keyof BattleReference, unknown>;

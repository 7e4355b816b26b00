import type { BattleReference, FittedReference, QuickReference } from "@/lib/model/quick-reference";
import type { SchemaName } from "@/lib/model/schemas";
import { BATTLE } from "./battle-fixtures";

const column = (id: string, name: string, kind: "text" | "dice" | "cards" | "faces" = "text") => ({ id, name, kind, needs: [] });
const RULEBOOK = { from: "rulebook", heading: "Movement Distances 2", why: null } as const;
const SIBLING = { from: "sibling", heading: null, why: "The parent game's card has it so." } as const;
const HOUSE = { from: "house", heading: null, why: "Nobody has weighed it." } as const;

/** A quick reference with a column of every kind, rows from everywhere, and a blank. */
export const REFERENCE: QuickReference = {
  schema: "condotta.quick-reference/1",
  sections: [
    {
      id: "prompted-actions",
      title: "Prompted actions",
      tables: [
        {
          id: "least-card",
          title: null,
          columns: [column("code", ""), column("what", ""), column("formed", "Formed", "cards")],
          rows: [
            { id: "c2", cells: ["C2", "Charge", "G"], needs: [], against: [], source: RULEBOOK },
            { id: "c3", cells: ["C3", "Hold a forced charge", "Y"], needs: [["has:impetuous"]], against: [], source: SIBLING },
          ],
        },
      ],
    },
    {
      id: "movement",
      title: "Movement",
      tables: [
        {
          id: "moving",
          title: "On the move",
          columns: [column("item", ""), column("fact", "")],
          rows: [
            {
              id: "slowest",
              cells: ["Going", "one base partly in worse going slows the whole of its unit group down to what that allows"],
              ...{ needs: [], against: [], source: RULEBOOK },
            },
            { id: "hedges", cells: ["Hedges", "as barricades"], needs: [], against: [["has:barricades"]], source: HOUSE },
            { id: "dismounted", cells: ["Dismounted", null], needs: [["has:dismountable"]], against: [], source: RULEBOOK },
          ],
        },
      ],
    },
    {
      id: "dice-and-claims",
      title: "Dice and claims",
      tables: [
        {
          id: "death-dice",
          title: null,
          columns: [column("die", "Die", "dice"), column("faces", "Faces", "faces")],
          rows: [{ id: "white", cells: ["W+", "wound wound special blank blank blank"], needs: [], against: [], source: RULEBOOK }],
        },
      ],
    },
  ],
};

/** The same, with a row in which one cell has another source. */
export const MIXED_REFERENCE: QuickReference = {
  ...REFERENCE,
  sections: REFERENCE.sections.map((section) => ({
    ...section,
    tables: section.tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => (row.id === "c2" ? { ...row, cellSources: [{ column: "formed", source: HOUSE }] } : row)),
    })),
  })),
};

/** One document of every shape that has a quick reference. */
export const REFERENCE_FIXTURES = {
  QuickReference: MIXED_REFERENCE,
  ReferenceAndText: { reference: REFERENCE, text: "Quick reference\n" },
} as const satisfies Partial<Record<SchemaName, unknown>>;

/** What is left of a quick reference for an army of horse, with a row of each source and one unknown cell. */
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

import type { ArmyCards } from "@/lib/model/army-cards";
import type { ArmySheet } from "@/lib/model/army-sheet";
import type { Version } from "@/lib/model/identifiers";

const VERSION = `sha256:${"0123456789abcdef".repeat(4)}` as Version;
const OTHER_VERSION = `sha256:${"fedcba9876543210".repeat(4)}` as Version;

/** A sheet with every field filled. */
export const SHEET: ArmySheet = {
  schema: "condotta.sheet/1",
  reader: "own",
  name: "Kircholm, again",
  about: "Polish-Lithuanian, 1576–1660 · year 1605 · 10,000 points",
  verdict: {
    legal: true,
    words: "Legal, 1 tip",
    reasons: ["With 12 TuGs you break at 6, the same as with 11. A 13th raises it to 7."],
  },
  figures: [
    { id: "points", label: "Points", value: "9986", source: "house" },
    { id: "territories", label: "Territories", value: "P F", source: null },
  ],
  flankMarches: [{ away: 1, breaksAt: 6 }],
  commands: [
    {
      commander: {
        name: "Chodkiewicz",
        title: "army commander, talented, professional",
        abilities: ["4 cards", "floats", "group moves of 4", "range 12 BW"],
        boxes: ["open", "open"],
        points: 880,
      },
      units: [
        {
          number: 1,
          name: "Hussars of the left wing",
          line: "Polish Hussars",
          troop: {
            type: "Mtd",
            formation: "Formed loose",
            armour: "Arm",
            quality: "Sup",
            shooting: "Crb AFP",
            charge: "CL",
            melee: "MPi",
            characteristics: ["Ferocious"],
            follows: ["shatter"],
          },
          bases: 4,
          boxes: ["open", "open", "crossed", "crossed"],
          breaksAfter: "2 bases + 1 wound",
          points: 848,
        },
      ],
    },
    { commander: null, units: [] },
  ],
  camp: { words: "Standard camp, poor, 3 by 2 BW", boxes: ["open", "half", "crossed"], points: 0 },
  territories: [{ letter: "P", name: "Plains" }],
  versions: {
    list: { name: "Polish-Lithuanian", years: [1576, 1660], version: VERSION },
    allies: [{ name: "Swedish", years: [1618, 1648], version: VERSION }],
    rules: OTHER_VERSION,
  },
  notes: ["Points are house values."],
  link: "https://condotta.example/a/pfxw6ylogezdgnbvgy3tqojqga",
};

export const SHEET_FIXTURES = {
  ArmySheet: SHEET,
  SheetAndText: {
    sheet: SHEET,
    text: {
      ...{ full: "Kircholm, again", compact: "Kircholm, again", lines: "Kircholm, again" },
      ...{ markdown: "**Kircholm**", bbcode: "[b]Kircholm[/b]", csv: "Number;Name\n1;Reiters" },
    },
  },
};

/** Cards with every field filled. */
export const CARDS: ArmyCards = {
  schema: "condotta.cards/1",
  ...{ reader: "own", name: SHEET.name, about: SHEET.about, versions: SHEET.versions },
  units: [
    {
      number: 1,
      name: "Hussars of the left wing",
      line: "Polish Hussars",
      counts: "TuG",
      command: { letter: "A", name: "Chodkiewicz" },
      classification: {
        words: "Mounted, formed loose, armoured, superior; charge: charging lancer; melee: melee pistol",
        short: "Mtd, Formed loose, Arm, Sup, charge CL, melee MPi, Ferocious; shatter",
      },
      formation: {
        form: "loose",
        ranks: [
          ["horse", "horse", null],
          ["horse", "horse"],
        ],
        ...{ depth: 75, words: "2 to 4 wide (here 2, 2 deep)" },
      },
      bases: 4,
      boxes: ["open", "open", "crossed", "crossed"],
      breaks: { at: 5, perBase: 2, words: "2 bases + 1 wound" },
      lines: [{ label: "Move", words: "5 BW", source: "sibling" }],
      traits: [{ name: "Ferocious", sentence: "Feared by name." }],
      follows: ["never nervous"],
      points: 848,
    },
  ],
  commanders: [
    {
      ...{ letter: "A", name: "Chodkiewicz", title: "army commander, competent professional" },
      lines: [{ label: "Range", words: "12 BW", source: "rulebook" }],
      grades: [
        { grade: "competent", name: "Competent", cards: 3, blockSize: 3, killABase: "yellow" },
        { grade: "mediocre", name: "Mediocre", cards: 2, blockSize: 2, killABase: "red" },
      ],
      units: [{ number: 1, name: "Hussars of the left wing", bases: 4 }],
      points: 480,
    },
  ],
  slips: {
    ambushes: [{ number: 1 }],
    marches: [{ edge: "left" }, { edge: "right" }],
    ...{ marchMost: 4, cardsMost: 3 },
    marchNeeds: [{ cards: 2, units: [1] }],
    leaders: [{ letter: "B", name: "Sapieha", cards: 3, needs: 2, units: [1] }],
    mayAmbush: [1],
    mayDropPikes: [],
    away: "breaks at 6 TuGs with 1 away",
  },
  shelf: {
    groups: [
      {
        ...{ name: "Mounted", base: "1 BW wide, ¾ deep", bases: 4, split: "2 of horse and 2 of dragoons" },
        rows: [{ name: "Polish Hussars", units: [1], bases: 4, split: "" }],
      },
    ],
    others: [{ name: "Commanders", words: "1 base, 1 × 1 BW" }],
  },
  notes: ["A box is a base."],
};

export const CARD_FIXTURES = { ArmyCards: CARDS, CardsAndText: { cards: CARDS, text: "Kircholm, again" } };

import type { ArmyCards } from "@/lib/model/army-cards";
import { SHEET } from "./sheet-fixtures";

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
        ...{ depth: 75, words: "2 wide (2 to 4), 2 deep" },
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
        ...{ name: "Mounted", base: "1 × ¾ BW", bases: 4, split: "2 of horse and 2 of dragoons" },
        rows: [{ name: "Polish Hussars", units: [1], bases: 4, split: "" }],
      },
    ],
    others: [{ name: "Commanders", words: "1 base, 1 × 1 BW" }],
  },
  notes: ["A box is a base."],
};

export const CARD_FIXTURES = { ArmyCards: CARDS, CardsAndText: { cards: CARDS, text: "Kircholm, again" } };

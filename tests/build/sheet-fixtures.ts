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
  SheetAndText: { sheet: SHEET, text: { full: "Kircholm, again", compact: "Kircholm, again", lines: "Kircholm, again" } },
};

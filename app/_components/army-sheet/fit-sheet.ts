import type { ArmySheet, SheetCommander, SheetUnit } from "@/lib/model/army-sheet";
import { flankMarchWords } from "@/lib/sheets/flank-march-words";
import { HOUSE_MARK } from "@/lib/sheets/text-parts";
import { SHEET_NOTES } from "@/lib/words/sheet";
import type { Paper } from "./paper";

/** How a sheet is set, from the roomiest on: type and title in millimetres, space above and below a row in ems, two of the columns that wrap in hundredths. */
export const SETTINGS = [
  { name: "roomy", type: 2.9, title: 8.6, row: 0.5, columns: { name: 20, losses: 15.9 } },
  { name: "close", type: 2.8, title: 8.6, row: 0.25, columns: { name: 20, losses: 15.3 } },
  { name: "small", type: 2.65, title: 7.4, row: 0.2, columns: { name: 23, losses: 14.5 } },
  { name: "tight", type: 2.5, title: 7.4, row: 0.15, columns: { name: 26, losses: 13.6 } },
] as const;
type Setting = (typeof SETTINGS)[number];

/** What is left of the paper between the margins, in millimetres. */
const ROOM: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 190, height: 275 },
  letter: { width: 195.9, height: 257.4 },
};

/** In ems: of a line of type, of the small type under it, of a row of boxes, of the space between two columns and at the end of a line. */
const [LINE, SMALL, BOX, GAP, LEFT_OPEN] = [1.25, 0.88, 1.09, 0.65, 1.2];
/** All columns that do not wrap, at their widest, in ems: what they and those two leave, the characteristics have. */
const UNWRAPPED = 34.5;
/** "after 2 bases and a wound" is mostly spaces and narrow letters. */
const SHORT_WORDS = 0.93;
const CODE = 20;
/** The head of the table on each page after the first, with the army's name, and what a row that does not fit leaves empty. */
const LOST_ON_A_PAGE = 25;

/** How wide a text is, in ems of our type: near enough, and rather too wide than too narrow. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[ijltfrI.,:;'’()\- ]/.test(letter)) width += 0.3;
    else if (/[MWmw@]/.test(letter)) width += 0.83;
    else if (/\p{Lu}/u.test(letter)) width += 0.62;
    else width += letter < "\u0500" ? 0.51 : 1;
  }
  return width;
}

/** Lines that a text takes where there is so much room. Every line but the last leaves some of it empty, for its words are whole. */
const linesIn = (width: number, room: number): number => Math.max(1, Math.ceil((width + Math.floor(width / room) * LEFT_OPEN) / room));

type Page = { readonly setting: Setting; readonly width: number };

/** Heights are in ems of the setting's type from here on. */
function unitHeight({ name, line, troop, boxes, breaksAfter }: SheetUnit, { setting, width }: Page): number {
  const { columns, type, row } = setting;
  const share = (hundredths: number): number => (hundredths * width) / 100 / type - GAP;
  const room = { name: share(columns.name), losses: share(columns.losses) };
  const left = share(100 - columns.name - columns.losses) - UNWRAPPED;
  const special = troop ? [...troop.characteristics, ...troop.follows].join(", ") : "";
  const named = linesIn(widthOf(name), room.name) * LINE;
  const listed = line === "" ? 0 : linesIn(widthOf(line) * SMALL, room.name) * LINE * SMALL;
  const after = linesIn(widthOf(`after ${breaksAfter}`) * SMALL * SHORT_WORDS, room.losses);
  const lost = Math.ceil(boxes.length / 8) * BOX + (breaksAfter === "" ? 0 : after * LINE * SMALL + 0.12);
  return Math.max(named + listed, linesIn(widthOf(special), left) * LINE, lost) + 2 * row + 0.1;
}

function commanderHeight(commander: SheetCommander | null, { setting, width }: Page): number {
  const { columns, type, row } = setting;
  const text = commander ? widthOf(commander.name) * 1.3 + widthOf([commander.title, ...commander.abilities].join("; ")) : 0;
  const lines = linesIn(text, (width * (95 - columns.losses)) / 100 / type - GAP);
  return 0.3 + lines * LINE + 2 * row + 0.45;
}

function headHeight({ name, about, verdict, link }: ArmySheet, { setting, width }: Page): number {
  const { type } = setting;
  const room = link === null ? width : width - CODE - 2 * type;
  const title = linesIn(widthOf(name) * setting.title * 0.95, room) * setting.title * 1.05;
  const line = linesIn(widthOf(about + verdict.words) * 1.1, room / type) * 1.1 * LINE + 0.35;
  const address = link === null ? 0 : linesIn(widthOf(link) * 0.85, room / type) * 0.85 * LINE;
  return Math.max(title / type + line + address, link === null ? 0 : CODE / type) + 0.7;
}

function footHeight({ flankMarches, verdict, versions, notes }: ArmySheet, { setting: { type }, width }: Page): number {
  const editions = [versions.list, ...versions.allies].map((one) => `${one.name}, 1234–1234: 0123456789ab; `);
  const entries = [
    flankMarches.length === 0 ? "" : flankMarchWords(flankMarches),
    verdict.reasons.length === 0 ? "" : [verdict.words, ...verdict.reasons].join(" "),
    "C Cultivated, M Mountains, F Forest, P Plains, S Seashore",
    editions.join(""),
    [...notes, SHEET_NOTES.houseMark(HOUSE_MARK)].join(" "),
  ].filter(Boolean);
  return entries.reduce((sum, entry) => sum + linesIn(widthOf(entry), width / type - 7.5) * LINE + 0.3, 0.7);
}

function pagesIn(sheet: ArmySheet, paper: Paper, setting: Setting): number {
  const { width, height } = ROOM[paper];
  const page = { setting, width };
  const rows = [
    ...sheet.commands.flatMap(({ commander, units }) => [commanderHeight(commander, page), ...units.map((unit) => unitHeight(unit, page))]),
    commanderHeight(null, page),
  ];
  const strip = 4.3;
  const columnHeads = 1.95;
  const around = headHeight(sheet, page) + strip + columnHeads + footHeight(sheet, page);
  const needed = (around + rows.reduce((sum, one) => sum + one, 0)) * setting.type;
  return needed <= height ? 1 : Math.ceil((needed - LOST_ON_A_PAGE) / (height - LOST_ON_A_PAGE));
}

/** The roomiest way of setting a sheet that takes no more pages than the tightest. */
export function fitSheet(sheet: ArmySheet, paper: Paper): Setting["name"] {
  const pages = SETTINGS.map((setting) => ({ name: setting.name, pages: pagesIn(sheet, paper, setting) }));
  const fewest = Math.min(...pages.map((one) => one.pages));
  return pages.find((one) => one.pages === fewest)?.name ?? "tight";
}

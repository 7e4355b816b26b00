import { cssNumbers } from "@/app/_components/css-numbers";
import { type Paper, pageNumbers, paperSize } from "@/app/_components/paper/paper";
import type { ArmySheet, SheetCommander, SheetUnit } from "@/lib/model/army-sheet";
import { linesIn, wordsOf } from "@/lib/sheets/font-metrics";
import { besideWeapons, flankMarchWords, HOUSE_MARK } from "@/lib/sheets/text-parts";
import { SHEET_NOTES } from "@/lib/words/sheet";

/** How a sheet is set, from the roomiest on: type and title in millimetres, space above and below a row in ems, two of the columns that wrap in hundredths. */
export const SETTINGS = [
  { name: "roomy", type: 2.9, title: 8.6, row: 0.5, columns: { name: 20, losses: 15.9 } },
  { name: "close", type: 2.8, title: 8.6, row: 0.25, columns: { name: 20, losses: 15.3 } },
  { name: "small", type: 2.65, title: 7.4, row: 0.2, columns: { name: 23, losses: 14.5 } },
  { name: "tight", type: 2.5, title: 7.4, row: 0.1, columns: { name: 26, losses: 13.6 } },
] as const;
type Setting = (typeof SETTINGS)[number];

/** What the page leaves white at the top and the sides, and at the foot, in millimetres. `@page` has the same margins. */
const [MARGIN, FOOT_MARGIN] = [10, 12];

/** In ems: of a line of type, of the small type under it, of a row of boxes, of the space between two columns, and of the labels in the foot. */
const [LINE, SMALL, BOX, GAP, LABEL] = [1.25, 0.88, 1.09, 0.65, 8.2];
/** Of the address in the head, in ems; and in millimetres what no type is smaller than: seven points. */
const [ADDRESS, SMALLEST] = [0.85, 2.47];
/** Smaller type in ems, where that is not too small to read. */
const smaller = (ems: number, { type }: Setting): number => Math.max(ems, SMALLEST / type);
/** All columns that do not wrap, at their widest, in ems: what they and those two leave, the characteristics have. */
const UNWRAPPED = 34.5;
/** The losses read alike in most rows, and just fit: without what the widths of their letters are rounded up by. */
const ROUNDED = 0.98;
/** The QR code without its light border, in millimetres. */
const CODE = 20;
/** The head of the table on each page after the first, with the army's name, and what a row that does not fit leaves empty. */
const LOST_ON_A_PAGE = 25;

/** What the style sheet draws a sheet by. */
export function sheetNumbers(setting: Setting, paper: Paper) {
  const { type, title, row, columns } = setting;
  return {
    ...pageNumbers(paper),
    ...cssNumbers({ "--type": type, "--title": title, "--row": row, "--name": columns.name, "--losses": columns.losses }),
    ...cssNumbers({ "--line": LINE, "--small": smaller(SMALL, setting), "--smallest": SMALLEST, "--gap": GAP, "--label": LABEL }),
    ...cssNumbers({ "--code": CODE, "--margin": MARGIN, "--foot-margin": FOOT_MARGIN }),
  };
}

/** Lines that a text takes in so many ems; `scale`: of its type. */
const lines = (text: string, room: number, scale = 1): number => linesIn(wordsOf(text, "sans"), room / scale);

type Page = { readonly setting: Setting; readonly width: number };

/** Heights are in ems of the setting's type from here on. */
function unitHeight({ name, line, troop, boxes, breaksAfter }: SheetUnit, { setting, width }: Page): number {
  const { columns, type, row } = setting;
  const share = (hundredths: number): number => (hundredths * width) / 100 / type - GAP;
  const room = { name: share(columns.name), losses: share(columns.losses) };
  const left = share(100 - columns.name - columns.losses) - UNWRAPPED;
  const special = troop ? [...besideWeapons(troop), ...troop.follows].join(", ") : "";
  const named = lines(name, room.name) * LINE;
  const small = smaller(SMALL, setting);
  const listed = line === "" ? 0 : lines(line, room.name, small) * LINE * small;
  const after = lines(`after ${breaksAfter}`, room.losses, small * ROUNDED);
  const lost = Math.ceil(boxes.length / 8) * BOX + (breaksAfter === "" ? 0 : after * LINE * small + 0.12);
  return Math.max(named + listed, lines(special, left) * LINE, lost) + 2 * row + 0.1;
}

/** A commander's name is in larger type. */
const NAMED = 1.3;

function commanderHeight(commander: SheetCommander | null, { setting, width }: Page): number {
  const { columns, type, row } = setting;
  const told = commander ? wordsOf([commander.title, ...commander.abilities].join("; "), "sans") : [];
  const named = commander ? wordsOf(commander.name, "sans").map((word) => word * NAMED) : [];
  const room = (width * (95 - columns.losses)) / 100 / type - GAP;
  return 0.3 + linesIn([...named, ...told], room) * LINE + 2 * row + 0.45;
}

function headHeight({ name, about, verdict, link }: ArmySheet, { setting, width }: Page): number {
  const { type } = setting;
  const room = link === null ? width : width - CODE - 2 * type;
  const title = lines(name, room, setting.title * 0.95) * setting.title * 1.05;
  const line = lines(about + verdict.words, room / type, 1.1) * 1.1 * LINE + 0.35;
  const small = smaller(ADDRESS, setting);
  const address = link === null ? 0 : lines(link, room / type, small) * small * LINE;
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
  return entries.reduce((sum, entry) => sum + lines(entry, width / type - LABEL) * LINE + 0.3, 0.7);
}

function pagesIn(sheet: ArmySheet, paper: Paper, setting: Setting): number {
  const page = paperSize(paper);
  const [width, height] = [page.width - 2 * MARGIN, page.height - MARGIN - FOOT_MARGIN];
  const set = { setting, width };
  const rows = [
    ...sheet.commands.flatMap(({ commander, units }) => [commanderHeight(commander, set), ...units.map((unit) => unitHeight(unit, set))]),
    commanderHeight(null, set),
  ];
  const strip = 4.3;
  const columnHeads = 2.05;
  const around = headHeight(sheet, set) + strip + columnHeads + footHeight(sheet, set);
  const needed = (around + rows.reduce((sum, one) => sum + one, 0)) * setting.type;
  return needed <= height ? 1 : Math.ceil((needed - LOST_ON_A_PAGE) / (height - LOST_ON_A_PAGE));
}

/** The roomiest way of setting a sheet that takes no more pages than the tightest. */
export function fitSheet(sheet: ArmySheet, paper: Paper): Setting {
  const pages = SETTINGS.map((setting) => pagesIn(sheet, paper, setting));
  return SETTINGS[pages.indexOf(Math.min(...pages))] ?? SETTINGS[0];
}

import type { Army } from "../model/army";
import type { ArmyList } from "../model/army-list";
import type { ArmySheet, SheetReader } from "../model/army-sheet";
import type { Version } from "../model/identifiers";
import { assess } from "../rules/army/assess";
import type { Book } from "../rules/army/book";
import { muster } from "../rules/army/muster";
import { TERRITORY_WORDS, yearsWords } from "../words/lists";
import { SHEET } from "../words/sheet";
import { sheetCamp } from "./sheet-camp";
import { sheetCommands } from "./sheet-commands";
import { flankMarches, sheetFigures } from "./sheet-figures";
import { sheetNotes } from "./sheet-notes";
import { sheetVerdict } from "./sheet-verdict";
import { versionsOf } from "./versions-of";

type Given = {
  readonly reader: SheetReader;
  /** The version of the tables in the book. */
  readonly rules: Version;
  /** Where this army is shared; null where it is not. Opponents never get it, since a share shows everything. */
  readonly link: string | null;
};

function aboutWords({ year, pointsLimit }: Army, { name, years }: ArmyList): string {
  return [`${name}, ${yearsWords(years)}`, year === null ? SHEET.anyYear : SHEET.year(year), SHEET.points(pointsLimit)].join(" · ");
}

/**
 * An army on paper, legal or not, as plain data: what screen, paper, text and API show. The unit groups stand in the order of their
 * numbers, however the document orders them. Every list it names must be in the book (see `unknownLists`).
 */
export function armySheet(army: Army, book: Book, { reader, rules, link }: Given): ArmySheet {
  const mustered = muster(army, book);
  const verdict = assess(army, book);
  const { list } = mustered.list;
  const figures = sheetFigures(mustered, verdict, reader);
  const commands = sheetCommands(mustered, reader);
  return {
    schema: "condotta.sheet/1",
    reader,
    name: army.name,
    about: aboutWords(army, list),
    verdict: sheetVerdict(army, verdict, reader),
    figures,
    flankMarches: flankMarches(mustered, verdict.numbers.tugs),
    commands,
    camp: sheetCamp(army, book, reader),
    territories: list.territories.map((letter) => ({ letter, name: TERRITORY_WORDS[letter] })),
    versions: versionsOf(mustered, rules),
    notes: sheetNotes({ figures, commands }, book.tables, reader),
    link: reader === "own" ? link : null,
  };
}

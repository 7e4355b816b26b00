import { cssNumbers } from "@/app/_components/css-numbers";
import type { Paper } from "@/app/_components/paper/paper";
import { paperRoom } from "@/app/_components/paper/paper";
import type { CardShelf } from "@/lib/model/army-cards";
import { linesIn, wordsOf } from "@/lib/sheets/font-metrics";
import { CARDS } from "@/lib/words/cards";

/** In millimetres: the type, and what the title of a leaf takes. Two columns to a leaf. */
export const SHELF = { type: 3.1, title: 13, gap: 9, columns: 2 } as const;
/** In ems: of a line, above and below a row with its rule, of the box before it, of the columns after the name, and above a heading. */
const [LINE, ROW, BOX, AFTER, HEADING] = [1.25, 0.55, 1.9, 5.5, 1.6];

/** What the style sheet draws it by. */
export const shelfNumbers = cssNumbers({
  ...{ "--type": SHELF.type, "--title": SHELF.title, "--gap": SHELF.gap, "--columns": SHELF.columns },
  ...{ "--line": LINE, "--box": BOX, "--after": AFTER, "--heading": HEADING },
});

type Group = CardShelf["groups"][number];

/** A line of the list: the heading of a group, or something to take. */
export type ShelfLine =
  | { readonly kind: "group"; readonly name: string; readonly words: string; readonly bases: number | null }
  | { readonly kind: "row"; readonly name: string; readonly words: string; readonly bases: number | null };

const groupLines = ({ name, base, bases, split, rows }: Group): readonly ShelfLine[] => [
  { kind: "group", name, words: [base, split].filter(Boolean).join("; "), bases },
  ...rows.map((row) => ({
    kind: "row" as const,
    name: row.name,
    words: [CARDS.unitGroups(row.units), row.split].filter(Boolean).join("; "),
    bases: row.bases,
  })),
];

const linesOf = ({ groups, others }: CardShelf): readonly ShelfLine[] => [
  ...groups.flatMap(groupLines),
  { kind: "group", name: CARDS.alsoBring, words: "", bases: null },
  ...others.map((one) => ({ kind: "row" as const, ...one, bases: null })),
];

/** How tall a line is, in millimetres, in a column so wide. */
function heightOf({ kind, name, words }: ShelfLine, width: number): number {
  const room = width / SHELF.type - (kind === "row" ? BOX : 0) - AFTER;
  const lines = linesIn(wordsOf(name, "sans-bold"), room) + (words === "" ? 0 : linesIn(wordsOf(words, "sans"), room / 0.9));
  return (lines * LINE + ROW + (kind === "group" ? HEADING : 0)) * SHELF.type;
}

/** A heading with all that stands beneath it. */
function blocksOf(lines: readonly ShelfLine[]): readonly (readonly ShelfLine[])[] {
  const starts = lines.flatMap((one, at) => (one.kind === "group" ? [at] : []));
  return starts.map((from, nth) => lines.slice(from, starts[nth + 1]));
}

/** The list in columns, a heading and what stands beneath it in one as long as that is not too tall for any. */
export function shelfColumns(shelf: CardShelf, paper: Paper): readonly (readonly ShelfLine[])[] {
  const room = paperRoom(paper, "landscape");
  const width = (room.width - (SHELF.columns - 1) * SHELF.gap) / SHELF.columns;
  const most = room.height - SHELF.title;
  const columns: ShelfLine[][] = [[]];
  let used = 0;
  const place = (lines: readonly ShelfLine[]) => {
    const height = lines.reduce((sum, line) => sum + heightOf(line, width), 0);
    if (used > 0 && used + height > most) {
      columns.push([]);
      used = 0;
    }
    columns.at(-1)?.push(...lines);
    used += height;
  };
  for (const lines of blocksOf(linesOf(shelf))) {
    const height = lines.reduce((sum, line) => sum + heightOf(line, width), 0);
    const [heading, ...rows] = lines;
    if (height <= most || !heading) place(lines);
    else for (const piece of [[heading, ...rows.slice(0, 1)], ...rows.slice(1).map((row) => [row])]) place(piece);
  }
  return columns;
}

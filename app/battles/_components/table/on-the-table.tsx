import type { ReactNode } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatNames } from "@/lib/words/battle/names";
import { onTheTable, placesTold, type TableSection } from "@/lib/words/battle/standing";
import { TABLE } from "@/lib/words/battle/table-panels";
import { plain } from "@/lib/words/sentence";
import "./table.css";

type Row = TableSection["rows"][number];
/** `about`: what is said of a unit group besides. */
type Props = { readonly view: BattleView; readonly names: SeatNames; readonly about?: (unit: NonNullable<Row["unit"]>) => ReactNode };

/** The battlefield in words: everything on it, where it is and whose. */
export function OnTheTable({ view, names, about }: Props) {
  const sections = onTheTable(view, names);
  if (sections.length === 0) return null;
  return (
    <div className="on-table">
      <p className="on-table-note">
        {TABLE.inWords(view.table.width, view.table.depth)} {placesTold(names)}
      </p>
      {sections.map((section) => (
        <Section key={section.title} section={section} about={about} />
      ))}
    </div>
  );
}

/** Cells of up to so many letters are not broken over two lines. */
const SHORT = 12;

type SectionProps = Pick<Props, "about"> & { readonly section: TableSection };

function Section({ section: { title, columns, rows }, about }: SectionProps) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-short={column.length <= SHORT || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, unit }) => (
          <tr key={key}>
            {cells.map((cell, at) =>
              at === 0 ? (
                <th key={columns[at]} scope="row">
                  <AwaitedWords text={cell} /> {unit && about?.(unit)}
                </th>
              ) : (
                <td key={columns[at]} data-short={plain(cell).length <= SHORT || undefined}>
                  <AwaitedWords text={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

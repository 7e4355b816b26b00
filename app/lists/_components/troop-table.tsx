import type { ReactNode } from "react";
import { RulesPhrase, RulesWords } from "@/app/_components/rules-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { ArmyList, TroopLine } from "@/lib/model/army-list";
import type { RulesTables } from "@/lib/model/rules-tables";
import { leastBasesEver } from "@/lib/rules/army/book";
import { basePrice } from "@/lib/rules/army/price";
import { troopTraits } from "@/lib/rules/army/troop-traits";
import { rulesRow } from "@/lib/rules/rules-row";
import { POINTS_SOURCE } from "@/lib/words/army-numbers";
import { lineNotes } from "@/lib/words/list-lines";
import { TROOP_TABLE } from "@/lib/words/lists";
import { either } from "@/lib/words/phrasing";
import { joined, plain } from "@/lib/words/sentence";
import { traitTerms, troopCells } from "@/lib/words/troops";
import "./lists.css";

type Props = {
  list: ArmyList;
  tables: RulesTables;
  /** What stands before the notes of a line, and what below it, in a list that is being written. */
  act?: (line: TroopLine, at: number) => ReactNode;
  below?: (line: TroopLine, at: number) => ReactNode;
};

/** The troop type, the sheet's columns, and three figures. */
const COLUMNS = TROOP_TABLE.columns.length + 4;
const WIDE = "max-lg:hidden";
/** The words of its heading go below each other, whole. */
const NUMBERS = "figure whitespace-normal [overflow-wrap:normal]";
/** Only what is longer wraps, in letters: "Formed Flexible C/L/S". */
const LONG_CELL = 15;
/** Where there is no room for columns, a row is its name and figures, and below them the rest. */
const ROW = "max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_3.5rem_3.75rem_3rem] max-lg:[&>*]:border-0";
const HEAD = `${ROW} max-lg:border-b max-lg:border-rule`;
/** Its two rows are one thing: nothing is drawn between them. */
const TIGHT = "[&>*]:border-b-0! [&>*]:pb-0! [&>*]:pt-1! lg:[&>*]:pt-0.5!";

/** The lines of a list as one table, in the columns of the rulebook's own examples. */
export function TroopTable({ list, tables, act, below }: Props) {
  const { source } = rulesRow(tables.points.body, "foot-close");
  return (
    <section>
      <h2 className="sr-only">{TROOP_TABLE.title}</h2>
      <table className="ledger lg:mt-1 lg:text-[0.95rem] lg:leading-tight">
        <thead>
          <tr className={HEAD}>
            <th scope="col" className="lg:w-[18%]">
              {TROOP_TABLE.troops}
            </th>
            {TROOP_TABLE.columns.map((name) => (
              <th key={plain(name)} scope="col" className={WIDE}>
                <RulesWords text={name} />
              </th>
            ))}
            <th scope="col" className={NUMBERS}>
              <RulesWords text={TROOP_TABLE.bases} />
            </th>
            <th scope="col" className={NUMBERS}>
              {TROOP_TABLE.sizes}
            </th>
            <th scope="col" className={NUMBERS}>
              <RulesWords text={TROOP_TABLE.points} />
            </th>
          </tr>
        </thead>
        {list.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: in a list that is being written, two lines may have the same id.
          <Line key={`${at} ${line.id}`} line={line} list={list} tables={tables} act={act?.(line, at)} below={below?.(line, at)} />
        ))}
      </table>
      <div className="mt-2 text-[0.9rem] text-soft">
        <span className="max-lg:hidden">
          <RulesWords text={TROOP_TABLE.note} />
        </span>{" "}
        {TROOP_TABLE.pointsSource} <SourceMark from={source.from} why={POINTS_SOURCE} />
      </div>
    </section>
  );
}

type LineProps = Pick<Props, "list" | "tables"> & { line: TroopLine; act: ReactNode; below: ReactNode };

function Line({ line, list, tables, act, below }: LineProps) {
  const columns = troopCells(line.troop, tables, "short");
  const traits = joined(traitTerms(troopTraits(line.troop, tables), line.troop), ", ");
  const optional = line.optional.map((option) => TROOP_TABLE.optional(rulesRow(tables.characteristics, option)));
  const special = joined([...columns.special, ...optional], ", ");
  const notes = lineNotes(line, list).join(" ");
  const shot = joined([columns.shot, columns.shooting].filter((words) => words !== ""));
  const cells = [columns.type, columns.formation, columns.armour, columns.quality, shot, columns.impact, columns.melee];
  const brief = joined(
    [...new Map([...cells, special].filter((words) => words.length > 0).map((words) => [plain(words), words])).values()],
    ", ",
  );
  return (
    <tbody id={line.id} className="break-inside-avoid">
      <tr className={`${ROW} ${TIGHT}`} data-phrase="">
        <th scope="row" className="!text-[1rem] !text-ink !align-baseline">
          {line.name}
        </th>
        {cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed, so their place names them.
          <td key={`${line.id}-${at}`} className={`${WIDE} ${plain(cell).length > LONG_CELL ? "" : "lg:whitespace-nowrap"}`}>
            {cell.length > 0 ? <RulesWords text={cell} inPhrase={at > 0} /> : "–"}
          </td>
        ))}
        <td className={`${WIDE} min-w-40`}>
          {special.length > 0 ? <RulesWords text={special} inPhrase /> : traits.length === 0 && "–"}
          {special.length > 0 && traits.length > 0 && "; "}
          <em>
            <RulesWords text={traits} inPhrase />
          </em>
        </td>
        <td className="figure">
          {leastBasesEver(line, list)}–{line.bases.max}
        </td>
        <td className="figure">{either(line.sizes)}</td>
        <td className="figure">{basePrice(line.troop, tables)}</td>
      </tr>
      <tr className="max-lg:block max-lg:border-b max-lg:border-rule">
        <td
          colSpan={COLUMNS}
          className="!pt-0 !pb-0.5 text-[0.87rem] max-lg:text-[0.83rem] text-soft leading-tight max-lg:block max-lg:border-0"
        >
          <span className="list-phrase lg:hidden">
            <RulesPhrase text={brief} follows={traits} label={TROOP_TABLE.meaning(line.name)} />
          </span>
          {act}
          {notes !== "" && <span className={act ? "" : "max-lg:block"}>{notes}</span>}
          {below}
        </td>
      </tr>
    </tbody>
  );
}

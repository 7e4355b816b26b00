import { useState } from "react";
import type { Army, Commander } from "@/lib/model/army";
import { MOST } from "@/lib/model/enumerations";
import type { CommanderId } from "@/lib/model/identifiers";
import { type Book, openIn, type PreparedLine, type PreparedList } from "@/lib/rules/army/book";
import { rulesRow } from "@/lib/rules/army/rules-row";
import { lineNotes, yearsWords } from "@/lib/words/list-words";
import { commanderWords, either, sentenceCase } from "@/lib/words/phrasing";
import { troopPhrase } from "@/lib/words/troop-words";
import { addUnit, basesOf, listOf, type MakeEdits } from "./desk";

type Props = { army: Army; book: Book; edit: MakeEdits };

/** What may be taken: the list's lines, and those of each external ally. */
export function ListPanel({ army, book, edit }: Props) {
  const [chosen, setChosen] = useState<CommanderId | null>(army.commanders.find((one) => one.role === "sub")?.id ?? null);
  const own = listOf(null, army, book);
  const allies = army.commanders.filter((one) => one.role === "ally" && one.list !== null);
  const rest = { army, book, edit };
  return (
    <section id="list" aria-label="From the list">
      <p className="eyebrow">From the list</p>
      {own && <Title list={own} />}
      <CommandChoice commanders={army.commanders.filter((one) => one.list === null)} chosen={chosen} choose={setChosen} />
      {army.units.length >= MOST.units && (
        <p className="finding mt-2">An army holds at most {MOST.units} unit groups: take one out first.</p>
      )}
      {own && <Lines list={own} ally={null} chosen={chosen} {...rest} />}
      {allies.map((ally) => {
        const list = listOf(ally, army, book);
        return (
          list && (
            <div key={ally.id} className="mt-6">
              <p className="eyebrow">With {commanderWords(ally)}</p>
              <Title list={list} />
              <Lines list={list} ally={ally} chosen={chosen} {...rest} />
            </div>
          )
        );
      })}
    </section>
  );
}

function Title({ list: { list } }: { list: PreparedList }) {
  return (
    <h2 className="mt-1">
      <a href={`/lists/${list.id}`}>
        {list.name}, {yearsWords(list.years)}
      </a>
    </h2>
  );
}

type ChoiceProps = { commanders: readonly Commander[]; chosen: CommanderId | null; choose: (id: CommanderId | null) => void };

function CommandChoice({ commanders, chosen, choose }: ChoiceProps) {
  return (
    <label className="mt-2 flex items-center gap-2 text-soft">
      <span className="whitespace-nowrap">Add to</span>
      <select
        className="field min-w-0 grow text-ink"
        value={chosen ?? ""}
        onChange={(event) => choose(commanders.find((one) => one.id === event.target.value)?.id ?? null)}
      >
        <option value="">no command yet</option>
        {commanders.map((one) => (
          <option key={one.id} value={one.id}>
            {sentenceCase(commanderWords(one))}
          </option>
        ))}
      </select>
    </label>
  );
}

type LinesProps = Props & { list: PreparedList; ally: Commander | null; chosen: CommanderId | null };

function Lines({ list, ally, chosen, army, book, edit }: LinesProps) {
  const open = list.lines.filter(({ line }) => openIn(line.years, army.year));
  const closed = list.lines.filter(({ line }) => !openIn(line.years, army.year));
  return (
    <>
      <table className="ledger mt-2">
        <thead>
          <tr>
            <th scope="col">Troops</th>
            <th scope="col" className="figure">
              bases
            </th>
            <th scope="col" className="figure">
              each
            </th>
            <th scope="col">
              <span className="sr-only">add</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {open.map((line) => (
            <Line key={line.line.id} prepared={line} list={list} ally={ally} chosen={chosen} army={army} book={book} edit={edit} />
          ))}
        </tbody>
      </table>
      {closed.length > 0 && (
        <details className="mt-2 text-[0.9rem] text-soft">
          <summary>{closed.length} more in other years</summary>
          <ul className="ml-4">
            {closed.map(({ line }) => (
              <li key={line.id}>
                {line.name}, {line.years && yearsWords(line.years)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Line({ prepared, list, ally, chosen, army, book, edit }: LinesProps & { prepared: PreparedLine }) {
  const { line, sizes, variants } = prepared;
  const have = basesOf(line, army, ally?.id ?? null);
  const options = line.optional.map((option) => rulesRow(book.tables.characteristics, option).name);
  const notes = lineNotes(line, list.list);
  const over = have > line.bases.max;
  return (
    <tr id={ally ? undefined : `line-${line.id}`}>
      <td>
        {line.name}
        <span className="block text-[0.9rem] leading-snug text-soft">
          {troopPhrase(line.troop, book.tables)}
          {sizes.length > 1 && `; ${either(sizes)} bases`}
          {options.length > 0 && `; ${either(options)} optional`}
        </span>
        {notes.length > 0 && (
          <details className="text-[0.9rem] leading-snug text-soft">
            <summary>conditions</summary>
            {notes.join(" ")}
          </details>
        )}
      </td>
      <td className="figure">
        {have > 0 && (
          <b className={`block font-semibold ${over ? "text-madder" : ""}`}>
            {have}
            <span className="sr-only"> of</span>
          </b>
        )}
        {line.bases.min}–{line.bases.max}
        {over && <span className="block text-madder">too many</span>}
      </td>
      <td className="figure">{variants[0]?.price}</td>
      <td className="w-px !p-0">
        <button
          type="button"
          className="button !border-edge"
          data-small
          aria-label={`Add ${line.name}${ally ? ` for ${commanderWords(ally)}` : ""}`}
          onClick={() => edit(addUnit(line, army, chosen, ally?.id ?? null))}
        >
          +
        </button>
      </td>
    </tr>
  );
}

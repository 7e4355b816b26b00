import { memo, useCallback, useMemo, useState } from "react";
import { RulesPhrase } from "@/app/_components/rules-words";
import type { Army, Commander } from "@/lib/model/army";
import type { TroopLine } from "@/lib/model/army-list";
import { MOST } from "@/lib/model/enumerations";
import type { CommanderId } from "@/lib/model/identifiers";
import { addUnit } from "@/lib/rules/army/add-unit";
import { type Book, openIn, type PreparedLine, type PreparedList } from "@/lib/rules/army/book";
import { rulesRow } from "@/lib/rules/rules-row";
import { campWords, lineNotes, territoryWords, yearsWords } from "@/lib/words/list-words";
import { commanderWords, either, sentenceCase } from "@/lib/words/phrasing";
import { troopPhrase } from "@/lib/words/troop-words";
import { basesOf, listOf } from "./desk";
import { useDeskNow } from "./desk-now";

type Add = (line: TroopLine, ally: CommanderId | null) => void;

/** What may be taken: the list's lines, and those of each external ally. */
export const ListPanel = memo(function ListPanel() {
  const { army, book, armyNow, change } = useDeskNow();
  const [wanted, setWanted] = useState<CommanderId | null>(army.commanders.find((one) => one.role === "sub")?.id ?? null);
  const { commanders } = army;
  const internal = useMemo(() => commanders.filter((one) => one.list === null), [commanders]);
  const chosen = internal.some((one) => one.id === wanted) ? wanted : null;
  const [said, setSaid] = useState("");
  const add = useCallback<Add>(
    (line, ally) => {
      change((now) => addUnit(line, now, chosen, ally));
      setSaid(addedWords(armyNow(), line, chosen, ally));
    },
    [change, armyNow, chosen],
  );
  const own = listOf(null, army, book);
  const allies = army.commanders.filter((one) => one.role === "ally" && one.list !== null);
  return (
    <section id="list" aria-label="From the list">
      <p className="eyebrow">From the list</p>
      {own && <Title list={own} />}
      <CommandChoice commanders={internal} chosen={chosen} choose={setWanted} />
      <p role="status" className="mt-1 min-h-[1.4em] text-[0.9rem] text-soft">
        {said}
      </p>
      {army.units.length >= MOST.units && (
        <p className="finding mt-2">An army holds at most {MOST.units} unit groups: take one out first.</p>
      )}
      {own && <Lines list={own} ally={null} add={add} army={army} book={book} />}
      {allies.map((ally) => {
        const list = listOf(ally, army, book);
        return (
          list && (
            <div key={ally.id} className="mt-6">
              <p className="eyebrow">With {commanderWords(ally)}</p>
              <Title list={list} />
              <Lines list={list} ally={ally} add={add} army={army} book={book} />
            </div>
          )
        );
      })}
    </section>
  );
});

/** Where the unit group went that is just being added. */
function addedWords(army: Army, line: TroopLine, chosen: CommanderId | null, ally: CommanderId | null): string {
  const [edit] = addUnit(line, army, chosen, ally);
  if (edit?.do !== "add-unit") return "";
  const commander = army.commanders.find((one) => one.id === edit.unit.commander);
  return `No. ${edit.unit.number} ${line.name} ${commander ? `with ${commanderWords(commander)}` : "not yet given to a command"}`;
}

const Title = memo(function Title({ list: { list } }: { list: PreparedList }) {
  return (
    <>
      <h2 className="mt-1">
        <a href={`/lists/${list.id}`}>
          {list.name}, {yearsWords(list.years)}
        </a>
      </h2>
      <p className="text-soft">
        {territoryWords(list.territories)} · {campWords(list)}
      </p>
    </>
  );
});

type ChoiceProps = { commanders: readonly Commander[]; chosen: CommanderId | null; choose: (id: CommanderId | null) => void };

const CommandChoice = memo(function CommandChoice({ commanders, chosen, choose }: ChoiceProps) {
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
});

type LinesProps = { list: PreparedList; ally: Commander | null; add: Add; army: Army; book: Book };

function Lines({ list, ally, add, army, book }: LinesProps) {
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
              a base
            </th>
            <th scope="col">
              <span className="sr-only">add</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {open.map((line) => (
            <Line
              key={line.line.id}
              prepared={line}
              list={list}
              ally={ally?.id ?? null}
              allyName={ally && commanderWords(ally)}
              have={basesOf(line.line, army, ally?.id ?? null)}
              book={book}
              add={add}
            />
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

type LineProps = {
  prepared: PreparedLine;
  list: PreparedList;
  ally: CommanderId | null;
  allyName: string | null;
  /** Bases of it that are taken. */
  have: number;
  book: Book;
  add: Add;
};

/** One line of the list: what it is, how much of it there is and may be, and one more of it. Drawn anew only when it changes. */
const Line = memo(function Line({ prepared, list, ally, allyName, have, book, add }: LineProps) {
  const { line, variants } = prepared;
  const over = have > line.bases.max;
  return (
    <tr id={ally ? undefined : `line-${line.id}`}>
      <td>
        {line.name}
        <LineWords prepared={prepared} list={list} book={book} />
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
          aria-label={`Add ${line.name}${allyName ? ` for ${allyName}` : ""}`}
          onClick={() => add(line, ally)}
        >
          +
        </button>
      </td>
    </tr>
  );
});

function LineWords({ prepared: { line, sizes }, list, book }: Pick<LineProps, "prepared" | "list" | "book">) {
  const options = line.optional.map((option) => rulesRow(book.tables.characteristics, option).name.toLowerCase());
  const notes = lineNotes(line, list.list);
  const more = [...(sizes.length > 1 ? [`${either(sizes)} bases`] : []), ...(options.length > 0 ? [`${either(options)} optional`] : [])];
  return (
    <span className="block text-[0.9rem] leading-snug text-soft">
      <RulesPhrase text={[troopPhrase(line.troop, book.tables), ...more].join("; ")} label={`What these words mean: ${line.name}`} />
      {notes.length > 0 && (
        <details>
          <summary>conditions</summary>
          {notes.join(" ")}
        </details>
      )}
    </span>
  );
}

import { memo, useCallback, useMemo, useState } from "react";
import { RulesPhrase } from "@/app/_components/rules-words";
import type { Army, Commander } from "@/lib/model/army";
import type { TroopLine } from "@/lib/model/army-list";
import { MOST } from "@/lib/model/enumerations";
import type { CommanderId } from "@/lib/model/identifiers";
import { type Book, isOpenIn, type PreparedLine, type PreparedList } from "@/lib/rules/army/book";
import { addUnit } from "@/lib/rules/army/unit-edits";
import { optionTerm } from "@/lib/words/army-terms";
import { EDITOR } from "@/lib/words/editor";
import { campWords, lineNotes, TROOP_TABLE, territoryWords, yearsWords } from "@/lib/words/lists";
import { commanderWords, sentenceCase } from "@/lib/words/phrasing";
import { joined } from "@/lib/words/sentence";
import { troopWords } from "@/lib/words/troops";
import { basesOf, listOf } from "./desk";
import { useJudged } from "./desk-now";

const WORDS = EDITOR.list;

type Add = (line: TroopLine, ally: CommanderId | null) => void;

/** The lines of the army list, and of the list of each external ally. */
export const ListPanel = memo(function ListPanel() {
  const { army, book, armyNow, change } = useJudged();
  const [wanted, setWanted] = useState<CommanderId | null>(army.commanders.find((one) => one.role === "sub")?.id ?? null);
  const { commanders } = army;
  const internal = useMemo(() => commanders.filter((one) => one.list === null), [commanders]);
  const chosen = internal.some((one) => one.id === wanted) ? wanted : null;
  const [status, setStatus] = useState("");
  const add = useCallback<Add>(
    (line, ally) => {
      change((now) => addUnit(line, now, chosen, ally));
      setStatus(addedWords(armyNow(), line, chosen, ally));
    },
    [change, armyNow, chosen],
  );
  const own = listOf(null, army, book);
  const allies = army.commanders.filter((one) => one.role === "ally" && one.list !== null);
  return (
    <section id="list" aria-label={EDITOR.listColumn}>
      <p className="eyebrow">{EDITOR.listColumn}</p>
      {own && <Title list={own} />}
      <CommandChoice commanders={internal} chosen={chosen} choose={setWanted} />
      <p role="status" className="mt-1 min-h-[1.4em] text-[0.9rem] text-soft">
        {status}
      </p>
      {army.units.length >= MOST.units && <p className="finding mt-2">{WORDS.full(MOST.units)}</p>}
      {own && <Lines list={own} ally={null} add={add} army={army} book={book} />}
      {allies.map((ally) => {
        const list = listOf(ally, army, book);
        return (
          list && (
            <div key={ally.id} className="mt-6">
              <p className="eyebrow">{WORDS.ofAlly(ally)}</p>
              <Title list={list} />
              <Lines list={list} ally={ally} add={add} army={army} book={book} />
            </div>
          )
        );
      })}
    </section>
  );
});

/** The command of the unit group that is being added. */
function addedWords(army: Army, line: TroopLine, chosen: CommanderId | null, ally: CommanderId | null): string {
  const [edit] = addUnit(line, army, chosen, ally);
  if (edit?.do !== "add-unit") return "";
  const commander = army.commanders.find((one) => one.id === edit.unit.commander);
  return WORDS.added({ number: edit.unit.number, name: line.name }, commander ?? null);
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
      <span className="whitespace-nowrap">{WORDS.addTo}</span>
      <select
        className="field min-w-0 grow text-ink"
        value={chosen ?? ""}
        onChange={(event) => choose(commanders.find((one) => one.id === event.target.value)?.id ?? null)}
      >
        <option value="">{EDITOR.unassigned.name}</option>
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
  const open = list.lines.filter(({ line }) => isOpenIn(line.years, army.year));
  const closed = list.lines.filter(({ line }) => !isOpenIn(line.years, army.year));
  return (
    <>
      <table className="ledger mt-2">
        <thead>
          <tr>
            <th scope="col">{WORDS.troops}</th>
            <th scope="col" className="figure">
              {WORDS.bases}
            </th>
            <th scope="col" className="figure w-16 whitespace-normal">
              {WORDS.perBase}
            </th>
            <th scope="col">
              <span className="sr-only">{WORDS.add}</span>
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
          <summary>{WORDS.otherYears(closed.length)}</summary>
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
  /** Bases of this line that the army has. */
  have: number;
  book: Book;
  add: Add;
};

/** One line of the list: what it is, how many bases there are and may be, and the button that adds a unit group. Drawn again only when it changes. */
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
            <span className="sr-only">{WORDS.of}</span>
          </b>
        )}
        {line.bases.min}–{line.bases.max}
        {over && <span className="block text-madder">{WORDS.over}</span>}
      </td>
      <td className="figure">{variants[0]?.price}</td>
      <td className="w-px !p-0">
        <button
          type="button"
          className="button !border-edge"
          data-small
          aria-label={WORDS.addLine(line.name, allyName)}
          onClick={() => add(line, ally)}
        >
          +
        </button>
      </td>
    </tr>
  );
});

function LineWords({ prepared: { line, sizes }, list, book }: Pick<LineProps, "prepared" | "list" | "book">) {
  const notes = lineNotes(line, list.list);
  const more = [
    ...(sizes.length > 1 ? [WORDS.sizes(sizes)] : []),
    ...(line.optional.length > 0 ? [WORDS.options(line.optional.map(optionTerm))] : []),
  ];
  return (
    <span className="block text-[0.9rem] leading-snug text-soft">
      <RulesPhrase text={joined([troopWords(line.troop, book.tables), ...more], "; ")} label={TROOP_TABLE.meaning(line.name)} />
      {notes.length > 0 && (
        <details>
          <summary>{WORDS.conditions}</summary>
          {notes.join(" ")}
        </details>
      )}
    </span>
  );
}

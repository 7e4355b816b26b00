import type { Army } from "@/lib/model/army";
import type { CommanderId } from "@/lib/model/identifiers";
import { type Book, openIn, type PreparedList } from "@/lib/rules/army/book";
import { yearsWords } from "@/lib/words/list-words";
import { spoken } from "@/lib/words/phrasing";
import { troopPhrase } from "@/lib/words/troop-words";
import { addUnit, listOf, type MakeEdits } from "./desk";

type Props = { army: Army; book: Book; edit: MakeEdits };

/** What may be taken: the list's lines, and those of each external ally. */
export function ListPanel({ army, book, edit }: Props) {
  const own = listOf(null, army, book);
  const allies = army.commanders.filter((one) => one.role === "ally" && one.list !== null);
  return (
    <section id="list" aria-label="From the list">
      <p className="eyebrow">From the list</p>
      {own && <Lines list={own} ally={null} army={army} book={book} edit={edit} />}
      {allies.map((ally) => {
        const list = listOf(ally, army, book);
        return list && <Lines key={ally.id} list={list} ally={ally.id} army={army} book={book} edit={edit} />;
      })}
    </section>
  );
}

function Lines({ list, ally, army, book, edit }: Props & { list: PreparedList; ally: CommanderId | null }) {
  const { name, years } = list.list;
  const open = list.lines.filter(({ line }) => openIn(line.years, army.year));
  return (
    <>
      <h2 className="mt-1">
        <a href={`/lists/${list.list.id}`}>
          {name}, {yearsWords(years)}
        </a>
      </h2>
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
          {open.map(({ line, variants }) => (
            <tr key={line.id} id={ally ? undefined : `line-${line.id}`}>
              <td>
                {line.name}
                <span className="block text-[0.9rem] text-soft">
                  {[troopPhrase(line.troop, book.tables), ...line.troop.characteristics.map(spoken)].join(" · ")}
                </span>
              </td>
              <td className="figure">
                {line.bases.min}–{line.bases.max}
              </td>
              <td className="figure">{variants[0]?.price}</td>
              <td className="w-px !p-0">
                <button
                  type="button"
                  className="button !border-rule"
                  data-small
                  aria-label={`Add ${line.name}`}
                  onClick={() => edit(addUnit(line, army, ally))}
                >
                  +
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open.length < list.lines.length && (
        <p className="mt-2 text-[0.9rem] text-soft">{list.lines.length - open.length} more in other years.</p>
      )}
    </>
  );
}

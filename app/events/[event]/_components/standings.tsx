import type { Tournament } from "@/lib/model/tournament";
import { EVENT, playerLine } from "@/lib/words/events/events";
import { grouped } from "@/lib/words/phrasing";

const { columns, ...WORDS } = EVENT.standings;

/** Who leads, by what is confirmed. */
export function Standings({ standings, entries, you }: Pick<Tournament, "standings" | "entries" | "you">) {
  if (standings.length === 0) return null;
  return (
    <section aria-labelledby="standings" className="mt-8 max-w-4xl">
      <h2 id="standings">{WORDS.title}</h2>
      <table className="ledger mt-2">
        <thead>
          <tr>
            <th scope="col" className="w-px whitespace-nowrap">
              {columns.place}
            </th>
            <th scope="col">{columns.player}</th>
            <th scope="col" className="figure">
              {columns.points}
            </th>
            <th scope="col" className="figure">
              {columns.against}
            </th>
            <th scope="col" className="figure max-sm:hidden print:table-cell!">
              {columns.fought}
            </th>
            <th scope="col" className="figure max-sm:hidden print:table-cell!">
              {columns.triumphs}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((row) => {
            const entry = entries.find((one) => one.entry === row.entry);
            return (
              <tr key={row.entry} className={row.entry === you.entry ? "font-semibold" : ""}>
                <td>{WORDS.place(row)}</td>
                <th scope="row" className="!text-[1rem] !text-ink !align-baseline">
                  {entry && playerLine(entry)}
                </th>
                <td className="figure">{grouped(row.points)}</td>
                <td className="figure">{grouped(row.against)}</td>
                <td className="figure max-sm:hidden print:table-cell!">{grouped(row.fought)}</td>
                <td className="figure max-sm:hidden print:table-cell!">{grouped(row.triumphs)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-1 text-[0.9rem] text-soft">{WORDS.hint}</p>
    </section>
  );
}

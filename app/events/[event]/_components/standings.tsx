import type { BattlefieldLimit } from "@/lib/model/battle-tables";
import type { Tournament } from "@/lib/model/tournament";
import { EVENT, playerLine } from "@/lib/words/events/events";
import { grouped } from "@/lib/words/phrasing";

type Props = {
  readonly view: Pick<Tournament, "standings" | "entries" | "you" | "rounds">;
  readonly limits: Readonly<Record<BattlefieldLimit, number>>;
};

/** Who leads, by what is confirmed; nothing while no result is. */
export function Standings({ view: { standings, entries, you, rounds }, limits }: Props) {
  // Before the first result all share a place.
  if (!rounds.some(({ pairings }) => pairings.some(({ table, state }) => table !== null && state === "settled"))) return null;
  const { columns, ...words } = EVENT.standings;
  const isUneven = new Set(standings.map(({ fought }) => fought)).size > 1;
  return (
    <section aria-labelledby="standings" className="mt-8 max-w-4xl print:mt-4">
      <h2 id="standings">{words.title}</h2>
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
              <tr key={row.entry} className={row.entry === you.entry ? "font-semibold print:font-normal" : ""}>
                <td>{words.place(row)}</td>
                <th scope="row" className="!text-[1rem] !text-ink !align-baseline">
                  {entry && playerLine(entry)}
                </th>
                <td className="figure">{grouped(row.points)}</td>
                <td className="figure">{words.against(row, isUneven)}</td>
                <td className="figure max-sm:hidden print:table-cell!">{grouped(row.fought)}</td>
                <td className="figure max-sm:hidden print:table-cell!">{grouped(row.triumphs)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-1 text-[0.9rem] text-soft">{words.hint(limits["damage-most"])}</p>
    </section>
  );
}

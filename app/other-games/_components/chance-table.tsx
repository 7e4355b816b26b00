import { OTHER_GAMES, shareWords } from "@/lib/words/other-games/common";
import { ChanceBars, type Tone } from "./chance-bars";

type Column = { readonly name: string; readonly tone: Tone; readonly chances: readonly { readonly value: number; readonly p: number }[] };

type Props = {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  /** What the values are: "Hits". */
  readonly of: string;
  readonly columns: readonly Column[];
};

/** The chances of a count, to hand to a table. */
export const countChances = (chances: readonly number[]) => chances.map((p, value) => ({ value, p }));

const orMore = ({ chances }: Column, least: number): number =>
  Math.min(
    1,
    chances.reduce((sum, { value, p }) => (value >= least ? sum + p : sum), 0),
  );

/** Chances of values: a bar, each chance, and the chance of so many or more. */
export function ChanceTable({ id, title, caption, of, columns }: Props) {
  const values = [...new Set(columns.flatMap(({ chances }) => chances.map(({ value }) => value)))].sort((one, other) => one - other);
  const chanceOf = ({ chances }: Column, at: number) => chances.find(({ value }) => value === at)?.p ?? 0;
  const most = Math.max(...columns.flatMap(({ chances }) => chances.map(({ p }) => p)));
  return (
    <div className="chance-table">
      <h2>{title}</h2>
      <p id={id} className="text-soft">
        {caption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={title}>
        <table className="ledger odds-table" aria-describedby={id}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col" className="chance-chart">
                {OTHER_GAMES.chart}
              </th>
              {columns.flatMap(({ name }) => [
                <th key={name} scope="col" className="figure">
                  {name}
                </th>,
                <th key={`${name} or more`} scope="col" className="figure">
                  {OTHER_GAMES.orMore}
                </th>,
              ])}
            </tr>
          </thead>
          <tbody>
            {values.map((value) => (
              <tr key={value}>
                <th scope="row">{value}</th>
                <td className="chance-chart">
                  <ChanceBars of={columns.map((column) => ({ tone: column.tone, p: chanceOf(column, value) }))} most={most} />
                </td>
                {columns.flatMap((column) => [
                  <td key={column.name} className="figure">
                    {shareWords(chanceOf(column, value))}
                  </td>,
                  <td key={`${column.name} or more`} className="figure text-soft">
                    {shareWords(orMore(column, value))}
                  </td>,
                ])}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

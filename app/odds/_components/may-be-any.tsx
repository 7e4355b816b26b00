import { Link } from "@/app/_components/link";
import type { Checkpoint } from "@/lib/model/odds";
import { chanceWords, ODDS } from "@/lib/words/odds";
import type { MayBe, Names } from "./fight-shapes";

const WORDS = ODDS.mayBe;

/** The least and the most of a chance. */
function between(all: readonly MayBe[], of: (at: Checkpoint) => number): string {
  const chances = all.map(({ at }) => of(at));
  return WORDS.between(chanceWords(Math.min(...chances)), chanceWords(Math.max(...chances)));
}

/** All that an enemy may be who is known by his look alone, each with its fight. */
export function MayBeAny({ all, names }: { readonly all: readonly MayBe[]; readonly names: Names }) {
  return (
    <section aria-label={WORDS.heading}>
      <h2>{WORDS.heading}</h2>
      <p id="may-be" className="max-w-prose">
        {WORDS.told(
          all.length,
          between(all, ({ b }) => b),
          between(all, ({ a }) => a),
          names.a,
        )}
      </p>
      <table className="ledger odds-table odds-fire mt-2" aria-describedby="may-be">
        <thead>
          <tr>
            <th scope="col">{WORDS.one}</th>
            <th scope="col" className="figure" data-part="b">
              {WORDS.itBreaks}
            </th>
            <th scope="col" className="figure" data-part="a">
              {ODDS.breaks(names.a)}
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ name, address, isChosen, at }) => (
            <tr key={address}>
              <th scope="row">
                {isChosen ? (
                  <>
                    {name} <span className="text-soft">{WORDS.shown}</span>
                  </>
                ) : (
                  <Link href={address} scroll={false}>
                    {name}
                  </Link>
                )}
              </th>
              <td className="figure">{chanceWords(at.b)}</td>
              <td className="figure">{chanceWords(at.a)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { SourceMark } from "@/app/_components/source-mark";
import type { Likings, SquareLiking } from "@/lib/model/advice";
import type { Square } from "@/lib/model/battle-tables";
import type { Territory } from "@/lib/model/enumerations";
import {
  flankSentence,
  LIKINGS,
  LIKINGS_SOURCE,
  likingsHeadline,
  mainReason,
  mostLikedSentence,
  squaresWithin,
  squareWorth,
} from "@/lib/words/battle/likings";
import { signed } from "@/lib/words/battle/map";
import { withStop } from "@/lib/words/phrasing";
import { whyWords } from "@/lib/words/reasons";

type Props = { readonly likings: Likings; readonly territory: Territory | null; readonly square: Square | null };

/** What the army likes on the map, and what it thinks of the tapped square, or else of its best one. */
export function ArmyLikings({ likings, territory, square }: Props) {
  const explained = likings.squares.find((one) => one.square === square) ?? squaresWithin(likings.squares, territory)[0];
  return (
    <section aria-label={LIKINGS.name} className="grid max-w-prose gap-1 border-l-[3px] border-verdigris py-0.5 pl-3">
      <div>
        <b>{likingsHeadline(likings)}</b>{" "}
        {[flankSentence(likings), mostLikedSentence(likings, territory), mainReason(likings, territory)].filter(Boolean).join(" ")}{" "}
        <SourceMark from="house" why={LIKINGS_SOURCE} />
      </div>
      {explained && (
        <>
          <p>{squareWorth(explained)}</p>
          {explained.reasons.length > 0 && <LikingReasons liking={explained} weights={likings.weights} />}
        </>
      )}
    </section>
  );
}

type LikingReasonsProps = { readonly liking: SquareLiking; readonly weights: Likings["weights"] };

/** The sum behind what a square is worth, and why each part weighs what it does. It stays open while other squares are tapped. */
function LikingReasons({ liking, weights }: LikingReasonsProps) {
  const whyOf = (code: string) => withStop(whyWords(weights.find((one) => one.code === code)?.source.why ?? ""));
  return (
    <details className="reasons">
      <summary className="text-soft">{LIKINGS.why}</summary>
      <table className="ledger">
        <caption className="sr-only">{LIKINGS.caption(liking.square)}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{LIKINGS.worth}</th>
            <th scope="col">{LIKINGS.reason}</th>
          </tr>
        </thead>
        <tbody>
          {liking.reasons.map(({ code, value, message }) => (
            <tr key={code}>
              <td className="figure">{signed(value)}</td>
              <td>
                {message}
                <span className="block text-[0.85rem] text-soft">{whyOf(code)}</span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="figure font-semibold">{signed(liking.value)}</td>
            <td>{LIKINGS.total}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}

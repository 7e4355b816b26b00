import type { Likings, SquareLiking } from "@/lib/model/advice";
import { LIKINGS } from "@/lib/words/battle/likings";
import { signed } from "@/lib/words/battle/map";
import { withStop } from "@/lib/words/phrasing";

type Props = { readonly liking: SquareLiking; readonly weights: Likings["weights"] };

/** The sum behind what a square is worth, and why each part weighs what it does. It stays open while other squares are tapped. */
export function LikingReasons({ liking, weights }: Props) {
  const whyOf = (code: string) => withStop(weights.find((one) => one.code === code)?.source.why ?? "");
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

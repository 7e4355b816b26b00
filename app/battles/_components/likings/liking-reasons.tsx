import { AwaitedWords } from "@/app/_components/awaited-words";
import type { Likings, SquareLiking } from "@/lib/model/liking";
import { signed } from "@/lib/words/battle/chart-words";
import { withStop } from "@/lib/words/phrasing";

type Props = { readonly liking: SquareLiking; readonly weights: Likings["weights"] };

/** The sum behind what a square is worth, and why each part weighs what it does. It stays open as other squares are looked at. */
export function LikingReasons({ liking, weights }: Props) {
  const whyOf = (code: string) => withStop(weights.find((one) => one.code === code)?.source.why ?? "");
  return (
    <details className="reasons">
      <summary className="text-soft">Why these numbers</summary>
      <table className="ledger">
        <caption className="sr-only">{`What ${liking.square} is worth, reason by reason`}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Worth</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {liking.reasons.map(({ code, value, message }) => (
            <tr key={code}>
              <td className="figure">{signed(value)}</td>
              <td>
                <AwaitedWords text={message} />
                <span className="block text-[0.85rem] text-soft">
                  <AwaitedWords text={whyOf(code)} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="figure font-semibold">{signed(liking.value)}</td>
            <td>In all. About +100 is where every base has what it wants, −100 where none has.</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}

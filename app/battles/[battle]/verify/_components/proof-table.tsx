import { PlayingCard } from "@/app/battles/_components/cards/playing-card";
import type { Cell, Proof } from "@/lib/sheets/record-proofs";
import { PROOF, VERIFY } from "@/lib/words/battle/verify";
import { VerdictMark } from "./verdict-mark";

function Shown({ cell }: { readonly cell: Cell }) {
  switch (cell.kind) {
    case "words":
      return cell.words;
    case "code":
      return <code className="proof-code">{cell.code}</code>;
    case "cards":
      return (
        <span className="proof-cards">
          {cell.cards.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a colour are all alike
            <PlayingCard key={at} colour={card} size="tiny" />
          ))}
        </span>
      );
    default:
      return cell satisfies never;
  }
}

function Holds({ holds }: { readonly holds: boolean | null }) {
  if (holds === null) return null;
  return (
    <>
      <VerdictMark verdict={holds ? "ok" : "failed"} />
      <span className="sr-only">{VERIFY.verdicts[holds ? "ok" : "failed"]}</span>
    </>
  );
}

/** What a check has looked at, a line for each thing. */
export function ProofTable({ proof: { said, columns, rows } }: { readonly proof: Proof }) {
  return (
    <div className="proof">
      {said && <p>{said}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too. */}
      <section aria-label={said ?? columns.join(", ")} tabIndex={0} className="proof-scroll">
        <table className="ledger">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{PROOF.verdict}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells, holds }, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a table that is drawn once
              <tr key={line} data-wrong={holds === false || undefined}>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
                  <td key={at}>
                    <Shown cell={cell} />
                  </td>
                ))}
                <td>
                  <Holds holds={holds} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

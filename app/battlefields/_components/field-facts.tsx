import { AwaitedWords } from "@/app/_components/awaited-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { Piece } from "@/lib/model/battlefield";
import { lengthWords } from "@/lib/words/battle/terrain";
import { BATTLEFIELDS, fieldSources, flankSentence, remarkSentence } from "@/lib/words/battlefields";
import { plain, say } from "@/lib/words/sentence";
import { deploymentDepth, fieldRemarks, flankOf, groundWith, type RolledField } from "./field-ground";

type Props = { readonly rolled: RolledField; readonly pieces: readonly Piece[]; readonly link: string };

const { facts: FACTS } = BATTLEFIELDS;

/** What holds for the whole battlefield, and which of its values are not printed in the rulebook. */
export function FieldFacts({ rolled, pieces, link }: Props) {
  const { field, book, tables } = rolled;
  const { measures } = groundWith(rolled, []);
  const kinds = book.tables.terrainKinds.filter(({ id }) => pieces.some(({ kind }) => kind === id));
  const remarks = fieldRemarks(rolled, pieces);
  return (
    <section className="battlefield-facts">
      {remarks.length > 0 && (
        <ul className="mb-4 grid gap-2">
          {remarks.map((remark) => (
            <li key={plain(remarkSentence(remark))} className="finding" data-severity="warning">
              <AwaitedWords text={remarkSentence(remark)} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <AwaitedWords
          text={say`${flankSentence(field, flankOf(field)?.edge ?? null, tables)} ${FACTS.deployment(lengthWords(deploymentDepth(rolled)), lengthWords(measures.sector.value))}`}
        />
      </p>
      <details className="battlefield-more text-[0.9rem] text-soft print:hidden">
        <summary>{FACTS.sources}</summary>
        <ul className="mt-1">
          {fieldSources(field, kinds, book.tables, tables).map(({ what, from, why }) => (
            <li key={why}>
              {FACTS.source(what)}
              <SourceMark from={from} why={why} />
            </li>
          ))}
        </ul>
      </details>
      <p className="battlefield-link">{FACTS.footer(link, field.seed)}</p>
    </section>
  );
}

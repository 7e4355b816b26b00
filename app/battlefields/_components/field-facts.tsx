import { AwaitedWords } from "@/app/_components/awaited-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { Piece } from "@/lib/model/battlefield";
import { lengthWords } from "@/lib/words/battle/terrain-words";
import { fieldSources, flankSentence, remarkSentence } from "@/lib/words/battlefield-words";
import { deploymentDepth, fieldRemarks, flankOf, groundWith, type RolledField } from "./field-ground";

type Props = { readonly rolled: RolledField; readonly pieces: readonly Piece[]; readonly link: string };

/** What holds for the whole field, and what of it is not printed in the rulebook. */
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
            <li key={remarkSentence(remark)} className="finding" data-severity="warning">
              <AwaitedWords text={remarkSentence(remark)} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <AwaitedWords
          text={`${flankSentence(field, flankOf(field)?.edge ?? null, tables)} Each side deploys ${lengthWords(deploymentDepth(rolled))} BW deep; flank sectors are ${lengthWords(measures.sector.value)} BW wide.`}
        />
      </p>
      <details className="battlefield-more text-[0.9rem] text-soft print:hidden">
        <summary>Not printed in the rulebook</summary>
        <ul className="mt-1">
          {fieldSources(field, kinds, book.tables, tables).map(({ what, from, why }) => (
            <li key={why}>
              {what}: <SourceMark from={from} why={why} />
            </li>
          ))}
        </ul>
      </details>
      <p className="battlefield-link">
        {link} · seed {field.seed}
      </p>
    </section>
  );
}

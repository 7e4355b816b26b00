import { useLineWords } from "@/app/_components/use-line-words";
import type { recordSentences } from "@/lib/words/battle/events";

type Props = { readonly sentences: ReturnType<typeof recordSentences>; readonly last: number };

/** Sentences of a record, numbered backwards from `last`. */
export function RecordLines({ sentences, last }: Props) {
  const { words, keys } = useLineWords(sentences);
  return (
    <ol reversed start={last} className="record-lines" {...keys}>
      {sentences.map((line) => (
        <li key={line.seq}>{words(line)}</li>
      ))}
    </ol>
  );
}

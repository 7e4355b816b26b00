import { useMemo } from "react";
import { useLineWords } from "@/app/_components/use-line-words";
import { RECORD, type recordChapters } from "@/lib/words/battle/record";

type Props = { readonly chapters: ReturnType<typeof recordChapters>; readonly at: number; readonly jump: (seq: number) => void };

/** Everything that happened. A sentence leads to its entry of the replay, except for its words of the rules, which open their card. */
export function Happenings({ chapters, at, jump }: Props) {
  const lines = useMemo(() => chapters.flatMap(({ sentences }) => sentences), [chapters]);
  const { words, keys } = useLineWords(lines);
  return (
    <section aria-labelledby="happenings">
      <h2 id="happenings">{RECORD.happenings.heading}</h2>
      <div className="happenings" {...keys}>
        {chapters.map(({ head, sentences }) => (
          <section key={`${head}-${sentences[0]?.seq}`} className="happenings-chapter">
            <h3>{head}</h3>
            <ol>
              {sentences.map((line) => (
                <li key={line.seq} value={line.seq} className="happening" data-now={line.seq === at || undefined}>
                  <button
                    type="button"
                    className="happening-number"
                    aria-label={RECORD.happenings.go(line.seq)}
                    aria-describedby={`happening-${line.seq}`}
                    aria-current={line.seq === at ? "step" : undefined}
                    onClick={() => jump(line.seq)}
                  >
                    {line.seq}
                  </button>
                  <span id={`happening-${line.seq}`} className="happening-sentence">
                    {words(line)}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

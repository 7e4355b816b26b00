import type { recordChapters } from "@/lib/words/battle/record-chapters";

type Props = { readonly chapters: ReturnType<typeof recordChapters>; readonly at: number; readonly jump: (seq: number) => void };

/** All that happened, sentence by sentence; each leads to its moment. */
export function Happenings({ chapters, at, jump }: Props) {
  return (
    <section aria-labelledby="happenings">
      <h2 id="happenings">What happened</h2>
      <div className="happenings">
        {chapters.map(({ head, sentences }) => (
          <section key={`${head}-${sentences[0]?.seq}`} className="happenings-chapter">
            <h3>{head}</h3>
            <ol>
              {sentences.map(({ seq, sentence }) => (
                <li key={seq} value={seq}>
                  <button type="button" aria-current={seq === at ? "step" : undefined} onClick={() => jump(seq)}>
                    <span className="happening-number">{seq}</span>
                    <span>{sentence}</span>
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

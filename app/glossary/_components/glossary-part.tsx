import { RulesWords } from "@/app/_components/rules-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { GlossaryPart as Part } from "@/lib/words/glossary-parts";

/** One kind of words; each has an address of its own. */
export function GlossaryPart({ part: { id, title, words } }: { readonly part: Part }) {
  return (
    <section aria-labelledby={id} className="glossary-part">
      <h2 id={id}>{title}</h2>
      <dl>
        {words.map(({ term, name, sentence, source, heading }) => (
          <div key={term} id={term}>
            <dt>{name}</dt>
            <dd>
              <RulesWords text={sentence} />{" "}
              {source === "rulebook" ? <small>Rulebook, {heading}.</small> : <SourceMark from={source} why={heading} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

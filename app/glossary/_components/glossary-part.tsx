import { RulesWords } from "@/app/_components/rules-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { GlossaryPart as Part } from "@/lib/words/glossary";
import { GLOSSARY_WORDS } from "@/lib/words/site";
import { isFound, isNamed } from "./find-words";

type Props = { readonly part: Part; readonly sought: string };

/** One kind of terms, each with an address of its own. Terms without a match are hidden. */
export function GlossaryPart({ part: { id, title, words }, sought }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="glossary-part"
      data-first={words.some((word) => isNamed(word.term, sought)) || undefined}
      hidden={!words.some((word) => isFound(word, sought))}
    >
      <h2 id={id}>{title}</h2>
      <dl>
        {words.map((word) => (
          <div key={word.term} id={word.term} data-first={isNamed(word.term, sought) || undefined} hidden={!isFound(word, sought)}>
            <dt>{word.name}</dt>
            <dd>
              <RulesWords text={word.words} />{" "}
              {word.source === "rulebook" ? (
                <small>{GLOSSARY_WORDS.rulebook(word.heading)}</small>
              ) : (
                <SourceMark from={word.source} why={word.heading} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

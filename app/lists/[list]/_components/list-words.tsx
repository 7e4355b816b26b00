import { SourceMark } from "@/app/_components/source-mark";
import type { ArmyList, TroopLine } from "@/lib/model/army-list";
import type { RulesTables } from "@/lib/model/rules-tables";
import { troopTraits } from "@/lib/rules/army/troop-traits";
import { splitByTerms } from "@/lib/words/find-terms";
import { GLOSSARY } from "@/lib/words/glossary";
import { GLOSSARY_TERMS, type GlossaryTerm, type GlossaryTermId } from "@/lib/words/glossary-terms";
import { spoken } from "@/lib/words/phrasing";
import { traitWords, troopColumns, troopPhrase } from "@/lib/words/troop-words";

/** All that is said of a line: its troop, what it may take, what follows. */
function sentencesOf({ troop, optional }: TroopLine, tables: RulesTables): readonly string[] {
  const { shooting, special } = troopColumns(troop, tables);
  return [troopPhrase(troop, tables), shooting, ...special, ...optional.map(spoken), ...traitWords(troopTraits(troop, tables))];
}

/** The rules words that this list uses, in the order of the glossary. */
function wordsOf(list: ArmyList, tables: RulesTables): readonly GlossaryTermId[] {
  const parts = list.lines.flatMap((line) => sentencesOf(line, tables)).flatMap((sentence) => splitByTerms(sentence));
  const used = new Set(parts.map(({ term }) => term));
  return (Object.keys(GLOSSARY_TERMS) as GlossaryTermId[]).filter((term) => used.has(term));
}

/** As the table's columns have it: "P&S", "CPi". */
const abbreviationOf = ({ spoken: also = [] }: GlossaryTerm): string | undefined => also.find((one) => /[A-Z]/.test(one));

/** What each rules word of the list means. */
export function ListWords({ list, tables }: { list: ArmyList; tables: RulesTables }) {
  return (
    <section className="mt-8">
      <h2>Words of this list</h2>
      <dl className="mt-2 gap-x-10 md:columns-2 xl:columns-3">
        {wordsOf(list, tables).map((term) => {
          const { sentence, source, heading } = GLOSSARY[term];
          return (
            <div key={term} className="break-inside-avoid border-b border-rule py-1.5">
              <dt>
                <b className="font-semibold">{GLOSSARY_TERMS[term].name}</b>{" "}
                <span className="text-soft">{abbreviationOf(GLOSSARY_TERMS[term])}</span>
              </dt>
              <dd className="text-soft">
                {sentence} <SourceMark from={source} why={heading} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

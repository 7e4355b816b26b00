import { SourceMark } from "@/app/_components/source-mark";
import type { ArmyList, TroopLine } from "@/lib/model/army-list";
import type { RulesTables } from "@/lib/model/rules-tables";
import { troopTraits } from "@/lib/rules/army/troop-traits";
import { optionTerm } from "@/lib/words/army-terms";
import { GLOSSARY } from "@/lib/words/glossary";
import { GLOSSARY_TERMS, type GlossaryTerm, type GlossaryTermId } from "@/lib/words/glossary-terms";
import { LISTS } from "@/lib/words/lists";
import { termsIn, type Words } from "@/lib/words/sentence";
import { traitTerms, troopCells, troopWords } from "@/lib/words/troops";

/** Everything said about a line: its troop, its options, and what follows from them. */
function sentencesOf({ troop, optional }: TroopLine, tables: RulesTables): readonly Words[] {
  const { shooting, special } = troopCells(troop, tables);
  return [troopWords(troop, tables), shooting, ...special, ...optional.map(optionTerm), ...traitTerms(troopTraits(troop, tables))];
}

/** The terms that this list uses, in the order of the glossary. */
function termsOf(list: ArmyList, tables: RulesTables): readonly GlossaryTermId[] {
  const used = new Set(list.lines.flatMap((line) => sentencesOf(line, tables)).flatMap(termsIn));
  return (Object.keys(GLOSSARY_TERMS) as GlossaryTermId[]).filter((id) => used.has(id));
}

/** As the table's columns have it: "P&S", "CPi". */
const abbreviationOf = ({ spoken: also = [] }: GlossaryTerm): string | undefined => also.find((one) => /[A-Z]/.test(one));

/** What each term of the list means. */
export function ListWords({ list, tables }: { list: ArmyList; tables: RulesTables }) {
  return (
    <section className="mt-8">
      <h2>{LISTS.words}</h2>
      <dl className="mt-2 gap-x-10 md:columns-2 xl:columns-3">
        {termsOf(list, tables).map((term) => {
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

import { SourceMark } from "@/app/_components/source-mark";
import type { ArmyList } from "@/lib/model/army-list";
import type { RulesTables } from "@/lib/model/rules-tables";

type Worded = {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly sentence: string;
  readonly source: RulesTables["characteristics"][number]["source"];
};

/** The rules words that this list uses, in the order of the tables. */
function wordsOf(list: ArmyList, tables: RulesTables): readonly Worded[] {
  const used = new Set<string | null | undefined>(
    list.lines.flatMap(({ troop, optional }) => [
      troop.formation,
      troop.setFormation,
      troop.shooting?.weapon,
      troop.impact,
      troop.melee,
      ...troop.characteristics,
      ...optional,
      ...troop.attached.map((one) => one.weapon),
    ]),
  );
  const known: readonly Worded[] = [
    ...tables.classifications.formations,
    ...tables.setFormations,
    ...tables.weapons,
    ...tables.characteristics,
  ];
  const distinct = known.filter((word) => used.has(word.id));
  return distinct.filter((word, at) => distinct.findIndex((other) => other.id === word.id) === at);
}

/** What each rules word of the list means. */
export function ListWords({ list, tables }: { list: ArmyList; tables: RulesTables }) {
  return (
    <section className="mt-8">
      <h2>Words of this list</h2>
      <dl className="mt-2 gap-x-10 md:columns-2 xl:columns-3">
        {wordsOf(list, tables).map((word) => (
          <div key={word.id} className="break-inside-avoid border-b border-rule py-1.5">
            <dt>
              <b className="font-semibold">{word.name}</b> {word.short !== word.name && <span className="text-soft">{word.short}</span>}
            </dt>
            <dd className="text-soft">
              {word.sentence} <SourceMark from={word.source.from} why={word.source.why} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

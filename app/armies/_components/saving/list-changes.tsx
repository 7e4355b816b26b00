import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { ListId } from "@/lib/model/identifiers";
import { type Book, findList } from "@/lib/rules/army/book";
import { listDifferences, moreDifferences } from "@/lib/words/list-differences";
import { listName } from "@/lib/words/own-list";
import { VERSIONS } from "@/lib/words/versions";

/** Changes of a list that are shown before the rest unfolds. */
const MOST_CHANGES = 8;

type ChangesProps = { readonly from: Army; readonly to: Army; readonly book: Book };

/** The lists of an army that are in another version, each as it is pinned and as it would be. */
function changedLists({ from, to, book }: ChangesProps): readonly (readonly [ArmyList, ArmyList])[] {
  const pairs = [from, ...from.commanders].map((one, at) => [one, [to, ...to.commanders][at]] as const);
  const found = pairs.flatMap(([one, other]) => {
    if (one.list === null || !other || one.listVersion === other.listVersion) return [];
    const [before, after] = [findList(book, one.list, one.listVersion)?.list, findList(book, one.list, other.listVersion)?.list];
    return before && after ? [[before, after] as const] : [];
  });
  return [...new Map(found.map((pair) => [pair[0].version, pair])).values()];
}

/** What is new in the lists themselves, whether it concerns the army or not. */
export function ListChanges(props: ChangesProps) {
  const { tables, current } = props.book;
  const nameOf = (id: string) => {
    const known = current.get(id as ListId);
    return known ? listName(known.list) : null;
  };
  return changedLists(props).map(([before, after]) => {
    const words = listDifferences(before, after, { tables, nameOf });
    return (
      <div key={before.version} className="mb-2">
        <p>{VERSIONS.newer.inList(listName(after))}</p>
        <ul className="ml-4 list-disc">
          {words.slice(0, MOST_CHANGES).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {words.length > MOST_CHANGES && <li>{moreDifferences(words.length - MOST_CHANGES)}</li>}
        </ul>
      </div>
    );
  });
}

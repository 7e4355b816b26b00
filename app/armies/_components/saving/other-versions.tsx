import { memo, useState } from "react";
import type { Saver } from "@/app/_components/saving/create-saver";
import type { Saving } from "@/app/_components/saving/saving-steps";
import { TableChanges } from "@/app/_components/table-changes";
import { useOnce } from "@/app/_components/use-once";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { ListId } from "@/lib/model/identifiers";
import { assess } from "@/lib/rules/army/assess";
import { type Book, findList, type Renewal } from "@/lib/rules/army/book";
import { differenceWords } from "@/lib/words/edits";
import { wordAssessment } from "@/lib/words/findings";
import { listDifferences, moreDifferences, renewalWords } from "@/lib/words/list-differences";
import { listName } from "@/lib/words/own-list";
import { COMMON } from "@/lib/words/site";
import { VERSIONS } from "@/lib/words/versions";
import { unitNames } from "../desk";
import { useDeskNow, useJudged } from "../desk-now";
import type { Arrived, Desk } from "../use-desk";

const WORDS = VERSIONS.choice;

type ChoiceProps = Pick<Desk, "mergedWith"> & { saver: Saver; copy: (army: Army) => Promise<string | null> } & Extract<
    Saving,
    { kind: "changed-elsewhere" }
  >;

/** The army was changed in two places: both differences, and the choice between them. Nothing is overwritten before the player chooses. */
export function Choice({ saver, copy, mergedWith, before, theirs }: ChoiceProps) {
  const { army, book } = useDeskNow();
  const { happen } = saver;
  const merge = () => happen({ kind: "merged", army: mergedWith(theirs.army, before) });
  const [trouble, setTrouble] = useState<string | null>(null);
  const keepingBoth = useOnce(async () => {
    setTrouble(null);
    const why = await copy(army);
    if (why === null) happen({ kind: "theirs" });
    else setTrouble(WORDS.notCopied(why));
    return why === null;
  });
  return (
    <section aria-label={WORDS.name} className="my-3 border border-madder bg-leaf p-3" role="alert">
      <p className="eyebrow">{WORDS.title}</p>
      <div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Difference title={WORDS.theirs} from={before} to={theirs.army} book={book} />
        <Difference title={WORDS.mine} from={before} to={army} book={book} />
      </div>
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="button" data-small data-filled onClick={merge}>
          {WORDS.merge}
        </button>
        <button type="button" className="button" data-small onClick={() => happen({ kind: "mine" })}>
          {WORDS.keepMine}
        </button>
        <button type="button" className="button" data-small onClick={() => happen({ kind: "theirs" })}>
          {WORDS.useTheirs}
        </button>
        <button
          type="button"
          className="button"
          data-small
          aria-disabled={keepingBoth.busy || undefined}
          onClick={() => void keepingBoth.run()}
        >
          {WORDS.useTheirsKeepMine}
        </button>
      </p>
      {trouble && <p className="finding mt-2">{trouble}</p>}
    </section>
  );
}

/** The difference between two versions in words; of an army with another list only that is said. */
const wordsBetween = (from: Army, to: Army, book: Book): readonly string[] =>
  from.list === to.list ? differenceWords(from, to, unitNames(book)) : [WORDS.otherList(to.list)];

function Difference({ title, from, to, book }: { title: string; from: Army; to: Army; book: Book }) {
  const words = wordsBetween(from, to, book);
  return (
    <div>
      <h3>{title}</h3>
      <ul className="ml-4 list-disc">
        {words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {words.length === 0 && <li>{WORDS.unchanged}</li>}
      </ul>
    </div>
  );
}

type ArrivedProps = { arrived: Arrived; book: Book; close: () => void };

/** Says that the army is not as the player left it, and how it differs. The change can be undone. */
export const ArrivedNote = memo(function ArrivedNote({ arrived, book, close }: ArrivedProps) {
  if (wordsBetween(arrived.before, arrived.after, book).length === 0) return null;
  return (
    <div role="status" className="finding my-2 flex items-start justify-between gap-3" data-severity="warning">
      <Difference title={VERSIONS.arrived[arrived.why]} from={arrived.before} to={arrived.after} book={book} />
      <button type="button" className="button" data-small data-quiet onClick={close}>
        {COMMON.close}
      </button>
    </div>
  );
});

type NewerProps = { renewal: Renewal; replace: (army: Army) => void };

/** Says what newer versions of the list or the tables would change for this army, and offers them. */
export const NewerVersions = memo(function NewerVersions({ renewal, replace }: NewerProps) {
  const { army, today, book, assessment } = useJudged();
  const { name, why, use } = VERSIONS.newer[renewal.lists && renewal.rules ? "both" : renewal.rules ? "rules" : "lists"];
  const words = renewalWords(assessment, wordAssessment(assess(renewal.army, renewal.rules ? today.book : book), renewal.army));
  return (
    <section aria-label={name} className="finding my-3" data-severity="warning">
      {renewal.lists && <ListChanges from={army} to={renewal.army} book={today.book} />}
      {renewal.rules && <TableChanges before={book.tables} after={today.book.tables} />}
      <p>{why}</p>
      <ul className="ml-4 list-disc">
        {words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {words.length === 0 && <li>{VERSIONS.newer.unchanged}</li>}
      </ul>
      <button type="button" className="button mt-1" data-small onClick={() => replace(renewal.army)}>
        {use}
      </button>
    </section>
  );
});

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
function ListChanges(props: ChangesProps) {
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

import { memo } from "react";
import { useBoard } from "@/app/_components/browser/board";
import type { Army } from "@/lib/model/army";
import type { Book } from "@/lib/rules/army/book";
import { editsBetween } from "@/lib/rules/army/edits-between";
import { mergeArmies } from "@/lib/rules/army/merge-armies";
import { differenceWords } from "@/lib/words/edits";
import { SAVING } from "@/lib/words/saving";
import { unitNames } from "../desk";
import { useDeskNow } from "../desk-now";
import type { Saver } from "./create-saver";
import type { Saving } from "./saving-steps";

const WORDS = SAVING.choice;

type Props = { saver: Saver; copy: (army: Army) => Promise<boolean> };

/** The army was changed in two places: both differences, and the choice between them. Nothing is overwritten before the player chooses. */
export const ChangedElsewhere = memo(function ChangedElsewhere({ saver, copy }: Props) {
  const saving = useBoard(saver, (kept) => kept.saving);
  return saving.kind === "changed-elsewhere" && <Choice saver={saver} copy={copy} {...saving} />;
});

function Choice({ saver, copy, before, theirs }: Props & Extract<Saving, { kind: "changed-elsewhere" }>) {
  const { army, book } = useDeskNow();
  const { happen } = saver;
  const merge = () => happen({ kind: "merged", army: mergeArmies(before, army, theirs.army) });
  const keepBoth = async () => {
    if (await copy(army)) happen({ kind: "theirs" });
  };
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
        <button type="button" className="button" data-small onClick={keepBoth}>
          {WORDS.useTheirsKeepMine}
        </button>
      </p>
    </section>
  );
}

/** The difference between two versions in words; of an army with another list only that is said. */
export const wordsBetween = (from: Army, to: Army, book: Book): readonly string[] =>
  from.list === to.list ? differenceWords(from, to, editsBetween(from, to), unitNames(book)) : [WORDS.otherList(to.list)];

export function Difference({ title, from, to, book }: { title: string; from: Army; to: Army; book: Book }) {
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

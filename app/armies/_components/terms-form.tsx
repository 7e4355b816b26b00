import { TextField } from "@/app/_components/text-field";
import { type Army, armyTerms } from "@/lib/model/army";
import type { Book, PreparedList } from "@/lib/rules/army/book";
import { editsBetween } from "@/lib/rules/army/edits-between";
import { gameSizes } from "@/lib/rules/army/game-sizes";
import { EDITOR } from "@/lib/words/editor";
import { yearsWords } from "@/lib/words/lists";
import { grouped } from "@/lib/words/phrasing";
import type { Change } from "./use-desk";
import { useEditForm } from "./use-edit-form";

const WORDS = EDITOR.terms;

type Props = { army: Army; book: Book; list: PreparedList; change: Change };

/** The name, year and points limit of the army. */
export function TermsForm({ army, book, list, change }: Props) {
  const { name, pointsLimit, year } = army;
  const { typed } = useEditForm({
    schema: armyTerms,
    values: { name, pointsLimit, year },
    commit: (sound) => {
      change((now) => editsBetween(now, { ...now, ...sound }));
      return null;
    },
  });
  return (
    <form
      className="mt-2 mb-3 flex flex-wrap items-start gap-x-5 gap-y-2"
      aria-label={WORDS.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField label={WORDS.name} maxLength={80} className="w-64" {...typed("name")} />
      <TextField
        label={WORDS.year}
        className="w-28"
        placeholder={WORDS.anyYear}
        hint={WORDS.years(yearsWords(list.list.years))}
        {...typed("year", "number")}
      />
      <TextField
        label={WORDS.pointsLimit}
        className="w-28"
        {...typed("pointsLimit", "number")}
        beside={gameSizes(book.tables).map((limit) => (
          <button
            key={limit}
            type="button"
            className="button"
            data-small
            aria-pressed={limit === pointsLimit}
            onClick={() => change([{ do: "set-army", field: "pointsLimit", to: limit }])}
          >
            {grouped(limit)}
          </button>
        ))}
      />
    </form>
  );
}

import { TextField } from "@/app/_components/text-field";
import { type Army, armyTerms } from "@/lib/model/army";
import type { Book, PreparedList } from "@/lib/rules/army/book";
import { editsBetween } from "@/lib/rules/army/edits-between";
import { gameSizes } from "@/lib/rules/army/game-sizes";
import { yearsWords } from "@/lib/words/list-words";
import { grouped } from "@/lib/words/phrasing";
import type { Change } from "./use-desk";
import { useEditForm } from "./use-edit-form";

type Props = { army: Army; book: Book; list: PreparedList; change: Change };

/** What the army is called, in which year it marches and at how many points. */
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
      aria-label="Name, year and points"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField label="Name of the army" maxLength={80} className="w-64" {...typed("name")} />
      <TextField
        label="Year"
        className="w-28"
        placeholder="any"
        hint={`${yearsWords(list.list.years)}, or open`}
        {...typed("year", "number")}
      />
      <TextField
        label="Points limit"
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

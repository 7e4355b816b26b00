import { SearchField } from "@/app/_components/search-field";
import { REFERENCE } from "@/lib/words/reference";
import type { Found } from "./find-rows";

type Props = { readonly sought: string; readonly onSeek: (text: string) => void; readonly found: Found };

function foundWords({ rows, sections, count, all }: Found): string {
  if (rows === null) return REFERENCE.rows(all);
  return count === 0 ? REFERENCE.nothingFound : REFERENCE.found(count, all, sections.size);
}

/** Searches all rows. Without scripts it asks the server. */
export function ReferenceSearch({ sought, onSeek, found }: Props) {
  return (
    <div className="reference-search screen-only">
      <SearchField
        label={REFERENCE.find.label}
        placeholder={REFERENCE.find.hint}
        sought={sought}
        onSeek={onSeek}
        said={foundWords(found)}
      />
    </div>
  );
}

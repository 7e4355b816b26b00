import { SearchField } from "@/app/_components/search-field";
import { counted } from "@/lib/words/phrasing";
import type { Found } from "./find-rows";

type Props = { readonly sought: string; readonly onSeek: (text: string) => void; readonly found: Found };

function foundWords({ rows, sections, count, all }: Found): string {
  if (rows === null) return `${all} rows`;
  if (count === 0) return "Nothing found. Try fewer or shorter words.";
  return `${count} of ${counted(all, "row")}, in ${counted(sections.size, "section")}`;
}

/** A field to look for words in all rows. Without scripts it asks the server. */
export function ReferenceSearch({ sought, onSeek, found }: Props) {
  return (
    <div className="reference-search screen-only">
      <SearchField
        label="Find in the reference"
        placeholder="Find: keil, rout, musket…"
        sought={sought}
        onSeek={onSeek}
        said={foundWords(found)}
      />
    </div>
  );
}

import { BattlefieldPicture } from "@/app/_components/battlefield/battlefield-picture";
import { fieldLayout } from "@/app/_components/battlefield/field-layout";
import { fieldName } from "@/app/_components/battlefield/field-name";
import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import type { BattleTables } from "@/lib/model/battle-tables";
import { prepareBattlefield } from "@/lib/rules/table/battlefield-book";
import { BATTLEFIELDS, fieldWhere } from "@/lib/words/battlefields";
import { fieldAddress } from "./_components/field-address";
import { fieldShown } from "./_components/field-ground";
import { findField } from "./find-field";

/** A battlefield that is the same for everybody today. */
export async function FieldOfTheDay({ tables }: { readonly tables: BattleTables }) {
  const asked = { territory: null, square: null, width: null, depth: null, table: null };
  const seed = new Date().toISOString().slice(0, 10);
  const found = await findField(seed, asked.territory, asked.square, asked.width, asked.depth, asked.table);
  if (found.kind !== "found" || !tables.battlefield) return null;
  const { field } = found;
  const book = prepareBattlefield(tables.battlefield);
  return (
    <figure>
      <BattlefieldPicture
        field={fieldShown({ field, book, tables }, field.pieces)}
        book={book}
        tables={tables}
        seed={seed}
        layout={fieldLayout(field.table, "defender")}
      />
      <figcaption className="mt-1">
        <Said
          words={BATTLEFIELDS.today(fieldName(field, tables, seed))}
          slots={{
            field: (text) => <Link href={fieldAddress({ ...asked, seed, moves: null })}>{text}</Link>,
          }}
        />{" "}
        <span className="text-soft">{fieldWhere(field, tables)}.</span>
      </figcaption>
    </figure>
  );
}

import { BattlefieldPicture } from "@/app/_components/battlefield/battlefield-picture";
import { type FieldShown, fieldLayout } from "@/app/_components/battlefield/field-layout";
import type { BattleTables } from "@/lib/model/battle-tables";
import { prepareBattle } from "@/lib/rules/prebattle/book";
import { SAMPLE_GROUND, SAMPLE_MUSTER } from "./sample-field";

type Props = { readonly tables: BattleTables };

const SAMPLES: readonly (readonly [string, FieldShown, "defender" | "invader"])[] = [
  ["Troops in every formation, commands, orders, camps", SAMPLE_MUSTER, "defender"],
  ["The same from the other edge", { ...SAMPLE_MUSTER, seat: "b" }, "invader"],
  ["Terrain of every kind", SAMPLE_GROUND, "defender"],
];

/** The battlefield, with everything that can be on it. */
export function FieldParts({ tables }: Props) {
  const { battlefield } = prepareBattle(tables);
  if (!battlefield) return null;
  return (
    <div className="grid max-w-5xl gap-8">
      {SAMPLES.map(([title, field, edge]) => (
        <figure key={title}>
          <figcaption className="mb-2">{title}</figcaption>
          <BattlefieldPicture
            field={field}
            book={battlefield}
            sizes={tables.tableSizes}
            seed="sample"
            layout={fieldLayout(field.table, edge)}
            zones={field.units.length > 0}
          />
        </figure>
      ))}
    </div>
  );
}

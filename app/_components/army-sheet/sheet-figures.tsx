import type { SheetFigure } from "@/lib/model/army-sheet";
import { RulesWords } from "../rules-words";
import { HouseMark } from "./house-mark";

/** The numbers that one asks for most, as a strip. */
export function SheetFigures({ figures }: { readonly figures: readonly SheetFigure[] }) {
  return (
    <dl className="sheet-figures">
      {figures.map(({ id, label, value, source }) => (
        <div key={id}>
          <dt>
            <RulesWords text={label} />
            {source === "house" && <HouseMark />}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

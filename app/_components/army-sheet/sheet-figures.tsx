import type { SheetFigure } from "@/lib/model/army-sheet";
import { FIGURE_TERMS } from "@/lib/words/sheet";
import { RulesWords } from "../rules-words";
import { HouseMark } from "./house-mark";

/** The numbers asked for most, as a strip. */
export function SheetFigures({ figures }: { readonly figures: readonly SheetFigure[] }) {
  return (
    <dl className="sheet-figures">
      {figures.map(({ id, value, source }) => (
        <div key={id}>
          <dt>
            <RulesWords text={FIGURE_TERMS[id]} />
            {source === "house" && <HouseMark />}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

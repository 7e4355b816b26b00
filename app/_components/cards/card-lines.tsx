import type { CardLine } from "@/lib/model/army-cards";
import { HouseMark } from "../army-sheet/house-mark";

/** What a card gives in one line each. */
export function CardLines({ lines }: { readonly lines: readonly CardLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="card-lines">
      {lines.map(({ label, words, source }) => (
        <div key={label}>
          <dt>
            {label}
            {source === "house" && <HouseMark />}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

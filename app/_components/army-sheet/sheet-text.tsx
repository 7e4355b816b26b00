import { Fragment } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import { HOUSE_MARK } from "@/lib/sheets/text-parts";
import { namesAsWords } from "@/lib/words/sentence";
import { FACT_MEANINGS } from "@/lib/words/sheet";
import { SOURCE_NAMES } from "@/lib/words/site";

/** Longer facts may break, or a phone could not hold them. */
const MOST_LETTERS = 24;

/** Facts in a row, "army commander, 4 cards, range 12 BW": lines break between facts. */
export function Facts({ text }: { readonly text: string }) {
  return text.split(/(?<=[,;:·]) /).map((fact, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: facts have no ids, and never change places.
    <Fragment key={at}>
      {fact.length > MOST_LETTERS ? (
        <RulesWords text={namesAsWords(fact, FACT_MEANINGS)} />
      ) : (
        <span className="sheet-fact">
          <RulesWords text={namesAsWords(fact, FACT_MEANINGS)} />
        </span>
      )}{" "}
    </Fragment>
  ));
}

/** Marks a house value; the foot of the sheet explains the mark. */
export const HouseMark = () => (
  <span role="img" aria-label={SOURCE_NAMES.house}>
    {HOUSE_MARK}
  </span>
);

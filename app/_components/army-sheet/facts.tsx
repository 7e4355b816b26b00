import { Fragment } from "react";
import { RulesWords } from "../rules-words";

/** What is longer must be free to break, or a phone could not hold it. */
const MOST_LETTERS = 24;

/** Facts in a row, "army commander, 4 cards, range 12 BW": a line ends after one of them and not within. */
export function Facts({ text }: { readonly text: string }) {
  return text.split(/(?<=[,;:·]) /).map((fact, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: facts have nothing of their own to be told by, and never change places.
    <Fragment key={at}>
      {fact.length > MOST_LETTERS ? (
        <RulesWords text={fact} />
      ) : (
        <span className="sheet-fact">
          <RulesWords text={fact} />
        </span>
      )}{" "}
    </Fragment>
  ));
}

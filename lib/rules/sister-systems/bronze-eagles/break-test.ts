import type { EagleBreakTestAnswer, EagleBreakTestQuestion } from "../../../model/sister-systems/bronze-eagles";
import type { EagleTables } from "../../../model/sister-systems/bronze-eagles-tables";
import { rowValue } from "../../rules-row";
import { chanceThat, totalOf } from "../chances";

/** What a loser must throw with 2D6, and the chance that it does. */
export function breakTest(question: EagleBreakTestQuestion, { numbers }: EagleTables): Omit<EagleBreakTestAnswer, "asked"> {
  const { rating, casualties, commander, dismay } = question;
  const need =
    rating + casualties + (commander ? rowValue(numbers, "commander-rating") : 0) + (dismay ? rowValue(numbers, "dismay-rating") : 0);
  return { need, pass: chanceThat(totalOf(2), (value) => value >= need) };
}

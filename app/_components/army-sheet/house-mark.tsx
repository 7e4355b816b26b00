import { HOUSE_MARK } from "@/lib/sheets/text-parts";
import { SOURCE_NAMES } from "@/lib/words/site";

/** Marks a house value; the foot of the sheet explains the mark. */
export const HouseMark = () => (
  <span role="img" aria-label={SOURCE_NAMES.house}>
    {HOUSE_MARK}
  </span>
);

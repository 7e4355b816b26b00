import { OWN_MARK } from "@/lib/sheets/text-parts";
import { OWN_VALUE_NAME } from "@/lib/words/site";

/** Marks the reader's own value; the foot of the sheet explains the mark. */
export const OwnMark = () => (
  <span role="img" aria-label={OWN_VALUE_NAME}>
    {OWN_MARK}
  </span>
);

import { OWN_MARK } from "@/lib/sheets/text-parts";

/** On what the reader wrote himself; the foot of the sheet says so. */
export const OwnMark = () => (
  <span role="img" aria-label="your own value">
    {OWN_MARK}
  </span>
);

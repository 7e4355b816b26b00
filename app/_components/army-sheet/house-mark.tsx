import { HOUSE_MARK } from "@/lib/sheets/text-parts";

/** On what is a house value; the foot of the sheet says so. */
export const HouseMark = () => (
  <span role="img" aria-label="house value">
    {HOUSE_MARK}
  </span>
);

import type { Army } from "../model/army";
import type { Assessment } from "../model/assessment";
import { numeral } from "./phrasing";

type Judged = Pick<Assessment, "findings">;

/** "Legal", or how many things stand in the way. */
export function verdictWords({ findings }: Judged, { year }: Pick<Army, "year">): string {
  const errors = findings.filter((one) => one.severity === "error").length;
  if (errors > 0) return `Not legal yet: ${numeral(errors)} ${errors === 1 ? "thing" : "things"}`;
  const provisos = [...(year === null ? ["no year named"] : []), ...(findings.length > 0 ? ["with a word of advice"] : [])];
  return ["Legal", ...provisos].join(", ");
}

/** The same where there is little room. */
export function shortVerdict({ findings }: Judged): string {
  const errors = findings.filter((one) => one.severity === "error").length;
  return errors === 0 ? "Legal" : "Not legal";
}

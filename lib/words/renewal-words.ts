import type { Assessment } from "../model/assessment";
import { NUMBERS } from "../model/enumerations";
import { NUMBER_WORDS } from "./number-words";
import { grouped } from "./phrasing";

/** What a changed list makes of an army: numbers that differ, what is wrong that was not, and what no longer is. None where all stays. */
export function renewalWords(before: Assessment, after: Assessment): readonly string[] {
  const said = ({ findings }: Assessment) => findings.map((one) => one.message);
  const [old, now] = [said(before), said(after)];
  return [
    ...NUMBERS.filter((name) => before.numbers[name] !== after.numbers[name]).map(
      (name) => `${NUMBER_WORDS[name]}: ${grouped(after.numbers[name])} instead of ${grouped(before.numbers[name])}`,
    ),
    ...now.filter((message) => !old.includes(message)),
    ...old.filter((message) => !now.includes(message)).map((message) => `No longer: ${message}`),
  ];
}

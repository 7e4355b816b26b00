import type { Assessment } from "../model/assessment";
import { NUMBERS } from "../model/enumerations";
import { NUMBER_WORDS } from "./army-numbers";
import { grouped } from "./phrasing";
import { plain } from "./sentence";

/** What a newer list or newer tables change for an army: its numbers, new findings, and findings that go. */
export function renewalWords(before: Assessment, after: Assessment): readonly string[] {
  const messages = ({ findings }: Assessment) => findings.map((one) => one.message);
  const [old, now] = [messages(before), messages(after)];
  return [
    ...NUMBERS.filter((name) => before.numbers[name] !== after.numbers[name]).map(
      (name) => `${plain(NUMBER_WORDS[name])}: ${grouped(after.numbers[name])} (was ${grouped(before.numbers[name])})`,
    ),
    ...now.filter((message) => !old.includes(message)),
    ...old.filter((message) => !now.includes(message)).map((message) => `Solved: ${message}`),
  ];
}

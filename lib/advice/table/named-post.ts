import type { AdviceTables } from "../../model/advice";

type Id = AdviceTables["namedPosts"][number]["id"];

const LETTER = /\p{L}/u;

/** Whether these words stand in a name by themselves. */
function says(name: string, words: string): boolean {
  const at = name.toLowerCase().indexOf(words);
  if (at < 0) return false;
  return !LETTER.test(name[at - 1] ?? "") && !LETTER.test(name[at + words.length] ?? "");
}

const isCalled = (name: string, id: Id, { namedPosts }: AdviceTables): boolean =>
  namedPosts.some((row) => row.id === id && row.words.some((words) => says(name, words)));

/** Where a unit group is expected to stand by its name: -1 on the left, 1 on the right, 0 anywhere. */
export function namedSide({ name }: { readonly name: string }, advice: AdviceTables): -1 | 0 | 1 {
  const [left, right] = [isCalled(name, "left", advice), isCalled(name, "right", advice)];
  return left === right ? 0 : left ? -1 : 1;
}

/** Whether a unit group is expected behind the first line by its name. */
export const isNamedSecond = ({ name }: { readonly name: string }, advice: AdviceTables): boolean => isCalled(name, "second-line", advice);

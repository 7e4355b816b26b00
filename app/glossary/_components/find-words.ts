import { plainText } from "@/app/_components/plain-text";
import type { GlossaryPart } from "@/lib/words/glossary-parts";

type Word = GlossaryPart["words"][number];

/** Whether every word that is looked for stands in a text. */
export function hasSought(text: string, sought: string): boolean {
  const plain = plainText(text);
  return plainText(sought)
    .split(/\s+/)
    .every((one) => plain.includes(one));
}

const textOf = ({ name, sentence, source, heading }: Word): string =>
  [name, sentence, source === "rulebook" ? "Rulebook," : `${source} value`, heading].join(" ");

/** What the server finds; in the browser, which has the page, the same is found in that. */
export const isFound = (word: Word, sought: string): boolean => hasSought(textOf(word), sought);

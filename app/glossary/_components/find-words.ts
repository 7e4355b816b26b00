import { plainText } from "@/app/_components/plain-text";
import type { GlossaryPart } from "@/lib/words/glossary";
import { GLOSSARY_WORDS } from "@/lib/words/site";
import { SOURCE_NAMES } from "@/lib/words/sources";

type Word = GlossaryPart["words"][number];

/** Whether a text contains every word searched for. */
export function hasSought(text: string, sought: string): boolean {
  const plain = plainText(text);
  return plainText(sought)
    .split(/\s+/)
    .every((one) => plain.includes(one));
}

const textOf = ({ name, sentence, source, heading }: Word): string =>
  [name, sentence, ...(source === "rulebook" ? [GLOSSARY_WORDS.rulebook(heading)] : [SOURCE_NAMES[source], heading])].join(" ");

/** The server's search; the browser searches the text of the page, which is the same. */
export const isFound = (word: Word, sought: string): boolean => hasSought(textOf(word), sought);

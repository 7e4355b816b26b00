import { plainText } from "@/app/_components/plain-text";
import type { GlossaryPart } from "@/lib/words/glossary";
import { GLOSSARY_TERMS, type GlossaryTerm, type GlossaryTermId } from "@/lib/words/glossary-terms";
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

const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = GLOSSARY_WORDS.alsoCalled;

/** Whether a term is called just so, and so comes first. */
export function isNamed(term: string, sought: string): boolean {
  const { name, spoken = [] }: GlossaryTerm = GLOSSARY_TERMS[term as GlossaryTermId];
  return [name, ...spoken, ...(ALSO_CALLED[term] ?? [])].some((one) => plainText(one) === plainText(sought).trim());
}

/** The server's search; the browser searches the text of the page, which is the same. */
export const isFound = (word: Word, sought: string): boolean => hasSought(textOf(word), sought);

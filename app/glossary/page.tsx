import type { Metadata } from "next";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { PrintButton } from "@/app/_components/print-button";
import { GLOSSARY_PARTS } from "@/lib/words/glossary";
import { GLOSSARY_WORDS } from "@/lib/words/site";
import { isFound } from "./_components/find-words";
import { GlossaryPart } from "./_components/glossary-part";
import { GlossarySearch } from "./_components/glossary-search";
import "./_components/glossary.css";

export const metadata: Metadata = {
  title: GLOSSARY_WORDS.title,
  description: GLOSSARY_WORDS.description,
};

const LONGEST = 80;
type Query = { readonly find?: string | string[] | undefined };

export default async function GlossaryPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const { find } = await searchParams;
  const sought = ([find].flat()[0] ?? "").slice(0, LONGEST);
  const words = GLOSSARY_PARTS.flatMap((part) => part.words);
  return (
    <article className="glossary px-4 py-6 md:px-7">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <div>
          <h1>{GLOSSARY_WORDS.title}</h1>
          <p className="mt-1 max-w-prose text-soft">
            {GLOSSARY_WORDS.lead(words.length)}
            <span className="screen-only">{GLOSSARY_WORDS.choose}</span>
          </p>
        </div>
        <div className="print:hidden">
          <PrintButton />
        </div>
      </header>
      <GlossarySearch all={words.length} find={sought} found={words.filter((word) => isFound(word, sought)).length} />
      <nav aria-label={GLOSSARY_WORDS.kinds} className="mt-3 flex flex-wrap gap-x-6 print:hidden">
        {GLOSSARY_PARTS.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className="inline-flex min-h-[44px] items-center">
            {title}
          </a>
        ))}
      </nav>
      {GLOSSARY_PARTS.map((part) => (
        <GlossaryPart key={part.id} part={part} sought={sought} />
      ))}
      <GlossaryCard />
    </article>
  );
}

import Link from "next/link";

/** Whose game it is, and what this is not. */
export function SiteFooter() {
  return (
    <footer className="print:hidden mt-12 border-t border-rule px-4 py-5 text-[0.9rem] text-soft md:px-7">
      <p className="max-w-prose">
        Condotta is an unofficial companion made by players. <cite>Renatio et Gloriam</cite> is by Alasdair Harley, based on{" "}
        <cite>Mortem et Gloriam</cite> by Simon Hall; the game and its names are theirs. Points, card numbers and lists here are Condotta’s
        own.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link href="/quick-reference" prefetch={false} className="inline-flex min-h-6 items-center">
          Quick reference
        </Link>
        <Link href="/glossary" prefetch={false} className="inline-flex min-h-6 items-center">
          Glossary
        </Link>
        <Link href="/api/openapi.json" prefetch={false} className="inline-flex min-h-6 items-center">
          For programs: the API
        </Link>
      </p>
    </footer>
  );
}

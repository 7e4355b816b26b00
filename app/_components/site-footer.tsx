import Link from "next/link";
import { SITE } from "@/lib/words/site";
import { Said } from "./said";

export function SiteFooter() {
  return (
    <footer className="print:hidden mt-12 border-t border-rule px-4 py-5 text-[0.9rem] text-soft md:px-7">
      <p className="max-w-prose">
        <Said words={SITE.credits} slots={{ game: (text) => <cite>{text}</cite>, parent: (text) => <cite>{text}</cite> }} />
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link href="/quick-reference" prefetch={false} className="inline-flex min-h-6 items-center">
          {SITE.quickReference}
        </Link>
        <Link href="/glossary" prefetch={false} className="inline-flex min-h-6 items-center">
          {SITE.glossary}
        </Link>
        <Link href="/api/openapi.json" prefetch={false} className="inline-flex min-h-6 items-center">
          {SITE.api}
        </Link>
      </p>
    </footer>
  );
}

import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { Link } from "@/app/_components/link";
import { readerOf } from "@/lib/server/identity";
import { CREDITS } from "@/lib/words/front";
import { SITE } from "@/lib/words/site";
import { KeptPages } from "./_components/kept-pages";
import { Said } from "./_components/said";
import { ConnectionLine, SiteHeader } from "./_components/site-header";
import "./look.css";

export const metadata: Metadata = {
  title: { default: SITE.name, template: `%s · ${SITE.name}` },
  description: SITE.description,
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f6f0e1" },
    { media: "(prefers-color-scheme: dark)", color: "#16120d" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // A page rendered ahead of time cannot have the request's nonce, and all its scripts would be blocked.
  await connection();
  const reader = await readerOf(await headers());
  return (
    <html lang="en-GB">
      <body className="flex min-h-dvh flex-col">
        <SiteHeader email={reader?.email ?? null} />
        <ConnectionLine />
        <main className="flex-1">{children}</main>
        <SiteFooter />
        <KeptPages />
      </body>
    </html>
  );
}

function SiteFooter() {
  return (
    <footer className="print:hidden mt-6 border-t border-rule px-4 py-3 md:mt-12 md:py-5 text-[0.9rem] text-soft md:px-7">
      <p className="max-w-prose">
        <Said words={CREDITS} slots={{ game: (text) => <cite>{text}</cite>, parent: (text) => <cite>{text}</cite> }} />
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link href="/quick-reference" className="inline-flex min-h-6 items-center">
          {SITE.quickReference}
        </Link>
        <Link href="/glossary" className="inline-flex min-h-6 items-center">
          {SITE.glossary}
        </Link>
        <Link href="/events" className="inline-flex min-h-6 items-center">
          {SITE.events}
        </Link>
        <Link href="/check" className="inline-flex min-h-6 items-center">
          {SITE.check}
        </Link>
        <Link href="/odds" className="inline-flex min-h-6 items-center">
          {SITE.odds}
        </Link>
        <Link href="/other-games" className="inline-flex min-h-6 items-center">
          {SITE.otherGames}
        </Link>
        <Link href="/api/openapi.json" className="inline-flex min-h-6 items-center">
          {SITE.api}
        </Link>
      </p>
    </footer>
  );
}

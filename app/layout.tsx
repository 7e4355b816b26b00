import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { SITE } from "@/lib/words/site";
import { SiteFooter } from "./_components/site-footer";
import { SiteHeader } from "./_components/site-header";
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
  return (
    <html lang="en-GB">
      <body className="flex min-h-dvh flex-col">
        <SiteHeader />
        <main className="flex-1">{children}</main>
        <SiteFooter />
      </body>
    </html>
  );
}

import type { Metadata } from "next";
import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import { OFFLINE } from "@/lib/words/front";

export const metadata: Metadata = { title: OFFLINE.title, robots: { index: false } };

/** What stands in place of a page that this browser did not keep, when there is no connection: public/worker.js shows it, without scripts. */
export default function OfflinePage() {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>{OFFLINE.title}</h1>
      <p className="mt-3 max-w-prose">{OFFLINE.text}</p>
      <p className="mt-2 max-w-prose">
        <Said
          words={OFFLINE.kept}
          slots={{
            start: (text) => <Link href="/armies/new">{text}</Link>,
            armies: (text) => <Link href="/armies">{text}</Link>,
            lists: (text) => <Link href="/lists">{text}</Link>,
            reference: (text) => <Link href="/quick-reference">{text}</Link>,
            glossary: (text) => <Link href="/glossary">{text}</Link>,
          }}
        />
      </p>
      <p className="mt-4">
        {/* biome-ignore lint/a11y/useValidAnchor: empty leads to the address that was asked for */}
        <a href="" className="button" data-filled>
          {OFFLINE.again}
        </a>
      </p>
    </section>
  );
}

import type { Metadata } from "next";
import { headers } from "next/headers";
import { Link } from "@/app/_components/link";
import { tablesAddress } from "@/app/_components/list-address";
import { Moment } from "@/app/_components/moment";
import { Said } from "@/app/_components/said";
import { readerOf } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { tablesOf } from "@/lib/server/own-tables";
import { running } from "@/lib/server/running";
import { OWN_TABLES } from "@/lib/words/own-tables";
import { KeepTables } from "./_components/keep-tables";

export const metadata: Metadata = { title: OWN_TABLES.title, description: OWN_TABLES.description, robots: { index: false } };

/** The reader's own tables, and how to keep more. */
export default async function TablesPage() {
  const reader = await readerOf(await headers());
  const mine = reader ? await tablesOf(reader.id) : [];
  const { version } = running().knowledge.catalog.rules;
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{OWN_TABLES.title}</h1>
      <p className="mt-2 max-w-prose">
        <Said words={OWN_TABLES.about} slots={{ house: (text) => <Link href={tablesAddress(version)}>{text}</Link> }} />
      </p>
      <section aria-labelledby="mine" className="mt-6">
        <h2 id="mine">{OWN_TABLES.mine}</h2>
        {mine.length === 0 && <p className="text-soft">{OWN_TABLES.none}</p>}
        <ul className="mt-1 max-w-2xl">
          {mine.map((one) => (
            <li key={one.version} className="flex flex-wrap justify-between gap-x-6 items-center border-b border-rule">
              <Link href={tablesAddress(one.version)} className="inline-flex min-h-[44px] items-center [overflow-wrap:anywhere]">
                {one.name}
              </Link>
              <Moment at={one.storedAt} day />
            </li>
          ))}
        </ul>
      </section>
      <KeepTables house={version} unused={OWN_TABLES.unused(LIMITS.binDays)} />
    </div>
  );
}

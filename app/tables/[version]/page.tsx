import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { Link } from "@/app/_components/link";
import { TableChanges } from "@/app/_components/table-changes";
import type { RulesEdition } from "@/lib/model/rules-tables";
import { findTables } from "@/lib/server/own-tables";
import { running } from "@/lib/server/running";
import { OWN_TABLES } from "@/lib/words/own-tables";
import { tableDifferences } from "@/lib/words/table-differences";

type Props = { readonly params: Promise<{ version: string }> };

const WORDS = OWN_TABLES.page;

/** Title and page ask for the same tables. The colon of a version may come escaped. */
const find = cache(async (version: string) => findTables(decodeURIComponent(version)));

function kindOf({ version, tables: { name } }: RulesEdition) {
  if (name !== undefined) return { title: WORDS.own(name), about: WORDS.byOrganiser };
  const isInForce = version === running().knowledge.catalog.rules.version;
  return isInForce ? { title: WORDS.inForce, about: WORDS.isInForce } : { title: WORDS.older, about: WORDS.isOlder };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find((await params).version);
  return { title: found ? kindOf(found).title : OWN_TABLES.title, robots: { index: false } };
}

/** Tables of points and cards, and how they differ from those in force. */
export default async function OneTablesPage({ params }: Props) {
  const found = await find((await params).version);
  if (!found) notFound();
  const { version, tables } = found;
  const house = running().knowledge.catalog.rules;
  const { title, about } = kindOf(found);
  const isOther = version !== house.version;
  return (
    <div className="px-4 py-6 md:px-7">
      <h1 className="[overflow-wrap:anywhere]">{title}</h1>
      <p className="mt-2 max-w-prose">{about}</p>
      <p className="mt-1 font-mono text-[0.8rem] text-soft break-all">{WORDS.version(version)}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        {tables.name !== undefined && (
          <Link className="button" href={`/armies/new?rules=${version}`}>
            {WORDS.build}
          </Link>
        )}
        <a className="button" href={`/api/tables/${version}`} download={`${version.slice("sha256:".length, "sha256:".length + 12)}.json`}>
          {WORDS.json}
        </a>
      </p>
      {isOther && (
        <section aria-labelledby="differs" className="mt-6">
          <h2 id="differs">{WORDS.differs}</h2>
          {tableDifferences(house.tables, tables).length === 0 ? (
            <p>{WORDS.same}</p>
          ) : (
            <TableChanges before={house.tables} after={tables} beside={tables.name === undefined ? "now" : "ours"} />
          )}
        </section>
      )}
    </div>
  );
}

import type { Metadata } from "next";
import { headers } from "next/headers";
import Link from "next/link";
import { cache } from "react";
import { ArmySheetPage } from "@/app/_components/army-sheet/army-sheet-page";
import { askedSheet, type SheetQuery } from "@/app/_components/army-sheet/asked-sheet";
import { SheetChoices } from "@/app/_components/army-sheet/sheet-choices";
import { GlossaryCard } from "@/app/_components/glossary-card";
import type { ArmySheet } from "@/lib/model/army-sheet";
import { isOwnShare, readShare } from "@/lib/server/read-share";
import { previewWords } from "@/lib/sheets/share-preview";
import { ShareActions } from "./_components/share-actions";

type Props = { params: Promise<{ share: string }>; searchParams: Promise<SheetQuery> };

/** Title and page ask for the same share. */
const find = cache(readShare);

async function askedFor({ params, searchParams }: Props) {
  return { share: (await params).share, ...askedSheet(await searchParams) };
}

/** What is shown where the link is posted. An opponent's link shows no more than his sheet. */
function preview({ name, reader, ...rest }: ArmySheet, link: string): Metadata {
  const query = reader === "own" ? "" : `?for=${reader}`;
  const description = previewWords({ name, reader, ...rest });
  const picture = { url: `${link}/picture${query}`, width: 1200, height: 630, alt: `${name}: ${description}`, type: "image/png" };
  return {
    title: name,
    description,
    openGraph: { type: "website", siteName: "Condotta", title: name, description, url: `${link}${query}`, images: [picture] },
    twitter: { card: "summary_large_image", title: name, description, images: [picture] },
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { share, reader } = await askedFor(props);
  const found = await find(share, reader);
  const robots = { index: false, follow: false };
  switch (found.kind) {
    case "shared":
      return { ...preview(found.sheet, found.link), robots };
    case "unreadable":
      return { title: found.name, robots };
    case "withdrawn":
      return { title: "Withdrawn", robots };
    case "unknown":
      return { title: "Not here", robots };
    default:
      return found satisfies never;
  }
}

/** Its status is set by proxy.ts: 410 where the army was withdrawn, 404 where there is none. */
export default async function SharedArmyPage(props: Props) {
  const { share, reader, paper } = await askedFor(props);
  const found = await find(share, reader);
  switch (found.kind) {
    case "shared": {
      const { sheet, link, army, lists, tables, rules } = found;
      const whole = reader === "own" ? { army, lists, tables, rules } : null;
      return (
        <div className="px-4 py-4 md:px-7 print:p-0">
          <div data-paper={paper} className="sheet-measure mb-4 print:hidden">
            <p className="eyebrow">A shared army</p>
            <p className="mt-1 mb-3 text-soft">
              It stays as it is, judged by the list and the rules of the day it was shared. To work on it, copy it to your armies.
            </p>
            <div className="flex flex-wrap items-start gap-x-8">
              <div className="min-w-0 flex-auto">
                <ShareActions share={share} link={link} name={sheet.name} whole={whole} isOwn={await isOwnShare(share, await headers())} />
              </div>
              <div className="-mt-[3px]">
                <SheetChoices address={`/a/${share}`} own="In full" reader={reader} paper={paper} />
              </div>
            </div>
          </div>
          <ArmySheetPage sheet={sheet} paper={paper} />
          <GlossaryCard />
        </div>
      );
    }
    case "unreadable":
      return <Unreadable name={found.name} share={share} />;
    case "withdrawn":
      return <Withdrawn />;
    case "unknown":
      return <Unknown />;
    default:
      return found satisfies never;
  }
}

function Unknown() {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>No army is shared at this address</h1>
      <p className="mt-3 max-w-prose">
        The link may have been mistyped or cut short: it ends in 26 letters and figures. Or look at <Link href="/armies">the armies</Link>.
      </p>
    </section>
  );
}

function Withdrawn() {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>This army was withdrawn</h1>
      <p className="mt-3 max-w-prose">
        Whoever shared it has taken it back, and nothing of it is kept under this link. Ask for a new one, or look at{" "}
        <Link href="/armies">the armies</Link>.
      </p>
    </section>
  );
}

function Unreadable({ name, share }: { readonly name: string; readonly share: string }) {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1 className="[overflow-wrap:anywhere]">{name}</h1>
      <p className="mt-3 max-w-prose">
        This army was shared from an earlier version of Condotta, and this one can no longer draw its sheet.{" "}
        <a href={`/api/shares/${share}`}>Its document</a> is still here.
      </p>
    </section>
  );
}

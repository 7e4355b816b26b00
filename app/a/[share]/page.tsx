import type { Metadata } from "next";
import { headers } from "next/headers";
import { cache } from "react";
import { ArmyPapers, SheetChoices, sharedPapers } from "@/app/_components/army-sheet/army-papers";
import { ArmySheetPage } from "@/app/_components/army-sheet/army-sheet-page";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { pageNumbers } from "@/app/_components/paper/paper";
import { readSheetQuery, type SheetQuery } from "@/app/_components/paper/paper-query";
import type { ArmySheet } from "@/lib/model/army-sheet";
import { isForOpponent } from "@/lib/model/identifiers";
import { linkKind } from "@/lib/model/stored-army";
import { isOwnShare, readShare } from "@/lib/server/army-papers";
import { readerOfShare } from "@/lib/server/shares";
import { previewWords } from "@/lib/sheets/share-preview";
import { SHARING } from "@/lib/words/sharing";
import { ChangedSince } from "./_components/changed-since";
import { NothingShared, nothingTitle, UNSEARCHED } from "./_components/nothing-shared";
import { ShareActions } from "./_components/share-actions";

const WORDS = SHARING.page;

type Props = { params: Promise<{ share: string }>; searchParams: Promise<SheetQuery> };

/** Title and page ask for the same share. */
const find = cache(readShare);

async function askedFor({ params, searchParams }: Props) {
  const { share } = await params;
  const { paper, reader } = readSheetQuery(await searchParams);
  return { share, paper, reader: readerOfShare(share, reader) };
}

/** The preview where the link is posted. An opponent's link shows no more than the opponent's sheet. */
function preview({ name, reader, ...rest }: ArmySheet, link: string): Metadata {
  const query = reader === "own" || isForOpponent(link) ? "" : `?for=${reader}`;
  const description = previewWords({ name, reader, ...rest });
  const picture = {
    url: `${link}/picture${query}`,
    width: 1200,
    height: 630,
    alt: SHARING.page.pictureAlt(name, description),
    type: "image/png",
  };
  return {
    title: name,
    description,
    openGraph: { type: "website", siteName: SHARING.page.site, title: name, description, url: `${link}${query}`, images: [picture] },
    twitter: { card: "summary_large_image", title: name, description, images: [picture] },
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { share, reader } = await askedFor(props);
  const found = await find(share, reader);
  return { ...(found.kind === "shared" ? preview(found.sheet, found.link) : { title: nothingTitle(found) }), ...UNSEARCHED };
}

export default async function SharedArmyPage(props: Props) {
  const { share, reader, paper } = await askedFor(props);
  const found = await find(share, reader);
  if (found.kind !== "shared") return <NothingShared found={found} share={share} />;
  const { sheet, link, army, lists, tables, rules } = found;
  const whole = reader === "own" ? { army, lists, tables, rules } : null;
  const kind = whole ? linkKind(share) : "opponent";
  const papers = sharedPapers(share, reader);
  return (
    <div className="px-4 py-4 md:px-7 print:p-0">
      <div style={pageNumbers(paper)} className="sheet-measure mb-4 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-8">
          <p className="eyebrow">{WORDS.eyebrows[kind]}</p>
          <ArmyPapers papers={papers} here="sheet" reader={reader} />
        </div>
        <p className="mt-1 mb-3 text-soft">{WORDS.notes[kind]}</p>
        {whole && kind === "latest" && <ChangedSince share={share} army={army} lists={lists} />}
        <div className="flex flex-wrap items-start gap-x-8">
          <div className="min-w-0 flex-auto">
            <ShareActions share={share} link={link} name={sheet.name} whole={whole} isOwn={await isOwnShare(share, await headers())} />
          </div>
          <div className="-mt-[3px]">
            <SheetChoices papers={papers} reader={reader} paper={paper} />
          </div>
        </div>
      </div>
      <ArmySheetPage sheet={sheet} paper={paper} />
      <GlossaryCard />
    </div>
  );
}
